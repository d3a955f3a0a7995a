import UIKit

/// What the head of an animation's file says.
public final class LottieAnimation: Sendable {
    public let startFrame: AnimationFrameTime
    public let endFrame: AnimationFrameTime
    public let framerate: Double
    public let size: CGSize

    public var bounds: CGRect { CGRect(origin: .zero, size: size) }
    public var duration: TimeInterval { framerate > 0 ? Double(endFrame - startFrame) / framerate : 0 }
    public var markerNames: [String] { [] }

    private struct Head: Decodable {
        var w, h, fr, ip, op: Double
    }

    init?(data: Data) {
        guard let head = try? JSONDecoder().decode(Head.self, from: data) else { return nil }
        (startFrame, endFrame, framerate) = (CGFloat(head.ip), CGFloat(head.op), head.fr)
        size = CGSize(width: head.w, height: head.h)
    }

    public static func named(
        _ name: String, bundle: Bundle = .main, subdirectory: String? = nil, animationCache: Any? = nil
    ) -> LottieAnimation? {
        let plain = name.hasSuffix(".json") ? String(name.dropLast(5)) : name
        let path = bundle.path(forResource: plain, ofType: "json", inDirectory: subdirectory)
        return path.flatMap { filepath($0) } ?? asset(plain, bundle: bundle)
    }

    public static func filepath(_ filepath: String, animationCache: Any? = nil) -> LottieAnimation? {
        FileManager.default.contents(atPath: filepath).flatMap { LottieAnimation(data: $0) }
    }

    public static func asset(_ name: String, bundle: Bundle = .main, animationCache: Any? = nil) -> LottieAnimation? {
        NSDataAsset(name: name, bundle: bundle).flatMap { LottieAnimation(data: $0.data) }
    }

    public static func from(data: Data) throws -> LottieAnimation {
        guard let animation = LottieAnimation(data: data) else { throw CocoaError(.coderReadCorrupt) }
        return animation
    }

    public static func loadedFrom(
        url: URL, session: Any? = nil, closure: @escaping (LottieAnimation?) -> Void, animationCache: Any? = nil
    ) {
        if url.isFileURL { closure(filepath(url.path)) }
    }

    public func progressTime(forFrame frame: AnimationFrameTime) -> AnimationProgressTime {
        endFrame == startFrame ? 0 : (frame - startFrame) / (endFrame - startFrame)
    }

    public func frameTime(forProgress progress: AnimationProgressTime) -> AnimationFrameTime {
        startFrame + (endFrame - startFrame) * progress
    }
}

public typealias Animation = LottieAnimation

public struct AnimationKeypath: Hashable, ExpressibleByStringLiteral, Sendable {
    public let keys: [String]
    public init(keypath: String) { keys = keypath.split(separator: ".").map(String.init) }
    public init(keys: [String]) { self.keys = keys }
    public init(stringLiteral value: String) { self.init(keypath: value) }
}

public protocol AnyValueProvider {}

public struct LottieColor: Hashable, Sendable {
    public var r, g, b, a: Double

    public init(r: Double, g: Double, b: Double, a: Double, denominator: ColorFormatDenominator = .One) {
        let whole = denominator.whole
        (self.r, self.g, self.b, self.a) = (r / whole, g / whole, b / whole, a / whole)
    }
}

public typealias Color = LottieColor

public enum ColorFormatDenominator: Hashable, Sendable {
    case One, OneHundred, TwoFiftyFive

    var whole: Double { self == .One ? 1 : self == .OneHundred ? 100 : 255 }
}

extension UIColor {
    public var lottieColorValue: LottieColor {
        var (r, g, b, a): (CGFloat, CGFloat, CGFloat, CGFloat) = (0, 0, 0, 0)
        getRed(&r, green: &g, blue: &b, alpha: &a)
        return LottieColor(r: Double(r), g: Double(g), b: Double(b), a: Double(a))
    }
}

public final class ColorValueProvider: AnyValueProvider {
    public var color: LottieColor
    public init(_ color: LottieColor) { self.color = color }
    public init(block: @escaping (CGFloat) -> LottieColor) { color = block(0) }
}

public final class FloatValueProvider: AnyValueProvider {
    public var float: CGFloat
    public init(_ float: CGFloat) { self.float = float }
}

public final class SizeValueProvider: AnyValueProvider {
    public var size: CGSize
    public init(_ size: CGSize) { self.size = size }
}

public final class PointValueProvider: AnyValueProvider {
    public var point: CGPoint
    public init(_ point: CGPoint) { self.point = point }
}

public final class GradientValueProvider: AnyValueProvider {
    public var colors: [LottieColor]
    public init(_ colors: [LottieColor], locations: [Double] = []) { self.colors = colors }
}

public protocol AnimationImageProvider: AnyObject {}

public final class BundleImageProvider: AnimationImageProvider {
    public init(bundle: Bundle, searchPath: String?) {}
}

public final class FilepathImageProvider: AnimationImageProvider {
    public init(filepath: String) {}
}

public final class LottieAnimationCache: Sendable {
    public static let shared: LottieAnimationCache? = LottieAnimationCache()
    public func clearCache() {}
}
