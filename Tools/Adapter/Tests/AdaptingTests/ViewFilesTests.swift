import Testing

@testable import Adapting

@Suite struct ViewFilesTests {
    @Test func `A view file declares a class that comes from a view, a cell or a controller`() {
        let sources = [
            "Card.swift": "class Card: Base {}",
            "Base.swift": "class Base: Module.FarBase, Sendable {}",
            "Row.swift": "enum Rows { final class Row: UITableViewCell {} }",
            "Old.swift": "class Old: OCDeck {}",
            "Screen.swift": "class Screen: MissingViewController {}",
            // No views: a plain class, a model, a class of a protocol, an extension, a coordinator.
            "Model.swift": "class HeaderView {}\nclass Model: NSObject {}\nclass Other: HeaderView {}",
            "Protocol.swift": "protocol CardView {}\nclass Presenter: CardView {}",
            "Extension.swift": "extension UIView {}",
            "Coordinator.swift": "class Coordinator: MissingCoordinator {}",
        ]
        let files = sources.sorted { $0.key < $1.key }.map { (path: $0.key, bytes: Array($0.value.utf8)) }
        let views = ViewFiles(
            files, after: ["FarBase": "UIControl"], headers: HeaderClasses("@interface OCDeck : UIView\n@end"))
        #expect(Set(views.classes.keys) == ["Base.swift", "Card.swift", "Old.swift", "Row.swift", "Screen.swift"])
        #expect(views.classes["Row.swift"] == ["Rows.Row"])
    }
}
