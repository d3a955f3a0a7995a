import Testing

/// What Realm's documentation says of its collections: their order, what is told when, and what a second object of a primary
/// key does.
@Suite(.enabled(if: Toolset.file != nil), .serialized) struct RealmModuleTests {
    @Test func `A store in memory is as Realm documents it`() throws {
        let lines = try StandInProgram.output(Self.program, modules: ["RealmSwift"]).split(separator: "\n")
            .map(String.init)
        #expect(
            lines == [
                "default: '' 0 nil 0", "empty: 0 true", #"dogs: ["Rex", "Ada", "Bo"]"#,
                #"sorted: ["Ada", "Bo", "Rex"] ["Rex", "Bo", "Ada"]"#,
                #"filtered: ["Rex"] ["Rex"] ["Ada", "Bo"]"#, #"walked: 2 ["Bo", "Rex", "Ada"]"#,
                #"owned: ["Rex", "Ada"]"#, "numbers: 9 4 2 3.0", "key: 3 12", #"list: ["Ada", "Rex"] 1"#,
                "cancelled: 3 false", "failed: 3", "initial 3", "deleted: true 3", "update [0] [2] []",
                "configured: true false", #"nested: 7 ["Kit"] Tom"#, "Dog {", "\tname = Kit;", "\tage = 1;",
                "\towner = Person;", "}",
            ])
    }

    @Test func `Screens that keep their objects in a Realm are alive`() throws {
        let fixture = try AppFixture([
            "App/Dogs.swift": """
            import RealmSwift
            import UIKit
            final class Dog: Object {
                @objc dynamic var name = ""
                @objc dynamic var age = 0
                override static func primaryKey() -> String? { "name" }
            }
            final class Dogs: UITableViewController {
                private let realm = try! Realm()
                private lazy var dogs: Results<Dog> = realm.objects(Dog.self).sorted(byKeyPath: "age")
                private var token: NotificationToken?
                override func viewDidLoad() {
                    super.viewDidLoad()
                    try! realm.write { for (age, name) in ["Rex", "Ada", "Bo"].enumerated() {
                        let dog = Dog()
                        (dog.name, dog.age) = (name, 10 - age)
                        realm.add(dog, update: .modified)
                    } }
                    let made = realm.objects(Dog.self).count + Dog(value: ["name": "Cat", "age": 3] as [String: Any]).age
                    precondition(made == 6)
                    title = dogs.filter("age > %d AND name BEGINSWITH[c] 'r'", 8).first?.name
                    token = dogs.observe { [weak self] change in
                        switch change {
                        case .initial: self?.tableView.reloadData()
                        case .update(_, let deletions, let insertions, _): print(deletions, insertions)
                        case .error(let error): print(error)
                        }
                    }
                }
                override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { dogs.count }
                override func tableView(_ tableView: UITableView, cellForRowAt path: IndexPath) -> UITableViewCell {
                    let cell = UITableViewCell()
                    cell.textLabel?.text = dogs[path.row].name
                    return cell
                }
            }
            """
        ])
        let module = try #require(try fixture.build().modules.first)
        #expect(module.standIns == ["RealmSwift"] && module.absentModules.isEmpty)
        #expect((module.viewFilesMissingNothing, module.viewFiles) == (1, 1))
        #expect(module.cuts.isEmpty && module.isCompiled)
        #expect(try fixture.preview(["app", fixture.path, "-o", fixture.path + "/out"]) == 0)
    }

    private static let program = """
        import Foundation
        import RealmSwift

        final class Dog: Object {
            @Persisted(primaryKey: true) var name: String
            @Persisted var age: Int
            @Persisted var owner: Person?
        }
        final class Person: Object {
            @Persisted var name = "Eve"
            @Persisted var dogs: List<Dog>
            @Persisted(originProperty: "owner") var owned: LinkingObjects<Dog>
        }
        final class House: Object {
            @Persisted var number: Int
            @Persisted var dogs: List<Dog>
        }
        let blank = Dog()
        print("default: '\\(blank.name)'", blank.age, blank.owner == nil ? "nil" : "one", Person().dogs.count)
        let realm = try Realm()
        let dogs = realm.objects(Dog.self)
        func names(_ dogs: some Sequence<Dog>) -> [String] { dogs.map { $0.name } }
        print("empty:", dogs.count, dogs.first == nil)
        let eve = Person()
        try realm.write {
            realm.add(eve)
            for (name, age) in [("Rex", 4), ("Ada", 2), ("Bo", 3)] {
                let owner: Any = name == "Bo" ? NSNull() : eve
                realm.add(Dog(value: ["name": name, "age": age, "owner": owner] as [String: Any]))
            }
        }
        print("dogs:", names(dogs))
        let byAge = [SortDescriptor(keyPath: "age", ascending: false)]
        print("sorted:", names(dogs.sorted(byKeyPath: "name")), names(dogs.sorted(by: byAge)))
        let young = dogs.where { $0.age < 4 && !($0.name == "Rex") }
        print("filtered:", names(dogs.filter("age > 3")), names(dogs.where { $0.age > 3 }), names(young))
        // Nobody comes before everybody
        print("walked:", dogs.filter("owner.name == %@", "Eve").count, names(dogs.sorted(byKeyPath: "owner.name")))
        print("owned:", names(eve.owned))
        let (sum, most, least): (Int, Int?, Int?) = (
            dogs.sum(ofProperty: "age"), dogs.max(ofProperty: "age"), dogs.min(ofProperty: "age")
        )
        print("numbers:", sum, most!, least!, (dogs.average(ofProperty: "age") as Double?)!)
        try realm.write { realm.add(Dog(value: ["name": "Ada", "age": 12] as [String: Any]), update: .modified) }
        print("key:", dogs.count, realm.object(ofType: Dog.self, forPrimaryKey: "Ada")?.age ?? 0)
        try realm.write {
            eve.dogs.append(objectsIn: dogs.filter("age > 3"))
            eve.dogs.move(from: 1, to: 0)
        }
        print("list:", names(eve.dogs), eve.dogs.index(of: dogs[0])!)
        let rex = dogs[0]
        realm.beginWrite()
        realm.delete(dogs)
        realm.cancelWrite()
        print("cancelled:", dogs.count, rex.isInvalidated)
        struct Wrong: Error {}
        try? realm.write {
            realm.deleteAll()
            throw Wrong()
        }
        print("failed:", dogs.count)
        let token = dogs.observe { change in
            switch change {
            case .initial(let all): print("initial", all.count)
            case .update(_, let deletions, let insertions, let modifications): print("update", deletions, insertions, modifications)
            case .error(let error): print(error)
            }
        }
        RunLoop.main.run(until: Date(timeIntervalSinceNow: 0.05))
        try realm.write {
            realm.delete(rex)
            realm.create(Dog.self, value: ["name": "Kim"])
        }
        print("deleted:", rex.isInvalidated, dogs.count)
        RunLoop.main.run(until: Date(timeIntervalSinceNow: 0.05))
        token.invalidate()
        // The name of a store in memory tells it from others
        let other = try Realm(configuration: Realm.Configuration(inMemoryIdentifier: "other"))
        print("configured:", other.isEmpty, realm.isEmpty)
        // Objects within others are given by their values, in a dictionary or in the order of the properties
        let house = House(value: ["number": 7, "dogs": [["Kit", 1, ["name": "Tom"]] as [Any]]] as [String: Any])
        print("nested:", house.number, names(house.dogs), house.dogs[0].owner?.name ?? "nil")
        print(house.dogs[0])
        """
}
