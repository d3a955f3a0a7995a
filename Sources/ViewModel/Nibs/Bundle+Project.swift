import Foundation

/// What adapted code has in place of the bundle's own members: `Bundle.main` and the files and texts of any bundle are
/// those of the project, too, whose folders are ``Headless/Resources/bundleFolders``.
extension Bundle {
    /// The main bundle. Without folders of a project it is the program's own.
    public static var ofProject: Bundle {
        Headless.resources.bundleFolders.first.flatMap { Bundle(path: $0.path) } ?? .main
    }

    /// A file of the bundle or, in whichever folder it lies there, of the project.
    public func pathInProject(forResource name: String?, ofType type: String?) -> String? {
        guard let name, !name.isEmpty else { return nil }
        let type = type.map { $0.hasPrefix(".") ? String($0.dropFirst()) : $0 } ?? ""
        return BundleFolders.file(named: type.isEmpty ? name : "\(name).\(type)", in: self)
    }

    /// A text of a table of the bundle or of the project, in the user's language; the key where there is none.
    public func textInProject(forKey key: String, value: String?, table: String?) -> String {
        let name = table.flatMap { $0.isEmpty ? nil : $0 } ?? "Localizable"
        for type in ["strings", "xcstrings"] {
            guard let reader = NibReader.linked, let file = BundleFolders.file(named: "\(name).\(type)", in: self)
            else {
                continue
            }
            if let text = reader.texts(file, Headless.resources.language)[key] { return text }
        }
        return value.flatMap { $0.isEmpty ? nil : $0 } ?? key
    }
}
