import Amplitude
import AppCenter
import AppCenterAnalytics
import AppCenterCrashes
import Mixpanel
import Sentry
import UIKit

final class ServicesViewController: UIViewController {
    private let label = UILabel(frame: CGRect(x: 20, y: 120, width: 350, height: 200))
    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .white
        Mixpanel.initialize(token: "x", trackAutomaticEvents: true)
        Mixpanel.mainInstance().track(event: "shown", properties: ["a": 1])
        Amplitude.instance().logEvent("shown", withEventProperties: ["a": 1])
        AppCenter.start(withAppSecret: "x", services: [Analytics.self, Crashes.self])
        SentrySDK.start { $0.dsn = "x" }
        label.text = Mixpanel.mainInstance().distinctId.isEmpty ? "Nobody" : "Somebody"
        view.addSubview(label)
    }
}
