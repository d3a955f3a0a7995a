import MaquetteViewTestSupport
import Testing

@testable import SwiftLayout

/// What expressions come to, as constraints of the view `one` in `root`.
@MainActor @Suite struct ExpressionTests {
    let trio = Trio()

    func expect(
        _ equations: String..., sourceLocation: SourceLocation = #_sourceLocation,
        @AnchorsBuilder from build: () -> Anchors
    ) {
        let found = trio.equations(build().constraints(item: trio.one, toItem: trio.root))
        #expect(found == equations, sourceLocation: sourceLocation)
    }

    @Test(arguments: AnchorsXAxisAttribute.allCases) func horizontalPlaces(_ attribute: AnchorsXAxisAttribute) {
        let name = "\(attribute)"
        let inward = ["right", "trailing", "rightMargin", "trailingMargin"].contains(name) ? "- 11" : "+ 11"
        expect(
            "one.\(name) == root.\(name)", "one.\(name) == root.\(name) + 11", "one.\(name) == root.\(name) \(inward)",
            "one.\(name) >= root.\(name)", "one.\(name) <= root.\(name) \(inward)", "one.\(name) == two.\(name) + 11",
            "one.\(name) >= two.\(name) \(inward)", "one.\(name) <= two.\(name)"
        ) {
            AnchorsExpression(xAxis: attribute)
            AnchorsExpression(xAxis: attribute).equalToSuper(constant: 11)
            AnchorsExpression(xAxis: attribute).equalToSuper(inwardOffset: 11)
            AnchorsExpression(xAxis: attribute).greaterThanOrEqualToSuper()
            AnchorsExpression(xAxis: attribute).lessThanOrEqualToSuper(inwardOffset: 11)
            AnchorsExpression(xAxis: attribute).equalTo(trio.two, constant: 11)
            AnchorsExpression(xAxis: attribute).greaterThanOrEqualTo(trio.two, inwardOffset: 11)
            AnchorsExpression(xAxis: attribute).lessThanOrEqualTo(trio.two)
        }
    }

    @Test(arguments: AnchorsYAxisAttribute.allCases) func verticalPlaces(_ attribute: AnchorsYAxisAttribute) {
        let name = "\(attribute)"
        let inward = ["bottom", "bottomMargin"].contains(name) ? "- 11" : "+ 11"
        expect(
            "one.\(name) == root.\(name)", "one.\(name) >= root.top \(inward)", "one.\(name) <= root.bottom + 11",
            "one.\(name) == two.top \(inward)", "one.\(name) >= two.bottom", "one.\(name) <= two.centerY + 11",
            "one.\(name) == two.top", "one.\(name) >= two.bottom \(inward)", "one.\(name) <= two.centerY + 11"
        ) {
            AnchorsExpression(yAxis: attribute)
            AnchorsExpression(yAxis: attribute).greaterThanOrEqualToSuper(attribute: .top, inwardOffset: 11)
            AnchorsExpression(yAxis: attribute).lessThanOrEqualToSuper(attribute: .bottom, constant: 11)
            AnchorsExpression(yAxis: attribute).equalTo(trio.two, attribute: .top, inwardOffset: 11)
            AnchorsExpression(yAxis: attribute).greaterThanOrEqualTo(trio.two, attribute: .bottom)
            AnchorsExpression(yAxis: attribute).lessThanOrEqualTo(trio.two, attribute: .centerY, constant: 11)
            AnchorsExpression(yAxis: attribute).equalTo(trio.two.topAnchor)
            AnchorsExpression(yAxis: attribute).greaterThanOrEqualTo(trio.two.bottomAnchor, inwardOffset: 11)
            AnchorsExpression(yAxis: attribute).lessThanOrEqualTo(trio.two.centerYAnchor, constant: 11)
        }
    }

    @Test(arguments: AnchorsDimensionAttribute.allCases) func lengths(_ attribute: AnchorsDimensionAttribute) {
        let name = "\(attribute)"
        expect(
            "one.\(name) == root.\(name)", "one.\(name) == 11", "one.\(name) >= 12", "one.\(name) <= 13",
            "one.\(name) == root.width + 2", "one.\(name) >= two.height", "one.\(name) <= two.width - 3",
            "one.\(name) == two.height", "one.\(name) >= two.height + 1", "one.\(name) <= two.width"
        ) {
            AnchorsExpression(dimensions: attribute)
            AnchorsExpression(dimensions: attribute).equalTo(constant: 11)
            AnchorsExpression(dimensions: attribute).greaterThanOrEqualTo(constant: 12)
            AnchorsExpression(dimensions: attribute).lessThanOrEqualTo(constant: 13)
            AnchorsExpression(dimensions: attribute).equalToSuper(attribute: .width, constant: 2)
            AnchorsExpression(dimensions: attribute).greaterThanOrEqualTo(trio.two, attribute: .height)
            AnchorsExpression(dimensions: attribute).lessThanOrEqualTo(trio.two, attribute: .width, inwardOffset: -3)
            AnchorsExpression(dimensions: attribute).equalTo(trio.two.heightAnchor)
            AnchorsExpression(dimensions: attribute).greaterThanOrEqualTo(trio.two.heightAnchor, constant: 1)
            AnchorsExpression(dimensions: attribute).lessThanOrEqualTo(trio.two.widthAnchor)
        }
    }

    @Test func anchorsOfEveryHorizontalKind() {
        expect(
            "one.left == two.left", "one.right >= two.right - 3", "one.leading <= two.leading + 3",
            "one.centerX == two.trailing", "one.trailing == two.centerX + 3"
        ) {
            Anchors.left.equalTo(trio.two.leftAnchor)
            Anchors.right.greaterThanOrEqualTo(trio.two.rightAnchor, inwardOffset: 3)
            Anchors.leading.lessThanOrEqualTo(trio.two.leadingAnchor, constant: 3)
            Anchors.centerX.equalTo(trio.two.trailingAnchor)
            Anchors.trailing.equalTo(trio.two.centerXAnchor, constant: 3)
        }
    }

    @Test func guidesAndTheirAnchors() {
        expect(
            "one.top == root.safeArea.top", "one.bottom == root.margins.bottom - 2",
            "one.leading == root.safeArea.leading + 1"
        ) {
            Anchors.top.equalTo(trio.root.safeAreaLayoutGuide)
            Anchors.bottom.equalTo(trio.root.layoutMarginsGuide, inwardOffset: 2)
            Anchors.leading.equalTo(trio.root.safeAreaLayoutGuide.leadingAnchor, constant: 1)
        }
    }

    @Test func anAnchorMayBeOfAViewInNoTree() {
        let view = UIView()
        let anchors = Anchors.top.equalTo(view.bottomAnchor)
        #expect(anchors.constraints.map(\.toAttribute) == [.bottom])
    }

    @Test func severalAttributesInAChain() {
        expect(
            "one.top == root.top", "one.bottom == root.bottom", "one.width == 10", "one.height == 10",
            "one.leading == two.leading + 4", "one.trailing == two.trailing - 4", "one.top == two.top + 4"
        ) {
            Anchors.top.bottom
            Anchors.width.height.equalTo(constant: 10)
            Anchors.leading.trailing.top.equalTo(trio.two, inwardOffset: 4)
        }
    }

    @Test func mixedChainsRelateEachToItsLike() {
        expect(
            "one.centerX == root.centerX", "one.bottom == root.bottom", "one.width == root.width",
            "one.top >= two.top + 1", "one.left >= two.left + 1", "one.height <= root.height + 1",
            "one.trailing <= root.trailing - 1", "one.top <= two.top", "one.leading <= two.leading",
            "one.top >= root.top - 1", "one.right >= root.right - 1", "one.top == two.top + 2",
            "one.left == two.left + 2",
            "one.bottom <= two.bottom - 2", "one.left <= two.left + 2"
        ) {
            Anchors.centerX.bottom.width
            Anchors.top.left.greaterThanOrEqualTo(trio.two, constant: 1)
            Anchors.height.trailing.lessThanOrEqualToSuper(inwardOffset: 1)
            Anchors.top.leading.lessThanOrEqualTo(trio.two)
            Anchors.top.right.greaterThanOrEqualToSuper(constant: -1)
            Anchors.top.left.equalTo(trio.two, constant: 2)
            Anchors.bottom.left.lessThanOrEqualTo(trio.two, inwardOffset: 2)
        }
    }

    @Test func everyAttributeFollowsEveryKind() {
        func names(_ expression: AnchorsMixedExpression) -> [String] {
            expression.defaultExpression().constraints.map { "\($0.attribute)" }
        }
        let others = [
            "centerX", "leading", "trailing", "left", "right", "centerXWithinMargins", "leftMargin", "rightMargin",
            "leadingMargin", "trailingMargin", "centerY", "top", "bottom", "firstBaseline", "lastBaseline",
            "centerYWithinMargins", "topMargin", "bottomMargin", "height", "width",
        ]
        let mixed = Anchors.top.left
            .centerX.leading.trailing.left.right.centerXWithinMargins.leftMargin.rightMargin.leadingMargin
            .trailingMargin
            .centerY.top.bottom.firstBaseline.lastBaseline.centerYWithinMargins.topMargin.bottomMargin.height.width
        #expect(names(mixed) == ["top", "left"] + others)
        let x = Anchors.centerX.leading.trailing.left.right.centerXWithinMargins.leftMargin.rightMargin.leadingMargin
            .trailingMargin
        let y = Anchors.centerY.top.bottom.firstBaseline.lastBaseline.centerYWithinMargins.topMargin.bottomMargin
        #expect(names(x.centerY) == Array(others[0..<10]) + ["centerY"])
        #expect(names(y.width) == Array(others[10..<18]) + ["width"])
        #expect(names(Anchors.height.width.left) == ["height", "width", "left"])
        let fromX = [
            Anchors.left.centerY, Anchors.left.top, Anchors.left.bottom, Anchors.left.firstBaseline,
            Anchors.left.lastBaseline, Anchors.left.centerYWithinMargins, Anchors.left.topMargin,
            Anchors.left.bottomMargin, Anchors.left.height, Anchors.left.width,
        ]
        #expect(fromX.map { names($0)[1] } == Array(others[10...]))
        let fromLength = [
            Anchors.width.centerX, Anchors.width.leading, Anchors.width.trailing, Anchors.width.left,
            Anchors.width.right, Anchors.width.centerXWithinMargins, Anchors.width.leftMargin,
            Anchors.width.rightMargin, Anchors.width.leadingMargin, Anchors.width.trailingMargin,
            Anchors.width.centerY, Anchors.width.top, Anchors.width.bottom, Anchors.width.firstBaseline,
            Anchors.width.lastBaseline, Anchors.width.centerYWithinMargins, Anchors.width.topMargin,
            Anchors.width.bottomMargin,
        ]
        #expect(fromLength.map { names($0)[1] } == Array(others[..<18]))
    }

    @Test func thePairsAndSides() {
        expect(
            "one.leading == root.leading", "one.trailing == root.trailing", "one.top == root.top",
            "one.bottom == root.bottom"
        ) {
            Anchors.horizontal
            Anchors.vertical
        }
        expect(
            "one.top == root.top + 3", "one.bottom == root.bottom - 3", "one.leading == root.leading + 3",
            "one.trailing == root.trailing - 3"
        ) { Anchors.allSides.equalToSuper(inwardOffset: 3) }
        expect("one.top == two.top", "one.leading == two.leading", "one.trailing == two.trailing") {
            Anchors.cap.equalTo(trio.two)
        }
        expect("one.bottom == root.bottom", "one.leading == root.leading", "one.trailing == root.trailing") {
            Anchors.shoe
        }
    }

    @Test func sizesAndCenters() {
        expect("one.width == root.width", "one.height == root.height") { Anchors.size }
        expect("one.width == 3", "one.height == 4") { Anchors.size.equalTo(width: 3, height: 4) }
        expect("one.width == 3", "one.height == 4") { Anchors.size.equalTo(CGSize(width: 3, height: 4)) }
        expect("one.width == two.width + 3", "one.height == two.height - 4") {
            Anchors.size.equalTo(trio.two, widthOffset: 3, heightOffset: -4)
        }
        expect("one.width == root.width", "one.height == root.height + 4") {
            Anchors.size.equalToSuper(heightOffset: 4)
        }
        expect("one.centerX == root.centerX", "one.centerY == root.centerY") { Anchors.center }
        expect("one.centerX == root.centerX", "one.centerY == root.centerY + 30") {
            Anchors.center.equalToSuper(yOffset: 30)
        }
        expect("one.centerX == two.centerX + 1", "one.centerY == two.centerY") {
            Anchors.center.equalTo(trio.two, xOffset: 1)
        }
    }

    @Test func multipliersAndPrioritiesCountForTheWholeStatement() {
        expect(
            "one.width == two.width * 0.25 + 3 @250", "one.height == two.height * 0.25 @250",
            "one.top == root.top * 10", "one.width == root.width @750", "one.height == root.height @750",
            "one.leading == root.leading @1", "one.top == root.top @1"
        ) {
            Anchors.size.equalTo(trio.two, widthOffset: 3).multiplier(0.25).priority(.defaultLow)
            Anchors.sl.top.multiplier(10)
            Anchors.size.priority(.defaultHigh)
            Anchors.leading.top.priority(UILayoutPriority(1))
        }
    }

    @Test func controlFlow() {
        func build(_ flag: Bool, _ number: Int, _ extra: Anchors?) -> [String] {
            @AnchorsBuilder func anchors() -> Anchors {
                if flag {
                    Anchors.top
                } else {
                    Anchors.bottom
                    Anchors.width
                }
                switch number {
                case 0: Anchors.left
                case 1: Anchors.right
                default: Anchors.centerX.centerY
                }
                for constant in 0..<number { Anchors.height.equalTo(constant: CGFloat(constant)) }
                if number > 1 { Anchors.firstBaseline }
                extra
            }
            return anchors().constraints.map {
                "\($0.attribute)\($0.toItem == .deny ? Int($0.constant).description : "")"
            }
        }
        #expect(build(true, 0, nil) == ["top", "left"])
        #expect(build(false, 1, Anchors.leading.equalToSuper()) == ["bottom", "width", "right", "height0", "leading"])
        #expect(
            build(true, 2, nil) == ["top", "centerX", "centerY", "height0", "height1", "firstBaseline"])
    }

    @Test func optionalExpressionsMayBeMissing() {
        var width: AnchorsExpression<AnchorsDimensionAttribute>?
        var mixed: AnchorsMixedExpression?
        expect {
            width
            mixed
        }
        width = Anchors.width
        mixed = Anchors.leading.top
        expect("one.width == root.width", "one.leading == root.leading", "one.top == root.top") {
            width
            mixed
        }
    }

    @Test func attributesAndTheirNamesInUIKit() {
        for attribute in AnchorsXAxisAttribute.allCases {
            #expect(AnchorsXAxisAttribute(attribute: attribute.attribute) == attribute)
            #expect("\(attribute.attribute)" == "\(attribute)")
        }
        for attribute in AnchorsYAxisAttribute.allCases {
            #expect(AnchorsYAxisAttribute(attribute: attribute.attribute) == attribute)
            #expect("\(attribute.attribute)" == "\(attribute)")
        }
        for attribute in AnchorsDimensionAttribute.allCases {
            #expect(AnchorsDimensionAttribute(attribute: attribute.attribute) == attribute)
        }
        #expect(AnchorsXAxisAttribute(attribute: .top) == nil && AnchorsYAxisAttribute(attribute: .width) == nil)
        #expect(AnchorsDimensionAttribute(attribute: .left) == nil)
        #expect(
            AnchorsXAxisAttribute.allCases.count + AnchorsYAxisAttribute.allCases.count
                + AnchorsDimensionAttribute.allCases.count == 20)
    }
}
