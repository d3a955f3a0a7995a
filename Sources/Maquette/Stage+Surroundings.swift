import Foundation
import MaquetteCanvas
import MaquetteDrawing
import MaquetteViewModel

/// What the system draws over a screen. It is painted over the views of the screen and is none of them, so that frames, touches and VoiceOver
/// do not meet it.
@MainActor struct ScreenSurroundings {
    private let window: UIWindow
    private let parts: Stage.Surroundings
    private let settings: Headless.Settings
    /// Whether the home indicator of a document's bars is shown, which a keyboard would cover.
    private let showsOwnIndicator: Bool

    /// Nil where there is nothing around. Bars of a document's scene are in its own view.
    init?(of window: UIWindow, _ parts: Stage.Surroundings, on settings: Headless.Settings, besides bars: UIView?) {
        var parts = parts
        if let bars = bars as? SceneBars {
            bars.showsStatusBar = parts.contains(.statusBar)
            bars.showsHomeIndicator = parts.contains(.homeIndicator)
            showsOwnIndicator = parts.contains(.homeIndicator)
            parts.subtract([.statusBar, .homeIndicator])
        } else {
            showsOwnIndicator = false
        }
        guard window.bounds.size == settings.screenSize, !parts.isEmpty else { return nil }
        (self.window, self.parts, self.settings) = (window, parts, settings)
    }

    /// What is painted now.
    func list(scale: CGFloat) -> DisplayList {
        let screen = UIView(frame: CGRect(origin: .zero, size: window.bounds.size))
        screen.setRootSafeAreaInsets(window.safeAreaInsets)
        let input = parts.contains(.keyboard) && window.keyboardHeight > 0 ? KeyboardInput(in: window) : nil
        let keyboard = input.map { InputViews($0, settings) }
        keyboard?.show(at: window.keyboardHeight, on: screen)
        let bars = SceneBars(
            upper: .none, lower: .none,
            statusColor: parts.contains(.statusBar) && !window.hidesStatusBar ? window.statusBarColor : nil,
            doubledInsets: nil)
        let hasIndicator = parts.contains(.homeIndicator) || keyboard != nil && showsOwnIndicator
        bars.showsHomeIndicator = hasIndicator && !window.hidesHomeIndicator
        let place = CGPoint(x: window.bounds.midX, y: window.bounds.maxY - 10)
        bars.backdrop = keyboard?.ground ?? window.background(at: place)
        bars.frame = screen.bounds
        screen.addSubview(bars)
        screen.layoutIfNeeded()
        defer { keyboard?.giveBack() }
        return DisplayList(showing: screen.layer, size: screen.bounds.size, scale: scale)
    }

    // MARK: The keyboard

    /// Makes room for the keyboard, and tells the code of it, as a phone does.
    func layOut() {
        guard parts.contains(.keyboard) else { return }
        let height = KeyboardInput(in: window).map { InputViews($0, settings).height } ?? 0
        guard height > 0 else {
            window.keyboardHeight = 0
            return
        }
        tell(UIResponder.keyboardWillChangeFrameNotification, height)
        tell(UIResponder.keyboardWillShowNotification, height)
        window.keyboardHeight = height
        window.layoutIfNeeded()
        tell(UIResponder.keyboardDidShowNotification, height)
        tell(UIResponder.keyboardDidChangeFrameNotification, height)
        window.layoutIfNeeded()
    }

    /// The seconds are recalled. Phones tell a curve that no name stands for, 7 (openradar 14872290); code that makes a curve of it would trap here.
    private func tell(_ name: NSNotification.Name, _ height: CGFloat) {
        let hidden = CGRect(x: 0, y: window.bounds.height, width: window.bounds.width, height: height)
        NotificationCenter.default.post(
            name: name, object: window.screen,
            userInfo: [
                UIResponder.keyboardFrameBeginUserInfoKey: NSValue(cgRect: hidden),
                UIResponder.keyboardFrameEndUserInfoKey: NSValue(cgRect: hidden.offsetBy(dx: 0, dy: -height)),
                UIResponder.keyboardAnimationDurationUserInfoKey: NSNumber(value: 0.25),
                UIResponder.keyboardAnimationCurveUserInfoKey: NSNumber(
                    value: UIView.AnimationCurve.easeInOut.rawValue),
                UIResponder.keyboardIsLocalUserInfoKey: NSNumber(value: true),
            ])
    }
}

/// The keyboard or what the first responder shows in its place, with the responder's bar above it.
@MainActor private struct InputViews {
    private let input: KeyboardInput
    private let settings: Headless.Settings
    private let accessory: UIView?
    private let keyboard: KeyboardView?

    init(_ input: KeyboardInput, _ settings: Headless.Settings) {
        (self.input, self.settings) = (input, settings)
        // A bar that is on the screen already is no bar of the keyboard.
        accessory = input.accessory.flatMap { $0.superview == nil ? $0 : nil }
        keyboard = input.ownView == nil && input.hasKeys ? KeyboardView(input, settings) : nil
    }

    /// A bar alone is on the ground of the screen.
    var ground: UIColor? {
        keyboard != nil || input.ownView != nil ? KeyboardView.ground(isDark: input.isDark) : nil
    }

    var height: CGFloat { accessoryHeight + heightBelow }

    private var accessoryHeight: CGFloat { accessory.map(Self.height) ?? 0 }

    private var heightBelow: CGFloat {
        if let keyboard { return keyboard.bounds.height }
        let own = input.ownView.map(Self.height) ?? 0
        // An empty view is what code gives a field that shall have no keyboard.
        return own > 0 ? own + settings.safeAreaInsets.bottom : 0
    }

    private static func height(of view: UIView) -> CGFloat {
        if view.bounds.height > 0 { return view.bounds.height }
        return max(0, view.intrinsicContentSize.height, view.systemLayoutSizeFitting(.zero).height)
    }

    private let panel = UIView()

    func show(at height: CGFloat, on screen: UIView) {
        let width = screen.bounds.width
        panel.frame = CGRect(x: 0, y: screen.bounds.height - height, width: width, height: height)
        panel.backgroundColor = ground
        panel.overrideUserInterfaceStyle = input.isDark ? .dark : .light
        screen.addSubview(panel)
        var y: CGFloat = 0
        if let accessory {
            let height = accessoryHeight
            accessory.frame = CGRect(x: 0, y: y, width: width, height: height)
            panel.addSubview(accessory)
            y += height
        }
        if let keyboard {
            keyboard.frame.origin.y = y
            panel.addSubview(keyboard)
        } else if let own = input.ownView, own.superview == nil {
            own.frame = CGRect(x: 0, y: y, width: width, height: Self.height(of: own))
            panel.addSubview(own)
        }
    }

    /// The views of the code are in no other view than before.
    func giveBack() {
        for view in panel.subviews { view.removeFromSuperview() }
    }
}

extension UIView {
    /// The colour of the frontmost background at a point.
    fileprivate func background(at point: CGPoint) -> UIColor? {
        guard !isHidden, alpha > 0.5, bounds.contains(point) else { return nil }
        for subview in subviews.reversed() {
            if let color = subview.background(at: convert(point, to: subview)) { return color }
        }
        guard let color = backgroundColor?.resolvedColor(with: traitCollection), color.cgColor.alpha > 0.5 else {
            return nil
        }
        return color
    }
}
