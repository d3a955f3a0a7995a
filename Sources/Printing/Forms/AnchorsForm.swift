import Foundation
import MaquetteViewModel

/// Plain UIKit.
struct AnchorsForm: DialectForm {
    let imports = ["UIKit"]
    let reserved: Set<String> = []

    func write(_ page: inout Page) {
        page.addHierarchy()
        guard !page.tree.relations.isEmpty else { return }
        page.code.blank()
        AnchorWords.activate(page.tree.relations, into: &page.code, names: &page.helpers)
    }
}
