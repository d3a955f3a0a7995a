import Foundation
import Testing

/// Apps whose code names what R.swift or SwiftGen would have made. The uses are those that the tools' documentation shows.
@Suite(.enabled(if: AppFixture.adapter != nil && Toolset.file != nil), .serialized) struct AccessorAppTests {
    private static let resources = [
        "App/Assets.xcassets/card-icon.imageset/Contents.json": "{}",
        "App/Assets.xcassets/brand.colorset/Contents.json": "{}",
        "App/en.lproj/Localizable.strings": "\"alert.title\" = \"Title\";\n\"count\" = \"%d of %@\";\n",
        "App/Main.storyboard": """
        <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" targetRuntime="iOS.CocoaTouch"
        initialViewController="a"><scenes><scene sceneID="s"><objects>
        <viewController storyboardIdentifier="Start" id="a" customClass="Start" customModule="App"><connections>
        <segue destination="b" kind="show" identifier="goOn" id="c"/></connections></viewController></objects></scene>
        <scene sceneID="t"><objects><viewController id="b" customClass="Next" customModule="App"/></objects></scene>
        </scenes></document>
        """,
        "App/Row.xib": """
        <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" targetRuntime="iOS.CocoaTouch"><objects>
        <placeholder placeholderIdentifier="IBFilesOwner" id="-1"/>
        <tableViewCell reuseIdentifier="row" id="b" customClass="Row" customModule="App"/></objects></document>
        """,
    ]

    private func alive(_ files: [String: String]) throws -> AppFixture.Report.Module {
        let fixture = try AppFixture(Self.resources.merging(files) { $1 })
        let module = try #require(try fixture.build().modules.first)
        #expect(module.isCompiled)
        #expect(module.cuts.map { "\($0.path):\($0.line)" } == [])
        #expect(module.stubs == [] && module.members == [])
        return module
    }

    @Test func `Code that names R is alive`() throws {
        let module = try alive([
            "App/Start.swift": """
            import Rswift
            import UIKit
            class Start: UITableViewController {
                override func viewDidLoad() {
                    super.viewDidLoad()
                    title = R.string.localizable.alertTitle() + R.string.localizable.count(2, "three")
                    view.backgroundColor = R.color.brand()
                    view.tintColor = UIColor(resource: R.color.brand)
                    let icon: UIImage? = R.image.cardIcon()
                    tableView.register(R.nib.row)
                    tableView.backgroundView = UIImageView(image: icon)
                    print(R.reuseIdentifier.row.identifier, R.nib.row.name)
                }
                override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
                    let row = tableView.dequeueReusableCell(withIdentifier: R.reuseIdentifier.row, for: indexPath)!
                    row.fill()
                    return row
                }
                override func prepare(for segue: UIStoryboardSegue, sender: Any?) {
                    if let info = R.segue.start.goOn(segue: segue) { info.destination.number = 3 }
                }
                func goOn() {
                    performSegue(withIdentifier: R.segue.start.goOn, sender: self)
                    let other: Start? = R.storyboard.main.start()
                    let first: Start? = R.storyboard.main.instantiateInitialViewController()
                    let row: Row? = R.nib.row(withOwner: nil)
                    print(other as Any, first as Any, row as Any)
                }
            }
            class Next: UIViewController { var number = 0 }
            class Row: UITableViewCell { func fill() {} }
            """
        ])
        #expect(module.viewFiles == 1 && module.viewFilesMissingNothing == 1)
    }

    @Test func `Code that names the classes of a data model is alive`() throws {
        let module = try alive([
            "App/Shop.xcdatamodeld/Shop 2.xcdatamodel/contents": """
            <model><entity name="Cart" representedClassName="Cart" codeGenerationType="class">
            <attribute name="count" optional="YES" attributeType="Integer 32" usesScalarValueType="YES"/>
            <attribute name="title" attributeType="String"/>
            <relationship name="items" optional="YES" toMany="YES" destinationEntity="Item" inverseName="cart"/>
            </entity><entity name="Item" representedClassName=".Item" codeGenerationType="category">
            <attribute name="price" optional="YES" attributeType="Decimal"/>
            <relationship name="cart" optional="YES" maxCount="1" destinationEntity="Cart" inverseName="items"/>
            </entity></model>
            """,
            "App/Start.swift": """
            import CoreData
            import UIKit
            public class Item: NSManagedObject, Identifiable {
                @objc(addWords:) @NSManaged func add(words: NSSet)
            }
            class Start: UIViewController {
                let container = NSPersistentContainer(name: "Shop")
                override func viewDidLoad() {
                    super.viewDidLoad()
                    container.loadPersistentStores { _, error in if let error = error { fatalError("\\(error)") } }
                    let cart = Cart(context: container.viewContext)
                    (cart.count, cart.title) = (2, "first")
                    let item = Item(context: container.viewContext)
                    cart.addToItems(item)
                    try? container.viewContext.save()
                    let request: NSFetchRequest<Cart> = Cart.fetchRequest()
                    request.sortDescriptors = [NSSortDescriptor(key: "title", ascending: true)]
                    let carts = (try? container.viewContext.fetch(request)) ?? []
                    title = carts.first?.title
                    view.tag = Int(carts.first?.count ?? 0) + (item.cart?.items?.count ?? 0) + (item.price?.intValue ?? 0)
                }
            }
            class Next: UIViewController {}
            class Row: UITableViewCell {}
            """,
        ])
        #expect(module.viewFiles == 1 && module.viewFilesMissingNothing == 1)
    }

    @Test func `Code that names SwiftGen's types is alive`() throws {
        let module = try alive([
            "swiftgen.yml": """
            input_dir: App
            output_dir: App/Generated
            strings:
              inputs: en.lproj
              outputs:
                templateName: structured-swift5
                output: Strings.swift
            xcassets:
              inputs: [Assets.xcassets]
              outputs:
                - templateName: swift5
                  output: Assets.swift
            ib:
              inputs:
                - .
              outputs:
                - templateName: scenes-swift5
                  output: Scenes.swift
                - templateName: segues-swift5
                  output: Segues.swift
            """,
            "App/Start.swift": """
            import UIKit
            class Start: UIViewController {
                override func viewDidLoad() {
                    super.viewDidLoad()
                    title = L10n.Alert.title + L10n.count(2, "three")
                    view.backgroundColor = Asset.brand.color
                    view.tintColor = UIColor(asset: Asset.brand)
                    view.addSubview(UIImageView(image: Asset.cardIcon.image))
                    perform(segue: StoryboardSegue.Main.goOn)
                    let other: Start = StoryboardScene.Main.start.instantiate()
                    let first = StoryboardScene.Main.initialScene.instantiate()
                    print(other, first)
                }
                override func prepare(for segue: UIStoryboardSegue, sender: Any?) {
                    switch StoryboardSegue.Main(segue) {
                    case .goOn?: break
                    case nil: break
                    }
                }
            }
            class Next: UIViewController {}
            class Row: UITableViewCell {}
            """,
        ])
        #expect(module.viewFiles == 1 && module.viewFilesMissingNothing == 1)
    }

    /// Who wrote files of these names is believed.
    @Test func `Files that are there are not made`() throws {
        let module = try alive([
            "swiftgen.yml": """
            strings:
              inputs: App/en.lproj
              outputs:
                - templateName: structured-swift5
                  output: App/Strings.swift
            """,
            "App/Strings.swift":
                "enum L10n { static let own = \"own\" }\nenum R { enum image { static let own = 1 } }\n",
            "App/Start.swift": """
            import UIKit
            class Start: UIViewController { let texts = [L10n.own, "\\(R.image.own)"] }
            class Next: UIViewController {}
            class Row: UITableViewCell {}
            """,
        ])
        #expect(module.viewFilesMissingNothing == 1)
    }
}
