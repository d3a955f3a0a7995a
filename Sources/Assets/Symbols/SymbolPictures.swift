import Foundation
import MaquetteDrawing
import Synchronization

/// The images of symbols by configuration, each made once, so that equal symbols are equal images.
enum SymbolPictures {
    struct Request: Hashable {
        let name: String
        let drawing: SymbolDrawing
        let size: CGSize
        let pointSize: CGFloat
        let weight: UIImage.SymbolWeight
        let ink: SymbolInk
        let scale: CGFloat
    }

    private static let known = Mutex<[Request: ImageSource]>([:])
    private static let mostKnown = 512

    static func source(_ request: Request) -> ImageSource? {
        if let source = known.withLock({ $0[request] }) { return source }
        let picture = request.drawing.picture(
            size: request.size, pointSize: request.pointSize, weight: request.weight, ink: request.ink)
        guard let source = ImageSource(drawing: picture, scale: Double(request.scale), name: request.name) else {
            return nil
        }
        return known.withLock { known in
            if known.count >= mostKnown { known = [:] }
            known[request] = known[request] ?? source
            return known[request]
        }
    }
}
