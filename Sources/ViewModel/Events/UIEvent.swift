import Foundation

/// An event. Touches come from a ``TouchScreen``, or from code that makes or forwards them.
@preconcurrency @MainActor open class UIEvent: NSObject {
    public enum EventType: Int, Sendable {
        case touches, motion, remoteControl, presses
        case scroll = 10
        case hover, transform = 14
    }

    public enum EventSubtype: Int, Sendable {
        case none, motionShake
        case remoteControlPlay = 100
        case remoteControlPause, remoteControlStop, remoteControlTogglePlayPause, remoteControlNextTrack
        case remoteControlPreviousTrack, remoteControlBeginSeekingBackward, remoteControlEndSeekingBackward
        case remoteControlBeginSeekingForward, remoteControlEndSeekingForward
    }

    public struct ButtonMask: OptionSet, Hashable, Sendable {
        public let rawValue: Int
        public init(rawValue: Int) { self.rawValue = rawValue }

        public static let primary = ButtonMask(rawValue: 1)
        public static let secondary = ButtonMask(rawValue: 2)
        public static func button(_ buttonNumber: Int) -> ButtonMask { ButtonMask(rawValue: 1 << (buttonNumber - 1)) }
    }

    open var type: UIEvent.EventType { .touches }
    open var modifierFlags: UIKeyModifierFlags { [] }
    open var buttonMask: UIEvent.ButtonMask { [] }
    open func coalescedTouches(for touch: UITouch) -> [UITouch]? { [touch] }
    open func predictedTouches(for touch: UITouch) -> [UITouch]? { [] }
    open var subtype: UIEvent.EventSubtype { .none }
    open var timestamp: TimeInterval { 0 }
    open var allTouches: Set<UITouch>? { nil }

    open func touches(for window: UIWindow) -> Set<UITouch>? { allTouches?.filter { $0.window === window } }
    open func touches(for view: UIView) -> Set<UITouch>? { allTouches?.filter { $0.view === view } }
}

/// A key or button that is held down.
@preconcurrency @MainActor open class UIPress: NSObject {
    open var timestamp: TimeInterval { 0 }
    open var force: CGFloat { 0 }
    open var window: UIWindow? { responder.flatMap { $0 as? UIView }?.window }
    open var responder: UIResponder? { nil }
}

/// An event made of presses.
@preconcurrency @MainActor open class UIPressesEvent: UIEvent {
    open override var type: UIEvent.EventType { .presses }
    open var allPresses: Set<UIPress> { [] }
}

/// A key of a keyboard that is connected. Nobody presses a key here, so code that asks for one gets nil.
@preconcurrency @MainActor open class UIKey: NSObject {
    open var characters: String { "" }
    open var charactersIgnoringModifiers: String { "" }
    open var modifierFlags: UIKeyModifierFlags { [] }
    open var keyCode: UIKeyboardHIDUsage { .keyboardErrorUndefined }
}

extension UIPress {
    public enum PressType: Int, Hashable, Sendable {
        case upArrow, downArrow, leftArrow, rightArrow, select, menu, playPause
        case pageUp = 30
        case pageDown = 31
    }
    public enum Phase: Int, Hashable, Sendable { case began, changed, stationary, ended, cancelled }

    public var key: UIKey? { nil }
    public var type: PressType { .select }
    public var phase: Phase { .began }
}

/// Keys by their numbers in the USB HID usage tables, page 7.
public enum UIKeyboardHIDUsage: Int, Hashable, Sendable {
    case keyboardErrorRollOver = 0x01
    case keyboardPOSTFail = 0x02
    case keyboardErrorUndefined = 0x03
    case keyboardA = 0x04, keyboardB, keyboardC, keyboardD, keyboardE, keyboardF, keyboardG, keyboardH, keyboardI,
        keyboardJ, keyboardK, keyboardL, keyboardM, keyboardN, keyboardO, keyboardP, keyboardQ, keyboardR, keyboardS,
        keyboardT, keyboardU, keyboardV, keyboardW, keyboardX, keyboardY, keyboardZ, keyboard1, keyboard2, keyboard3,
        keyboard4, keyboard5, keyboard6, keyboard7, keyboard8, keyboard9, keyboard0, keyboardReturnOrEnter,
        keyboardEscape, keyboardDeleteOrBackspace, keyboardTab, keyboardSpacebar, keyboardHyphen, keyboardEqualSign,
        keyboardOpenBracket, keyboardCloseBracket, keyboardBackslash, keyboardNonUSPound, keyboardSemicolon,
        keyboardQuote, keyboardGraveAccentAndTilde, keyboardComma, keyboardPeriod, keyboardSlash, keyboardCapsLock,
        keyboardF1, keyboardF2, keyboardF3, keyboardF4, keyboardF5, keyboardF6, keyboardF7, keyboardF8, keyboardF9,
        keyboardF10, keyboardF11, keyboardF12, keyboardPrintScreen, keyboardScrollLock, keyboardPause,
        keyboardInsert, keyboardHome, keyboardPageUp, keyboardDeleteForward, keyboardEnd, keyboardPageDown,
        keyboardRightArrow, keyboardLeftArrow, keyboardDownArrow, keyboardUpArrow, keypadNumLock, keypadSlash,
        keypadAsterisk, keypadHyphen, keypadPlus, keypadEnter, keypad1, keypad2, keypad3, keypad4, keypad5, keypad6,
        keypad7, keypad8, keypad9, keypad0, keypadPeriod, keyboardNonUSBackslash, keyboardApplication, keyboardPower,
        keypadEqualSign
    case keyboardLeftControl = 0xE0, keyboardLeftShift, keyboardLeftAlt, keyboardLeftGUI, keyboardRightControl,
        keyboardRightShift, keyboardRightAlt, keyboardRightGUI
}
