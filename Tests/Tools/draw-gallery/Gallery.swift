import Maquette

/// Views whose pictures take every way through the painter.
@MainActor enum Gallery {
    static func make() -> UIView {
        let root = UIView(frame: CGRect(x: 0, y: 0, width: 320, height: 420))
        root.backgroundColor = .systemBackground
        for (index, view) in [text(), turned(), shadows(), images(), gradients(), masks()].enumerated() {
            view.frame = CGRect(x: 0, y: CGFloat(index) * 70, width: 320, height: 70)
            root.addSubview(view)
        }
        return root
    }

    private static func text() -> UIView {
        let label = UILabel()
        label.numberOfLines = 0
        let words = NSMutableAttributedString(string: "Quietly, every fjord gives way to ")
        words.append(
            NSAttributedString(
                string: "warmer seas",
                attributes: [
                    .font: UIFont.italicSystemFont(ofSize: 15), .underlineStyle: NSUnderlineStyle.single.rawValue,
                    .backgroundColor: UIColor.systemYellow,
                ]))
        words.append(NSAttributedString(string: "; 1,234.56 € — دمشق", attributes: [.kern: 0.7]))
        label.attributedText = words
        return label
    }

    private static func turned() -> UIView {
        let view = UIView()
        for (index, angle) in [0.1, 0.7, 2.2, 4.4].enumerated() {
            let label = UILabel(frame: CGRect(x: 10 + 78 * index, y: 15, width: 66, height: 40))
            label.text = "Turn \(index)"
            label.textAlignment = .center
            label.backgroundColor = [.systemTeal, .systemPink, .systemGreen, .systemOrange][index]
            label.alpha = 0.8
            label.transform = CGAffineTransform(rotationAngle: angle).scaledBy(x: 0.9, y: 1.1)
            view.addSubview(label)
        }
        return view
    }

    private static func shadows() -> UIView {
        let view = UIView()
        for (index, radius) in [1.0, 3.5, 9].enumerated() {
            let card = UIView(frame: CGRect(x: 20 + 100 * index, y: 15, width: 70, height: 36))
            card.backgroundColor = .secondarySystemBackground
            card.layer.cornerRadius = 11
            card.layer.cornerCurve = .continuous
            card.layer.shadowOpacity = 0.4
            card.layer.shadowRadius = radius
            card.layer.borderWidth = 1.5
            card.layer.borderColor = UIColor.systemBlue.cgColor
            view.addSubview(card)
        }
        return view
    }

    private static func images() -> UIView {
        let size = CGSize(width: 37, height: 23)
        let image = UIGraphicsImageRenderer(size: size).image { context in
            for column in 0..<37 {
                UIColor(hue: CGFloat(column) / 37, saturation: 0.8, brightness: 0.9, alpha: 1).setFill()
                context.fill(CGRect(x: CGFloat(column), y: 0, width: 1, height: CGFloat(23 - column / 2)))
            }
        }
        let view = UIView()
        let modes: [UIView.ContentMode] = [.scaleToFill, .scaleAspectFit, .scaleAspectFill, .center, .bottomRight]
        for (index, mode) in modes.enumerated() {
            let place = UIImageView(frame: CGRect(x: 6 + 62 * index, y: 8, width: 54, height: 54))
            place.image = image
            place.contentMode = mode
            place.clipsToBounds = true
            place.layer.cornerRadius = 12
            place.backgroundColor = .systemGray5
            view.addSubview(place)
        }
        return view
    }

    private static func gradients() -> UIView {
        let view = UIView()
        for (index, kind) in [CAGradientLayerType.axial, .axial, .radial, .conic].enumerated() {
            let layer = CAGradientLayer()
            layer.frame = CGRect(x: 8 + 78 * index, y: 6, width: 70, height: 58)
            layer.type = kind
            layer.colors = [UIColor.systemPurple.cgColor, UIColor.systemYellow.cgColor, UIColor.systemTeal.cgColor]
            layer.startPoint = index == 0 ? CGPoint(x: 0.5, y: 0) : CGPoint(x: 0.3, y: 0.4)
            layer.endPoint = CGPoint(x: 0.9, y: 1)
            layer.cornerRadius = 9
            view.layer.addSublayer(layer)
        }
        return view
    }

    private static func masks() -> UIView {
        let view = UIView()
        view.backgroundColor = .systemIndigo
        let mask = UILabel(frame: CGRect(x: 20, y: 0, width: 280, height: 70))
        mask.text = "Masked"
        mask.font = .systemFont(ofSize: 52, weight: .heavy)
        view.mask = mask
        return view
    }
}
