import Foundation
import Testing

/// Members that extensions of UIKit's classes declare, and that classes have as well: through Objective-C each is found where it is.
@Suite(.enabled(if: AppFixture.adapter != nil && Toolset.file != nil), .serialized) struct ExtensionMemberAppTests {
    @Test func `A class has an initialiser that an extension of a class above has`() throws {
        let fixture = try AppFixture([
            "App/Frames.swift": """
            import UIKit
            extension UIView {
                @objc public convenience init(x: CGFloat, y: CGFloat) { self.init(frame: CGRect(x: x, y: y, width: 1, height: 1)) }
                convenience init(side: CGFloat) { self.init(frame: CGRect(x: 0, y: 0, width: side, height: side)) }
            }
            """,
            "App/Square.swift": """
            import UIKit
            class Square: UIButton {
                let isOwn: Bool
                init(x: CGFloat, y: CGFloat) {
                    isOwn = true
                    super.init(frame: CGRect(x: x, y: y, width: 2, height: 2))
                }
                override init(frame: CGRect) {
                    isOwn = false
                    super.init(frame: frame)
                }
                required init?(coder: NSCoder) { nil }
            }
            final class RedSquare: Square {
                override init(x: CGFloat, y: CGFloat) {
                    super.init(x: x, y: y)
                    backgroundColor = .red
                }
                override init(frame: CGRect) { super.init(frame: frame) }
                required init?(coder: NSCoder) { nil }
            }
            let squares = [Square(x: 1, y: 1), RedSquare(x: 2, y: 2)]
            let views = [UIView(x: 1, y: 2), UILabel(x: 1, y: 2), UIView(side: 3), Square(side: 3)]
            final class SquaresView: UIView {
                override init(frame: CGRect) {
                    super.init(frame: frame)
                    // A square that the extension makes is not its own.
                    let wrong = squares.filter { !$0.isOwn }.count + (Square(side: 3).isOwn ? 1 : 0)
                    precondition(wrong == 0 && squares[0].frame.width == 2 && views[1].frame.width == 1)
                    addSubview(squares[1])
                    print("of its own")
                }
                required init?(coder: NSCoder) { nil }
            }
            """,
        ])
        let module = try #require(try fixture.build().modules.first)
        #expect(module.isCompiled && module.left == [])
        #expect(module.cuts.map(\.line) == [] && module.viewFilesMissingNothing == 1)
        let shown = try fixture.run([
            "app", fixture.path, "-o", fixture.path + "/shown", "--report", fixture.path + "/shown.json",
        ])
        #expect((shown.output + shown.errors).contains("of its own"))
    }

    /// An extension of UIKit's own class replaces what that does: here it is never called, and what is in it compiles.
    @Test func `An extension observes a property of a class of UIKit's`() throws {
        let fixture = try AppFixture([
            "App/Bar.swift": """
            import UIKit
            extension UINavigationBar {
                open override var bounds: CGRect {
                    didSet {
                        if oldValue != bounds { setNeedsLayout() }
                    }
                }
                open override var isHidden: Bool {
                    willSet(isHiding) { if isHiding { removeFromSuperview() } }
                }
                func after() { bounds = .zero }
            }
            final class BarView: UIView {
                override var bounds: CGRect { didSet { setNeedsLayout() } }
            }
            """
        ])
        let module = try #require(try fixture.build().modules.first)
        #expect(module.isCompiled && module.left == [])
        #expect(Set(module.cuts.map(\.kind)) == ["override"] && Set(module.cuts.map(\.line)) == [3, 8])
        #expect(module.viewFilesMissingNothing == 1)
    }

    @Test func `Selectors name what every object has`() throws {
        let fixture = try AppFixture([
            "App/Names.swift": """
            import UIKit
            final class NamesView: UIView {
                let key = NSSortDescriptor(key: NSStringFromSelector(#selector(NSObject.description)), ascending: true)
                let other = #selector(getter: NSObject.description)
                let hashing = [#selector(getter: NSObjectProtocol.hash), #selector(NSObject.copy)]
                let own = #selector(NSObject.blink)
                let moved = #selector(getter: UIView.alpha)
            }
            extension NSObject { @objc func blink() {} }
            """,
            "App/Grid.swift": """
            import UIKit
            final class Grid: UICollectionView {
                init() {
                    super.init(frame: .zero, collectionViewLayout: UICollectionViewFlowLayout())
                    backgroundColor = .white
                }
                required init?(coder: NSCoder) { nil }
            }
            class OtherGrid: UICollectionView {
                convenience init() { self.init(frame: .zero, collectionViewLayout: UICollectionViewFlowLayout()) }
            }
            class Table: UITableView {
                init() { super.init(frame: .zero, style: .plain) }
                required init?(coder: NSCoder) { nil }
            }
            final class GridView: UIView {
                let grid = Grid()
                let others: [UIView] = [OtherGrid(), Table()]
            }
            """,
        ])
        let module = try #require(try fixture.build().modules.first)
        #expect(module.isCompiled && module.left == [])
        #expect(module.cuts.map { "\($0.line) \($0.path)" } == [] && module.viewFilesMissingNothing == 2)
    }
}
