import Maquette
import MaquetteSyntax

/// System symbols that have no outline here: the name may be wrong, and there would be no image on iOS.
struct UnknownSymbolRule: Rule {
    nonisolated static let name = "unknown-symbol"
    nonisolated static let summary = "a system symbol has no outline here, or there is none of its name"

    func check(_ scene: LintedScene, _ report: inout Report) {
        var told: Set<String> = []
        for element in scene.visibleElements {
            for name in element.view.systemSymbols where UnknownSymbols.isUnknown(name) && told.insert(name).inserted {
                let near = NearestNames.suggestion(for: name, among: SymbolNames.listed) ?? ""
                report.add(UnknownSymbols.message(about: name) + near, about: element)
            }
        }
    }
}

extension UIView {
    /// The names of the system symbols that it was given.
    fileprivate var systemSymbols: [String] {
        let images: [UIImage?] =
            switch self {
            case let view as UIImageView: [view.image]
            case let button as UIButton: [button.configuration?.image ?? button.currentImage]
            case let bar as UITabBar: bar.items?.map(\.image) ?? []
            default: []
            }
        return images.compactMap { $0?.systemSymbolName }
    }
}
