extension UIImageView {
    @discardableResult
    public func applyImageWithName(_ name: String) -> Self {
        image = UIImage(named: name)
        return self
    }

    @discardableResult
    public func applyContentMode(_ mode: ContentMode) -> Self {
        contentMode = mode
        return self
    }
}
