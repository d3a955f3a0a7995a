import Foundation

/// The place that a segue goes back from.
@preconcurrency @MainActor open class UIStoryboardUnwindSegueSource: NSObject {
    public let source: UIViewController
    public let unwindAction: Selector
    public let sender: Any?

    init(source: UIViewController, unwindAction: Selector, sender: Any?) {
        (self.source, self.unwindAction, self.sender) = (source, unwindAction, sender)
        super.init()
    }
}

/// A way from one controller of a storyboard to another.
@preconcurrency @MainActor open class UIStoryboardSegue: NSObject {
    public let identifier: String?
    public let source: UIViewController
    public let destination: UIViewController
    private let state = SegueState()

    public init(identifier: String?, source: UIViewController, destination: UIViewController) {
        self.identifier = identifier
        self.source = source
        self.destination = destination
    }

    public convenience init(
        identifier: String?, source: UIViewController, destination: UIViewController,
        performHandler: @escaping () -> Void
    ) {
        self.init(identifier: identifier, source: source, destination: destination)
        state.perform = performHandler
    }

    open func perform() { state.perform?() }

    fileprivate final func performs(_ action: @escaping () -> Void) { state.perform = action }
}

@MainActor private final class SegueState: HiddenState {
    var perform: (() -> Void)?
}

/// A segue as a storyboard has it.
@MainActor package struct SegueTemplate {
    package enum Kind: String {
        case show, showDetail, presentation, popoverPresentation, embed, custom, unwind
        // Their names before iOS 8.
        case push, modal, replace
    }

    package var identifier: String?
    package var kind: Kind
    /// The app's own class.
    package var type: UIStoryboardSegue.Type?
    package var presentationStyle: UIModalPresentationStyle?
    package var transitionStyle: UIModalTransitionStyle?
    package var unwindAction: Selector?
    /// The method of the source that makes the destination.
    package var creation: Selector?
    /// Where an embedded destination goes.
    package weak var container: UIView?
    package var makeDestination: @MainActor (_ creator: ((NSCoder) -> UIViewController?)?) -> UIViewController?

    package init(
        kind: Kind, makeDestination: @escaping @MainActor (((NSCoder) -> UIViewController?)?) -> UIViewController?
    ) {
        self.kind = kind
        self.makeDestination = makeDestination
    }
}

extension UIViewController {
    /// Performs a segue as if its source had been touched.
    package func trigger(_ template: SegueTemplate, sender: Any?) {
        guard shouldPerformSegue(withIdentifier: template.identifier ?? "", sender: sender) else { return }
        go(template, sender: sender)
    }

    func goSegue(identifiedBy identifier: String, sender: Any?) {
        guard let template = controllerState.scene?.segue(identifiedBy: identifier) else {
            fatalError(
                "Receiver (\(String(reflecting: type(of: self)))) has no segue with identifier '\(identifier)'")
        }
        go(template, sender: sender)
    }

    private func go(_ template: SegueTemplate, sender: Any?) {
        if let action = template.unwindAction { return unwind(by: action, template, sender: sender) }
        let creator: ((NSCoder) -> UIViewController?)? = template.creation.map { selector in
            { [weak self] coder in
                guard let self else { return nil }
                let values: [Any?] = [coder, sender, template.identifier]
                let count = selector.name.filter { $0 == ":" }.count
                return selector.call(self, Array(values.prefix(count)))?.value as? UIViewController
            }
        }
        guard let destination = template.makeDestination(creator) else { return }
        let segue = template.segue(from: self, to: destination)
        prepare(for: segue, sender: sender)
        segue.perform()
    }

    /// Looks for the controller that knows the action: along the containers, then among those that present them.
    private func unwind(by action: Selector, _ template: SegueTemplate, sender: Any?) {
        guard let target = unwindTarget(for: action, sender: sender) else { return }
        let segue = template.segue(from: self, to: target)
        prepare(for: segue, sender: sender)
        action.call(target, [segue])
        if let navigation = target.navigationController, navigation.children.contains(where: { $0 === target }) {
            navigation.popToViewController(target, animated: false)
        }
        if target.presentedViewController != nil { target.dismiss(animated: false) }
    }

    private func unwindTarget(for action: Selector, sender: Any?) -> UIViewController? {
        var current: UIViewController? = self
        while let controller = current {
            let family = controller.parent?.children.reversed() ?? []
            for candidate in [controller] + family where candidate !== self {
                if candidate.canPerformUnwindAction(action, from: self, sender: sender ?? self) { return candidate }
            }
            current = controller.parent ?? controller.presentingViewController
        }
        return nil
    }
}

extension SegueTemplate {
    func segue(from source: UIViewController, to destination: UIViewController) -> UIStoryboardSegue {
        if let style = presentationStyle { destination.modalPresentationStyle = style }
        if let style = transitionStyle { destination.modalTransitionStyle = style }
        if let type { return _SegueOfAnyClass.make(type, identifier, source, destination) }
        let segue = UIStoryboardSegue(identifier: identifier, source: source, destination: destination)
        let (kind, container) = (kind, container)
        segue.performs { [unowned segue] in
            switch kind {
            case .show, .push: segue.source.show(segue.destination, sender: segue.source)
            case .showDetail, .replace: segue.source.showDetailViewController(segue.destination, sender: segue.source)
            case .presentation, .modal, .popoverPresentation: segue.source.present(segue.destination, animated: false)
            case .embed: if let container { segue.embed(in: container) }
            case .custom, .unwind: break
            }
        }
        return segue
    }
}

extension UIStoryboardSegue {
    /// The destination becomes a child of the source, and its view fills the container.
    fileprivate func embed(in container: UIView) {
        source.addChild(destination)
        guard let view = destination.view else { return }
        view.translatesAutoresizingMaskIntoConstraints = true
        view.frame = container.bounds
        view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        container.addSubview(view)
        destination.didMove(toParent: source)
    }
}
