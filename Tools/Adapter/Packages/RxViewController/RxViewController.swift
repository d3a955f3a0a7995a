import RxCocoa
import RxSwift
import UIKit

/// Methods cannot be put in the place of others here, so nobody notices that a controller's are called.
extension Reactive where Base: UIViewController {
    public var viewDidLoad: ControlEvent<Void> { never() }
    public var viewWillAppear: ControlEvent<Bool> { never() }
    public var viewDidAppear: ControlEvent<Bool> { never() }
    public var viewWillDisappear: ControlEvent<Bool> { never() }
    public var viewDidDisappear: ControlEvent<Bool> { never() }
    public var viewWillLayoutSubviews: ControlEvent<Void> { never() }
    public var viewDidLayoutSubviews: ControlEvent<Void> { never() }
    public var willMoveToParentViewController: ControlEvent<UIViewController?> { never() }
    public var didMoveToParentViewController: ControlEvent<UIViewController?> { never() }
    public var didReceiveMemoryWarning: ControlEvent<Void> { never() }
    public var isVisible: Observable<Bool> { .never() }
    public var isDismissing: ControlEvent<Bool> { never() }

    private func never<Value>() -> ControlEvent<Value> { ControlEvent(events: Observable<Value>.never()) }
}
