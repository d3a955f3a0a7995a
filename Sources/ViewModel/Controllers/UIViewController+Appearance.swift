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
        case .disappearing:
            controllerState.appearance = .disappeared
            if isTold { viewDidDisappear(animated) }
        default: return
        }
        for child in childrenOnScreen { child.endTransition(animated: animated) }
        if isOnScreen { childrenDidAppear(animated: animated) }
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
        guard let presented = controllerState.presented, presented.viewIfLoaded?.window == nil else { return }
        presented.controllerState.window = window
        ResolvedTraits.forgetAll()
        if presented.coversAll { presented.loadedView.frame = window.bounds }
        presented.beginTransition(appearing: true, animated: false)
        presented.placePresented(in: window) { presented.place(in: $0) }
        window.layoutIfNeeded()
        presented.endTransition(animated: false)
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
        if let presented = controllerState.presented, presented.viewIfLoaded?.window != nil {
            presented.leaveWindow()
            presented.takeOffScreen()
        }
        beginTransition(appearing: false, animated: false)
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
        guard controllerState.presented == nil, controller !== self else { return }
        let presenter = outermostAncestor
        presenter.controllerState.presented = controller
        controller.controllerState.presenting = presenter
        controller.controllerState.isBeingPresented = true
        controller.loadViewIfNeeded()
        if let window = viewIfLoaded?.window {
            let coversEverything = [.fullScreen, .currentContext].contains(controller.modalPresentationStyle)
            if coversEverything { presenter.beginTransition(appearing: false, animated: animated) }
            controller.controllerState.window = window
            ResolvedTraits.forgetAll()
            if controller.coversAll { controller.loadedView.frame = window.bounds }
            controller.beginTransition(appearing: true, animated: animated)
            controller.placePresented(in: window) { controller.place(in: $0) }
            window.layoutIfNeeded()
            if coversEverything { presenter.endTransition(animated: animated) }
            controller.endTransition(animated: animated)
        }
        controller.controllerState.isBeingPresented = false
        if let completion { Deferred.run(completion) }
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
        let cameBack = presenter.controllerState.appearance == .disappeared && presenter.viewIfLoaded?.window != nil
        presented.beginTransition(appearing: false, animated: animated)
        if cameBack { presenter.beginTransition(appearing: true, animated: animated) }
        presented.removePresented()
        presenter.announceAppearanceIfDue()
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
