import MaquetteCode
import MaquetteLinting

extension Finding {
    /// The finding with the place of the preview that shows it: code has no lines for its views.
    func placed(in preview: CodePreview?) -> Finding {
        guard let preview else { return self }
        var finding = self
        if line == nil { (finding.line, finding.column) = (preview.line, preview.column) }
        finding.scene = preview.displayName
        return finding
    }
}
