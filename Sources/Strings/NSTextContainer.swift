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
    /// The padding on the left and the right of every line.
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
    /// The exclusion paths for the typesetter, whose text begins beside the padding.
    package var exclusions: [TextExclusion] {
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

    /// Whether every line has the whole width.
    open var isSimpleRectangularTextContainer: Bool { exclusionPaths.isEmpty }
    /// The part of the proposed rectangle in which a line may be; exclusion paths are looked at when the text is set.
    open func lineFragmentRect(
        forProposedRect proposedRect: CGRect, at characterIndex: Int,
        writingDirection baseWritingDirection: NSWritingDirection,
        remaining remainingRect: UnsafeMutablePointer<CGRect>?
    ) -> CGRect {
        remainingRect?.pointee = .zero
        let part = proposedRect.intersection(CGRect(origin: .zero, size: size))
        return part.isNull ? .zero : part
    }

    /// Told when the text has to be set again.
    package var onChange: (@MainActor () -> Void)? {
        get { containerState.onChange }
        set { containerState.onChange = newValue }
    }
    /// The layout manager, which is of a room below.
    package var manager: AnyObject? {
        get { containerState.manager }
        set { containerState.manager = newValue }
    }

    private func change(_ body: (ContainerState) -> Void) {
        body(containerState)
        containerState.onChange?()
    }
}

@MainActor private final class ContainerState: HiddenState {
    var onChange: (@MainActor () -> Void)?
    weak var manager: AnyObject?
    var size = CGSize.zero
    var padding: CGFloat = 5
    var maximumLines = 0
    var lineBreakMode = NSLineBreakMode.byWordWrapping
    var exclusionPaths: [UIBezierPath] = []
    var widthTracksTextView = false
    var heightTracksTextView = false
}
