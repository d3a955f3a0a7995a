import RxSwift
import UIKit

extension Reactive where Base: UILabel {
    public var text: Binder<String?> { Binder(base) { $0.text = $1 } }
    public var attributedText: Binder<NSAttributedString?> { Binder(base) { $0.attributedText = $1 } }
}

extension Reactive where Base: UITextField {
    public var text: ControlProperty<String?> { value }

    /// A text that is there already is not set again, so that the cursor stays.
    public var value: ControlProperty<String?> {
        controlPropertyWithDefaultEvents(
            getter: { $0.text }, setter: { field, text in if field.text != text { field.text = text } })
    }
    public var attributedText: ControlProperty<NSAttributedString?> {
        controlPropertyWithDefaultEvents(
            getter: { $0.attributedText },
            setter: { field, text in if field.attributedText != text { field.attributedText = text } })
    }
}

extension Reactive where Base: UITextView {
    public var text: ControlProperty<String?> { value }
    public var value: ControlProperty<String?> {
        edited({ $0.text }, setting: { view, text in if view.text != text { view.text = text } })
    }
    public var attributedText: ControlProperty<NSAttributedString?> {
        edited(
            { $0.attributedText },
            setting: { view, text in if view.attributedText != text { view.attributedText = text } })
    }

    public var didBeginEditing: ControlEvent<()> { told(UITextView.textDidBeginEditingNotification) }
    public var didEndEditing: ControlEvent<()> { told(UITextView.textDidEndEditingNotification) }
    public var didChange: ControlEvent<()> { told(UITextView.textDidChangeNotification) }
    public var didChangeSelection: ControlEvent<()> { .never }

    private func told(_ name: Notification.Name) -> ControlEvent<()> {
        ControlEvent(events: NotificationCenter.default.rx.notification(name, object: base).map { _ in })
    }

    private func edited<Value>(
        _ get: @escaping @MainActor (Base) -> Value, setting set: @escaping @MainActor (Base, Value) -> Void
    ) -> ControlProperty<Value> {
        let get = unsafeBitCast(get, to: ((Base) -> Value).self)
        let changes = didChange
        let values = Observable<Value>.deferred { [weak view = base] in
            guard let view else { return .empty() }
            return changes.compactMap { [weak view] in view.map(get) }.startWith(get(view))
        }
        return ControlProperty(values: values, valueSink: Binder(base, binding: set))
    }
}

/// Nobody types into search bars here, so their texts are told once.
extension Reactive where Base: UISearchBar {
    public var text: ControlProperty<String?> { value }
    public var value: ControlProperty<String?> {
        ControlProperty(
            values: first { $0.text }, valueSink: Binder(base) { $0.text = $1 })
    }
    public var selectedScopeButtonIndex: ControlProperty<Int> {
        ControlProperty(
            values: first { $0.selectedScopeButtonIndex }, valueSink: Binder(base) { $0.selectedScopeButtonIndex = $1 })
    }
    public var cancelButtonClicked: ControlEvent<()> { .never }
    public var bookmarkButtonClicked: ControlEvent<()> { .never }
    public var resultsListButtonClicked: ControlEvent<()> { .never }
    public var searchButtonClicked: ControlEvent<()> { .never }
    public var textDidBeginEditing: ControlEvent<()> { .never }
    public var textDidEndEditing: ControlEvent<()> { .never }

    private func first<Value>(_ get: @escaping @MainActor (Base) -> Value) -> Observable<Value> {
        .create { [weak bar = base] observer in
            if let bar { observer.onNext(onMain(bar, get)) }
            return Disposables.create()
        }
    }
}

public protocol RxTextInput: UITextInput {
    @MainActor var text: String? { get set }
}

/// A view that text is typed into, with its text.
public struct TextInput<Base: RxTextInput> {
    public let base: Base
    public let text: ControlProperty<String?>

    public init(base: Base, text: ControlProperty<String?>) {
        self.base = base
        self.text = text
    }
}

extension UITextField: RxTextInput {}

extension Reactive where Base: UITextField {
    public var textInput: TextInput<Base> { TextInput(base: base, text: text) }
}
