extension UIImage: ColorPattern {}

extension UIColor {
    /// Tiles the background of a view with the image, from its upper left corner.
    public convenience init(patternImage image: UIImage) { self.init(pattern: image) }
}
