import Amplitude
import AppCenter
import AppCenterAnalytics
import AppCenterCrashes
import CryptoSwift
import Mixpanel
import Sentry
import Starscream
import SwiftDate
import SwiftyGif
import UIKit

final class ServicesViewController: UIViewController, WebSocketDelegate {
    private let label = UILabel(frame: CGRect(x: 20, y: 120, width: 350, height: 200))
    private var socket: WebSocket!
    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .white
        Mixpanel.initialize(token: "x", trackAutomaticEvents: true)
        Mixpanel.mainInstance().track(event: "shown", properties: ["a": 1])
        Amplitude.instance().logEvent("shown", withEventProperties: ["a": 1])
        AppCenter.start(withAppSecret: "x", services: [Analytics.self, Crashes.self])
        SentrySDK.start { $0.dsn = "x" }
        socket = WebSocket(request: URLRequest(url: URL(string: "wss://example.org")!))
        socket.delegate = self
        socket.connect()
        let date = DateInRegion(year: 2024, month: 5, day: 9, region: .UTC)
        label.numberOfLines = 0
        label.text = ["abc".sha256(), (date + 3.days).toFormat("yyyy-MM-dd"), date.dateAt(.endOfMonth).toISO()].joined(
            separator: "\n")
        view.addSubview(label)
        if let gif = try? UIImage(gifName: "a.gif") { _ = UIImageView(gifImage: gif) }
    }
    func didReceive(event: WebSocketEvent, client: WebSocketClient) {
        switch event {
        case .connected(let headers): print(headers)
        case .text(let text): label.text = text
        default: break
        }
    }
}
