import MaquetteDrawing
import MaquetteRenderer
import MaquetteViewModel

@MainActor extension Stage {
    /// Puts a view on the stage, lays it out, and passes it to `look`.
    ///
    /// The view is created with the stage's device in force. One that is in a hierarchy already keeps its place
    /// and size there; any other is the root of its own, without a safe area unless it gets the whole screen.
    public func show<Result>(
        _ view: @autoclosure () throws -> UIView, _ look: (Shown) throws -> Result
    ) throws -> Result {
        try use { try inTime { try show(view(), in: nil, look) } }
    }

    /// Puts a controller into a window on the stage, lays it out, and passes it to `look`.
    public func show<Result>(
        _ controller: @autoclosure () throws -> UIViewController, _ look: (Shown) throws -> Result
    ) throws -> Result {
        try use { try inTime { try show(controller(), in: nil, look) } }
    }

    /// Puts a scene of a document on the stage. A screen has what the system draws around it, unless ``surroundings`` say otherwise.
    public func show<Result>(
        _ scene: @autoclosure () throws -> BuiltScene, _ look: (Shown) throws -> Result
    ) throws -> Result {
        try use {
            try inTime {
                let scene = try scene()
                return switch scene.root {
                case .view(let view): try show(view, in: scene, look)
                case .controller(let controller): try show(controller, in: scene, look)
                }
            }
        }
    }

    /// Animations take time from when the views are made, where a moment is asked for.
    private func inTime<Result>(_ body: () throws -> Result) rethrows -> Result {
        moment == nil ? try body() : try AnimationClock.run(body)
    }

    private func show<Result>(
        _ controller: UIViewController, in scene: BuiltScene?, _ look: (Shown) throws -> Result
    ) throws -> Result {
        if controller.parent != nil || controller.viewIfLoaded?.window != nil {
            return try show(controller.view, in: scene, look)
        }
        let window = UIWindow(frame: CGRect(origin: .zero, size: try measurable(size(for: controller, in: scene))))
        if let safeAreaInsets { window.setRootSafeAreaInsets(safeAreaInsets) }
        window.rootViewController = controller
        window.makeKeyAndVisible()
        // Bars are over the controller's view in the same window.
        if let bars = scene?.bars {
            bars.frame = window.bounds
            bars.autoresizingMask = [.flexibleWidth, .flexibleHeight]
            window.addSubview(bars)
        }
        defer { window.rootViewController = nil }
        try expectDrawableDepth(of: window)
        layOut(window, of: scene)
        let hasSamples = fillIfBlank(window, of: scene)
        if hasSamples { layOut(window, of: scene) }
        try scene?.whenLaidOut?(window)
        waitForMoment(window)
        let surroundings = surround(window, of: scene)
        return try look(
            Shown(
                canvas: window, view: controller.view, stage: self, scene: scene, surroundings: surroundings,
                hasSampleTexts: hasSamples))
    }

    /// Layout and drawing are recursive, and the stack of a thread is limited.
    private func expectDrawableDepth(of view: UIView) throws {
        let limit = 1_000
        var waiting = [(view: view, depth: 0)]
        while let (view, depth) = waiting.popLast() {
            guard depth <= limit else { throw RenderError.nestedTooDeep(limit: limit) }
            for subview in view.subviews { waiting.append((subview, depth + 1)) }
        }
    }

    private func show<Result>(
        _ view: UIView, in scene: BuiltScene?, _ look: (Shown) throws -> Result
    ) throws -> Result {
        try expectDrawableDepth(of: view)
        let own = view.bounds.size
        try measure(view)
        layOut(view, of: scene)
        let hasSamples = fillIfBlank(view, of: scene)
        if hasSamples {
            view.bounds.size = own
            try measure(view)
            layOut(view, of: scene)
        }
        try scene?.whenLaidOut?(view)
        waitForMoment(view)
        let surroundings = (view as? UIWindow).flatMap { surround($0, of: scene) }
        func lookAtAll() throws -> Result {
            try look(
                Shown(
                    canvas: view, view: view, stage: self, scene: scene, surroundings: surroundings,
                    hasSampleTexts: hasSamples))
        }
        return try (view as? UIWindow)?.withWindowsInFront(lookAtAll) ?? lookAtAll()
    }

    private func surround(_ window: UIWindow, of scene: BuiltScene?) -> ScreenSurroundings? {
        let made = ScreenSurroundings(
            of: window, surroundings ?? (scene == nil ? [] : .all), on: settings, besides: scene?.bars)
        made?.layOut()
        return made
    }

    /// Gives a view that is in no other its size.
    private func measure(_ view: UIView) throws {
        guard view.superview == nil, !(view is UIWindow) else { return }
        let size = try measurable(size(for: view))
        if view.bounds.size != size {
            let corner = view.frame.origin
            view.bounds.size = size
            view.frame.origin = corner
        }
        let fillsScreen = size == settings.screenSize && room == .screen
        view.setRootSafeAreaInsets(safeAreaInsets ?? (fillsScreen ? settings.safeAreaInsets : .zero))
    }

    /// Whether a view shows nothing and has got texts for that.
    private func fillIfBlank(_ canvas: UIView, of scene: BuiltScene?) -> Bool {
        guard let scene, scene.mayShowSamples else { return false }
        guard Shown(canvas: canvas, view: canvas, stage: self, scene: scene).picture().isBlank else { return false }
        return SampleTexts.fill(canvas)
    }

    private func layOut(_ view: UIView, of scene: BuiltScene?) {
        view.layoutIfNeeded()
        guard scene?.hasDeferredCode == true else { return }
        Deferred.settle()
        view.layoutIfNeeded()
    }

    private func waitForMoment(_ view: UIView) {
        guard let moment else { return }
        view.layoutIfNeeded()
        Deferred.settle()
        Self.pass(moment, in: view)
    }

    /// Lets time pass frame by frame, as a screen does: what is due happens, and then what it leaves is laid out.
    static func pass(_ seconds: TimeInterval, in view: UIView) {
        let end = ProjectClock.now + max(0, seconds)
        repeat {
            view.layoutIfNeeded()
            view.layer.commit()
            ProjectClock.advance(by: min(frame, end - ProjectClock.now))
        } while ProjectClock.now < end - frame * 1e-6
        view.layoutIfNeeded()
        view.layer.commit()
    }

    /// Of a screen that shows sixty in a second.
    private static let frame: TimeInterval = 1.0 / 60

    /// Refuses sizes that no layer can have.
    private func measurable(_ size: CGSize) throws(RenderError) -> CGSize {
        guard !size.width.isNaN, !size.height.isNaN else { throw .emptyCanvas(Size(size)) }
        return size
    }

    private func size(for controller: UIViewController, in scene: BuiltScene?) -> CGSize {
        if case .fitting(nil, nil) = room, let offered = scene?.offeredSize {
            return controller.view.wantedSize(whenOffered: offered)
        }
        return switch room {
        case .natural, .screen: settings.screenSize
        case .size(let width, let height): CGSize(width: width, height: height)
        case .fitting(let width, let height): fittingSize(of: controller.view, width: width, height: height)
        }
    }

    private func size(for view: UIView) -> CGSize {
        switch room {
        case .natural:
            let own = view.bounds.size
            return own.width > 0 && own.height > 0
                ? own
                : fittingSize(
                    of: view, width: own.width > 0 ? own.width : nil, height: own.height > 0 ? own.height : nil)
        case .screen: return settings.screenSize
        case .size(let width, let height): return CGSize(width: width, height: height)
        case .fitting(let width, let height): return fittingSize(of: view, width: width, height: height)
        }
    }

    /// The size from the constraints, or else from the view itself; a given length is kept.
    private func fittingSize(of view: UIView, width: CGFloat?, height: CGFloat?) -> CGSize {
        let target = UIView.layoutFittingCompressedSize
        var size = view.systemLayoutSizeFitting(
            CGSize(width: width ?? target.width, height: height ?? target.height),
            withHorizontalFittingPriority: width == nil ? .fittingSizeLevel : .required,
            verticalFittingPriority: height == nil ? .fittingSizeLevel : .required)
        if size.width <= 0 || size.height <= 0 {
            let limit = CGFloat.greatestFiniteMagnitude
            let preference = view.sizeThatFits(CGSize(width: width ?? limit, height: height ?? limit))
            if size.width <= 0 { size.width = preference.width }
            if size.height <= 0 { size.height = preference.height }
        }
        return CGSize(width: width ?? size.width, height: height ?? size.height)
    }
}
