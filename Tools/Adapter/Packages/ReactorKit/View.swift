import ObjectiveC
import UIKit

/// What shows the states of a reactor, and is bound to it when it gets one.
public protocol View: AnyObject {
    associatedtype Reactor: ReactorKit.Reactor

    var disposeBag: DisposeBag { get set }
    var reactor: Reactor? { get set }
    func bind(reactor: Reactor)
}

/// A view that is bound when it is loaded.
public protocol StoryboardView: View {}

nonisolated(unsafe) private var reactorKey = 0

extension View {
    public var reactor: Reactor? {
        get { objc_getAssociatedObject(self, &reactorKey) as? Reactor }
        set {
            objc_setAssociatedObject(self, &reactorKey, newValue, .OBJC_ASSOCIATION_RETAIN_NONATOMIC)
            disposeBag = DisposeBag()
            if let newValue { bind(reactor: newValue) }
        }
    }
}

/// Nobody says here that a controller's view was loaded, so it is loaded when the reactor comes.
extension StoryboardView {
    public var reactor: Reactor? {
        get { objc_getAssociatedObject(self, &reactorKey) as? Reactor }
        set {
            objc_setAssociatedObject(self, &reactorKey, newValue, .OBJC_ASSOCIATION_RETAIN_NONATOMIC)
            disposeBag = DisposeBag()
            guard let newValue else { return }
            if let controller = self as? UIViewController {
                let load: @MainActor (UIViewController) -> Void = { $0.loadViewIfNeeded() }
                unsafeBitCast(load, to: ((UIViewController) -> Void).self)(controller)
            }
            bind(reactor: newValue)
        }
    }
}
