import Testing

@testable import Adapting

@Suite struct AttributeTests {
    /// As it stands, the compiler for Linux makes code of it that ends the program where an error of Swift's comes.
    @Test func `Every error can be caught as one of Objective-C's`() {
        #expect(
            adapted("do { try a() } catch let failure as NSError { b(failure) }")
                == "do { try a() } catch let _caught { let failure = _caught as NSError; b(failure) }")
        #expect(adapted("let code = (a.failure as? NSError)?.code").contains("(_nsError(of: a.failure)"))
        #expect(adapted("let b = a as! NSError").contains("let b = _nsError(of: a)!"))
        #expect(!adapted("let b = a as NSError").contains("_nsError"))
        for others in [
            "catch let failure as URLError {", "catch let failure as NSError where failure.code == 1 {", "catch {",
        ] {
            #expect(adapted("do { try a() } \(others) }") == "do { try a() } \(others) }")
        }
    }

    @Test func `Attributes of Objective-C become blanks, others stay`() {
        let source = """
            @objcMembers final class Card: UIView {
                @IBOutlet private weak var title: UILabel!
                @objc(closeCard:)
                @discardableResult dynamic func close(_ sender: Any) -> Bool { true }
            }
            """
        let expected = """
            \(spaces("@objcMembers")) final class Card: UIView {
                \(spaces("@IBOutlet")) private weak var title: UILabel!
                \(spaces("@objc(closeCard:)"))
                @discardableResult \(spaces("dynamic")) func close(_ sender: Any) -> Bool { true }
            }
            """
        #expect(withoutTables(adapted(source)) == expected)
    }

    @Test func `Layers are of the main actor, whatever their code says`() {
        let layer = "class Glow: CAGradientLayer { nonisolated override init(layer: Any) { super.init(layer: layer) } }"
        #expect(withoutTables(adapted(layer)) == layer.replacing("nonisolated", with: spaces("nonisolated")))
        for other in [
            "class Model: NSObject { nonisolated override init() { super.init() } }",
            "class Glow: CALayer { nonisolated static let width = 1 }",
            "class Glow: CALayer { nonisolated(unsafe) var width = 1 }",
        ] {
            #expect(adapted(other).contains("nonisolated"))
        }
    }

    @Test func `Who uses Observation imports it, as Apple's Foundation does for all`() {
        func head(_ source: String) -> String { String(adapted(source).prefix { $0 != "\n" }) }
        #expect(head("import Foundation\n@Observable class A {}") == "import Observation; import Foundation")
        #expect(
            head("import UIKit\nlet a = withObservationTracking { 1 } onChange: {}")
                == "import Observation; import UIKit")
        for other in [
            "import Foundation\nclass A { @Observable var a = 1 }", "import RxSwift\nlet a = Observable.just(1)",
            "import Observation\n@Observable class A {}",
        ] {
            #expect(head(other) == other.prefix { $0 != "\n" })
        }
    }

    @Test func `A protocol's property keeps nothing weakly`() {
        #expect(
            adapted("@objc protocol Owner: AnyObject { weak var card: Card? { get } }").contains(
                "      var card: Card?"))
    }

    /// Foundation here gives `CGFloat` functions of these names.
    @Test func `Smallest and largest of numbers are Swift's in an extension of CGFloat`() {
        #expect(
            adapted("extension CGFloat { var a: CGFloat { max(abs(self), 1) } }").contains(
                "Swift.max(Swift.abs(self), 1)"))
        #expect(!adapted("extension Double { var a: Double { max(abs(self), 1) } }").contains("Swift."))
        #expect(!adapted("extension CGFloat { var a: CGFloat { [self].max() ?? 0 } }").contains("Swift."))
    }

    /// `@convention(c)` with a selector is how a method is called; without one it is a function of C.
    @Test func `The convention of methods goes, that of functions stays`() {
        #expect(
            adapted("typealias A = @convention(c) (AnyObject, Selector, (() -> Void)?) -> Void")
                == "typealias A = \(spaces("@convention(c)")) (AnyObject, Selector, (() -> Void)?) -> Void")
        let function = "typealias A = @convention(c) (Int) -> Void"
        #expect(adapted(function) == function)
    }

    /// Core Animation makes such properties of layers, too, wherever their classes are.
    @Test func `Managed properties of layers are kept by their names`() {
        let source = """
            class Ring: Arc { @NSManaged weak var owner: Card! }
            class Arc: CAShapeLayer {}
            class Note: NSObject { @NSManaged var a: Int }
            """
        let lines = adapted(source).split(separator: "\n").map(String.init)
        #expect(
            lines[0]
                == "class Ring: Arc { \(spaces("@NSManaged")) \(spaces("weak")) var owner: Card! { get { _managedValue(\"owner\") } set { _setManagedValue(newValue, \"owner\") } } }"
        )
        #expect(lines[2] == "class Note: NSObject { \(spaces("@NSManaged")) var a: Int }")
    }

    /// The selectors are those that Core Data's documentation has for relationships to many.
    @Test func `Properties and methods of Core Data's objects read and change what the object keeps`() {
        let source = """
            import CoreData
            class Card: NSManagedObject {
                @NSManaged public var `default`: [String]? // words
                @NSManaged private(set) var a: Int16, b: Set<Card>
            }
            extension Card {
                @objc(addWordsObject:)
                @NSManaged public func addToWords(_ value: Card)
                @NSManaged func insert(_ rows: [Card], at indexes: NSIndexSet)
            }
            """
        let managed = { (name: String) in
            "{ get { _managedValue(\"\(name)\") } set { _setManagedValue(newValue, \"\(name)\") } }"
        }
        let expected = """
            import CoreData
            class Card: NSManagedObject {
                \(spaces("@NSManaged")) public var `default`: [String]? \(managed("default")) // words
                \(spaces("@NSManaged")) private(set) var a: Int16 \(managed("a")), b: Set<Card> \(managed("b"))
            }
            extension Card {
                \(spaces("@objc(addWordsObject:)"))
                \(spaces("@NSManaged")) public func addToWords(_ value: Card) { _callManaged("addWordsObject:", [value]) }
                \(spaces("@NSManaged")) func insert(_ rows: [Card], at indexes: NSIndexSet) { _callManaged("insert:at:", [rows, indexes]) }
            }
            """
        #expect(withoutTables(adapted(source)) == expected)
        // Parse has such properties, too, and other objects.
        #expect(
            withoutTables(adapted("import Parse\nclass Card: PFObject { @NSManaged var a: String? }"))
                == "import Parse\nclass Card: PFObject { \(spaces("@NSManaged")) var a: String? }")
    }

    @Test func `A file without them is read as it is`() {
        let files = [(path: "Plain.swift", bytes: Array("import UIKit\nclass Card: UIView {}\n".utf8))]
        #expect(ModuleAdapter().adapt(files)[0].bytes == nil)
    }

    /// Every object answers to it in Objective-C; SnapKit describes items with it.
    @Test func `Classes describe themselves`() {
        #expect(
            adapted("let a = type(of: object).description() + type(of: b.c).description(of: d) + e.description()\n")
                == "let a = classDescription(type(of: object)) + type(of: b.c).description(of: d) + e.description()\n")
        // As a library of animations names its layers.
        #expect(
            adapted("let keys = [CALayer.self.description(): 1, layer.self.description(): 2]")
                == "let keys = [classDescription(CALayer.self): 1, layer.self.description(): 2]")
    }

    /// SwiftPM's own file that runs tests asks so for Apple's XCTest.
    @Test func `Tests find the XCTest that is there`() {
        let question = "#if canImport(Darwin) // Not here.\nlet a = 1\n#endif\n"
        let answered = question.replacing("canImport(Darwin)", with: "false            ")
        let imported = "#if canImport(XCTest)\nimport XCTest\n#endif\n"
        #expect(adapted(question) == question)
        #expect(adapted(imported + question) == imported + answered)
    }

    @Test func `Parts of modules are imported with the whole`() {
        #expect(adapted("import os.log\nimport class UIKit.UIView\n") == "import os    \nimport class UIKit.UIView\n")
    }

    @Test func `A framework that is missing is not imported`() {
        #expect(adapted("import UIKit\nimport ClockKit\n") == "import UIKit\n               \n")
    }

    @Test func `Conditions have the answers of the simulator, and columns stay where there is room`() {
        let source = "#if os(iOS) && !targetEnvironment(simulator)\nlet a = 1\n#elseif os(macOS)\n#endif\n"
        let expected =
            "#if true    && !true                        \nlet a = 1\n#elseif os(macOS)\n#endif\n"
        #expect(adapted(source) == expected)
    }

    @Test func `Previews are left out`() {
        #expect(
            adapted("#Preview {\n    Card()\n}\nlet a = 1").split(separator: "\n").last == "let a = 1")
        #expect(!adapted("@available(iOS 17, *)\n#Preview(\"Card\") { Card() }").contains("Preview"))
        #expect(!adapted("struct Cards_Previews: PreviewProvider {\n}").contains("struct"))
    }

    @Test func `A key path is its text`() {
        #expect(adapted("let a = #keyPath(UIView.layer.opacity)") == #"let a = "layer.opacity""#)
        #expect(adapted("let a = #keyPath(title)") == #"let a = "title""#)
    }
}
