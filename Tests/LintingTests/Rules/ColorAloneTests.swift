import Maquette
import MaquetteDrawing
@testable import MaquetteLinting
import Testing

/// States that a hue alone tells apart, beside the same ones with something else.
///
/// The luminances are those of WCAG 2.2: #007AFF has 0.212, #FF3B30 0.238, black 0, white 1. So blue and red are 1.1 to 1,
/// and blue and black 5.2 to 1, which technique G183 takes for a difference in lightness.
@MainActor @Suite struct ColorAloneTests {
    private static let blue = "red=\"0\" green=\"0.478\" blue=\"1\""
    private static let red = "red=\"1\" green=\"0.231\" blue=\"0.188\""
    private static let black = "red=\"0\" green=\"0\" blue=\"0\""

    private static func color(_ key: String, _ components: String) -> String {
        "<color key=\"\(key)\" \(components) alpha=\"1\" colorSpace=\"custom\" customColorSpace=\"sRGB\"/>"
    }

    private func button(_ normal: String, _ selected: String, title: String = "", kind: String = "") -> String {
        """
        <button opaque="NO" contentMode="scaleToFill" buttonType="custom" id="tab"\(kind)>
        <rect key="frame" x="20" y="100" width="200" height="44"/>
        <state key="normal" title="Week">\(Self.color("titleColor", normal))</state>
        <state key="selected" \(title)>\(Self.color("titleColor", selected))</state>
        </button>
        """
    }

    @Test func `A button's title in another hue, and one that is lighter, or has another word`() throws {
        #expect(
            try Linted.markup(button(Self.blue, Self.red), rules: "color-alone").map(\.message) == [
                "only #007AFF and #FF3B30 tell its normal and its selected state apart"
            ])
        #expect(try Linted.markup(button(Self.black, Self.blue), rules: "color-alone").isEmpty)
        #expect(try Linted.markup(button(Self.blue, Self.red, title: "title=\"✓ Week\""), rules: "color-alone").isEmpty)
    }

    @Test func `A class of the app may draw its states itself`() throws {
        let own = button(Self.blue, Self.red, kind: " customClass=\"TabButton\"")
        #expect(try Linted.markup(own, rules: "color-alone").isEmpty)
    }

    @Test func `Images of one shape, and of two`() throws {
        func image(_ color: UIColor, isRound: Bool) -> UIImage {
            UIGraphicsImageRenderer(size: CGSize(width: 24, height: 24)).image { _ in
                color.setFill()
                let bounds = CGRect(x: 2, y: 2, width: 20, height: 20)
                (isRound ? UIBezierPath(ovalIn: bounds) : UIBezierPath(rect: bounds)).fill()
            }
        }
        let stage = Stage(scale: 1)
        let blue = UIColor(red: 0, green: 0.478, blue: 1, alpha: 1)
        let red = UIColor(red: 1, green: 0.231, blue: 0.188, alpha: 1)
        let round = try #require(PaintedShape(image(blue, isRound: true), on: stage))
        let other = try #require(PaintedShape(image(red, isRound: true), on: stage))
        let square = try #require(PaintedShape(image(red, isRound: false), on: stage))
        #expect(round.hasShape(of: other) && !round.hasShape(of: square))
        // The mean of the pixels that are covered, at the edge as well.
        #expect(round.color.distance(to: Color(red: 0, green: 0.478, blue: 1)) < 0.01)
        #expect(PaintedShape(UIImage(), on: stage) == nil)
    }

    @Test func `The dots of a page control`() throws {
        func pages(_ current: String) -> String {
            """
            <pageControl opaque="NO" contentMode="scaleToFill" numberOfPages="3" id="pages">
            <rect key="frame" x="20" y="100" width="200" height="26"/>
            \(Self.color("pageIndicatorTintColor", Self.blue))\(Self.color("currentPageIndicatorTintColor", current))
            </pageControl>
            """
        }
        #expect(
            try Linted.markup(pages(Self.red), rules: "color-alone").map(\.message) == [
                "only #007AFF and #FF3B30 tell the other pages and the current one apart"
            ])
        #expect(try Linted.markup(pages(Self.black), rules: "color-alone").isEmpty)
    }

    @Test func `The chosen segment`() throws {
        func segments(_ chosen: String) -> String {
            """
            <segmentedControl opaque="NO" contentMode="scaleToFill" segmentControlStyle="plain" selectedSegmentIndex="0" id="span">
            <rect key="frame" x="20" y="100" width="200" height="32"/>
            <segments><segment title="Day"/><segment title="Week"/></segments>
            \(Self.color("backgroundColor", Self.blue))\(Self.color("selectedSegmentTintColor", chosen))
            </segmentedControl>
            """
        }
        #expect(
            try Linted.markup(segments(Self.red), rules: "color-alone").map(\.message) == [
                "its chosen segment is #FF3B30 on #007AFF, and shows by nothing else"
            ])
        #expect(try Linted.markup(segments(Self.black), rules: "color-alone").isEmpty)
    }

    // Red at a fifth: over black #330000, 4.60 to 1 from red; over white #FFCCCC, 2.81 to 1.
    @Test func `A translucent colour is seen over what is around it`() throws {
        func segments(over ground: String) -> String {
            let red = "red=\"1\" green=\"0\" blue=\"0\""
            return """
                <view contentMode="scaleToFill" id="around">
                <rect key="frame" x="0" y="0" width="375" height="200"/>
                <subviews>
                <segmentedControl opaque="NO" contentMode="scaleToFill" selectedSegmentIndex="0" id="span">
                <rect key="frame" x="20" y="100" width="200" height="32"/>
                <segments><segment title="Day"/><segment title="Week"/></segments>
                \(Self.color("backgroundColor", red).replacingOccurrences(of: "alpha=\"1\"", with: "alpha=\"0.2\""))
                \(Self.color("selectedSegmentTintColor", red))
                </segmentedControl>
                </subviews>
                \(Self.color("backgroundColor", ground))
                </view>
                """
        }
        let white = "red=\"1\" green=\"1\" blue=\"1\""
        #expect(try Linted.markup(segments(over: white), rules: "color-alone").map(\.id) == ["span"])
        #expect(try Linted.markup(segments(over: Self.black), rules: "color-alone").isEmpty)
    }

    @Test func `Tabs in two hues, and in two that differ in lightness`() throws {
        func bar(_ others: String) -> String {
            """
            <tabBar contentMode="scaleToFill" id="tabs">
            <rect key="frame" x="0" y="600" width="375" height="49"/>
            \(Self.color("tintColor", Self.red))\(Self.color("unselectedItemTintColor", others))
            <items><tabBarItem title="Day" id="one"/><tabBarItem title="Week" id="two"/></items>
            </tabBar>
            """
        }
        #expect(
            try Linted.markup(bar(Self.blue), rules: "color-alone").map(\.message) == [
                "only #007AFF and #FF3B30 tell the other tabs and the chosen one apart"
            ])
        #expect(try Linted.markup(bar(Self.black), rules: "color-alone").isEmpty)
    }
}
