import UIKit

/// Keeps what it is told, without being a view or bound to an actor.
public final class Recorder: NSObject, MeterViewDelegate {
    public var values: [CGFloat] = []
    public func meterView(_ meterView: MeterView, didChangeTo value: CGFloat) {
        values.append(value)
        meterView.isHidden = value >= 1
    }
}

open class MeterViewController: UIViewController {
    public let meter = MeterView()
    public let recorder = Recorder()
    public var steps: [String] = []

    public init(title: String) {
        super.init(nibName: nil, bundle: nil)
        self.title = title
    }

    public required init?(coder: NSCoder) { super.init(coder: coder) }

    open override func loadView() {
        view = UIView()
        view.addSubview(meter)
        meter.translatesAutoresizingMaskIntoConstraints = false
    }

    open override func viewDidLoad() {
        super.viewDidLoad()
        meter.delegate = recorder
        meter.with(Style { $0.tintColor = Theme.shared.accent })
        meter.onChange = { [weak self] in self?.steps.append("value \($0.value)") }
        Theme.shared.observers.append { [weak self] in self?.meter.tintColor = Theme.shared.accent }
        navigationItem.rightBarButtonItem = UIBarButtonItem(
            title: "Edit", style: .plain, target: nil, action: nil)
        let guide = view.safeAreaLayoutGuide
        NSLayoutConstraint.activate([
            meter.topAnchor.constraint(equalTo: guide.topAnchor, constant: 10),
            meter.leadingAnchor.constraint(equalTo: guide.leadingAnchor, constant: 20),
            meter.trailingAnchor.constraint(equalTo: guide.trailingAnchor, constant: -20),
        ])
    }

    open override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        steps.append("will appear")
    }
    open override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        steps.append("did appear")
    }
    open override func viewDidLayoutSubviews() {
        super.viewDidLayoutSubviews()
        steps.append("layout")
    }
    open override var preferredStatusBarStyle: UIStatusBarStyle { return .lightContent }
    open override var prefersHomeIndicatorAutoHidden: Bool { return true }
}
