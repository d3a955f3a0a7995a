import Foundation
import MaquetteViewModel

/// Views that show what only runs on a device: maps, web pages, scenes; and pickers.
@MainActor enum HostElements {
    static let makers: [String: ViewElements.Maker] = {
        var makers: [String: ViewElements.Maker] = [
            "pickerView": picker, "datePicker": datePicker, "mapView": mapView,
            "wkWebView": page, "webView": page,
        ]
        for name in ["sceneKitView", "arscnView", "arskView", "skView", "glkView", "mtkView"] {
            makers[name] = { _, _ in
                let view = UIView()
                view.backgroundColor = .black
                return view
            }
        }
        return makers
    }()

    private static func mapView(_ element: MarkupElement, _ builder: SceneBuilder) -> UIView {
        let view = UIView()
        view.backgroundColor = UIColor(red: 0.93, green: 0.91, blue: 0.86, alpha: 1)
        return view
    }

    private static func page(_ element: MarkupElement, _ builder: SceneBuilder) -> UIView {
        let view = UIView()
        view.backgroundColor = .white
        return view
    }

    private static func picker(_ element: MarkupElement, _ builder: SceneBuilder) -> UIView {
        SizedView(CGSize(width: 320, height: builder.era.pickerHeight))
    }

    private static func datePicker(_ element: MarkupElement, _ builder: SceneBuilder) -> UIView {
        switch element["style"] {
        case "compact": SizedView(CGSize(width: UIView.noIntrinsicMetric, height: 34.33))
        default: SizedView(CGSize(width: 320, height: builder.era.pickerHeight))
        }
    }
}

/// A view of a size of its own.
final class SizedView: UIView {
    private let size: CGSize

    init(_ size: CGSize) {
        self.size = size
        super.init(frame: CGRect(origin: .zero, size: size))
    }

    required init?(coder: NSCoder) { nil }

    override var intrinsicContentSize: CGSize { size }
}
