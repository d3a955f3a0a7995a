import Adapting

typealias AssetTree = Adapting.AssetTree

/// A kind of asset that SwiftGen has a type for, with the members that code uses.
struct SwiftGenAsset {
    /// The type, unless the settings name another.
    var name: String
    /// What a catalog calls its folders.
    var folders: Set<String>
    /// The declarations, for a type and its access.
    var support: @Sendable (_ type: String, _ access: String) -> String

    static let color = SwiftGenAsset(name: "ColorAsset", folders: ["colorset"]) { type, access in
        """
        \(access)final class \(type) {
            \(access)typealias Color = UIColor
            \(access)let name: String
            fileprivate init(name: String) { self.name = name }
            \(access)var color: Color { UIColor(named: name) ?? .clear }
            \(access)func color(compatibleWith traitCollection: UITraitCollection) -> Color {
                UIColor(named: name, in: .main, compatibleWith: traitCollection) ?? .clear
            }
        }
        extension UIColor {
            \(access)convenience init?(asset: \(type)) { self.init(named: asset.name) }
        }
        """
    }

    static let data = SwiftGenAsset(name: "DataAsset", folders: ["dataset"]) { type, access in
        """
        \(access)struct \(type) {
            \(access)let name: String
            \(access)var data: NSDataAsset { NSDataAsset(name: name)! }
        }
        extension NSDataAsset {
            \(access)convenience init?(asset: \(type)) { self.init(name: asset.name) }
        }
        """
    }

    static let image = SwiftGenAsset(name: "ImageAsset", folders: ["imageset"]) { type, access in
        """
        \(access)struct \(type) {
            \(access)typealias Image = UIImage
            \(access)let name: String
            \(access)var image: Image { UIImage(named: name) ?? UIImage() }
            \(access)func image(compatibleWith traitCollection: UITraitCollection) -> Image {
                UIImage(named: name, in: .main, compatibleWith: traitCollection) ?? UIImage()
            }
        }
        extension UIImage {
            \(access)convenience init?(asset: \(type)) { self.init(named: asset.name) }
        }
        """
    }

    static let symbol = SwiftGenAsset(name: "SymbolAsset", folders: ["symbolset"]) { type, access in
        """
        \(access)struct \(type) {
            \(access)typealias Configuration = UIImage.SymbolConfiguration
            \(access)typealias Image = UIImage
            \(access)let name: String
            \(access)var image: Image { UIImage(named: name) ?? UIImage() }
            \(access)func image(with configuration: Configuration) -> Image {
                UIImage(named: name, in: .main, with: configuration) ?? UIImage()
            }
        }
        """
    }
}

/// What SwiftGen's files declare besides what they list.
enum SwiftGenSupport {
    static func scenes(_ access: String) -> String {
        """
        \(access)protocol StoryboardType { static var storyboardName: String { get } }
        extension StoryboardType {
            @MainActor \(access)static var storyboard: UIStoryboard { UIStoryboard(name: storyboardName, bundle: nil) }
        }
        @MainActor \(access)struct SceneType<T: UIViewController> {
            \(access)let storyboard: StoryboardType.Type
            \(access)let identifier: String
            nonisolated init(storyboard: StoryboardType.Type, identifier: String) {
                (self.storyboard, self.identifier) = (storyboard, identifier)
            }
            \(access)func instantiate() -> T {
                let controller = storyboard.storyboard.instantiateViewController(withIdentifier: identifier)
                guard let own = controller as? T else { fatalError("\\(identifier) is no \\(T.self)") }
                return own
            }
            \(access)func instantiate(creator: @escaping (NSCoder) -> T?) -> T {
                storyboard.storyboard.instantiateViewController(identifier: identifier, creator: creator)
            }
        }
        @MainActor \(access)struct InitialSceneType<T: UIViewController> {
            \(access)let storyboard: StoryboardType.Type
            nonisolated init(storyboard: StoryboardType.Type) { self.storyboard = storyboard }
            \(access)func instantiate() -> T {
                let controller = storyboard.storyboard.instantiateInitialViewController()
                guard let own = controller as? T else { fatalError("\\(storyboard.storyboardName) has no \\(T.self)") }
                return own
            }
            \(access)func instantiate(creator: @escaping (NSCoder) -> T?) -> T {
                storyboard.storyboard.instantiateInitialViewController(creator: creator)!
            }
        }
        """
    }

    static func segues(_ access: String) -> String {
        """
        \(access)protocol SegueType: RawRepresentable {}
        extension UIViewController {
            \(access)func perform<S: SegueType>(segue: S, sender: Any? = nil) where S.RawValue == String {
                performSegue(withIdentifier: segue.rawValue, sender: sender)
            }
        }
        extension SegueType where RawValue == String {
            @MainActor \(access)init?(_ segue: UIStoryboardSegue) {
                guard let identifier = segue.identifier else { return nil }
                self.init(rawValue: identifier)
            }
        }
        """
    }

    static func fonts(_ type: String, _ access: String) -> String {
        """
        \(access)struct \(type): Sendable {
            \(access)typealias Font = UIFont
            \(access)let name: String
            \(access)let family: String
            \(access)let path: String
            \(access)func font(size: CGFloat) -> Font { UIFont(font: self, size: size) ?? .systemFont(ofSize: size) }
            \(access)func register() {}
        }
        extension UIFont {
            \(access)convenience init?(font: \(type), size: CGFloat) { self.init(name: font.name, size: size) }
        }
        """
    }
}
