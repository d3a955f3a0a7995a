import Testing

/// What stands for a value whose code was cut out. The plainest of each type follows from its declaration: nil, false, zero,
/// nothing in it, and of an enumeration the first case that needs no value.
@Suite(.enabled(if: Toolset.file != nil), .serialized) struct PlainestValueTests {
    @Test func `Something stands for values of the project's own types, on any thread`() throws {
        let package = try Toolset.Package([
            "Package.swift": """
            // swift-tools-version:5.9
            import PackageDescription
            let package = Package(name: "Checks", targets: [.executableTarget(name: "checks")])
            """,
            "Sources/checks/main.swift": """
            import MaquetteCuts
            import UIKit

            struct Header { let name: String; var tags: [Int]; var next: Date?; let inner: Inner }
            struct Inner { var rate: Double; var side: Side; var load: Load; let text: NSAttributedString }
            enum Side: String, CaseIterable { case left, right }
            enum Load { case done(String), failed(any Error), idle, busy }
            enum Box<T> { case some(T), none(Int), empty }
            final class Badge: UIView {
                let label = UILabel()
                override init(frame: CGRect) { super.init(frame: frame); addSubview(label) }
                required init?(coder: NSCoder) { fatalError() }
            }
            final class Row: UITableViewCell {
                let badge = Badge()
            }
            final class Screen: UIViewController { let badge = Badge() }
            final class Store: NSObject { var number = 7 }

            func value<T>() -> T { MaquetteCuts.cut("main.swift") }
            let header: Header = value()
            print(header.name.isEmpty, header.tags, header.next as Any, header.inner.rate, header.inner.side)
            print(header.inner.load, header.inner.text.length)
            class Model { let name: String; var size: CGFloat; weak var owner: Model?; let parts: [Model]; init?(coder: NSCoder) { nil } }
            final class Card: Model { var color: UIColor; let header: Header; init() { fatalError() } }
            let card: Card = value()
            print(card.name.isEmpty, card.size, card.owner == nil, card.parts.count, card.color.cgColor.alpha, card.header.tags)
            let box: Box<Header> = value()
            print(box)
            let (width, amount, small): (CGFloat, Decimal, UInt8) = (value(), value(), value())
            print(width, amount, small)
            for arguments in [["#FF8000"], ["0xFF8000", CGFloat(0.5)], [0xFF8000], ["F80"], ["FF800080"], ["none"], [255]] as [[Any]] {
                let parts = MaquetteCuts.color(arguments).components!.map { Int(($0 * 255).rounded()) }
                print(parts)
            }
            let pair: (one: Inner, two: Int) = value()
            print(pair.one.rate, pair.two)
            let outcomes: (Swift.Result<Date?, any Error>, Swift.Result<[Int], Load>, Swift.Result<() async -> Void, Side>) = value()
            print(outcomes.0, outcomes.1, outcomes.2)
            extension Side: Error {}
            extension Load: Error {}
            let badge: Badge = value(), row: Row = value(), screen: Screen = value(), store: Store = value()
            print(badge.subviews.count, row.badge.label.text as Any, screen.badge.frame, store.number)
            let (bundle, price, names, calendar): (Bundle, NSDecimalNumber, NSArray, Calendar) = (value(), value(), value(), value())
            print(bundle === Bundle.main, price, names.count, calendar.identifier)
            let (edge, tap, path): (NSLayoutConstraint, UITapGestureRecognizer, UIBezierPath) = (value(), value(), value())
            (edge.isActive, edge.constant) = (true, 8)
            print(edge.isActive, edge.constant, tap.view == nil, path.isEmpty)
            let pages: UIPageViewController = value()
            let (title, tab, flow): (UINavigationItem, UITabBarItem, UICollectionViewLayout) = (value(), value(), value())
            print(pages.viewControllers?.count ?? 0, title.title ?? "", tab.badgeValue as Any, flow.collectionView == nil)
            final class Result: @unchecked Sendable { var size: CGSize?; var isLabel = false }
            let result = Result()
            let thread = Thread {
                let image: UIImage = value()
                let label: UILabel = value()
                (result.size, result.isLabel) = (image.size, type(of: label) == UILabel.self)
            }
            thread.start()
            while !thread.isFinished { usleep(1000) }
            print(result.size!, result.isLabel)
            """,
        ])
        defer { package.remove() }
        // That the place was reached is said besides.
        let lines = try package.output(of: "checks").split(separator: "\n").filter { !$0.hasPrefix("left out:") }
        #expect(
            lines.joined(separator: "\n") == """
                true [] nil 0.0 left
                idle 0
                true 0.0 true 0 0.0 []
                empty
                0.0 0 0
                [255, 128, 0, 255]
                [255, 128, 0, 128]
                [255, 128, 0, 255]
                [255, 136, 0, 255]
                [255, 128, 0, 128]
                [0, 0]
                [0, 0, 255, 255]
                0.0 0
                success(nil) success([]) failure(checks.Side.left)
                1 nil (0.0, 0.0, 0.0, 0.0) 7
                true 0 0 gregorian
                true 8.0 true true
                0  nil true
                (0.0, 0.0) true
                """)
    }
}
