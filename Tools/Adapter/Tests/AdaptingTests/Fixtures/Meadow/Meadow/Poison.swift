import MissingKit
import UIKit

/// Of everything here that is missing, each costs what it takes and no more.
class PoisonView: UIView {
    let label = UILabel(frame: CGRect(x: 0, y: 0, width: 120, height: 40))
    let meter = LegacyMeter(frame: .zero)
    let player = MissingPlayer(rate: 2)
    override init(frame: CGRect) {
        super.init(frame: frame)
        label.text = "still here"
        label.spoil(by: player)
        addSubview(label)
        let wrong: Int = nowhereAtAll
        print(wrong)
        label.tag = count()
    }
    required init?(coder: NSCoder) { fatalError() }
    func count() -> Int {
        let number = Soil.shared.depth
        return number + nowhereAtAll
    }
    override var intrinsicContentSize: CGSize { CGSize(width: 120, height: 40) }
}

struct Soil {
    static let shared = Soil()
    var depth: Int { nowhereAtAll }
    @Unheard var moisture = 1
}
