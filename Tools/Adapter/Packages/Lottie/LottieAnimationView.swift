import MaquetteCuts
import UIKit

public enum LottieLoopMode: Hashable, Sendable {
    case playOnce
    case loop
    case autoReverse
    case `repeat`(Float)
    case repeatBackwards(Float)
}

public enum LottieBackgroundBehavior: Hashable, Sendable {
    case stop, pause, pauseAndRestore, forceFinish, continuePlaying
    public static func `default`(for renderingEngine: RenderingEngine) -> LottieBackgroundBehavior { .pause }
}

public enum RenderingEngine: Hashable, Sendable {
    case mainThread, coreAnimation
}

public enum RenderingEngineOption: Hashable, Sendable {
    case automatic
    case specific(RenderingEngine)
    public static var mainThread: RenderingEngineOption { .specific(.mainThread) }
    public static var coreAnimation: RenderingEngineOption { .specific(.coreAnimation) }
}

public enum DecodingStrategy: Hashable, Sendable {
    case legacyCodable, dictionaryBased
}

public struct LottieConfiguration: Hashable, Sendable {
    public var renderingEngine: RenderingEngineOption
    public var decodingStrategy: DecodingStrategy
    @MainActor public static var shared = LottieConfiguration()

    public init(
        renderingEngine: RenderingEngineOption = .automatic, decodingStrategy: DecodingStrategy = .dictionaryBased
    ) {
        (self.renderingEngine, self.decodingStrategy) = (renderingEngine, decodingStrategy)
    }
}

public typealias AnimationFrameTime = CGFloat
public typealias AnimationProgressTime = CGFloat
public typealias LottieCompletionBlock = (_ completed: Bool) -> Void

open class LottieAnimationViewBase: UIView {}

/// Where an animation plays. Nothing of it is drawn, but it takes the place that it has: as large as its file says.
@IBDesignable open class LottieAnimationView: LottieAnimationViewBase {
    public var animation: LottieAnimation? {
        didSet {
            currentFrame = animation?.startFrame ?? 0
            invalidateIntrinsicContentSize()
            if animation != nil { MaquetteCuts.lacks("an animation of Lottie") }
        }
    }

    public var loopMode = LottieLoopMode.playOnce
    public var backgroundBehavior = LottieBackgroundBehavior.pause
    public var animationSpeed: CGFloat = 1
    public var respectAnimationFrameRate = false
    public var shouldRasterizeWhenIdle = false
    public var configuration = LottieConfiguration.shared
    public var imageProvider: (any AnimationImageProvider)?
    public var textProvider: Any?
    public var fontProvider: Any?
    public var maskAnimationToBounds = true
    public var animationLoaded: ((_ animationView: LottieAnimationView, _ animation: LottieAnimation) -> Void)?
    public private(set) var isAnimationPlaying = false
    public var currentFrame: AnimationFrameTime = 0
    public var realtimeAnimationFrame: AnimationFrameTime { currentFrame }
    public var realtimeAnimationProgress: AnimationProgressTime { currentProgress }
    public var isAnimationQueued: Bool { false }

    public var currentProgress: AnimationProgressTime {
        get { animation?.progressTime(forFrame: currentFrame) ?? 0 }
        set { currentFrame = animation?.frameTime(forProgress: newValue) ?? 0 }
    }

    public var currentTime: TimeInterval {
        get { animation.map { Double(currentFrame - $0.startFrame) / $0.framerate } ?? 0 }
        set { if let animation { currentFrame = animation.startFrame + CGFloat(newValue * animation.framerate) } }
    }

    @IBInspectable public var animationName: String? {
        didSet { if let animationName { animation = .named(animationName) } }
    }

    public init(
        animation: LottieAnimation?, imageProvider: (any AnimationImageProvider)? = nil, textProvider: Any? = nil,
        fontProvider: Any? = nil, configuration: LottieConfiguration = .shared
    ) {
        super.init(frame: CGRect(origin: .zero, size: animation?.size ?? .zero))
        self.configuration = configuration
        show(animation)
    }

    public convenience init(
        name: String, bundle: Bundle = .main, subdirectory: String? = nil,
        imageProvider: (any AnimationImageProvider)? = nil, animationCache: Any? = nil,
        configuration: LottieConfiguration = .shared
    ) { self.init(animation: .named(name, bundle: bundle, subdirectory: subdirectory), configuration: configuration) }

    public convenience init(
        filePath: String, imageProvider: (any AnimationImageProvider)? = nil, animationCache: Any? = nil,
        configuration: LottieConfiguration = .shared
    ) { self.init(animation: .filepath(filePath), configuration: configuration) }

    /// Files that come over the network do not.
    public convenience init(
        url: URL, imageProvider: (any AnimationImageProvider)? = nil,
        closure: @escaping (Error?) -> Void, animationCache: Any? = nil
    ) { self.init(animation: url.isFileURL ? .filepath(url.path) : nil) }

    public init(configuration: LottieConfiguration = .shared) {
        super.init(frame: .zero)
        self.configuration = configuration
        contentMode = .scaleAspectFit
    }

    public override init(frame: CGRect) {
        super.init(frame: frame)
        contentMode = .scaleAspectFit
    }

    public required init?(coder: NSCoder) {
        super.init(coder: coder)
    }

    private func show(_ new: LottieAnimation?) {
        contentMode = .scaleAspectFit
        animation = new
    }

    open override var intrinsicContentSize: CGSize {
        animation?.size ?? CGSize(width: UIView.noIntrinsicMetric, height: UIView.noIntrinsicMetric)
    }

    // MARK: Playing

    open func play(completion: LottieCompletionBlock? = nil) { begin(at: animation?.endFrame) }

    open func play(
        fromProgress: AnimationProgressTime? = nil, toProgress: AnimationProgressTime, loopMode: LottieLoopMode? = nil,
        completion: LottieCompletionBlock? = nil
    ) { begin(at: animation?.frameTime(forProgress: toProgress), loopMode) }

    open func play(
        fromFrame: AnimationFrameTime? = nil, toFrame: AnimationFrameTime, loopMode: LottieLoopMode? = nil,
        completion: LottieCompletionBlock? = nil
    ) { begin(at: toFrame, loopMode) }

    open func play(
        fromMarker: String? = nil, toMarker: String, playEndMarkerFrame: Bool = true, loopMode: LottieLoopMode? = nil,
        completion: LottieCompletionBlock? = nil
    ) { begin(at: nil, loopMode) }

    open func play(marker: String, loopMode: LottieLoopMode? = nil, completion: LottieCompletionBlock? = nil) {
        begin(at: nil, loopMode)
    }

    private func begin(at end: AnimationFrameTime?, _ mode: LottieLoopMode? = nil) {
        if let mode { loopMode = mode }
        isAnimationPlaying = animation != nil
    }

    open func stop() {
        isAnimationPlaying = false
        currentFrame = animation?.startFrame ?? 0
    }

    open func pause() { isAnimationPlaying = false }
    open func reloadImages() {}
    open func forceDisplayUpdate() {}

    // MARK: What animations are made of: nothing of it is here

    open func setValueProvider(_ valueProvider: any AnyValueProvider, keypath: AnimationKeypath) {}
    open func getValue(for keypath: AnimationKeypath, atFrame: AnimationFrameTime?) -> Any? { nil }
    open func logHierarchyKeypaths() {}
    open func allHierarchyKeypaths() -> [String] { [] }
    open func addSubview(_ subview: UIView, forLayerAt keypath: AnimationKeypath) { addSubview(subview) }
    open func progressTime(forMarker named: String) -> AnimationProgressTime? { nil }
    open func frameTime(forMarker named: String) -> AnimationFrameTime? { nil }
}

/// The name until Lottie 4.
public typealias AnimationView = LottieAnimationView
