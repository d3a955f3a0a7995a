import Foundation

/// What Interface Builder measured of the views whose classes draw themselves in it, by the views' ids:
/// `<designable name="a1b-cd-e2f"><size key="intrinsicContentSize" width="73" height="34"/></designable>`.
struct MeasuredSizes: Sendable {
    private var sizes: [String: CGSize] = [:]

    /// - Parameter isTranslated: whether texts are others than those that were measured. Then only heights hold.
    init(document: MarkupElement, isTranslated: Bool) {
        for designable in document.list("designables") {
            guard let id = designable["name"], var size = designable.size(key: "intrinsicContentSize") else { continue }
            if isTranslated { size.width = -1 }
            if size.width >= 0 || size.height >= 0 { sizes[id] = size }
        }
    }

    subscript(id: String?) -> CGSize? { id.flatMap { sizes[$0] } }
}
