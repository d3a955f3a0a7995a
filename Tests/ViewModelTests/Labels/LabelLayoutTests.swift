import Testing
import UIKit

/// Labels that constraints lay out, at three pixels a point.
@MainActor @Suite struct LabelLayoutTests {
    private let root = UIView(frame: CGRect(x: 0, y: 0, width: 200, height: 400))

    private func add(_ text: String, lines: Int = 1) -> UILabel {
        let label = UILabel()
        label.text = text
        label.numberOfLines = lines
        label.translatesAutoresizingMaskIntoConstraints = false
        root.addSubview(label)
        return label
    }

    @Test func aLabelIsAsLargeAsItsText() {
        let label = add("Text")
        NSLayoutConstraint.activate([
            label.topAnchor.constraint(equalTo: root.topAnchor, constant: 10),
            label.leadingAnchor.constraint(equalTo: root.leadingAnchor, constant: 20),
        ])
        root.layoutIfNeeded()
        #expect(abs(label.frame.minX - 20) < 1e-9)
        #expect(abs(label.frame.minY - 10) < 1e-9)
        #expect(label.frame.size == label.intrinsicContentSize)
    }

    @Test func theHeightFollowsTheSolvedWidthInOneLayout() {
        let label = add("one two three four five six seven eight nine ten", lines: 0)
        let below = UIView()
        below.translatesAutoresizingMaskIntoConstraints = false
        root.addSubview(below)
        NSLayoutConstraint.activate([
            label.topAnchor.constraint(equalTo: root.topAnchor),
            label.leadingAnchor.constraint(equalTo: root.leadingAnchor, constant: 40),
            label.trailingAnchor.constraint(equalTo: root.trailingAnchor, constant: -40),
            below.topAnchor.constraint(equalTo: label.bottomAnchor, constant: 8),
            below.leadingAnchor.constraint(equalTo: root.leadingAnchor),
            below.widthAnchor.constraint(equalToConstant: 10), below.heightAnchor.constraint(equalToConstant: 10),
        ])
        root.layoutIfNeeded()
        let expected = label.sizeThatFits(CGSize(width: 120, height: 0)).height
        #expect(label.frame.width == 120)
        #expect(abs(label.frame.height - expected) < 1e-6)
        #expect(expected > 2 * 20)
        #expect(abs(below.frame.minY - expected - 8) < 1e-6)
    }

    /// Recorded by four repositories: a line of 17 points beside a label of 20 whose line is as high begins where that label does,
    /// and labels of one font with their last baselines level end level, whatever their heights.
    @Test func baselinesAreThoseOfTextAtTheEdgesOfALabel() {
        let (tall, first, last) = (add("Text"), add("Text"), add("Text"))
        NSLayoutConstraint.activate([
            tall.topAnchor.constraint(equalTo: root.topAnchor, constant: 10),
            tall.leadingAnchor.constraint(equalTo: root.leadingAnchor),
            tall.heightAnchor.constraint(equalToConstant: 100),
            first.firstBaselineAnchor.constraint(equalTo: tall.firstBaselineAnchor),
            first.leadingAnchor.constraint(equalTo: tall.trailingAnchor),
            last.lastBaselineAnchor.constraint(equalTo: tall.lastBaselineAnchor),
            last.leadingAnchor.constraint(equalTo: first.trailingAnchor),
        ])
        root.layoutIfNeeded()
        #expect(abs(first.frame.minY - 10) < 1e-6)
        #expect(abs(last.frame.maxY - 110) < 1e-6)
    }

    /// Recorded by five repositories: without a text a label has the baseline of the line that it would have.
    @Test func anEmptyLabelHasTheBaselinesOfALine() {
        let (text, empty) = (add("Text"), add(""))
        NSLayoutConstraint.activate([
            text.topAnchor.constraint(equalTo: root.topAnchor),
            text.leadingAnchor.constraint(equalTo: root.leadingAnchor),
            text.heightAnchor.constraint(equalToConstant: 46), empty.topAnchor.constraint(equalTo: text.topAnchor),
            empty.lastBaselineAnchor.constraint(equalTo: text.lastBaselineAnchor),
            empty.leadingAnchor.constraint(equalTo: text.trailingAnchor),
        ])
        root.layoutIfNeeded()
        #expect(abs(empty.frame.height - 46) <= 1.0 / 3 + 1e-6)
    }

    @Test func aNewTextMakesANewHeight() {
        let label = add("short", lines: 0)
        NSLayoutConstraint.activate([
            label.topAnchor.constraint(equalTo: root.topAnchor),
            label.leadingAnchor.constraint(equalTo: root.leadingAnchor),
            label.trailingAnchor.constraint(equalTo: root.trailingAnchor),
        ])
        root.layoutIfNeeded()
        #expect(abs(label.frame.height - 61.0 / 3) < 1e-6)
        label.text = "a\nb\nc"
        root.layoutIfNeeded()
        #expect(abs(label.frame.height - 61) < 1e-6)
    }

    @Test func theLowerCompressionResistanceGivesWay() {
        let first = add("A long text that takes most of the room")
        let second = add("Another one")
        second.setContentCompressionResistancePriority(.required, for: .horizontal)
        NSLayoutConstraint.activate([
            first.topAnchor.constraint(equalTo: root.topAnchor), second.topAnchor.constraint(equalTo: root.topAnchor),
            first.leadingAnchor.constraint(equalTo: root.leadingAnchor),
            second.leadingAnchor.constraint(equalTo: first.trailingAnchor, constant: 8),
            second.trailingAnchor.constraint(equalTo: root.trailingAnchor),
        ])
        root.layoutIfNeeded()
        let wanted = second.intrinsicContentSize.width
        #expect(abs(second.frame.width - wanted) < 1e-6)
        #expect(abs(first.frame.width - (200 - 8 - wanted)) < 1e-6)
    }

    @Test func aWrappedLabelIsAsWideAsItsWidestLineUntilItGetsMoreRoom() {
        let label = add("wide words wrapped at a narrow width", lines: 0)
        let limit = label.widthAnchor.constraint(lessThanOrEqualToConstant: 120)
        NSLayoutConstraint.activate([
            limit, label.topAnchor.constraint(equalTo: root.topAnchor),
            label.centerXAnchor.constraint(equalTo: root.centerXAnchor),
        ])
        root.layoutIfNeeded()
        let wrapped = label.sizeThatFits(CGSize(width: 120, height: 0))
        #expect(wrapped.width < 118)
        #expect(abs(label.frame.width - wrapped.width) < 0.34)
        #expect(abs(label.frame.height - wrapped.height) < 1e-6)
        limit.constant = 400
        root.layoutIfNeeded()
        let whole = label.sizeThatFits(.zero)
        #expect(abs(label.frame.width - whole.width) < 0.34 && abs(label.frame.height - whole.height) < 1e-6)
    }
}
