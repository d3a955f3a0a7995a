import Foundation
import MaquetteViewModel

/// Shows and hides the panel in which one searches. None appears in a picture.
@preconcurrency @MainActor open class UIFindInteraction: NSObject, UIInteraction {
    open weak private(set) var delegate: (any UIFindInteractionDelegate)?
    open weak var view: UIView?
    open private(set) var activeFindSession: UIFindSession?
    open var searchText: String?
    open var replacementText: String?
    open var optionsMenuProvider: (([UIMenuElement]) -> UIMenu?)?
    open var isFindNavigatorVisible: Bool { activeFindSession != nil }

    public init(sessionDelegate: any UIFindInteractionDelegate) {
        delegate = sessionDelegate
        super.init()
    }

    open func willMove(to view: UIView?) {}
    open func didMove(to view: UIView?) { self.view = view }

    open func presentFindNavigator(showingReplace: Bool) {
        guard let view, activeFindSession == nil, let session = delegate?.findInteraction(self, sessionFor: view) else {
            return
        }
        activeFindSession = session
        delegate?.findInteraction(self, didBegin: session)
    }
    open func dismissFindNavigator() {
        guard let session = activeFindSession else { return }
        session.invalidateFoundResults()
        activeFindSession = nil
        delegate?.findInteraction(self, didEnd: session)
    }
    open func findNext() { activeFindSession?.highlightNextResult(inDirection: .forward) }
    open func findPrevious() { activeFindSession?.highlightNextResult(inDirection: .backward) }
    open func updateResultCount() {}
}

@preconcurrency @MainActor public protocol UIFindInteractionDelegate: AnyObject {
    func findInteraction(_ interaction: UIFindInteraction, sessionFor view: UIView) -> UIFindSession?
    func findInteraction(_ interaction: UIFindInteraction, didBegin session: UIFindSession)
    func findInteraction(_ interaction: UIFindInteraction, didEnd session: UIFindSession)
}

extension UIFindInteractionDelegate {
    public func findInteraction(_ interaction: UIFindInteraction, didBegin session: UIFindSession) {}
    public func findInteraction(_ interaction: UIFindInteraction, didEnd session: UIFindSession) {}
}
