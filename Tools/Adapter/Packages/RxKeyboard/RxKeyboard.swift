import RxCocoa
import RxSwift
import UIKit

/// The keyboard, which is never up in a picture.
public protocol RxKeyboardType {
    var frame: Driver<CGRect> { get }
    var visibleHeight: Driver<CGFloat> { get }
    var willShowVisibleHeight: Driver<CGFloat> { get }
    var isHidden: Driver<Bool> { get }
}

public class RxKeyboard: NSObject, RxKeyboardType {
    nonisolated(unsafe) public static let instance = RxKeyboard()

    public let frame: Driver<CGRect> = .just(.zero)
    public let visibleHeight: Driver<CGFloat> = .just(0)
    public let willShowVisibleHeight: Driver<CGFloat> = .never()
    public let isHidden: Driver<Bool> = .just(true)
}
