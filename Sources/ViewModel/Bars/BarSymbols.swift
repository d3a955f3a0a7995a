import Foundation

/// What the system's own bar items show: a title or a symbol.
extension UIBarButtonItem.SystemItem {
    /// Since iOS 26 only two items show words. Measured on iOS 26.1 (iPhone 16 simulator) by Vercantez/openuikit.
    @MainActor var shownWord: String? {
        guard Headless.release.bars.hasGlass else { return word }
        return self == .edit || self == .save ? word : nil
    }

    var word: String? {
        switch self {
        case .done: "Done"
        case .cancel: "Cancel"
        case .edit: "Edit"
        case .save: "Save"
        case .undo: "Undo"
        case .redo: "Redo"
        default: nil
        }
    }

    @MainActor var symbolName: String? {
        switch self {
        case .add: "plus"
        case .compose: "square.and.pencil"
        case .reply: "arrowshape.turn.up.left"
        case .action: "square.and.arrow.up"
        case .organize: "folder"
        case .bookmarks: "book"
        case .search: "magnifyingglass"
        case .refresh: "arrow.clockwise"
        case .stop, .close: "xmark"
        case .camera: "camera"
        case .trash: "trash"
        case .play: "play.fill"
        case .pause: "pause.fill"
        case .rewind: "backward.fill"
        case .fastForward: "forward.fill"
        case .done: Headless.release.bars.hasGlass ? "checkmark" : nil
        case .cancel: Headless.release.bars.hasGlass ? "xmark" : nil
        case .undo: Headless.release.bars.hasGlass ? "arrow.uturn.backward" : nil
        case .redo: Headless.release.bars.hasGlass ? "arrow.uturn.forward" : nil
        case .edit, .save, .flexibleSpace, .fixedSpace: nil
        }
    }
}

extension UITabBarItem.SystemItem {
    var word: String {
        switch self {
        case .more: "More"
        case .favorites: "Favorites"
        case .featured: "Featured"
        case .topRated: "Top Rated"
        case .recents: "Recents"
        case .contacts: "Contacts"
        case .history: "History"
        case .bookmarks: "Bookmarks"
        case .search: "Search"
        case .downloads: "Downloads"
        case .mostRecent: "Most Recent"
        case .mostViewed: "Most Viewed"
        }
    }

    var symbolName: String {
        switch self {
        case .more: "ellipsis"
        case .favorites, .featured, .topRated: "star.fill"
        case .recents, .history, .mostRecent: "clock.fill"
        case .contacts: "person.crop.circle.fill"
        case .bookmarks: "book.fill"
        case .search: "magnifyingglass"
        case .downloads: "square.and.arrow.down.fill"
        case .mostViewed: "list.number"
        }
    }
}

extension UIBarButtonItem.SystemItem {
    /// The meaning of the system's own buttons, by Apple's names for them.
    var spokenName: String? {
        if let word { return word }
        return switch self {
        case .add: "Add"
        case .compose: "Compose"
        case .reply: "Reply"
        case .action: "Share"
        case .organize: "Organize"
        case .bookmarks: "Bookmarks"
        case .search: "Search"
        case .refresh: "Refresh"
        case .stop: "Stop"
        case .close: "Close"
        case .camera: "Camera"
        case .trash: "Delete"
        case .play: "Play"
        case .pause: "Pause"
        case .rewind: "Rewind"
        case .fastForward: "Fast Forward"
        default: nil
        }
    }
}
