import Foundation
import UIKit

public let LCLLanguageChangeNotification = "LCLLanguageChangeNotification"

/// The language of an app's texts, which people choose in the app itself. Their choice lasts as long as the program.
open class Localize: NSObject {
    private static let chosen = Chosen()

    private final class Chosen: @unchecked Sendable {
        private let lock = NSLock()
        private var value: String?

        var language: String? {
            get { lock.withLock { value } }
            set { lock.withLock { value = newValue } }
        }
    }

    /// Those for which the project has a folder.
    open class func availableLanguages(_ excludeBase: Bool = false) -> [String] {
        var found = Set(Bundle.main.localizations)
        for folder in Headless.resources.bundleFolders {
            let files = FileManager.default.enumerator(at: folder, includingPropertiesForKeys: nil)
            while let file = files?.nextObject() as? URL {
                if file.pathExtension == "lproj" { found.insert(file.deletingPathExtension().lastPathComponent) }
            }
        }
        if excludeBase { found.remove("Base") }
        return found.sorted()
    }

    open class func currentLanguage() -> String { chosen.language ?? defaultLanguage() }

    open class func setCurrentLanguage(_ language: String) {
        let available = availableLanguages()
        let new = available.contains(language) ? language : defaultLanguage()
        guard new != currentLanguage() else { return }
        chosen.language = new
        NotificationCenter.default.post(name: NSNotification.Name(LCLLanguageChangeNotification), object: nil)
    }

    /// That of the device, if the app has it.
    open class func defaultLanguage() -> String {
        guard let language = Headless.resources.language else { return "en" }
        return availableLanguages().contains(language) ? language : "en"
    }

    open class func resetCurrentLanguageToDefault() { setCurrentLanguage(defaultLanguage()) }

    open class func displayNameForLanguage(_ language: String) -> String {
        Locale(identifier: currentLanguage()).localizedString(forIdentifier: language) ?? ""
    }

    /// The texts are looked up in the language of the device, so that is changed for the moment.
    static func text(_ key: String, table: String?, bundle: Bundle?) -> String {
        let bundle = bundle ?? .main
        guard let language = chosen.language else { return bundle.textInProject(forKey: key, value: nil, table: table) }
        let usual = Headless.resources.language
        Headless.resources.language = language
        defer { Headless.resources.language = usual }
        return bundle.textInProject(forKey: key, value: nil, table: table)
    }
}

public func Localized(_ string: String) -> String { string.localized() }

public func Localized(_ string: String, arguments: CVarArg...) -> String {
    string.localized().filled(with: arguments)
}

public func LocalizedPlural(_ string: String, argument: CVarArg) -> String { string.localizedPlural(argument) }

extension String {
    public func localized() -> String { Localize.text(self, table: nil, bundle: nil) }
    public func localized(in bundle: Bundle?) -> String { Localize.text(self, table: nil, bundle: bundle) }
    public func localized(using tableName: String?) -> String { Localize.text(self, table: tableName, bundle: nil) }

    public func localized(using tableName: String?, in bundle: Bundle?) -> String {
        Localize.text(self, table: tableName, bundle: bundle)
    }

    public func localizedFormat(_ arguments: CVarArg...) -> String { localized().filled(with: arguments) }

    public func localizedFormat(arguments: CVarArg..., in bundle: Bundle?) -> String {
        localized(in: bundle).filled(with: arguments)
    }

    public func localizedFormat(arguments: CVarArg..., using tableName: String?) -> String {
        localized(using: tableName).filled(with: arguments)
    }

    public func localizedFormat(arguments: CVarArg..., using tableName: String?, in bundle: Bundle?) -> String {
        localized(using: tableName, in: bundle).filled(with: arguments)
    }

    public func localizedPlural(_ argument: CVarArg) -> String { localized().filled(with: [argument]) }

    public func localizedPlural(argument: CVarArg, in bundle: Bundle?) -> String {
        localized(in: bundle).filled(with: [argument])
    }

    public func localizedPlural(argument: CVarArg, using tableName: String?) -> String {
        localized(using: tableName).filled(with: [argument])
    }

    public func localizedPlural(argument: CVarArg, using tableName: String?, in bundle: Bundle?) -> String {
        localized(using: tableName, in: bundle).filled(with: [argument])
    }

    /// The comment is for translators.
    public func commented(_ argument: String) -> String { self }

    fileprivate func filled(with arguments: [CVarArg]) -> String { String(format: self, arguments: arguments) }
}
