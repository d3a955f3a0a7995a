import MaquetteViewTestSupport
import Testing
import UIKit

@MainActor @Suite struct SegmentedControlTests {
    private func control(_ titles: String...) -> UISegmentedControl { UISegmentedControl(items: titles) }

    /// What Interface Builder recorded where nothing else decided the width, within the point that the longest title's
    /// own measure may be off in each segment.
    nonisolated static let recorded: [(titles: [String], release: SystemRelease, width: CGFloat)] = [
        (["First", "Second"], .iOS18, 131), (["Solid", "Gradient"], .iOS18, 145),
        (["Flat", "Native"], .iOS18, 117),
        (["Light", "Dark", "Auto"], .iOS18, 152), (["Fastest", "Shortest"], .iOS18, 145),
        (["Facilities", "Barriers"], .iOS18, 147), (["First", "Second"], .iOS12, 121),
        (["Matrix Users", "Local Contacts"], .iOS12, 211), (["Software Decode", "Hardware Decode"], .iOS12, 247),
        (["Horizontal", "Vertical"], .iOS12, 155),
    ]

    @Test(arguments: recorded)
    func segmentsAreAsWideAsRecorded(titles: [String], release: SystemRelease, width: CGFloat) {
        Headless.with {
            $0.release = release
        } perform: {
            let natural = UISegmentedControl(items: titles).intrinsicContentSize.width
            #expect(abs(natural - width) <= CGFloat(titles.count), "\(natural) for \(titles)")
        }
    }

    /// Recorded: 29 high before iOS 13, 32 since, of which constraints see one point less.
    @Test func theFrameIsAPointHigherThanWhatConstraintsSee() {
        let root = UIView.root(320, 100)
        let control = root.adding(control("One", "Two"))
        control.translatesAutoresizingMaskIntoConstraints = false
        let below = root.adding(UIView.constrained())
        NSLayoutConstraint.activate([
            control.topAnchor.constraint(equalTo: root.topAnchor, constant: 10),
            control.leadingAnchor.constraint(equalTo: root.leadingAnchor),
            control.widthAnchor.constraint(equalToConstant: 200),
            below.topAnchor.constraint(equalTo: control.bottomAnchor),
        ])
        root.layoutIfNeeded()
        expectFrame(control, 0, 10, 200, 32)
        #expect(below.frame.minY == 41)
        Headless.with {
            $0.release = .iOS12
        } perform: {
            #expect(control.sizeThatFits(.zero).height == 29)
        }
    }

    @Test func itIsMadeAtItsSizeAtEveryTextSize() {
        let usual = control("First", "Second").frame.size
        #expect(usual.height == 32)
        Headless.with {
            $0.preferredContentSizeCategory = .accessibilityLarge
        } perform: {
            #expect(control("First", "Second").frame.size == usual)
        }
    }

    @Test func choosingChangesNoSize() {
        let control = control("First", "Second")
        let before = control.intrinsicContentSize
        control.selectedSegmentIndex = 1
        #expect(control.intrinsicContentSize == before)
    }

    @Test func aWidthOfItsOwnStandsAndTheOthersShareTheRest() {
        let control = control("One", "Two", "Three")
        control.setWidth(100, forSegmentAt: 1)
        control.frame.size.width = 220
        control.layoutIfNeeded()
        let middles = labels(of: control).map(\.frame.midX)
        #expect(middles == [30, 110, 190])
    }

    @Test func segmentsByContentAreAsWideAsTheirTitles() {
        let control = control("I", "Encyclopaedia")
        let even = control.intrinsicContentSize.width
        control.apportionsSegmentWidthsByContent = true
        #expect(control.intrinsicContentSize.width < even)
        control.frame.size.width = 300
        control.layoutIfNeeded()
        let widths = labels(of: control).map(\.frame.width)
        #expect(widths[0] * 3 < widths[1])
    }

    @Test func inRightToLeftTheFirstSegmentIsAtTheRight() {
        let control = control("One", "Two")
        control.frame.size.width = 200
        control.semanticContentAttribute = .forceRightToLeft
        control.layoutIfNeeded()
        #expect(labels(of: control).map(\.frame.midX) == [150, 50])
    }

    @Test func insertingAndRemovingKeepTheChosenSegment() {
        let control = control("B", "C")
        #expect(control.selectedSegmentIndex == UISegmentedControl.noSegment)
        control.selectedSegmentIndex = 1
        control.insertSegment(withTitle: "A", at: 0, animated: false)
        #expect(control.selectedSegmentIndex == 2)
        #expect((0..<3).map { control.titleForSegment(at: $0) } == ["A", "B", "C"])
        control.removeSegment(at: 0, animated: false)
        #expect(control.selectedSegmentIndex == 1)
        control.removeSegment(at: 1, animated: false)
        #expect(control.selectedSegmentIndex == UISegmentedControl.noSegment)
        control.removeAllSegments()
        #expect(control.numberOfSegments == 0)
    }

    @Test func theChosenTitleIsHeavierAndTakesItsOwnAttributes() {
        let control = control("One", "Two")
        control.setTitleTextAttributes([.foregroundColor: UIColor.systemRed], for: .selected)
        control.selectedSegmentIndex = 0
        let labels = labels(of: control)
        #expect(labels[0].textColor == .systemRed)
        #expect(labels[1].textColor == .label)
        #expect(labels[0].font == .systemFont(ofSize: 13, weight: .medium))
        #expect(labels[1].font == .systemFont(ofSize: 13))
    }

    /// UIKit centres the titles of segments and cuts them off at their end, whatever their attributes say.
    @Test func titlesAreCentredWhateverTheirAttributesSay() {
        let control = control("One", "Two")
        control.insertSegment(withTitle: "Three", at: 2, animated: false)
        #expect(labels(of: control).map(\.textAlignment) == [.center, .center, .center])
        let style = NSMutableParagraphStyle()
        style.alignment = .right
        style.lineBreakMode = .byWordWrapping
        control.setTitleTextAttributes([.paragraphStyle: style], for: .normal)
        for label in labels(of: control) {
            #expect(label.textAlignment == .center && label.lineBreakMode == .byTruncatingTail)
        }
        control.setTitleTextAttributes(nil, for: .normal)
        control.isMomentary = true
        control.isMomentary = true
        for label in labels(of: control) {
            #expect(label.textAlignment == .center && label.lineBreakMode == .byTruncatingTail)
        }
    }

    private func labels(of control: UISegmentedControl) -> [UILabel] {
        (0..<control.numberOfSegments).compactMap { place in
            control.subviews.compactMap { $0 as? UILabel }.first { $0.text == control.titleForSegment(at: place) }
        }
    }
}
