import Foundation

/// The order of appearing: will appear, into the hierarchy, is appearing, layout, did appear. Disappearing mirrors it.
extension UIViewController {
    func beginTransition(appearing: Bool, animated: Bool) {
        switch (controllerState.appearance, appearing) {
        case (.disappeared, true), (.disappearing, true):
            controllerState.appearance = .appearing
            controllerState.isAppearingSeen = false
            loadViewIfNeeded()
            if isTold { viewWillAppear(animated) }
        case (.appeared, false), (.appearing, false):
            controllerState.appearance = .disappearing
            if isTold { viewWillDisappear(animated) }
        default: return
        }
        if appearing { childrenWillAppear(animated: animated) }
        for child in childrenOnScreen { child.beginTransition(appearing: appearing, animated: animated) }
    }

    func endTransition(animated: Bool) {
        switch controllerState.appearance {
        case .appearing:
            announceAppearanceIfDue()
            controllerState.appearance = .appeared
            if isTold { viewDidAppear(animated) }
            controllerState.isMovingToParent = false
            respondIfNobodyDoes()
        case .disappearing:
            controllerState.appearance = .disappeared
            if isTold { viewDidDisappear(animated) }
        default: return
        }
        for child in childrenOnScreen { child.endTransition(animated: animated) }
        if isOnScreen { childrenDidAppear(animated: animated) }
    }

    /// A controller that can be first responder is it from when its screen is seen, so that its input accessory view stands at the lower edge
    /// of the screen. Apple says it nowhere; thoughtbot's "Input Accessorizing with UIViewController" and apps of chats rely on it.
    private func respondIfNobodyDoes() {
        guard canBecomeFirstResponder, let window = viewIfLoaded?.window, window.firstResponder == nil else { return }
        becomeFirstResponder()
    }

    var isOnScreen: Bool { controllerState.appearance == .appeared }

    /// Between the move to the window and the first layout there.
    func announceAppearanceIfDue() {
        guard controllerState.appearance == .appearing, !controllerState.isAppearingSeen,
            viewIfLoaded?.window != nil
        else { return }
        controllerState.isAppearingSeen = true
        if isTold { viewIsAppearing(false) }
    }

    private var childrenOnScreen: [UIViewController] {
        guard shouldAutomaticallyForwardAppearanceMethods, let view = viewIfLoaded else { return [] }
        return children.filter { $0.viewIfLoaded?.isInside(view) ?? false }
    }

    /// The view of a child appears and disappears with its place in a window, unless the parent forwards appearance
    /// itself.
    func viewDidMove(toWindow window: UIWindow?) {
        guard let parent, parent.shouldAutomaticallyForwardAppearanceMethods else { return }
        guard parent.controllerState.appearance == .appeared else { return }
        if window != nil, controllerState.appearance == .disappeared {
            beginTransition(appearing: true, animated: false)
            endTransition(animated: false)
        } else if window == nil, controllerState.appearance == .appeared {
            beginTransition(appearing: false, animated: false)
            endTransition(animated: false)
        }
    }

    /// Fills a window with the controller's view.
    func appear(in window: UIWindow) {
        guard controllerState.appearance == .disappeared else { return }
        // Its size is right when it will appear, though it is in no window yet.
        loadedView.frame = window.bounds
        beginTransition(appearing: true, animated: false)
        place(in: window)
        window.layoutIfNeeded()
        endTransition(animated: false)
        showWhatIsPresented(in: window)
    }

    /// What was presented before there was a window.
    private func showWhatIsPresented(in window: UIWindow) {
        guard let presented = controllerState.presented, !presented.hasPlaceInWindow else { return }
        show(presented, in: window, animated: false)
        presented.showWhatIsPresented(in: window)
    }

    private func place(in container: UIView) {
        let view = loadedView
        view.translatesAutoresizingMaskIntoConstraints = true
        view.frame = container.bounds
        view.autoresizingMask = .bothLengths
        container.addSubview(view)
    }

    func leaveWindow() {
        if let presented = controllerState.presented, presented.hasPlaceInWindow {
            presented.leaveWindow()
            presented.takeOffScreen()
        }
        beginTransition(appearing: false, animated: false)
        controllerState.placeBehind = nil
        viewIfLoaded?.removeFromSuperview()
        endTransition(animated: false)
        controllerState.window = nil
        ResolvedTraits.forgetAll()
    }

    // MARK: Presentation

    private var coversAll: Bool {
        [.fullScreen, .overFullScreen, .currentContext, .overCurrentContext, .custom].contains(modalPresentationStyle)
    }

    func cover(with controller: UIViewController, animated: Bool, completion: (() -> Void)?) {
        let presenter = outermostAncestor
        guard controllerState.presented == nil, controller !== self, presenter.controllerState.placeBehind == nil else {
            return
        }
        presenter.controllerState.presented = controller
        controller.controllerState.presenting = presenter
        controller.controllerState.isBeingPresented = true
        controller.loadViewIfNeeded()
        if let window = viewIfLoaded?.window { presenter.show(controller, in: window, animated: animated) }
        controller.controllerState.isBeingPresented = false
        if let completion { Deferred.run(completion) }
    }

    /// Puts a presented controller on the screen, for which the presentation may take this one's view out of the window.
    private func show(_ presented: UIViewController, in window: UIWindow, animated: Bool) {
        presented.controllerState.window = window
        ResolvedTraits.forgetAll()
        let presentation = presented.presentationOnScreen(in: window)
        let leaves =
            presentation?.shouldRemovePresentersView
            ?? [.fullScreen, .currentContext].contains(presented.modalPresentationStyle)
        if leaves { beginTransition(appearing: false, animated: animated) }
        if presented.coversAll { presented.loadedView.frame = window.bounds }
        presented.beginTransition(appearing: true, animated: animated)
        presented.placePresented(in: window, by: presentation) { presented.place(in: $0) }
        window.layoutIfNeeded()
        if leaves {
            stepBehind()
            endTransition(animated: animated)
        }
        presented.endTransition(animated: animated)
    }

    /// Where the view was before a presentation took it out of the window.
    struct PlaceBehind {
        weak var superview: UIView?
        let index: Int
    }

    /// Whether the view is in a window, or will be when what it presents is gone.
    private var hasPlaceInWindow: Bool { viewIfLoaded?.window != nil || controllerState.placeBehind != nil }

    private func stepBehind() {
        guard let view = viewIfLoaded, let superview = view.superview else { return }
        let index = superview.subviews.firstIndex { $0 === view } ?? 0
        controllerState.placeBehind = PlaceBehind(superview: superview, index: index)
        view.removeFromSuperview()
    }

    private func comeBack() {
        guard let view = viewIfLoaded, let place = controllerState.placeBehind else { return }
        controllerState.placeBehind = nil
        guard let superview = place.superview else { return }
        // The window may have another size since.
        if superview is UIWindow { view.frame = superview.bounds }
        superview.insertSubview(view, at: min(place.index, superview.subviews.count))
    }

    /// The controllers whose views a presentation has taken out of the window, this one and those that it presents among them.
    var behind: [UIViewController] {
        (controllerState.placeBehind == nil ? [] : [self]) + (controllerState.presented?.behind ?? [])
    }

    /// Dismisses what this controller presents, or asks its presenter to dismiss the controller itself.
    func dismissPresented(animated: Bool, completion: (() -> Void)?) {
        guard let presented = outermostAncestor.controllerState.presented else {
            if let presenter = presentingViewController {
                presenter.dismiss(animated: animated, completion: completion)
            }
            return
        }
        let presenter = outermostAncestor
        presented.controllerState.isBeingDismissed = true
        // What it presents itself is simply gone.
        if let above = presented.controllerState.presented, above.hasPlaceInWindow {
            above.leaveWindow()
            above.takeOffScreen()
            above.controllerState.presenting = nil
            presented.controllerState.presented = nil
        }
        let cameBack = presenter.controllerState.appearance == .disappeared && presenter.hasPlaceInWindow
        presented.beginTransition(appearing: false, animated: animated)
        if cameBack {
            presenter.beginTransition(appearing: true, animated: animated)
            presenter.comeBack()
        }
        presenter.controllerState.placeBehind = nil
        presented.controllerState.placeBehind = nil
        presented.removePresented()
        presenter.announceAppearanceIfDue()
        if cameBack { presenter.viewIfLoaded?.window?.layoutIfNeeded() }
        presented.endTransition(animated: animated)
        if cameBack { presenter.endTransition(animated: animated) }
        presented.controllerState.isBeingDismissed = false
        presented.controllerState.presenting = nil
        presented.controllerState.presentation = nil
        presenter.controllerState.presented = nil
        if let completion { Deferred.run(completion) }
    }

    private var outermostAncestor: UIViewController {
        var controller = self
        while let parent = controller.parent { controller = parent }
        return controller
    }
}
