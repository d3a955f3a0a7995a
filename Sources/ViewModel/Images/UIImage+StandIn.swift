import Foundation

extension UIImage {
    /// An image of which only the name and the size are known. It takes up its room and shows nothing of its own.
    package convenience init(standingInFor name: String, size: CGSize) {
        var state = ImageState(name: name)
        state.declaredSize = size
        self.init(state)
    }
}
