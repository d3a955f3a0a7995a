import Testing

@testable import Adapting

/// The file that makes screens, as text. How each type can be made is what its declaration says.
@Suite struct MakerWriterTests {
    private func text(_ files: [String], screens: [String] = ["Board"], known: [String] = []) -> [String] {
        let sources = files.enumerated().map { SourceFile(path: "\($0).swift", bytes: Array($1.utf8)) }
        let facts = sources.map { MakerFactsCollector.facts(of: $0) }
        let index = MakerIndex(own: facts, others: [])
        let handedDown = Set(facts.flatMap(\.handedDown)).sorted()
        let names = MakerWriter.names(for: screens + known, handedDown, index)
        let words = sources.reduce(into: OwnWords.Found()) {
            $0.add(OwnWords.found(in: $1, of: names, globals: index.globals))
        }
        var writer = MakerWriter(index, words)
        let made = writer.text(
            screens.map { MakerWriter.Screen(symbol: "maquette_preview_x_\($0)", type: $0, kind: .controller) },
            known: known, handedDown: handedDown)
        return made.text.split(separator: "\n").map(String.init).filter {
            $0.hasPrefix("GivenProperties") || $0.hasPrefix("making.")
        }
    }

    @Test func `Values are made as their types say, down to what needs nothing`() {
        let made = text([
            """
            class Board: UIViewController { init(model: Model, kind: Kind, tap: @escaping (Card) -> Void) {} }
            class Model { init(loader: any Loading, cards: [Card]) {} }
            protocol Loading {}
            final class LiveLoader: Loading { private init() {} }
            struct MockLoader: Loading { let session: Session }
            struct Session {}
            enum Kind { case open(by: Person) }
            struct Person { let name: String; var age = 3; static let sample = Person(name: "A") }
            """
        ])
        #expect(
            made == [
                "GivenProperties.make(Model.self) { try Model(loader: MaquetteCuts.value(), cards: MaquetteCuts.value()) }",
                "GivenProperties.needsArguments(Model.self)",
                "GivenProperties.make(Kind.self) { try Kind.open(by: MaquetteCuts.value()) }",
                "GivenProperties.prefer(MockLoader.self, for: (any Loading).self)",
                "GivenProperties.prefer(LiveLoader.self, for: (any Loading).self)",
                "GivenProperties.make(Person.self, isOwn: true) { try Person.sample }",
                "GivenProperties.make(Person.self, isOwn: true) { try Person(name: \"A\") }",
                "GivenProperties.make(Person.self) { try Person(name: MaquetteCuts.value()) }",
                "GivenProperties.make(MockLoader.self) { try MockLoader(session: MaquetteCuts.value()) }",
                "GivenProperties.needsArguments(LiveLoader.self)",
                "GivenProperties.make(Session.self) { try Session() }",
                "making.addController { try Board(model: MaquetteCuts.value(), kind: MaquetteCuts.value(), tap: MaquetteCuts.value()) }",
            ])
    }

    @Test func `Objects that views expect from above are made as the app makes them`() {
        let made = text(
            [
                """
                struct Home: View {
                    @Environment(Player.self) private var player
                    @EnvironmentObject var score: Score
                    @Environment(\\.dismiss) private var dismiss
                }
                @main struct App { @StateObject private var score = Score(points: 3, store: .shared) }
                @Observable final class Player { var name = "" }
                final class Score: ObservableObject { init(points: Int, store: ModelContext) {} }
                """
            ], screens: [])
        #expect(
            made == [
                "GivenProperties.make(Player.self) { try Player() }",
                "GivenProperties.make(Score.self, isOwn: true) { try Score(points: 3, store: .shared) }",
                "GivenProperties.make(Score.self) { try Score(points: MaquetteCuts.value(), store: MaquetteCuts.value()) }",
                "GivenProperties.needsArguments(Score.self)",
                "GivenProperties.make(ModelContext.self) { try ModelContext(ModelContainer(for: Schema([]))) }",
            ])
    }

    @Test func `The project's own words come first, then its functions, then its initialisers`() {
        let made = text([
            "class Board: UIViewController { init(title: String, count: Int) {} }",
            """
            func show(count: Int) { push(Board(title: "A", count: 3)); push(Board(title: "B", count: count)) }
            enum Boards { static func empty() -> Board { Board(title: "", count: 0) } }
            """,
        ]).filter { $0.hasPrefix("making") }
        #expect(
            made == [
                "making.addController { try Board(title: \"\", count: 0) }",
                "making.addController { try Board(title: \"A\", count: 3) }",
                "making.addController { try Boards.empty() }",
                "making.addController { try Board(title: \"B\", count: MaquetteCuts.value()) }",
                "making.addController { try Board(title: MaquetteCuts.value(), count: MaquetteCuts.value()) }",
            ])
    }

    @Test func `A controller of a storyboard is made by functions alone`() {
        let made = text(
            [
                "class Board: UIViewController { var model: Model!; static func make(with model: Model) -> Board { board } }",
                "class Model { init(name: String) {} }",
                "class Scene { func makeBoard() -> Board { .make(with: Model(name: \"A\")) } }",
            ], screens: [], known: ["Board"])
        #expect(made.contains("GivenProperties.show(Board.self) { try Board.make(with: MaquetteCuts.value()) }"))
        #expect(made.contains("GivenProperties.show(Board.self) { try (MaquetteCuts.value() as Scene).makeBoard() }"))
        #expect(!made.contains { $0.contains("try Board()") })
    }

    /// Of VIPER: the assembly gives a controller of any class, whose own properties it sets.
    @Test func `A function that gives some controller makes the one that its last line returns`() {
        let made = text(
            [
                """
                class Board: UIViewController { var presenter: Presenter? }
                class Presenter { init(board: Board) {} }
                enum Boards {
                    static func assemble() -> UIViewController {
                        let board = Board()
                        board.presenter = Presenter(board: board)
                        return UINavigationController(rootViewController: board)
                    }
                    static func load(_ name: String) -> UIViewController {
                        let board = story.instantiateViewController(withIdentifier: name) as! Board
                        return board
                    }
                    static func other() -> UIViewController { Other() }
                }
                """
            ], screens: [], known: ["Board"])
        #expect(
            made.filter { $0.contains("show") } == [
                "GivenProperties.show(Board.self, isOwn: true) { try Boards.assemble() as? UIViewController }",
                "GivenProperties.show(Board.self) { try Boards.load(MaquetteCuts.value()) as? UIViewController }",
            ])
    }

    @Test func `A function of a protocol makes each class that conforms`() {
        let made = text(
            [
                """
                protocol Modelled: Loaded { associatedtype Model; var model: Model? { get set } }
                protocol Loaded {}
                extension Loaded { static func load() -> Self { fatalError() } func copy() -> Self { self } }
                extension Modelled { static func load(with model: Model) -> Self { load() } }
                class Base: UIViewController, Modelled { var model: Int? }
                class Board: Base {}
                """
            ], screens: [], known: ["Board"])
        #expect(
            made == [
                "GivenProperties.show(Board.self, isOwn: true) { try Board.load() }",
                "GivenProperties.show(Board.self) { try Board.load(with: MaquetteCuts.value()) }",
            ])
    }

    @Test func `A controller whose coder alone is refused has more from its creator`() {
        let refusing = "required init?(coder: NSCoder) { fatalError(\"no\") }"
        let making = "init?(coder: NSCoder, model: Model) { super.init(coder: coder) }"
        let model = "class Model { init(name: String) {} }"
        #expect(
            text(["class Board: UIViewController { \(making) \(refusing) }", model], screens: [], known: ["Board"]) == [
                "GivenProperties.make(Model.self) { try Model(name: MaquetteCuts.value()) }",
                "GivenProperties.needsArguments(Model.self)",
                "GivenProperties.create(Board.self) { coder in try Board(coder: coder, model: MaquetteCuts.value()) }",
            ])
        let willing =
            "class Board: UIViewController { \(making) required init?(coder: NSCoder) { super.init(coder: coder) } }"
        #expect(!text([willing, model], screens: [], known: ["Board"]).contains { $0.contains("create") })
    }

    @Test func `What code sets on a controller that it shows is set`() {
        let made = text(
            [
                """
                class Board: UIViewController {
                    var user: User!; var place: Int?; var mark: Int?; var done = false
                    var model: Model?; var size: Size?; weak var list: List?
                }
                """,
                "struct User { var name: String }; struct Size { var width: Int }; class Model { init(list: List) {} }",
                """
                class List: UIViewController {
                    lazy var other: Board = { Board.load() }()
                    lazy var model: Model = { Model(list: self) }()
                    func go(size: Size) { other.model = model; other.size = size; other.list = self }
                    func open(name: String) {
                        let board = Board()
                        board.user = User(name: "A")
                        board.done = true
                        board.mark = nil
                        show(board)
                    }
                    override func prepare(for segue: UIStoryboardSegue, sender: Any?) {
                        guard let board = segue.destination as? Board else { return }
                        board.user = User(name: segue.name)
                        board.place = 3
                    }
                }
                """,
            ], screens: [], known: ["Board"])
        #expect(
            made.filter { $0.contains("handOver") } == [
                "GivenProperties.handOver(\"model\", \\Board.model) { try (Model(list: MaquetteCuts.value())) }",
                "GivenProperties.handOver(\"place\", \\Board.place) { try 3 }",
                "GivenProperties.handOver(\"user\", \\Board.user) { try User(name: \"A\") }",
            ])
    }

    @Test func `Parameters of a class are what it asks for, and those of its base what it says`() {
        let made = text(
            [
                """
                class Base<Model: AnyObject>: UIViewController { init(model: Model) {} }
                class Board: Base<BoardModel> {}
                class BoardModel { init(size: Int) {} }
                class List<Model: ListModel, Row: Rowing, Other>: Base<Model> {}
                class ListModel { init(count: Int) {} }
                protocol Rowing {}
                struct OneRow: Rowing {}
                class Pair<Row: Rowing>: UIViewController {}
                """, "let pair = Pair<OneRow>(nibName: nil)",
            ], screens: ["Board", "List", "Pair"])
        #expect(
            made == [
                "GivenProperties.make(BoardModel.self) { try BoardModel(size: MaquetteCuts.value()) }",
                "GivenProperties.needsArguments(BoardModel.self)",
                "GivenProperties.make(ListModel.self) { try ListModel(count: MaquetteCuts.value()) }",
                "GivenProperties.needsArguments(ListModel.self)",
                "making.addController { try Board(model: MaquetteCuts.value()) }",
                "making.addController { try List<ListModel, OneRow, Int>(model: MaquetteCuts.value()) }",
                "making.addController { try Pair<OneRow>(nibName: nil) }",
                "making.addController { try Pair<OneRow>() }",
            ])
    }

    @Test func `A navigation controller has what the project puts into one`() {
        let made = text(
            [
                "class Bar: UINavigationController {}",
                "class Start { let bar = Bar(rootViewController: Home()); func other(_ x: Home) { _ = Bar(rootViewController: x) } }",
            ], screens: [], known: ["Bar"])
        #expect(made == ["GivenProperties.show(Bar.self, isOwn: true) { try Bar(rootViewController: Home()) }"])
    }

    @Test func `Names within types, aliases and generic types are known`() {
        let made = text([
            """
            class Board: UIViewController { enum Mode { case one(Int) }
              init(mode: Mode, box: Box<Mode>, both: Both) {} }
            final class Box<Value> { init(_ value: Value) {} }
            protocol A {}
            protocol B {}
            typealias Both = A & B
            class Two: A, B { init(mode: Board.Mode) {} }
            class One: A {}
            class Three: Both {}
            """
        ])
        #expect(made.contains("GivenProperties.make(Board.Mode.self) { try Board.Mode.one(MaquetteCuts.value()) }"))
        #expect(
            made.contains("GivenProperties.make(Box<Board.Mode>.self) { try Box<Board.Mode>(MaquetteCuts.value()) }"))
        #expect(made.contains("GivenProperties.prefer(Two.self, for: (any A & B).self)"))
        #expect(made.contains("GivenProperties.prefer(Three.self, for: (any A & B).self)"))
        #expect(!made.contains { $0.contains("prefer(One") })
    }

    @Test func `What the compiler refuses costs its own line`() throws {
        var text = MakerText()
        text.rows = ["one", "two"]
        text.screens = [.init(symbol: "a", name: "A", ways: ["x", "y"]), .init(symbol: "b", name: "B", ways: ["z"])]
        let lines = text.text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
        func complaint(_ word: String) throws -> Complaint {
            Complaint(path: "f", line: try #require(lines.firstIndex(of: word)) + 1, column: 1, message: "no")
        }
        let rest = try #require(text.without(linesOf: [complaint("two"), complaint("x"), complaint("z")]))
        #expect(rest.rows == ["one"] && rest.symbols == ["a"] && rest.text.contains("\ny\n"))
        #expect(text.without(linesOf: [Complaint(path: "f", line: 99, column: 1, message: "no")]) == nil)
    }
}
