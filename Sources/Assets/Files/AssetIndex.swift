import Foundation
import MaquetteFiles
import Synchronization

/// Which names a folder of a project has pictures and colours for, and which fonts and other files of an app it has.
package struct AssetIndex: Sendable {
    /// The names of the sets in each asset catalog, by its path.
    package private(set) var catalogs: [String: Set<String>] = [:]
    /// The folders with an image of a name, outside of catalogs.
    package private(set) var imageFolders: [String: [String]] = [:]
    package private(set) var fontFiles: [String] = []
    /// The paths of all files that are no source of code, by their names in small letters, the nearest first.
    package private(set) var files: [String: [String]] = [:]
    /// The paths of Swift and Objective-C files, by their names in small letters without what follows a dot or plus sign.
    package private(set) var sources: [String: [String]] = [:]

    /// Enough for large repositories, and a limit for a home folder under version control.
    private static let mostEntries = 50_000
    /// Folders of other tools, and folders without resources of an app.
    private static let passedOver: Set = [
        "Pods", "Carthage", "DerivedData", "build", "Build", "node_modules", "__Snapshots__",
    ]
    private static let closed: Set = ["xcodeproj", "xcworkspace", "framework", "xcframework", "app", "xcdatamodeld"]

    /// What is searched: a folder alone, or with everything below it.
    package struct Reach: Hashable, Sendable {
        package let folder: String
        package let goesDown: Bool
        package let boundary: FileBoundary

        package init(folder: String, goesDown: Bool, boundary: FileBoundary) {
            (self.folder, self.goesDown, self.boundary) = (folder, goesDown, boundary)
        }
    }

    private static let known = Mutex<[Reach: AssetIndex]>([:])

    /// The index of a folder, which is made once.
    package static func known(of reach: Reach) -> AssetIndex {
        if let index = known.withLock({ $0[reach] }) { return index }
        let index = AssetIndex(reach)
        return known.withLock { known in
            known[reach] = known[reach] ?? index
            return known[reach] ?? index
        }
    }

    private init(_ reach: Reach) {
        var left = Self.mostEntries
        if reach.goesDown {
            collect(below: reach.folder, reach.boundary, &left)
        } else {
            for entry in FolderEntries(reach.folder).all { note(entry, in: reach.folder, reach.boundary, &left) }
        }
    }

    /// Level by level, so that nearby files are found even if the limit is reached.
    private mutating func collect(below folder: String, _ boundary: FileBoundary, _ left: inout Int) {
        var level = [folder]
        while !level.isEmpty, left > 0 {
            var next: [String] = []
            for folder in level where left > 0 {
                for entry in FolderEntries(folder).all {
                    left -= 1
                    note(entry, in: folder, boundary, &left)
                    if entry.isFolder, Self.mayHoldAssets(entry.name) { next.append(folder + "/" + entry.name) }
                }
            }
            level = next
        }
    }

    private static func mayHoldAssets(_ name: String) -> Bool {
        let kind = (name as NSString).pathExtension
        return !name.hasPrefix(".") && kind != "xcassets" && !passedOver.contains(name) && !closed.contains(kind)
    }

    private mutating func note(
        _ entry: FolderEntries.Entry, in folder: String, _ boundary: FileBoundary, _ left: inout Int
    ) {
        // A data model is a folder that is one file for Xcode.
        if entry.isFolder ? entry.name.hasSuffix(".xcdatamodeld") : !Self.isCode(entry.name) {
            files[entry.name.lowercased(), default: []].append(folder + "/" + entry.name)
        }
        if !entry.isFolder, Self.isSource(entry.name) {
            sources[Self.stem(ofSource: entry.name), default: []].append(folder + "/" + entry.name)
        }
        if entry.name.hasSuffix(".xcassets") {
            let path = folder + "/" + entry.name
            guard entry.isFolder || boundary.place(of: path) != nil else { return }
            catalogs[path] = Self.sets(inCatalog: path, &left)
        } else if !entry.isFolder, Self.isImage(entry.name) {
            imageFolders[Self.stem(ofImage: entry.name), default: []].append(folder)
        } else if !entry.isFolder, Self.isFont(entry.name) {
            fontFiles.append(folder + "/" + entry.name)
        }
    }

    private static func sets(inCatalog catalog: String, _ left: inout Int) -> Set<String> {
        var names: Set<String> = []
        var folders = [catalog]
        while let folder = folders.popLast(), left > 0 {
            for entry in FolderEntries(folder).all where entry.isFolder {
                left -= 1
                let name = entry.name as NSString
                switch name.pathExtension {
                case "imageset", "colorset", "symbolset": names.insert(name.deletingPathExtension)
                case "": folders.append(folder + "/" + entry.name)
                default: break
                }
            }
        }
        return names
    }

    // MARK: Files

    private static let kindsOfCode: Set = ["swift", "h", "m", "mm", "c", "o", "d"]

    private static func isCode(_ file: String) -> Bool {
        file.hasPrefix(".") || kindsOfCode.contains((file as NSString).pathExtension)
    }

    private static let kindsOfSource: Set = ["swift", "m", "mm"]

    private static func isSource(_ file: String) -> Bool {
        !file.hasPrefix(".") && kindsOfSource.contains((file as NSString).pathExtension)
    }

    /// `card` for `Card+Look.swift`, which adds to what `Card.swift` declares.
    package static func stem(ofSource file: String) -> String {
        String(file.prefix { $0 != "." && $0 != "+" }).lowercased()
    }

    private static let fontKinds: Set = ["ttf", "otf", "ttc"]

    private static func isFont(_ file: String) -> Bool {
        fontKinds.contains((file as NSString).pathExtension.lowercased())
    }

    private static let imageKinds: Set = ["png", "jpg", "jpeg"]

    private static func isImage(_ file: String) -> Bool {
        imageKinds.contains((file as NSString).pathExtension.lowercased())
    }

    /// `photo` for `photo@2x~ipad.png`.
    package static func stem(ofImage file: String) -> String {
        var stem = isImage(file) ? (file as NSString).deletingPathExtension : file
        for mark in ["~iphone", "~ipad", "@2x", "@3x"] where stem.hasSuffix(mark) { stem.removeLast(mark.count) }
        return stem
    }
}
