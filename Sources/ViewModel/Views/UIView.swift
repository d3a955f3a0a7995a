import Foundation
import MaquetteDrawing

/// A rectangle that shows something and lays out its subviews.
///
/// Members that subclasses may override are here, one line each; the extensions beside this file do the work.
@preconcurrency @MainActor open class UIView: UIResponder {
    let viewState: ViewState

    public init(frame: CGRect) {
        viewState = ViewState(layer: Self.makeLayer())
        super.init()
        lifetimeToken.begin(self)
        layer.setOwner(self)
        layer.isOpaque = true
        layer.frame = frame
        viewState.sizeSetByCode = layer.bounds.size
    }

    public required init?(coder: NSCoder) {
        viewState = ViewState(layer: Self.makeLayer())
        super.init()
        lifetimeToken.begin(self)
        layer.setOwner(self)
        layer.isOpaque = true
        coder.fill(self, as: UIView.self)
    }

    public convenience override init() { self.init(frame: .zero) }

    deinit { lifetimeToken.end() }

    open class var layerClass: AnyClass { CALayer.self }

    // MARK: Interaction

    open override var next: UIResponder? { viewState.controller ?? superview }
    open var isUserInteractionEnabled: Bool {
        get { viewState.isUserInteractionEnabled }
        set { viewState.isUserInteractionEnabled = newValue }
    }
    open var isMultipleTouchEnabled: Bool {
        get { viewState.isMultipleTouchEnabled }
        set { viewState.isMultipleTouchEnabled = newValue }
    }
    open var isExclusiveTouch: Bool {
        get { viewState.isExclusiveTouch }
        set { viewState.isExclusiveTouch = newValue }
    }
    open var tag: Int {
        get { viewState.tag }
        set { viewState.tag = newValue }
    }
    open var layer: CALayer { viewState.layer }
    open var canBecomeFocused: Bool { false }
    open var isFocused: Bool { false }
    /// The subviews that can have the focus and lie in the rectangle.
    open func focusItems(in rect: CGRect) -> [any UIFocusItem] {
        subviews.filter { $0.canBecomeFocused && $0.frame.intersects(rect) }
    }
    open var preferredFocusEnvironments: [any UIFocusEnvironment] { [self] }
    open var preferredFocusedView: UIView? { self }
    open var parentFocusEnvironment: (any UIFocusEnvironment)? { next as? any UIFocusEnvironment }
    open var focusItemContainer: (any UIFocusItemContainer)? { self }
    open func setNeedsFocusUpdate() {}
    open func updateFocusIfNeeded() {}
    open func shouldUpdateFocus(in context: UIFocusUpdateContext) -> Bool { true }
    open func didUpdateFocus(in context: UIFocusUpdateContext, with coordinator: UIFocusAnimationCoordinator) {}
    /// No state is kept from one launch to the next.
    open func encodeRestorableState(with coder: NSCoder) {}
    open func decodeRestorableState(with coder: NSCoder) {}
    open var restorationIdentifier: String? {
        get { viewState.restorationIdentifier }
        set { viewState.restorationIdentifier = newValue }
    }
    open var gestureRecognizers: [UIGestureRecognizer]? {
        get { viewState.gestureRecognizers.isEmpty ? nil : viewState.gestureRecognizers }
        set { replaceGestureRecognizers(with: newValue ?? []) }
    }
    open func addGestureRecognizer(_ gestureRecognizer: UIGestureRecognizer) { attach(gestureRecognizer) }
    open func removeGestureRecognizer(_ gestureRecognizer: UIGestureRecognizer) { detach(gestureRecognizer) }
    open func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool { true }
    open var interactions: [any UIInteraction] {
        get { viewState.interactions }
        set { replaceInteractions(with: newValue) }
    }
    open func addInteraction(_ interaction: any UIInteraction) { attach(interaction) }
    open func removeInteraction(_ interaction: any UIInteraction) { detach(interaction) }

    // MARK: Layout direction

    open var semanticContentAttribute: UISemanticContentAttribute {
        get { viewState.semanticContentAttribute }
        set { setSemanticContentAttribute(newValue) }
    }
    open var effectiveUserInterfaceLayoutDirection: UIUserInterfaceLayoutDirection { resolvedLayoutDirection }
    open class func userInterfaceLayoutDirection(
        for attribute: UISemanticContentAttribute
    ) -> UIUserInterfaceLayoutDirection { layoutDirection(for: attribute) }
    open class func userInterfaceLayoutDirection(
        for semanticContentAttribute: UISemanticContentAttribute,
        relativeTo layoutDirection: UIUserInterfaceLayoutDirection
    ) -> UIUserInterfaceLayoutDirection { semanticContentAttribute.direction(relativeTo: layoutDirection) }

    // MARK: Geometry

    open var frame: CGRect {
        get { viewState.layer.frame }
        set { setFrame(newValue) }
    }
    open var bounds: CGRect {
        get { viewState.layer.bounds }
        set { setBounds(newValue) }
    }
    open var center: CGPoint {
        get { layer.position }
        set { setCenter(newValue) }
    }
    open var transform: CGAffineTransform {
        get { layer.affineTransform() }
        set { layer.setAffineTransform(newValue) }
    }
    open var transform3D: CATransform3D {
        get { layer.transform }
        set { layer.transform = newValue }
    }
    open var anchorPoint: CGPoint {
        get { layer.anchorPoint }
        set { setAnchorPoint(newValue) }
    }
    open var contentScaleFactor: CGFloat {
        get { viewState.contentScaleFactor ?? layoutScale }
        set { viewState.contentScaleFactor = newValue }
    }
    open func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? { deepestView(at: point, with: event) }
    open func point(inside point: CGPoint, with event: UIEvent?) -> Bool { bounds.contains(point) }
    open func convert(_ point: CGPoint, to view: UIView?) -> CGPoint { converting(point, to: view) }
    open func convert(_ point: CGPoint, from view: UIView?) -> CGPoint { converting(point, from: view) }
    open func convert(_ rect: CGRect, to view: UIView?) -> CGRect { converting(rect, to: view) }
    open func convert(_ rect: CGRect, from view: UIView?) -> CGRect { converting(rect, from: view) }

    open var autoresizesSubviews: Bool {
        get { viewState.autoresizesSubviews }
        set { setAutoresizesSubviews(newValue) }
    }
    open var autoresizingMask: UIView.AutoresizingMask {
        get { viewState.autoresizingMask }
        set { setAutoresizingMask(newValue) }
    }
    func boundsDidChange(from old: CGRect) { respondToNewBounds(from: old) }
    open func sizeThatFits(_ size: CGSize) -> CGSize { bounds.size }
    open func sizeToFit() { resizeKeepingOrigin(sizeThatFits(bounds.size)) }

    // MARK: Hierarchy

    open var superview: UIView? { viewState.superview }
    open var subviews: [UIView] { viewState.subviews }
    open var window: UIWindow? { viewState.window }
    open func removeFromSuperview() { detachFromSuperview() }
    open func insertSubview(_ view: UIView, at index: Int) { attach(view, at: index) }
    open func exchangeSubview(at index1: Int, withSubviewAt index2: Int) { swapSubviews(index1, index2) }
    open func addSubview(_ view: UIView) { attach(view, at: nil) }
    open func insertSubview(_ view: UIView, belowSubview siblingSubview: UIView) {
        attach(view, below: siblingSubview)
    }
    open func insertSubview(_ view: UIView, aboveSubview siblingSubview: UIView) {
        attach(view, above: siblingSubview)
    }
    open func bringSubviewToFront(_ view: UIView) { reorder(view, toFront: true) }
    open func sendSubviewToBack(_ view: UIView) { reorder(view, toFront: false) }
    open func didAddSubview(_ subview: UIView) {}
    open func willRemoveSubview(_ subview: UIView) {}
    open func willMove(toSuperview newSuperview: UIView?) {}
    open func didMoveToSuperview() {}
    open func willMove(toWindow newWindow: UIWindow?) {}
    open func didMoveToWindow() {}
    open func isDescendant(of view: UIView) -> Bool { isInside(view) }
    open func viewWithTag(_ tag: Int) -> UIView? { firstView(tagged: tag) }

    // MARK: The layout cycle

    open func setNeedsLayout() { markNeedsLayout() }
    open func layoutIfNeeded() { layOutIfNeeded() }
    open func layoutSubviews() { placeSubviews() }
    open func setNeedsUpdateConstraints() { markNeedsUpdateConstraints() }
    open func needsUpdateConstraints() -> Bool { viewState.needsUpdateConstraints }
    open func updateConstraintsIfNeeded() { updateConstraintsBelow() }
    open func updateConstraints() {}
    open class var requiresConstraintBasedLayout: Bool { false }

    // MARK: The layer's delegate

    open func display(_ layer: CALayer) {}
    open func layerWillDraw(_ layer: CALayer) {}
    open func layoutSublayers(of layer: CALayer) { layOutSublayers(of: layer) }
    open func action(for layer: CALayer, forKey event: String) -> (any CAAction)? { animation(forKey: event) }

    // MARK: Margins and safe area

    open var layoutMargins: UIEdgeInsets {
        get { effectiveMargins }
        set { setMargins(newValue) }
    }
    open var directionalLayoutMargins: NSDirectionalEdgeInsets {
        get { NSDirectionalEdgeInsets(effectiveMargins, layoutDirection: effectiveUserInterfaceLayoutDirection) }
        set { setDirectionalMargins(newValue) }
    }
    open var preservesSuperviewLayoutMargins: Bool {
        get { viewState.margins.preservesSuperview }
        set { setPreservesSuperviewMargins(newValue) }
    }
    open var insetsLayoutMarginsFromSafeArea: Bool {
        get { viewState.margins.insetsFromSafeArea }
        set { setInsetsMarginsFromSafeArea(newValue) }
    }
    open func layoutMarginsDidChange() {}
    open var safeAreaInsets: UIEdgeInsets { viewState.safeAreaInsets }
    open func safeAreaInsetsDidChange() {}
    open var layoutMarginsGuide: UILayoutGuide { systemGuide(.layoutMargins) }
    open var readableContentGuide: UILayoutGuide { systemGuide(.readableContent) }
    open var safeAreaLayoutGuide: UILayoutGuide { systemGuide(.safeArea) }
    open var keyboardLayoutGuide: UIKeyboardLayoutGuide { keyboardGuide }
    open var layoutGuides: [UILayoutGuide] { viewState.layoutGuides }
    open func addLayoutGuide(_ layoutGuide: UILayoutGuide) { attach(layoutGuide) }
    open func removeLayoutGuide(_ layoutGuide: UILayoutGuide) { detach(layoutGuide) }

    // MARK: Constraints

    open var constraints: [NSLayoutConstraint] { viewState.constraints }
    open func addConstraint(_ constraint: NSLayoutConstraint) { host(constraint) }
    open func addConstraints(_ constraints: [NSLayoutConstraint]) { for constraint in constraints { host(constraint) } }
    open func removeConstraint(_ constraint: NSLayoutConstraint) { evict(constraint) }
    open func removeConstraints(_ constraints: [NSLayoutConstraint]) {
        for constraint in constraints { evict(constraint) }
    }
    open var translatesAutoresizingMaskIntoConstraints: Bool {
        get { viewState.translatesAutoresizingMask }
        set { setTranslatesAutoresizingMask(newValue) }
    }
    open func alignmentRect(forFrame frame: CGRect) -> CGRect { frame.inset(by: alignmentRectInsets) }
    open func frame(forAlignmentRect alignmentRect: CGRect) -> CGRect { alignmentRect.outset(by: alignmentRectInsets) }
    open var alignmentRectInsets: UIEdgeInsets { .zero }
    open var forFirstBaselineLayout: UIView { forLastBaselineLayout }
    open var forLastBaselineLayout: UIView { self }
    open var firstBaselineAnchor: NSLayoutYAxisAnchor { anchor(.firstBaseline, NSLayoutYAxisAnchor.init) }
    open var lastBaselineAnchor: NSLayoutYAxisAnchor { anchor(.lastBaseline, NSLayoutYAxisAnchor.init) }
    public static let noIntrinsicMetric: CGFloat = -1
    open var intrinsicContentSize: CGSize {
        CGSize(width: UIView.noIntrinsicMetric, height: UIView.noIntrinsicMetric)
    }
    open func invalidateIntrinsicContentSize() { markIntrinsicSizeChanged() }
    open func contentHuggingPriority(for axis: NSLayoutConstraint.Axis) -> UILayoutPriority {
        viewState.priorities[.hugging, axis]
    }
    open func setContentHuggingPriority(_ priority: UILayoutPriority, for axis: NSLayoutConstraint.Axis) {
        setContentPriority(priority, of: .hugging, for: axis)
    }
    open func contentCompressionResistancePriority(for axis: NSLayoutConstraint.Axis) -> UILayoutPriority {
        viewState.priorities[.compressionResistance, axis]
    }
    open func setContentCompressionResistancePriority(
        _ priority: UILayoutPriority, for axis: NSLayoutConstraint.Axis
    ) { setContentPriority(priority, of: .compressionResistance, for: axis) }
    public static let layoutFittingCompressedSize = CGSize.zero
    public static let layoutFittingExpandedSize = CGSize(width: 10000, height: 10000)
    open func systemLayoutSizeFitting(_ targetSize: CGSize) -> CGSize {
        systemLayoutSizeFitting(
            targetSize, withHorizontalFittingPriority: .fittingSizeLevel, verticalFittingPriority: .fittingSizeLevel)
    }
    open func systemLayoutSizeFitting(
        _ targetSize: CGSize, withHorizontalFittingPriority horizontalFittingPriority: UILayoutPriority,
        verticalFittingPriority: UILayoutPriority
    ) -> CGSize { fittingSize(targetSize, horizontal: horizontalFittingPriority, vertical: verticalFittingPriority) }
    open func constraintsAffectingLayout(for axis: NSLayoutConstraint.Axis) -> [NSLayoutConstraint] {
        explainLayout(along: axis)
    }
    open var hasAmbiguousLayout: Bool { layoutIsAmbiguous }
    open func exerciseAmbiguityInLayout() { exerciseAmbiguity() }

    /// The intrinsic size at a solved width; `nil` asks for the size without one.
    ///
    /// `intrinsicContentSize`, which subclasses may override, has no parameter, so it reads
    /// ``ViewState/wrappingWidth``.
    final func _intrinsicContentSize(forSolvedWidth width: CGFloat?) -> CGSize {
        viewState.wrappingWidth = width
        return intrinsicContentSize
    }
    /// Whether the intrinsic height depends on the solved width, as it does for text in several lines.
    var _intrinsicHeightFollowsWidth: Bool { false }
    /// Whether wrapped text asks for the width of its widest line.
    var _intrinsicWidthFollowsWidth: Bool { false }
    /// The distance of the first baseline from the top, and of the last one from the bottom, of an alignment rectangle.
    func _baselineOffsets(in size: CGSize) -> (first: CGFloat, last: CGFloat) { (0, 0) }
    /// The parts of any further height that go above the first baseline and below the last one: halves where a text stays
    /// in the middle.
    var _baselineShares: (first: CGFloat, last: CGFloat) { (0, 0) }
    /// The ascender and the (negative) descender of the view's font.
    var _baselineReach: (ascender: CGFloat, descender: CGFloat)? { nil }
    /// Whether constraints on the view's edges may mean its content.
    var _isScrollable: Bool { false }
    /// Gesture recognisers of the system's own, beside those that were added.
    var _systemRecognizers: [UIGestureRecognizer] { [] }
    /// What a subview may inherit of the safe area.
    func safeAreaOffered(to subview: UIView) -> UIEdgeInsets { viewState.safeAreaInsets }
    /// The content size that applies where constraints decide nothing, and what to do with a solved one.
    var _contentSizeSetByCode: CGSize { .zero }
    func _contentSizeFound(_ size: CGSize) {}
    /// The view's whole text, including what is cut off. It identifies the view in logs and in pictures as text.
    var _wholeText: String? { nil }
    /// What the class adds to the view's description.
    var _words: ViewWords { ViewWords() }
    /// Whether a tap means the text in this view, which is edited then, and no recogniser around it.
    var _isTappedForText: Bool { false }

    // MARK: Drawing

    open func draw(_ rect: CGRect) {}
    open func draw(_ layer: CALayer, in ctx: CGContext) { drawInBounds(ctx) }
    /// Whether `draw(_:)` is known to keep to the bounds.
    var _drawsInsideBounds: Bool { false }

    /// What the framework's classes draw between their background and their subviews, in the coordinates of `bounds`.
    func drawOwnContent(into list: inout DisplayList) {}
    open func setNeedsDisplay() { viewState.layer.setNeedsDisplay() }
    open func setNeedsDisplay(_ rect: CGRect) { layer.setNeedsDisplay(rect) }
    open func snapshotView(afterScreenUpdates afterUpdates: Bool) -> UIView? { snapshot() }
    open func resizableSnapshotView(
        from rect: CGRect, afterScreenUpdates afterUpdates: Bool, withCapInsets capInsets: UIEdgeInsets
    ) -> UIView? { snapshot(of: rect, capInsets: capInsets) }
    @discardableResult
    open func drawHierarchy(in rect: CGRect, afterScreenUpdates afterUpdates: Bool) -> Bool { drawTree(in: rect) }
    open var clipsToBounds: Bool {
        get { layer.masksToBounds }
        set { layer.masksToBounds = newValue }
    }
    open var backgroundColor: UIColor? {
        get { viewState.backgroundColor }
        set { applyBackgroundColor(newValue) }
    }
    open var alpha: CGFloat {
        get { CGFloat(layer.opacity) }
        set { layer.opacity = Float(newValue) }
    }
    open var isOpaque: Bool {
        get { layer.isOpaque }
        set { layer.isOpaque = newValue }
    }
    open var clearsContextBeforeDrawing: Bool {
        get { viewState.clearsContextBeforeDrawing }
        set { viewState.clearsContextBeforeDrawing = newValue }
    }
    open var isHidden: Bool {
        get { viewState.layer.isHidden }
        set { setHidden(newValue) }
    }
    open var contentMode: UIView.ContentMode {
        get { viewState.contentMode }
        set { setContentMode(newValue) }
    }
    open var mask: UIView? {
        get { viewState.mask }
        set { setMask(newValue) }
    }
    open var tintColor: UIColor! {
        get { effectiveTintColor }
        set { setTintColor(newValue) }
    }
    open var tintAdjustmentMode: UIView.TintAdjustmentMode {
        get { effectiveTintAdjustmentMode }
        set { setTintAdjustmentMode(newValue) }
    }
    open func tintColorDidChange() {}

    // MARK: Traits

    open var traitCollection: UITraitCollection { effectiveTraits }
    open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}
    open var overrideUserInterfaceStyle: UIUserInterfaceStyle {
        get { viewState.traits.overrideUserInterfaceStyle }
        set { setOverrideUserInterfaceStyle(newValue) }
    }

    /// Traits are passed down as soon as they change, so there is nothing to update.
    open func updateTraitsIfNeeded() {}
    open var minimumContentSizeCategory: UIContentSizeCategory? {
        get { viewState.traits.sizeLimits.minimum }
        set { limitContentSize { $0.minimum = newValue } }
    }
    open var maximumContentSizeCategory: UIContentSizeCategory? {
        get { viewState.traits.sizeLimits.maximum }
        set { limitContentSize { $0.maximum = newValue } }
    }
    open var appliedContentSizeCategoryLimitsDescription: String { describeContentSizeLimits() }

    // MARK: Accessibility

    /// What assistive technologies read where the app sets nothing.
    var ownAccessibility: OwnAccessibility { OwnAccessibility() }

    /// Whether a row of a list reads the view's text among its own.
    var isSpokenWithItsRow: Bool { true }

    open var isAccessibilityElement: Bool {
        get { isAccessibilityElementBlock?() ?? viewState.accessibility.isElement ?? ownAccessibility.isElement }
        set { viewState.accessibility.isElement = newValue }
    }
    open var accessibilityLabel: String? {
        get {
            if let block = accessibilityLabelBlock { return block() }
            return viewState.accessibility.label?.plain ?? ownAccessibility.label
        }
        set { viewState.accessibility.label = newValue.map { .plain($0) } }
    }
    open var accessibilityHint: String? {
        get {
            if let block = accessibilityHintBlock { return block() }
            return viewState.accessibility.hint?.plain ?? ownAccessibility.hint
        }
        set { viewState.accessibility.hint = newValue.map { .plain($0) } }
    }
    open var accessibilityValue: String? {
        get {
            if let block = accessibilityValueBlock { return block() }
            return viewState.accessibility.value?.plain ?? ownAccessibility.value
        }
        set { viewState.accessibility.value = newValue.map { .plain($0) } }
    }
    open var accessibilityIdentifier: String? {
        get { accessibilityIdentifierBlock.map { $0() } ?? viewState.accessibility.identifier }
        set { viewState.accessibility.identifier = newValue }
    }
    open var accessibilityTraits: UIAccessibilityTraits {
        get { accessibilityTraitsBlock?() ?? viewState.accessibility.traits ?? ownAccessibility.traits }
        set { viewState.accessibility.traits = newValue }
    }
    open var accessibilityFrame: CGRect {
        get {
            accessibilityFrameBlock?() ?? viewState.accessibility.frame
                ?? convert(bounds, to: UIScreen.main.coordinateSpace)
        }
        set { viewState.accessibility.frame = newValue }
    }
    open var accessibilityViewIsModal: Bool {
        get { viewState.accessibility.isModal ?? ownAccessibility.isModal }
        set { viewState.accessibility.isModal = newValue }
    }
    open var accessibilityElementsHidden: Bool {
        get { accessibilityElementsHiddenBlock?() ?? viewState.accessibility.elementsHidden }
        set { viewState.accessibility.elementsHidden = newValue }
    }
    open var shouldGroupAccessibilityChildren: Bool {
        get { viewState.accessibility.groupsChildren }
        set { viewState.accessibility.groupsChildren = newValue }
    }
    open var accessibilityElements: [Any]? {
        get { accessibilityElementsBlock.map { $0() } ?? viewState.accessibility.elements }
        set { viewState.accessibility.elements = newValue }
    }

    open var accessibilityAttributedLabel: NSAttributedString? {
        get { viewState.accessibility.attributedText(\.label) ?? ownAccessibility.label.map(NSAttributedString.init) }
        set { viewState.accessibility.label = newValue.map { .styled($0) } }
    }
    open var accessibilityAttributedHint: NSAttributedString? {
        get { viewState.accessibility.attributedText(\.hint) ?? ownAccessibility.hint.map(NSAttributedString.init) }
        set { viewState.accessibility.hint = newValue.map { .styled($0) } }
    }
    open var accessibilityAttributedValue: NSAttributedString? {
        get { viewState.accessibility.attributedText(\.value) ?? ownAccessibility.value.map(NSAttributedString.init) }
        set { viewState.accessibility.value = newValue.map { .styled($0) } }
    }
    open var accessibilityLanguage: String? {
        get { viewState.accessibility.language }
        set { viewState.accessibility.language = newValue }
    }
    open var accessibilityIgnoresInvertColors: Bool {
        get { viewState.accessibility.ignoresInvertColors }
        set { viewState.accessibility.ignoresInvertColors = newValue }
    }
    open var accessibilityRespondsToUserInteraction: Bool {
        get { viewState.accessibility.respondsToUserInteraction ?? isUserInteractionEnabled }
        set { viewState.accessibility.respondsToUserInteraction = newValue }
    }
    open var accessibilityNavigationStyle: UIAccessibilityNavigationStyle {
        get { viewState.accessibility.navigationStyle }
        set { viewState.accessibility.navigationStyle = newValue }
    }
    open var accessibilityContainerType: UIAccessibilityContainerType {
        get { viewState.accessibility.containerType }
        set { viewState.accessibility.containerType = newValue }
    }
    open var accessibilityCustomActions: [UIAccessibilityCustomAction]? {
        get { accessibilityCustomActionsBlock.map { $0() } ?? viewState.accessibility.customActions }
        set { viewState.accessibility.customActions = newValue }
    }
    open var accessibilityCustomRotors: [UIAccessibilityCustomRotor]? {
        get { viewState.accessibility.customRotors }
        set { viewState.accessibility.customRotors = newValue }
    }
    open var accessibilityActivationPoint: CGPoint {
        get {
            if let block = accessibilityActivationPointBlock { return block() }
            let frame = accessibilityFrame
            return viewState.accessibility.activationPoint ?? CGPoint(x: frame.midX, y: frame.midY)
        }
        set { viewState.accessibility.activationPoint = newValue }
    }
    open var accessibilityPath: UIBezierPath? {
        get { accessibilityPathBlock.map { $0() } ?? viewState.accessibility.path }
        set { viewState.accessibility.path = newValue }
    }
    open var accessibilityUserInputLabels: [String]! {
        get {
            viewState.accessibility.userInputLabels ?? ownAccessibility.userInputLabels
                ?? [accessibilityLabel].compactMap { $0 }
        }
        set { viewState.accessibility.userInputLabels = newValue }
    }
    open var accessibilityHeaderElements: [Any]? {
        get { viewState.accessibility.headerElements }
        set { viewState.accessibility.headerElements = newValue }
    }
    open var automationElements: [Any]? {
        get { viewState.accessibility.automationElements }
        set { viewState.accessibility.automationElements = newValue }
    }
    // Blocks answer each time in place of a value, since iOS 17.
    open var isAccessibilityElementBlock: AXBoolReturnBlock? {
        get { viewState.accessibility.blocks.isElement }
        set { viewState.accessibility.blocks.isElement = newValue }
    }
    open var accessibilityLabelBlock: AXStringReturnBlock? {
        get { viewState.accessibility.blocks.label }
        set { viewState.accessibility.blocks.label = newValue }
    }
    open var accessibilityHintBlock: AXStringReturnBlock? {
        get { viewState.accessibility.blocks.hint }
        set { viewState.accessibility.blocks.hint = newValue }
    }
    open var accessibilityValueBlock: AXStringReturnBlock? {
        get { viewState.accessibility.blocks.value }
        set { viewState.accessibility.blocks.value = newValue }
    }
    open var accessibilityIdentifierBlock: AXStringReturnBlock? {
        get { viewState.accessibility.blocks.identifier }
        set { viewState.accessibility.blocks.identifier = newValue }
    }
    open var accessibilityTraitsBlock: AXTraitsReturnBlock? {
        get { viewState.accessibility.blocks.traits }
        set { viewState.accessibility.blocks.traits = newValue }
    }
    open var accessibilityElementsBlock: AXArrayReturnBlock? {
        get { viewState.accessibility.blocks.elements }
        set { viewState.accessibility.blocks.elements = newValue }
    }
    open var accessibilityElementsHiddenBlock: AXBoolReturnBlock? {
        get { viewState.accessibility.blocks.elementsHidden }
        set { viewState.accessibility.blocks.elementsHidden = newValue }
    }
    open var accessibilityCustomActionsBlock: AXCustomActionsReturnBlock? {
        get { viewState.accessibility.blocks.customActions }
        set { viewState.accessibility.blocks.customActions = newValue }
    }
    open var accessibilityFrameBlock: AXRectReturnBlock? {
        get { viewState.accessibility.blocks.frame }
        set { viewState.accessibility.blocks.frame = newValue }
    }
    open var accessibilityActivationPointBlock: AXPointReturnBlock? {
        get { viewState.accessibility.blocks.activationPoint }
        set { viewState.accessibility.blocks.activationPoint = newValue }
    }
    open var accessibilityPathBlock: AXPathReturnBlock? {
        get { viewState.accessibility.blocks.path }
        set { viewState.accessibility.blocks.path = newValue }
    }
    open func accessibilityElementCount() -> Int { accessibilityElements?.count ?? 0 }
    open func accessibilityElement(at index: Int) -> Any? { viewState.accessibility.element(at: index) }
    open func index(ofAccessibilityElement element: Any) -> Int { viewState.accessibility.place(of: element) }
    open var showsLargeContentViewer: Bool {
        get { viewState.accessibility.largeContent.isShown }
        set { viewState.accessibility.largeContent.isShown = newValue }
    }
    open var largeContentTitle: String? {
        get { viewState.accessibility.largeContent.title }
        set { viewState.accessibility.largeContent.title = newValue }
    }
    open var largeContentImage: UIImage? {
        get { viewState.accessibility.largeContent.image }
        set { viewState.accessibility.largeContent.image = newValue }
    }
    open var largeContentImageInsets: UIEdgeInsets {
        get { viewState.accessibility.largeContent.imageInsets }
        set { viewState.accessibility.largeContent.imageInsets = newValue }
    }
    open var scalesLargeContentImage: Bool {
        get { viewState.accessibility.largeContent.scalesImage }
        set { viewState.accessibility.largeContent.scalesImage = newValue }
    }

    // MARK: Since iOS 26

    open var cornerConfiguration: UICornerConfiguration {
        get { viewState.cornerConfiguration ?? .corners(radius: .fixed(Double(layer.cornerRadius))) }
        set {
            viewState.cornerConfiguration = newValue
            applyCornerConfiguration()
        }
    }
    /// Called before the view is laid out, when it was asked for.
    open func updateProperties() {}
    open func setNeedsUpdateProperties() {
        viewState.needsUpdateProperties = true
        setNeedsLayout()
    }
    open func updatePropertiesIfNeeded() { updatePropertiesNow() }

    // MARK: Motion

    open var motionEffects: [UIMotionEffect] {
        get { viewState.motionEffects }
        set { viewState.motionEffects = newValue }
    }
    open func addMotionEffect(_ effect: UIMotionEffect) { viewState.motionEffects.append(effect) }
    open func removeMotionEffect(_ effect: UIMotionEffect) { viewState.motionEffects.removeAll { $0 === effect } }

    // MARK: Nibs and previews

    open func awakeFromNib() {}
    open func prepareForInterfaceBuilder() {}
    /// Archives hold nothing of a view here.
    open func encode(with coder: NSCoder) {}
    @discardableResult
    open func endEditing(_ force: Bool) -> Bool { resignFirstResponderInside(force: force) }

    open override nonisolated var description: String { MainActor.assumeIsolated { describe() } }
    open override nonisolated var debugDescription: String { description }
}
