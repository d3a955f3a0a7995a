import Badges
import UIKit

// Views that are blank unless what they are named after works.

extension UIView {
    fileprivate func prove() {
        let label = UILabel(frame: CGRect(x: 0, y: 0, width: 60, height: 40))
        (label.text, label.textAlignment) = ("works", .center)
        addSubview(label)
    }
}

/// `#selector`, target and action.
class SelectorProof: UIView {
    let button = UIButton()
    override init(frame: CGRect) {
        super.init(frame: frame)
        button.addTarget(self, action: #selector(tapped), for: .touchUpInside)
        button.sendActions(for: .touchUpInside)
    }
    required init?(coder: NSCoder) { fatalError() }
    @objc private func tapped() { prove() }
    override var intrinsicContentSize: CGSize { CGSize(width: 60, height: 40) }
}

/// A selector that `NotificationCenter` calls, and one that is made of a text.
class NotificationProof: UIView {
    static let name = Notification.Name("rain")
    override init(frame: CGRect) {
        super.init(frame: frame)
        NotificationCenter.default.addObserver(self, selector: #selector(rain(_:)), name: Self.name, object: nil)
        NotificationCenter.default.post(name: Self.name, object: nil)
    }
    required init?(coder: NSCoder) { fatalError() }
    @objc func rain(_ note: Notification) { perform(Selector(("grow"))) }
    @objc func grow() { prove() }
    override var intrinsicContentSize: CGSize { CGSize(width: 60, height: 40) }
}

/// Key-value observing of the project's own property.
class ObservingProof: UIView {
    @objc dynamic var height = 0
    var token: NSKeyValueObservation?
    override init(frame: CGRect) {
        super.init(frame: frame)
        token = observe(\.height, options: [.new]) { proof, change in
            if change.newValue == 3 { proof.prove() }
        }
        height = 3
    }
    required init?(coder: NSCoder) { fatalError() }
    override var intrinsicContentSize: CGSize { CGSize(width: 60, height: 40) }
}

@objc protocol Gardener {
    @objc optional func name(of proof: OptionalProof) -> String
    @objc optional func size(of proof: OptionalProof) -> CGSize
}

/// An optional requirement that is there, and one that is not.
class OptionalProof: UIView, Gardener {
    weak var gardener: Gardener?
    override init(frame: CGRect) {
        super.init(frame: frame)
        gardener = self
        if gardener?.size?(of: self) == nil, gardener?.name?(of: self) == "proof" { prove() }
    }
    required init?(coder: NSCoder) { fatalError() }
    func name(of proof: OptionalProof) -> String { "proof" }
    override var intrinsicContentSize: CGSize { CGSize(width: 60, height: 40) }
}

/// A pod in the checkout, a condition of the target's settings, and an override in an extension.
class PodProof: UIView {
    let badge = Badge(frame: CGRect(x: 0, y: 0, width: 60, height: 40))
    override var intrinsicContentSize: CGSize { CGSize(width: 60, height: 40) }
}
extension PodProof {
    override func layoutSubviews() {
        super.layoutSubviews()
        #if SUMMER
            addSubview(badge)
        #endif
    }
}
