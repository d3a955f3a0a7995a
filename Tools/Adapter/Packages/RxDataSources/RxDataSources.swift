@_exported import Differentiator
import UIKit

/// How rows would come and go. Nothing moves in a picture, so the new sections are simply there.
public struct AnimationConfiguration {
    public let insertAnimation: UITableView.RowAnimation
    public let reloadAnimation: UITableView.RowAnimation
    public let deleteAnimation: UITableView.RowAnimation

    public init(
        insertAnimation: UITableView.RowAnimation = .automatic, reloadAnimation: UITableView.RowAnimation = .automatic,
        deleteAnimation: UITableView.RowAnimation = .automatic
    ) {
        self.insertAnimation = insertAnimation
        self.reloadAnimation = reloadAnimation
        self.deleteAnimation = deleteAnimation
    }
}

/// Whether a change would be animated.
public enum ViewTransition: Sendable {
    case animated
    case reload
}

public enum RxDataSourceError: Error {
    case preconditionFailed(message: String)
    case outOfBounds(indexPath: IndexPath)
}

/// The sections of a data source, which items can be moved in.
struct Sections<Section: SectionModelType> {
    var models: [Section] = []

    func item(at indexPath: IndexPath) -> Section.Item { models[indexPath.section].items[indexPath.item] }

    func model(at indexPath: IndexPath) throws -> Any {
        guard models.indices.contains(indexPath.section),
            models[indexPath.section].items.indices.contains(indexPath.item)
        else { throw RxDataSourceError.outOfBounds(indexPath: indexPath) }
        return item(at: indexPath)
    }

    func count(in section: Int) -> Int { models.indices.contains(section) ? models[section].items.count : 0 }

    mutating func move(_ source: IndexPath, to destination: IndexPath) {
        var from = models[source.section].items
        let item = from.remove(at: source.item)
        models[source.section] = Section(original: models[source.section], items: from)
        var to = models[destination.section].items
        to.insert(item, at: destination.item)
        models[destination.section] = Section(original: models[destination.section], items: to)
    }
}
