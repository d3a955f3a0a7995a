import Foundation

/// Shows a menu when something that has one is held.
final class MenuPress: UILongPressGestureRecognizer, UIGestureRecognizerDelegate {
    private let find: (CGPoint) -> (menu: UIMenu, source: UIView)?
    private var found: (menu: UIMenu, source: UIView)?

    /// - Parameter find: asked for a place in the recogniser's view.
    init(_ find: @escaping (CGPoint) -> (menu: UIMenu, source: UIView)?) {
        self.find = find
        super.init(target: nil, action: nil)
        delegate = self
        whenStateChanges { [weak self] press in
            guard press.state == .began, let found = self?.found else { return }
            MenuPresentation.show(found.menu, of: found.source, isContextMenu: true)
        }
    }

    func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
        found = find(location(in: view))
        return found != nil
    }
}

extension UITableView {
    /// Shows the menu of a row.
    var menuPress: MenuPress {
        if let press = tableState.menuPress { return press }
        let press = MenuPress { [weak self] point in
            guard let self, let path = indexPathForRow(at: point), let cell = cellForRow(at: path),
                let menu = delegate?.tableView(self, contextMenuConfigurationForRowAt: path, point: point)?
                    .actionProvider?([])
            else { return nil }
            return (menu, cell)
        }
        press.view = self
        tableState.menuPress = press
        return press
    }
}

extension UICollectionView {
    /// Shows the menu of an item, for which newer delegates are asked by the list of all that it is about.
    var menuPress: MenuPress {
        if let press = collectionState.menuPress { return press }
        let press = MenuPress { [weak self] point in
            guard let self, let path = indexPathForItem(at: point), let cell = cellForItem(at: path) else { return nil }
            let configuration =
                delegate?.collectionView(self, contextMenuConfigurationForItemsAt: [path], point: point)
                ?? delegate?.collectionView(self, contextMenuConfigurationForItemAt: path, point: point)
            return configuration?.actionProvider?([]).map { ($0, cell) }
        }
        press.view = self
        collectionState.menuPress = press
        return press
    }
}
