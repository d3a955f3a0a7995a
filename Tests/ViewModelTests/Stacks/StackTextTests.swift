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
}
