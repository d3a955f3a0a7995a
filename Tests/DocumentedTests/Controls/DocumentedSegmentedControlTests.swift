import Testing
import UIKit

@MainActor
private final class Journal {
    var lines: [String] = []
}

/// What Apple's pages say of segmented controls.
@Suite("Documented: segmented controls") @MainActor
struct DocumentedSegmentedControlTests {
    private func titles(_ control: UISegmentedControl) -> [String?] {
        (0..<control.numberOfSegments).map { control.titleForSegment(at: $0) }
    }

    @Test("What a new segmented control has") func defaults() {
        let control = UISegmentedControl(items: ["A", "B", "C"])
        documented("uikit/uisegmentedcontrol/numberofsegments", control.numberOfSegments, 3)
        documented(
            "uikit/uisegmentedcontrol/selectedsegmentindex", control.selectedSegmentIndex, UISegmentedControl.noSegment)
        documented("uikit/uisegmentedcontrol/selectedsegmentindex", control.selectedSegmentIndex, -1)
        documented("uikit/uisegmentedcontrol/ismomentary", control.isMomentary, false)
        documented(
            "uikit/uisegmentedcontrol/apportionssegmentwidthsbycontent", control.apportionsSegmentWidthsByContent, false
        )
        documented("uikit/uisegmentedcontrol/widthforsegment(at:)", control.widthForSegment(at: 0), CGFloat(0))
        documented(
            "uikit/uisegmentedcontrol/contentoffsetforsegment(at:)", control.contentOffsetForSegment(at: 0), CGSize.zero
        )
        documented("uikit/uisegmentedcontrol/isenabledforsegment(at:)", control.isEnabledForSegment(at: 1), true)
        documented("uikit/uisegmentedcontrol/selectedsegmenttintcolor", control.selectedSegmentTintColor == nil, true)
        documented("uikit/uisegmentedcontrol/init(items:)", titles(control), ["A", "B", "C"])
        documented("uikit/uisegmentedcontrol/numberofsegments", UISegmentedControl().numberOfSegments, 0)
    }

    @Test("Items may be titles or images") func items() {
        let image = UIImage()
        let control = UISegmentedControl(items: ["A", image])
        documented("uikit/uisegmentedcontrol/init(items:)", control.titleForSegment(at: 0), "A")
        documented("uikit/uisegmentedcontrol/init(items:)", control.imageForSegment(at: 1) === image, true)
        documented("uikit/uisegmentedcontrol/titleforsegment(at:)", control.titleForSegment(at: 1) == nil, true)
        documented("uikit/uisegmentedcontrol/imageforsegment(at:)", control.imageForSegment(at: 0) == nil, true)
    }

    @Test("A segment has a title or an image, not both") func oneOfBoth() {
        let control = UISegmentedControl(items: ["A", "B"])
        let image = UIImage()
        control.setImage(image, forSegmentAt: 0)
        documented("uikit/uisegmentedcontrol/setimage(_:forsegmentat:)", control.imageForSegment(at: 0) === image, true)
        documented("uikit/uisegmentedcontrol/setimage(_:forsegmentat:)", control.titleForSegment(at: 0) == nil, true)
        control.setTitle("C", forSegmentAt: 0)
        documented("uikit/uisegmentedcontrol/settitle(_:forsegmentat:)", control.titleForSegment(at: 0), "C")
        documented("uikit/uisegmentedcontrol/settitle(_:forsegmentat:)", control.imageForSegment(at: 0) == nil, true)
    }

    @Test("An index beyond the last means the last") func pinned() {
        let control = UISegmentedControl(items: ["A", "B", "C"])
        control.setTitle("Z", forSegmentAt: 10)
        documented("uikit/uisegmentedcontrol/settitle(_:forsegmentat:)", titles(control), ["A", "B", "Z"])
        documented("uikit/uisegmentedcontrol/titleforsegment(at:)", control.titleForSegment(at: 10), "Z")
        control.setEnabled(false, forSegmentAt: 10)
        documented("uikit/uisegmentedcontrol/setenabled(_:forsegmentat:)", control.isEnabledForSegment(at: 2), false)
        control.setWidth(40, forSegmentAt: 10)
        documented("uikit/uisegmentedcontrol/setwidth(_:forsegmentat:)", control.widthForSegment(at: 2), CGFloat(40))
        control.removeSegment(at: 10, animated: false)
        documented("uikit/uisegmentedcontrol/removesegment(at:animated:)", titles(control), ["A", "B"])
    }

    @Test("Inserting") func inserting() {
        let control = UISegmentedControl(items: ["A", "B"])
        control.insertSegment(withTitle: "X", at: 1, animated: false)
        documented("uikit/uisegmentedcontrol/insertsegment(withtitle:at:animated:)", titles(control), ["A", "X", "B"])
        control.insertSegment(withTitle: "Y", at: 0, animated: false)
        documented(
            "uikit/uisegmentedcontrol/insertsegment(withtitle:at:animated:)", titles(control), ["Y", "A", "X", "B"])
        control.insertSegment(withTitle: "Z", at: 4, animated: false)
        documented(
            "uikit/uisegmentedcontrol/insertsegment(withtitle:at:animated:)", titles(control),
            ["Y", "A", "X", "B", "Z"])
        control.insertSegment(withTitle: "W", at: 50, animated: false)
        documented(
            "uikit/uisegmentedcontrol/insertsegment(withtitle:at:animated:)", control.titleForSegment(at: 5), "W")
        let image = UIImage()
        control.insertSegment(with: image, at: 0, animated: false)
        documented(
            "uikit/uisegmentedcontrol/insertsegment(with:at:animated:)", control.imageForSegment(at: 0) === image, true)
        documented("uikit/uisegmentedcontrol/insertsegment(with:at:animated:)", control.numberOfSegments, 7)
    }

    @Test("Removing") func removing() {
        let control = UISegmentedControl(items: ["A", "B", "C"])
        control.removeSegment(at: 0, animated: false)
        documented("uikit/uisegmentedcontrol/removesegment(at:animated:)", titles(control), ["B", "C"])
        control.removeAllSegments()
        documented("uikit/uisegmentedcontrol/removeallsegments()", control.numberOfSegments, 0)
    }

    @Test("Selecting") func selecting() {
        let control = UISegmentedControl(items: ["A", "B", "C"])
        control.selectedSegmentIndex = 2
        documented("uikit/uisegmentedcontrol/selectedsegmentindex", control.selectedSegmentIndex, 2)
        control.selectedSegmentIndex = UISegmentedControl.noSegment
        documented("uikit/uisegmentedcontrol/selectedsegmentindex", control.selectedSegmentIndex, -1)
    }

    @Test("Single segments") func singles() {
        let control = UISegmentedControl(items: ["A", "B"])
        control.setEnabled(false, forSegmentAt: 0)
        documented("uikit/uisegmentedcontrol/setenabled(_:forsegmentat:)", control.isEnabledForSegment(at: 0), false)
        documented("uikit/uisegmentedcontrol/setenabled(_:forsegmentat:)", control.isEnabledForSegment(at: 1), true)
        control.setContentOffset(CGSize(width: 3, height: 4), forSegmentAt: 1)
        documented(
            "uikit/uisegmentedcontrol/setcontentoffset(_:forsegmentat:)", control.contentOffsetForSegment(at: 1),
            CGSize(width: 3, height: 4))
        documented(
            "uikit/uisegmentedcontrol/setcontentoffset(_:forsegmentat:)", control.contentOffsetForSegment(at: 0),
            CGSize.zero)
    }

    @Test("Segments made of actions") func actions() {
        let journal = Journal()
        let first = UIAction(title: "One", identifier: UIAction.Identifier("one")) { _ in journal.lines.append("one") }
        let second = UIAction(title: "Two", identifier: UIAction.Identifier("two")) { _ in journal.lines.append("two") }
        let control = UISegmentedControl(frame: CGRect.zero, actions: [first, second])
        documented("uikit/uisegmentedcontrol/init(frame:actions:)", control.numberOfSegments, 2)
        documented("uikit/uisegmentedcontrol/init(frame:actions:)", titles(control), ["One", "Two"])
        documented(
            "uikit/uisegmentedcontrol/actionforsegment(at:)", control.actionForSegment(at: 1)?.identifier.rawValue,
            "two")
        documented(
            "uikit/uisegmentedcontrol/segmentindex(identifiedby:)",
            control.segmentIndex(identifiedBy: UIAction.Identifier("two")), 1)
        documented(
            "uikit/uisegmentedcontrol/segmentindex(identifiedby:)",
            control.segmentIndex(identifiedBy: UIAction.Identifier("none")), NSNotFound)
        let third = UIAction(title: "Three", identifier: UIAction.Identifier("three")) { _ in }
        control.setAction(third, forSegmentAt: 0)
        documented("uikit/uisegmentedcontrol/setaction(_:forsegmentat:)", control.titleForSegment(at: 0), "Three")
        control.insertSegment(action: first, at: 0, animated: false)
        documented(
            "uikit/uisegmentedcontrol/insertsegment(action:at:animated:)", titles(control), ["One", "Three", "Two"])
        documented(
            "uikit/uisegmentedcontrol/actionforsegment(at:)",
            UISegmentedControl(items: ["A"]).actionForSegment(at: 0) == nil, true)
    }
}
