import DeveloperToolsSupport
import Foundation
import UIKit

/// Makes a scene of a document of the project, a cell in one, or the top-level view of a nib.
@MainActor struct SourceOfPreview {
    private let source: CodePreview.Source

    init(_ source: CodePreview.Source) { self.source = source }

    func make() -> PreviewBody {
        switch source.place {
        case .scene: scene.map { .controller($0) } ?? .obstacle("\(name) has no such scene")
        case .prototype: prototype.map { .view($0) } ?? .obstacle("\(name) has no cell \(source.reuseIdentifier ?? "")")
        case .nib: nib.map { .view($0) } ?? .obstacle("\(name) has no \(source.type ?? "view") at its top")
        }
    }

    private var name: String { (source.document as NSString).lastPathComponent }

    private var scene: UIViewController? {
        source.scene.flatMap { UIStoryboard(file: source.document).instantiateController(ofScene: $0) }
    }

    /// A cell as the table or collection of its scene makes it. What its controller does is nothing to it.
    private var prototype: UIView? {
        let tellsControllers = Headless.runsOwnControllers
        Headless.runsOwnControllers = false
        defer { Headless.runsOwnControllers = tellsControllers }
        guard let identifier = source.reuseIdentifier, let root = scene?.view else { return nil }
        var waiting = [root]
        while let view = waiting.popLast() {
            if let table = view as? UITableView, let cell = table.dequeueReusableCell(withIdentifier: identifier) {
                return cell
            }
            if let cell = (view as? UICollectionView)?.makePrototype(identifiedBy: identifier) { return cell }
            waiting += view.subviews
        }
        return nil
    }

    private var nib: UIView? {
        let made = UINib(file: source.document).instantiate(withOwner: nil, options: nil)
        let views = made.compactMap { $0 as? UIView }
        guard let view = views.first(where: { String(describing: type(of: $0)) == source.type }) ?? views.first else {
            return nil
        }
        keepSize(of: view)
        return view
    }

    /// A nib says how large its view is, where its content does not.
    private func keepSize(of view: UIView) {
        guard !(view is UITableViewCell), !(view is UICollectionReusableView) else { return }
        for size in [
            view.widthAnchor.constraint(equalToConstant: view.bounds.width),
            view.heightAnchor.constraint(equalToConstant: view.bounds.height),
        ] where size.constant > 0 {
            size.priority = .defaultHigh + 1
            size.isActive = true
        }
    }
}
