import Foundation
import MaquetteDrawing
import MaquetteText

/// The area in which a text view lays out its text.
@preconcurrency @MainActor open class NSTextContainer: NSObject {
    private let containerState = ContainerState()

    public init(size: CGSize) {
        super.init()
        containerState.size = size
    }

    public override convenience init() {
        self.init(size: CGSize(width: CGFloat.greatestFiniteMagnitude, height: .greatestFiniteMagnitude))
    }

    open var size: CGSize {
        get { containerState.size }
        set { containerState.size = newValue }
    }
    open weak var layoutManager: NSLayoutManager? {
        get { containerState.layoutManager }
        set { containerState.layoutManager = newValue }
    }
    /// On the left and the right of every line.
    open var lineFragmentPadding: CGFloat {
        get { containerState.padding }
        set { change { $0.padding = newValue } }
    }
    open var maximumNumberOfLines: Int {
        get { containerState.maximumLines }
        set { change { $0.maximumLines = max(0, newValue) } }
    }
    open var lineBreakMode: NSLineBreakMode {
        get { containerState.lineBreakMode }
        set { change { $0.lineBreakMode = newValue } }
    }
    /// What the text goes around, from the container's upper left corner. In each line all is free between the leftmost and the
    /// rightmost point of an outline.
    open var exclusionPaths: [UIBezierPath] {
        get { containerState.exclusionPaths }
        set { change { $0.exclusionPaths = newValue } }
    }
    /// The same for the typesetter, whose text begins beside the padding.
    var exclusions: [TextExclusion] {
        containerState.exclusionPaths.flatMap { path in
            TextExclusion.all(of: path.cgPath.drawingPath, margin: Double(lineFragmentPadding)).map { exclusion in
                var moved = exclusion
                moved.corners = exclusion.corners.map { Point($0.x - Double(lineFragmentPadding), $0.y) }
                return moved
            }
        }
    }
    open var widthTracksTextView: Bool {
        get { containerState.widthTracksTextView }
        set { containerState.widthTracksTextView = newValue }
    }
    open var heightTracksTextView: Bool {
        get { containerState.heightTracksTextView }
        set { containerState.heightTracksTextView = newValue }
    }

    func attach(to textView: UITextView) { containerState.textView = textView }

    private func change(_ body: (ContainerState) -> Void) {
        body(containerState)
        containerState.textView?.textDidChange()
    }
}

@MainActor private final class ContainerState: HiddenState {
    weak var textView: UITextView?
    weak var layoutManager: NSLayoutManager?
    var size = CGSize.zero
    var padding: CGFloat = 5
    var maximumLines = 0
    var lineBreakMode = NSLineBreakMode.byWordWrapping
    var exclusionPaths: [UIBezierPath] = []
    var widthTracksTextView = true
    var heightTracksTextView = false
}

/// What a text view turns into links.
public struct UIDataDetectorTypes: OptionSet, Hashable, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }

    public static let phoneNumber = UIDataDetectorTypes(rawValue: 1 << 0)
    public static let link = UIDataDetectorTypes(rawValue: 1 << 1)
    public static let address = UIDataDetectorTypes(rawValue: 1 << 2)
    public static let calendarEvent = UIDataDetectorTypes(rawValue: 1 << 3)
    public static let all = UIDataDetectorTypes(rawValue: .max)
}
