import Foundation
import Testing

/// The adapter does not link UIKit: it has the hierarchy of UIKit's classes as a table, which is written from the classes'
/// declarations. With `MAQUETTE_RECORD` set, it is written anew.
@Suite struct UIKitHierarchyTests {
    static let table = RoomMap.folder.appending(path: "Tools/Adapter/Sources/Adapting/UIKitHierarchy.swift")
    /// Where classes with UIKit's names are declared.
    static let rooms = ["Strings", "ViewModel", "UIKit"]

    @Test func `The adapter's table has every class of UIKit with the class above it`() throws {
        let text = Self.text(of: try Self.superclasses())
        if ProcessInfo.processInfo.environment["MAQUETTE_RECORD"] != nil {
            try text.write(to: Self.table, atomically: true, encoding: .utf8)
        }
        #expect(try String(contentsOf: Self.table, encoding: .utf8) == text, "record it with MAQUETTE_RECORD=1")
    }

    /// From the headers of UIKit: a button is a control, which is a view, which is a responder.
    @Test(arguments: [
        ("UIButton", "UIControl"), ("UIControl", "UIView"), ("UIView", "UIResponder"), ("UIResponder", "NSObject"),
        ("UIColorWell", "UIControl"), ("UIInputView", "UIView"), ("UIListContentView", "UIView"),
        ("UIFontPickerViewController", "UIViewController"), ("CAShapeLayer", "CALayer"),
    ])
    func `The declarations are read`(name: String, above: String) throws {
        #expect(try Self.superclasses()[name] == above)
    }

    private static func superclasses() throws -> [String: String] {
        let declaration = #/^(?:@\w+(?:\(.*?\))? )*(?:open|public)(?: final)? class (\w+)(?:<[^>]*>)?: (\w+)/#
        var all: [String: String] = [:]
        for file in rooms.flatMap({ Imports.files(below: RoomMap.folder.appending(path: "Sources/\($0)")) }) {
            for line in try String(contentsOf: file, encoding: .utf8).split(separator: "\n") {
                if let match = line.prefixMatch(of: declaration) { all[String(match.1)] = String(match.2) }
            }
        }
        // What follows the colon of a class without a superclass is a protocol.
        return all.filter { !$0.key.hasPrefix("_") && (all[$0.value] != nil || $0.value == "NSObject") }
    }

    private static func text(of superclasses: [String: String]) -> String {
        let rows = superclasses.sorted { $0.key < $1.key }.map { "        \"\($0.key)\": \"\($0.value)\"," }
        return """
            /// The class above each class of UIKit. Written by `UIKitHierarchyTests` from the declarations of the classes.
            enum UIKitHierarchy {
                static let superclasses: [String: String] = [
            \(rows.joined(separator: "\n"))
                ]

                /// Whether a class of UIKit is another one or is below it.
                static func isKind(_ name: String, of ancestor: String) -> Bool {
                    var current: String? = name
                    while let class_ = current {
                        if class_ == ancestor { return true }
                        current = superclasses[class_]
                    }
                    return false
                }
            }

            """
    }
}
