import MaquetteTesting
import XCTest

/// What teams build around assertions: devices, strategies and helpers of their own.
final class HelperTests: XCTestCase {
    override func setUp() {
        super.setUp()
        isRecording = false
        diffTool = "ksdiff"
    }

    override func tearDown() {
        diffTool = nil
        super.tearDown()
    }

    func testDeviceOfOnesOwn() {
        verify(PlainScreen(), on: .small)
    }

    func testStrategyBuiltOnAnother() {
        assertSnapshot(of: Badge(width: 20), as: .image)
        assertSnapshot(of: Badge(width: 20), as: .width)
    }

    func testStrategyThatLooksOn() {
        var strategy = Snapshotting<UIView, UIImage>.image(traits: .init(displayScale: 1))
        let render = strategy.snapshot
        var sizes: [CGSize] = []
        strategy.snapshot = { view in
            .init { callback in
                render(view).run { image in
                    sizes.append(image.size)
                    callback(image)
                }
            }
        }
        assertSnapshot(of: Badge(width: 20).view, as: strategy)
        XCTAssertEqual(sizes, [CGSize(width: 40, height: 40)])
    }

    @available(*, deprecated)
    func testOlderNames() {
        let view = Badge(width: 20).view
        assertSnapshot(matching: view, as: .image(traits: .init(displayScale: 1)), named: "badge", record: false)
        assertSnapshots(matching: view, as: [.frames])
        XCTAssertNil(verifySnapshot(matching: view, as: .frames, named: "badge", record: record))
    }

    private func verify(
        _ controller: UIViewController, on config: ViewImageConfig, record: Bool = false, file: StaticString = #file,
        testName: String = #function, line: UInt = #line
    ) {
        let traits = UITraitCollection { traits in
            traits.displayScale = 1
            traits.displayGamut = .SRGB
        }
        let failure = verifySnapshot(
            of: controller, as: .image(on: config, traits: traits), named: "screen", record: record, file: file,
            testName: testName, line: line)
        guard let message = failure else { return }
        XCTFail(message, file: file, line: line)
    }
}

extension ViewImageConfig {
    static let small = ViewImageConfig(
        safeArea: .init(top: 10, left: 0, bottom: 0, right: 0), size: .init(width: 240, height: 120),
        traits: .init(traitsFrom: [.init(forceTouchCapability: .available), .init(userInterfaceIdiom: .phone)]))
}

struct Badge {
    var width: CGFloat

    var view: UIView {
        let view = UIView(frame: CGRect(x: 0, y: 0, width: 40, height: 40))
        view.backgroundColor = .white
        let badge = UIView(frame: CGRect(x: 4, y: 4, width: width, height: 8))
        badge.backgroundColor = .red
        view.addSubview(badge)
        return view
    }
}

extension Snapshotting where Value == Badge, Format == UIImage {
    static var image: Snapshotting {
        Snapshotting<UIView, UIImage>.image(precision: 1, size: nil, traits: .init(displayScale: 1)).pullback {
            $0.view
        }
    }
}

extension Diffing where Value == CGFloat {
    static let points = Diffing(
        toData: { Data("\($0)".utf8) }, fromData: { CGFloat(Double(String(decoding: $0, as: UTF8.self)) ?? 0) },
        diff: { old, new in
            guard old != new else { return nil }
            let attachment = XCTAttachment(string: "\(new)")
            attachment.name = "width"
            return ("\(new) instead of \(old)", [attachment])
        })
}

extension Snapshotting where Value == Badge, Format == CGFloat {
    static let width = Snapshotting(pathExtension: "txt", diffing: .points) { $0.width }
}
