import Foundation
import MaquetteFiles
import Synchronization

/// What an app's `Info.plist` says: of the app among the property lists in ``Headless/Resources/bundleFolders``, with what Xcode
/// fills in.
package enum ProjectInformation {
    private static let known = Mutex<[Source: Information]>([:])

    private struct Source: Hashable {
        let lists: [String]
        let module: String
        let settings: [String: String]
    }

    private struct Information: @unchecked Sendable {
        var values: [String: Any]
    }

    /// Nil where no folders are given.
    package static var present: [String: Any]? {
        guard BundleFolders.areGiven else { return nil }
        let source = Source(
            lists: BundleFolders.files(endingIn: "info.plist"), module: Headless.resources.modules.first ?? "App",
            settings: Headless.resources.settings)
        if let information = known.withLock({ $0[source] }) { return information.values }
        let found = Information(values: read(source))
        known.withLock { $0[source] = found }
        return found.values
    }

    /// The fonts that the app's list names, which are there when the app starts.
    package static var fonts: [URL] {
        let names = present?["UIAppFonts"] as? [String] ?? []
        return names.compactMap { BundleFolders.file(named: ($0 as NSString).lastPathComponent, in: nil) }.map {
            URL(fileURLWithPath: $0)
        }
    }

    private static func read(_ source: Source) -> [String: Any] {
        let name = source.module
        let found = source.lists.lazy.compactMap { path -> [String: Any]? in
            guard let data = FileManager.default.contents(atPath: path) else { return nil }
            FilesRead.note(path)
            return try? PropertyListSerialization.propertyList(from: data, format: nil) as? [String: Any]
        }
        let own = found.first { list in keysOfApps.contains { list[$0] != nil } } ?? [:]
        let values: [String: Any] = [
            "CFBundleName": name, "CFBundleExecutable": name, "CFBundleIdentifier": "com.example." + name,
            "CFBundleShortVersionString": "1.0", "CFBundleVersion": "1", "CFBundleDevelopmentRegion": "en",
            "CFBundlePackageType": "APPL", "CFBundleInfoDictionaryVersion": "6.0",
        ]
        return values.merging(own.mapValues { filled($0, source) }) { $1 }
    }

    /// An extension's list, or that of tests, has none of these.
    private static let keysOfApps = [
        "LSRequiresIPhoneOS", "UILaunchStoryboardName", "UIMainStoryboardFile", "UIApplicationSceneManifest",
        "UILaunchScreen",
    ]

    /// Names of settings, as in `$(PRODUCT_NAME)` and `${MARKETING_VERSION:rfc1034identifier}`, with the project's values of them, or those
    /// that they may have.
    private static func filled(_ value: Any, _ source: Source) -> Any {
        let name = source.module
        return switch value {
        case let text as String:
            text.replacing(/\$[({](\w+)(?::\w+)?[)}]/) { match in
                if let own = source.settings[String(match.output.1)], !own.isEmpty { return own }
                return switch match.output.1 {
                case "MARKETING_VERSION": "1.0"
                case "CURRENT_PROJECT_VERSION": "1"
                case "PRODUCT_BUNDLE_IDENTIFIER": "com.example." + name
                case "DEVELOPMENT_LANGUAGE": "en"
                case "PRODUCT_BUNDLE_PACKAGE_TYPE": "APPL"
                case "PRODUCT_NAME", "EXECUTABLE_NAME", "TARGET_NAME", "PRODUCT_MODULE_NAME": name
                default: ""
                }
            }
        case let list as [Any]: list.map { filled($0, source) }
        case let table as [String: Any]: table.mapValues { filled($0, source) }
        default: value
        }
    }
}
