import MaquetteViewTestSupport
import Testing
import UIKit

@testable import MaquetteViewModel

/// Stacks of text: baselines along rows and columns, and lines that follow the width a stack leaves.
@MainActor @Suite struct StackTextTests {
    private func layout(
        _ stack: UIStackView, width: CGFloat, height: CGFloat? = nil, in root: UIView = .root(400, 400)
    ) -> UIView {
        stack.translatesAutoresizingMaskIntoConstraints = false
        root.addSubview(stack)
        stack.leftAnchor.constraint(equalTo: root.leftAnchor).isActive = true
        stack.topAnchor.constraint(equalTo: root.topAnchor).isActive = true
        stack.widthAnchor.constraint(equalToConstant: width).isActive = true
        if let height { stack.heightAnchor.constraint(equalToConstant: height).isActive = true }
        root.layoutIfNeeded()
        return root
    }

    @Test func textInAColumnWrapsAtTheStacksWidth() {
        let texts = [RunningText(250), RunningText(90)]
        let stack = UIStackView(arrangedSubviews: texts)
        stack.axis = .vertical
        stack.spacing = 5
        let root = layout(stack, width: 100)
        expectFrame(texts[0], 0, 0, 100, 30)
        expectFrame(texts[1], 0, 35, 100, 10)
        expectFrame(stack, 0, 0, 100, 45)
        #expect(root.layoutConflicts.isEmpty)
    }

    @Test func baselineRelativeSpacingRunsFromBaselineToBaseline() {
        let texts = [RunningText(150), RunningText(90)]
        let stack = UIStackView(arrangedSubviews: texts)
        stack.axis = .vertical
        stack.isBaselineRelativeArrangement = true
        stack.spacing = 30
        let root = layout(stack, width: 100)
        // Last baseline of the two lines at 18, so the next first baseline at 48, eight below its top.
        expectFrame(texts[0], 0, 0, 100, 20)
        expectFrame(texts[1], 0, 40, 100, 10)
        #expect(root.layoutConflicts.isEmpty)
    }

    @Test func firstBaselinesAreLevelAtTheTop() {
        let texts = [RunningText(40), RunningText(90)]
        let stack = UIStackView(arrangedSubviews: texts)
        stack.alignment = .lastBaseline
        texts[1].widthAnchor.constraint(equalToConstant: 45).isActive = true
        let root = layout(stack, width: 85)
        // One line against two: the last baselines are level, so the first text starts a line lower.
        expectFrame(texts[0], 0, 10, 40, 10)
        expectFrame(texts[1], 40, 0, 45, 20)
        expectFrame(stack, 0, 0, 85, 20)
        stack.alignment = .firstBaseline
        root.layoutIfNeeded()
        expectFrame(texts[0], 0, 0, 40, 10)
        expectFrame(texts[1], 40, 0, 45, 20)
        // Recorded: two labels of 20.5 in a stack of 37.5 begin at 17.
        stack.heightAnchor.constraint(equalToConstant: 50).isActive = true
        root.layoutIfNeeded()
        expectFrame(texts[0], 0, 30, 40, 10)
        expectFrame(texts[1], 40, 30, 45, 20)
    }

    /// Interface Builder recorded such a row of 354 points in CovPass's ListItemView.xib, beside an image of 25 points: the texts are 280.5
    /// and 32.5 wide, where the second is "Test": what the image, the gaps and the second leave. Pictures of iOS show these rows with an
    /// empty second text, too.
    @Test(arguments: [0, 33]) func aTextThatMustHaveItsOwnWidthSharesNone(width: CGFloat) {
        let (texts, image) = ([RunningText(45), RunningText(width)], SizedView(25, 25))
        texts[1].setContentHuggingPriority(.required, for: .horizontal)
        texts[1].setContentCompressionResistancePriority(.required, for: .horizontal)
        image.setContentHuggingPriority(.required, for: .horizontal)
        let stack = UIStackView(arrangedSubviews: texts + [image])
        stack.spacing = 8
        stack.alignment = .top
        let root = layout(stack, width: 354, height: 25)
        #expect(texts.map(\.frame.width) == [313 - width, width])
        #expect(root.layoutConflicts.isEmpty)
    }

    @Test func systemSpacingIsEight() {
        let views = [SizedView(10, 10), SizedView(20, 10)]
        let stack = UIStackView(arrangedSubviews: views)
        stack.spacing = UIStackView.spacingUseSystem
        _ = layout(stack, width: 38, height: 10)
        expectFrame(views[1], 18, 0, 20, 10)
    }

    @Test func withEveryViewHiddenNothingContradicts() {
        let views = [SizedView(10, 10), SizedView(20, 10)]
        for view in views { view.isHidden = true }
        let root = layout(UIStackView(arrangedSubviews: views), width: 100, height: 10)
        #expect(root.layoutConflicts.isEmpty)
        #expect(views.allSatisfy { $0.frame.width == 0 })
    }

    @Test func aHiddenViewAtAnEndLeavesNoGap() {
        let views = [SizedView(10, 10), SizedView(20, 10), SizedView(30, 10)]
        views[0].isHidden = true
        let stack = UIStackView(arrangedSubviews: views)
        stack.spacing = 6
        _ = layout(stack, width: 56, height: 10)
        expectFrame(views[1], 0, 0, 20, 10)
        expectFrame(views[2], 26, 0, 30, 10)
    }

    @Test func stacksInStacksLayOutAtEveryScale() {
        for scale: CGFloat in [1, 2, 3] {
            atScale(scale) {
                let rows = (0..<3).map { _ in
                    let row = UIStackView(arrangedSubviews: [UIView(), UIView(), UIView()])
                    row.distribution = .fillEqually
                    row.spacing = 10
                    return row
                }
                let stack = UIStackView(arrangedSubviews: rows)
                stack.axis = .vertical
                stack.distribution = .fillEqually
                stack.spacing = 10
                _ = layout(stack, width: 320, height: 140)
                // (320 - 20) / 3 and (140 - 20) / 3
                expectFrame(rows[2], 0, 100, 320, 40)
                expectFrame(rows[2].arrangedSubviews[1], 110, 0, 100, 40)
            }
        }
    }

    // MARK: Texts that wrap

    private func wrapping(_ text: String, hugging: Float = 250) -> UILabel {
        let label = UILabel()
        label.text = text
        label.numberOfLines = 0
        label.setContentHuggingPriority(UILayoutPriority(hugging), for: .horizontal)
        return label
    }

    private func row(_ views: [UIView], width: CGFloat, release: SystemRelease = .standard) {
        Headless.with {
            $0.release = release
        } perform: {
            let row = UIStackView(arrangedSubviews: views)
            row.spacing = 8
            _ = layout(row, width: width, height: 60)
        }
    }

    /// Recorded by two repositories: buttons with configurations are 85 wide each, three in a row of 315 with 30 between.
    @Test func textsThatWrapAreAsWideAsEachOther() {
        let labels = [wrapping("Short"), wrapping("Some more words than that"), wrapping("A")]
        row(labels, width: 316)
        expectWidths(labels, [100, 100, 100])
        let buttons = ["On", "Switch off"].map { title in
            var configuration = UIButton.Configuration.plain()
            configuration.title = title
            return UIButton(configuration: configuration)
        }
        row(buttons, width: 208)
        expectWidths(buttons, [100, 100])
    }

    /// The formula of rdar://41192642 with two views and 8 points between: 0.5 x 208 - 4, above any resistance and hugging
    /// but what is stronger than 760. A text alone has had no share since iOS 15.
    @Test func untilIOS14EveryTextThatWrapsHasAnEvenShare() {
        for (release, hugging, expected) in [
            (SystemRelease.iOS14, 251, 100), (.iOS14, 759, 100), (.iOS14, 800, 158), (.iOS18, 751, 158),
        ] as [(SystemRelease, Float, CGFloat)] {
            let (label, box) = (wrapping("Some words"), SizedView(42, 20))
            box.setContentHuggingPriority(UILayoutPriority(hugging), for: .horizontal)
            row([label, box], width: 208, release: release)
            expectWidths([label, box], [expected, 200 - expected])
        }
    }

    /// Recorded: 193 and 181 of 382. The second label hugs the lines that it has in half of the row.
    @Test func aTextThatHugsIsAsWideAsItsLinesInItsShare() {
        let labels = [wrapping("Background refresh of apps is on"), wrapping("Unlimited refreshing", hugging: 1000)]
        row(labels, width: 208)
        let lines = labels[1].sizeThatFits(CGSize(width: 100, height: 1000)).width
        #expect(lines < 99)
        expectWidths(labels, [200 - lines, lines])
    }

    @Test func aShareFollowsTheNumberOfLines() {
        let labels = [wrapping("Short"), wrapping("Some more words")]
        let stack = UIStackView(arrangedSubviews: labels)
        let root = layout(stack, width: 300, height: 60)
        expectWidths(labels, [150, 150])
        let alone = labels[1].sizeThatFits(CGSize(width: 1000, height: 1000)).width
        labels[0].numberOfLines = 1
        root.layoutIfNeeded()
        expectWidths(labels, [300 - alone, alone])
    }

    private func expectWidths(_ views: [UIView], _ widths: [CGFloat], sourceLocation: SourceLocation = #_sourceLocation)
    {
        #expect(views.map(\.frame.width) == widths, sourceLocation: sourceLocation)
    }
}
