import MaquetteViewModel

extension Shown {
    /// The classes of the controllers in the picture that are not Apple's, with their modules and without what stands in angle brackets.
    @MainActor package var controllersOfProject: [String] {
        var names: Set<String> = []
        func visit(_ view: UIView) {
            if view.isHidden { return }
            if let controller = view.next as? UIViewController, NibClasses.isOwn(type(of: controller)) {
                let name = String(String(reflecting: type(of: controller)).prefix { $0 != "<" })
                if !name.hasPrefix("SwiftUI.") { names.insert(name) }
            }
            view.subviews.forEach(visit)
        }
        visit(canvas)
        return names.sorted()
    }
}
