import UIKit

class MeadowController: UIViewController {
    @IBOutlet private weak var dial: Dial!
    @IBOutlet weak var caption: UILabel!
    @IBOutlet weak var button: UIButton!

    override func viewDidLoad() {
        super.viewDidLoad()
        caption.text = "level \(dial.level)"
        button.sendActions(for: .touchUpInside)
    }

    @IBAction private func water(_ sender: UIButton) { caption.text = (caption.text ?? "") + ", watered" }
}
