extension UILabel {
    /// Sets the given values and leaves the others.
    @discardableResult
    public func style(font: UIFont? = nil, textColor: UIColor? = nil, alignment: NSTextAlignment? = nil) -> Self {
        if let font { self.font = font }
        if let textColor { self.textColor = textColor }
        if let alignment { textAlignment = alignment }
        return self
    }

    @discardableResult
    public func applyText(_ text: String?) -> Self {
        self.text = text
        return self
    }

    @discardableResult
    public func adjustFontSizeToFitWidth(_ adjust: Bool = true) -> Self {
        adjustsFontSizeToFitWidth = adjust
        return self
    }

    @discardableResult
    public func makeMultiline() -> Self {
        numberOfLines = 0
        return self
    }

    /// Keeps the label at the size of its text along an axis, neither stretched nor compressed.
    @discardableResult
    public func enforceBindingSelfSizing(direction: NSLayoutConstraint.Axis) -> Self {
        setContentHuggingPriority(.required, for: direction)
        setContentCompressionResistancePriority(.required, for: direction)
        return self
    }
}
