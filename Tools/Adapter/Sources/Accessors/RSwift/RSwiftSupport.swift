/// The types of R.swift's library, with the members that code uses. Where UIKit is asked, it is asked by name.
enum RSwiftSupport {
    static let text = """

        public struct RImageResource: Sendable {
            public let name: String
            public var bundle: Bundle { .main }
            public func callAsFunction(compatibleWith traits: UITraitCollection? = nil) -> UIImage? {
                UIImage(named: name, in: .main, compatibleWith: traits)
            }
        }
        public struct RColorResource: Sendable {
            public let name: String
            public var bundle: Bundle { .main }
            public func callAsFunction(compatibleWith traits: UITraitCollection? = nil) -> UIColor? {
                UIColor(named: name, in: .main, compatibleWith: traits)
            }
        }
        public struct RDataResource: Sendable {
            public let name: String
            public func callAsFunction() -> NSDataAsset? { NSDataAsset(name: name) }
        }
        public struct FontResource: Sendable {
            public let name: String
            public func callAsFunction(size: CGFloat) -> UIFont? { UIFont(name: name, size: size) }
        }
        public struct FileResource: Sendable {
            public let name: String
            public let pathExtension: String
            public var bundle: Bundle { .main }
            public var filename: String { pathExtension.isEmpty ? name : name + "." + pathExtension }
            public var fullName: String { filename }
            public func callAsFunction() -> URL? { url() }
            public func url() -> URL? { Bundle.main.url(forResource: name, withExtension: pathExtension) }
            public func path() -> String? { Bundle.main.path(forResource: name, ofType: pathExtension) }
        }
        public struct StringResource: Sendable {
            public let key: String
            public let tableName: String
            public var bundle: Bundle { .main }
            public func callAsFunction(preferredLanguages: [String]? = nil) -> String {
                Bundle.main.localizedString(forKey: key, value: nil, table: tableName)
            }
        }
        extension String {
            public init(resource: StringResource) { self = resource() }
        }
        extension UIImage {
            public convenience init?(resource: RImageResource, compatibleWith traits: UITraitCollection? = nil) {
                self.init(named: resource.name, in: .main, compatibleWith: traits)
            }
        }
        extension UIColor {
            public convenience init?(resource: RColorResource, compatibleWith traits: UITraitCollection? = nil) {
                self.init(named: resource.name, in: .main, compatibleWith: traits)
            }
        }
        extension UIFont {
            public convenience init?(resource: FontResource, size: CGFloat) {
                self.init(name: resource.name, size: size)
            }
        }

        public protocol ReuseIdentifierType {
            associatedtype Reusable
            var identifier: String { get }
        }
        public protocol NibReferenceContainer {
            associatedtype FirstView
            var name: String { get }
        }
        public struct ReuseIdentifier<Reusable>: ReuseIdentifierType, @unchecked Sendable {
            public let identifier: String
        }
        public struct NibReference<FirstView>: NibReferenceContainer, @unchecked Sendable {
            public let name: String
        }
        public struct NibReferenceReuseIdentifier<FirstView>: NibReferenceContainer, ReuseIdentifierType,
            @unchecked Sendable
        {
            public typealias Reusable = FirstView
            public let name: String
            public let identifier: String
        }
        extension NibReferenceContainer {
            public var bundle: Bundle { .main }
            @MainActor public func callAsFunction() -> UINib { UINib(nibName: name, bundle: nil) }
            @MainActor public func callAsFunction(
                withOwner owner: Any?, options: [UINib.OptionsKey: Any]? = nil
            ) -> FirstView? { firstView(withOwner: owner, options: options) }
            @MainActor public func callAsFunction(
                owner: Any?, options: [UINib.OptionsKey: Any]? = nil
            ) -> FirstView? { firstView(withOwner: owner, options: options) }
            @MainActor public func firstView(
                owner: Any?, options: [UINib.OptionsKey: Any]? = nil
            ) -> FirstView? { firstView(withOwner: owner, options: options) }
            @MainActor public func firstView(
                withOwner owner: Any?, options: [UINib.OptionsKey: Any]? = nil
            ) -> FirstView? { instantiate(withOwner: owner, options: options).first as? FirstView }
            @MainActor public func instantiate(
                withOwner owner: Any?, options: [UINib.OptionsKey: Any]? = nil
            ) -> [Any] { UINib(nibName: name, bundle: nil).instantiate(withOwner: owner, options: options) }
        }
        extension UINib {
            public convenience init(resource: some NibReferenceContainer) {
                self.init(nibName: resource.name, bundle: nil)
            }
        }
        extension UIViewController {
            public convenience init(nib: some NibReferenceContainer) {
                self.init(nibName: nib.name, bundle: nil)
            }
        }
        extension UITableView {
            public func register(_ nib: some NibReferenceContainer & ReuseIdentifierType) {
                register(UINib(nibName: nib.name, bundle: nil), forCellReuseIdentifier: nib.identifier)
            }
            public func register(_ nib: some NibReferenceContainer, forCellReuseIdentifier identifier: String) {
                register(UINib(nibName: nib.name, bundle: nil), forCellReuseIdentifier: identifier)
            }
            public func registerHeaderFooterView(_ nib: some NibReferenceContainer & ReuseIdentifierType) {
                register(UINib(nibName: nib.name, bundle: nil), forHeaderFooterViewReuseIdentifier: nib.identifier)
            }
            public func dequeueReusableCell<I: ReuseIdentifierType>(
                withIdentifier identifier: I, for indexPath: IndexPath
            ) -> I.Reusable? {
                dequeueReusableCell(withIdentifier: identifier.identifier, for: indexPath) as? I.Reusable
            }
            public func dequeueReusableCell<I: ReuseIdentifierType>(withIdentifier identifier: I) -> I.Reusable? {
                dequeueReusableCell(withIdentifier: identifier.identifier) as? I.Reusable
            }
            public func dequeueReusableHeaderFooterView<I: ReuseIdentifierType>(
                withIdentifier identifier: I
            ) -> I.Reusable? {
                dequeueReusableHeaderFooterView(withIdentifier: identifier.identifier) as? I.Reusable
            }
        }
        extension UICollectionView {
            public func register(_ nib: some NibReferenceContainer & ReuseIdentifierType) {
                register(UINib(nibName: nib.name, bundle: nil), forCellWithReuseIdentifier: nib.identifier)
            }
            public func register(
                _ nib: some NibReferenceContainer & ReuseIdentifierType, forSupplementaryViewOfKind kind: String
            ) {
                register(
                    UINib(nibName: nib.name, bundle: nil), forSupplementaryViewOfKind: kind,
                    withReuseIdentifier: nib.identifier)
            }
            public func dequeueReusableCell<I: ReuseIdentifierType>(
                withReuseIdentifier identifier: I, for indexPath: IndexPath
            ) -> I.Reusable? {
                dequeueReusableCell(withReuseIdentifier: identifier.identifier, for: indexPath) as? I.Reusable
            }
            public func dequeueReusableSupplementaryView<I: ReuseIdentifierType>(
                ofKind kind: String, withReuseIdentifier identifier: I, for indexPath: IndexPath
            ) -> I.Reusable? {
                dequeueReusableSupplementaryView(
                    ofKind: kind, withReuseIdentifier: identifier.identifier, for: indexPath) as? I.Reusable
            }
        }

        public protocol RStoryboard: Sendable {
            associatedtype InitialController
            var name: String { get }
        }
        extension RStoryboard {
            public var bundle: Bundle { .main }
            @MainActor public func callAsFunction() -> UIStoryboard { UIStoryboard(name: name, bundle: nil) }
            @MainActor public func instantiateInitialViewController() -> InitialController? {
                UIStoryboard(name: name, bundle: nil).instantiateInitialViewController() as? InitialController
            }
            @MainActor public func initialViewController() -> InitialController? { instantiateInitialViewController() }
        }
        public struct StoryboardViewControllerIdentifier<Controller>: @unchecked Sendable {
            public let identifier: String
            public let storyboard: String
            @MainActor public func callAsFunction() -> Controller? {
                UIStoryboard(name: storyboard, bundle: nil).instantiateViewController(withIdentifier: identifier)
                    as? Controller
            }
            @MainActor public func callAsFunction(creator: @escaping (NSCoder) -> Controller?) -> Controller?
            where Controller: UIViewController {
                UIStoryboard(name: storyboard, bundle: nil)
                    .instantiateViewController(identifier: identifier, creator: creator)
            }
        }
        extension UIStoryboard {
            public convenience init(resource: some RStoryboard) { self.init(name: resource.name, bundle: nil) }
            public func instantiateViewController<C>(
                withIdentifier identifier: StoryboardViewControllerIdentifier<C>
            ) -> C? { instantiateViewController(withIdentifier: identifier.identifier) as? C }
            public func instantiateViewController<C>(
                withResource identifier: StoryboardViewControllerIdentifier<C>
            ) -> C? { instantiateViewController(withIdentifier: identifier.identifier) as? C }
        }
        public struct StoryboardSegueIdentifier<Segue, Source, Destination>: @unchecked Sendable {
            public let identifier: String
            @MainActor public func callAsFunction(
                segue: UIStoryboardSegue
            ) -> TypedStoryboardSegueInfo<Segue, Source, Destination>? {
                guard segue.identifier == identifier, let own = segue as? Segue, let source = segue.source as? Source,
                    let destination = segue.destination as? Destination
                else { return nil }
                return TypedStoryboardSegueInfo(
                    identifier: identifier, segue: own, source: source, destination: destination)
            }
        }
        public struct TypedStoryboardSegueInfo<Segue, Source, Destination> {
            public let identifier: String
            public let segue: Segue
            public let source: Source
            public let destination: Destination
        }
        extension UIViewController {
            public func performSegue<S, C, D>(withIdentifier identifier: StoryboardSegueIdentifier<S, C, D>, sender: Any?) {
                performSegue(withIdentifier: identifier.identifier, sender: sender)
            }
        }

        """
}
