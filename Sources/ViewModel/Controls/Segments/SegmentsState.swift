import Foundation

/// What one segment shows.
struct SegmentContent {
    var title: String?
    var image: UIImage?
    var action: UIAction?
    /// 0 if the width follows the content.
    var width: CGFloat = 0
    var offset = CGSize.zero
    var isEnabled = true

    init(title: String?) { self.title = title }
    init(image: UIImage?) { self.image = image }

    /// An action is shown by its image, else by its title.
    @MainActor init(action: UIAction) {
        self.action = action
        image = action.image
        title = action.image == nil ? action.title : nil
        isEnabled = !action.attributes.contains(.disabled)
    }
}

/// A segment and the views that show it.
@MainActor final class SegmentPart {
    var content: SegmentContent
    let label = UILabel(frame: .zero)
    let imageView = UIImageView(frame: .zero)

    init(_ content: SegmentContent) {
        self.content = content
        label.textAlignment = .center
        imageView.contentMode = .center
    }
}

/// The states of the segments on both sides of a divider.
struct SegmentEnds: Hashable {
    let left, right: UIControl.State
}

/// The state of a segmented control.
@MainActor final class SegmentsState: HiddenState {
    var segments: [SegmentPart] = []
    var selected = UISegmentedControl.noSegment
    var isMomentary = false
    var apportionsByContent = false
    var selectedTint: UIColor?
    var attributes: [UIControl.State: [NSAttributedString.Key: Any]] = [:]
    /// The backgrounds for the default metrics; those of others are of no bar here.
    var backgrounds: [UIControl.State: UIImage] = [:]
    var dividers: [SegmentEnds: UIImage] = [:]

    static var height: CGFloat { Headless.release.segments.height }
}

extension UISegmentedControl {
    func append(_ item: Any) {
        switch item {
        case let title as String: insert(SegmentContent(title: title), at: numberOfSegments)
        case let image as UIImage: insert(SegmentContent(image: image), at: numberOfSegments)
        case let action as UIAction: insert(SegmentContent(action: action), at: numberOfSegments)
        default:
            fatalError("UISegmentedControl takes strings, images and actions as items, not \(type(of: item))")
        }
    }

    /// An index beyond the end appends.
    func insert(_ content: SegmentContent, at place: Int) {
        let place = min(max(place, 0), numberOfSegments)
        let part = SegmentPart(content)
        segmentsState.segments.insert(part, at: place)
        if segmentsState.selected >= place { segmentsState.selected += 1 }
        addSubview(part.imageView)
        addSubview(part.label)
        refreshSegment(at: place)
        segmentsDidChange()
    }

    func remove(at place: Int) {
        guard numberOfSegments > 0 else { return }
        let place = min(max(place, 0), numberOfSegments - 1)
        let part = segmentsState.segments.remove(at: place)
        part.label.removeFromSuperview()
        part.imageView.removeFromSuperview()
        if segmentsState.selected == place {
            segmentsState.selected = Self.noSegment
        } else if segmentsState.selected > place {
            segmentsState.selected -= 1
        }
        refreshSegments()
    }

    func removeAll() {
        while numberOfSegments > 0 { remove(at: numberOfSegments - 1) }
    }

    func content(_ place: Int) -> SegmentContent? { pinned(place).map { segmentsState.segments[$0].content } }

    /// A place beyond the last segment means the last one.
    private func pinned(_ place: Int) -> Int? {
        place < 0 || segmentsState.segments.isEmpty ? nil : min(place, segmentsState.segments.count - 1)
    }

    func change(_ place: Int, _ change: (inout SegmentContent) -> Void) {
        guard let place = pinned(place) else { return }
        change(&segmentsState.segments[place].content)
        refreshSegment(at: place)
        segmentsDidChange()
    }

    func choose(_ place: Int) {
        guard place == Self.noSegment || segmentsState.segments.indices.contains(place) else {
            fatalError("Invalid segment index: \(place)")
        }
        show(\.selected, place)
    }

    func show<Value: Equatable>(_ property: ReferenceWritableKeyPath<SegmentsState, Value>, _ value: Value) {
        let isNew = segmentsState[keyPath: property] != value
        segmentsState[keyPath: property] = value
        if isNew { refreshSegments() }
    }

    func show<Value>(_ property: ReferenceWritableKeyPath<SegmentsState, Value>, _ value: Value) {
        segmentsState[keyPath: property] = value
        refreshSegments()
    }
}
