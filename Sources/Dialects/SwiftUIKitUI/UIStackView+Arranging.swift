extension UIStackView {
    /// Sets the given values and leaves the others.
    @discardableResult
    public func makeVertical(
        spacing: CGFloat? = nil, distribution: UIStackView.Distribution? = nil,
        alignment: UIStackView.Alignment? = nil
    ) -> Self { arrange(.vertical, spacing, distribution, alignment) }

    /// Sets the given values and leaves the others.
    @discardableResult
    public func makeHorizontal(
        spacing: CGFloat? = nil, distribution: UIStackView.Distribution? = nil,
        alignment: UIStackView.Alignment? = nil
    ) -> Self { arrange(.horizontal, spacing, distribution, alignment) }

    @discardableResult
    public func applySpacing(_ spacing: CGFloat) -> Self {
        self.spacing = spacing
        return self
    }

    @discardableResult
    public func applyDistribution(_ distribution: UIStackView.Distribution) -> Self {
        self.distribution = distribution
        return self
    }

    @discardableResult
    public func applyAlignment(_ alignment: UIStackView.Alignment) -> Self {
        self.alignment = alignment
        return self
    }

    @discardableResult
    public func addArrangedSubviews(_ subviews: [UIView]) -> Self {
        for subview in subviews { addArrangedSubview(subview) }
        return self
    }

    private func arrange(
        _ axis: NSLayoutConstraint.Axis, _ spacing: CGFloat?, _ distribution: UIStackView.Distribution?,
        _ alignment: UIStackView.Alignment?
    ) -> Self {
        self.axis = axis
        if let spacing { self.spacing = spacing }
        if let distribution { self.distribution = distribution }
        if let alignment { self.alignment = alignment }
        return self
    }
}
