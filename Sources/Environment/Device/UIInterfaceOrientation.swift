/// The orientation of the device. Left and right are those of the device; the interface's are the other way round.
public enum UIDeviceOrientation: Int, Hashable, Sendable {
    case unknown = 0
    case portrait = 1
    case portraitUpsideDown = 2
    case landscapeLeft = 3
    case landscapeRight = 4
    case faceUp = 5
    case faceDown = 6

    public var isPortrait: Bool { self == .portrait || self == .portraitUpsideDown }
    public var isLandscape: Bool { self == .landscapeLeft || self == .landscapeRight }
    public var isFlat: Bool { self == .faceUp || self == .faceDown }
    public var isValidInterfaceOrientation: Bool { isPortrait || isLandscape }
}

public enum UIInterfaceOrientation: Int, Hashable, Sendable {
    case unknown = 0
    case portrait = 1
    case portraitUpsideDown = 2
    case landscapeRight = 3
    case landscapeLeft = 4

    public var isPortrait: Bool { self == .portrait || self == .portraitUpsideDown }
    public var isLandscape: Bool { self == .landscapeLeft || self == .landscapeRight }
}

extension UIDeviceOrientation {
    init(_ interface: UIInterfaceOrientation) {
        self = UIDeviceOrientation(rawValue: interface.rawValue) ?? .unknown
    }
}

public struct UIInterfaceOrientationMask: OptionSet, Hashable, Sendable {
    public let rawValue: UInt

    public init(rawValue: UInt) { self.rawValue = rawValue }

    private init(_ orientations: UIInterfaceOrientation...) {
        rawValue = orientations.reduce(0) { $0 | 1 << UInt($1.rawValue) }
    }

    public static let portrait = UIInterfaceOrientationMask(.portrait)
    public static let portraitUpsideDown = UIInterfaceOrientationMask(.portraitUpsideDown)
    public static let landscapeLeft = UIInterfaceOrientationMask(.landscapeLeft)
    public static let landscapeRight = UIInterfaceOrientationMask(.landscapeRight)
    public static let landscape: UIInterfaceOrientationMask = [.landscapeLeft, .landscapeRight]
    public static let all: UIInterfaceOrientationMask = [.portrait, .portraitUpsideDown, .landscape]
    public static let allButUpsideDown: UIInterfaceOrientationMask = [.portrait, .landscape]
}

public enum UIStatusBarStyle: Int, Hashable, Sendable {
    case `default` = 0
    case lightContent = 1
    case darkContent = 3
}

public enum UIStatusBarAnimation: Int, Hashable, Sendable {
    case none = 0
    case fade = 1
    case slide = 2
}
