import Foundation

/// A storyboard of the app's bundle, or of the project's folders.
@preconcurrency @MainActor open class UIStoryboard: NSObject {
    private let document: any NibDocument
    let name: String
    package let bundle: Bundle?

    public init(name: String, bundle storyboardBundleOrNil: Bundle?) {
        guard let path = NibFiles.path(named: name, type: "storyboard", in: storyboardBundleOrNil) else {
            fatalError(
                "Could not find a storyboard named '\(name)' in bundle \((storyboardBundleOrNil ?? .main).nameInMessages)"
            )
        }
        document = NibFiles.document(at: path)
        self.name = name
        bundle = storyboardBundleOrNil
    }

    /// The storyboard in a file, of which the project may have others of the same name.
    package init(file: String) {
        document = NibFiles.document(at: file)
        name = ((file as NSString).lastPathComponent as NSString).deletingPathExtension
        bundle = nil
    }

    open func instantiateInitialViewController() -> UIViewController? { make(document.initialScene, nil) }

    public func instantiateInitialViewController<ViewController: UIViewController>(
        creator: ((NSCoder) -> ViewController?)? = nil
    ) -> ViewController? { make(document.initialScene, creator.map { create in { create($0) } }).map(checked) }

    open func instantiateViewController(withIdentifier identifier: String) -> UIViewController {
        make(scene(identifier), nil) ?? UIViewController()
    }

    public func instantiateViewController<ViewController: UIViewController>(
        identifier: String, creator: ((NSCoder) -> ViewController?)? = nil
    ) -> ViewController {
        guard let made = make(scene(identifier), creator.map { create in { create($0) } }) else {
            fatalError("\(name) has no controller \(identifier) that could be made")
        }
        return checked(made)
    }

    /// The controller of the scene that has this id in the document, be it named for code or not.
    package func instantiateController(ofScene id: String) -> UIViewController? { make(id, nil) }

    private func checked<ViewController: UIViewController>(_ made: UIViewController) -> ViewController {
        guard let controller = made as? ViewController else {
            fatalError("\(name) has a \(type(of: made)) where a \(ViewController.self) is expected")
        }
        return controller
    }

    private func scene(_ identifier: String) -> String {
        guard let scene = document.scene(identifiedBy: identifier) else {
            fatalError(
                "Storyboard (\(name)) doesn't contain a view controller with identifier '\(identifier)'")
        }
        return scene
    }

    private func make(_ scene: String?, _ creator: ((NSCoder) -> UIViewController?)?) -> UIViewController? {
        scene.flatMap { document.controller(ofScene: $0, in: self, creator: creator) }
    }
}

extension UIViewController {
    /// The storyboard that the controller comes from.
    public var storyboard: UIStoryboard? { controllerState.scene?.storyboard }

    package var scene: (any NibScene)? {
        get { controllerState.scene }
        set { controllerState.scene = newValue }
    }

    /// Loads the view from the storyboard, or from the nib of the controller's name; false if there is neither.
    func loadViewFromNib() -> Bool {
        if let scene = controllerState.scene, scene.loadView(of: self) { return true }
        guard let name = nibName ?? defaultNibName else { return false }
        _ = UINib(nibName: name, bundle: nibBundle).instantiate(withOwner: self)
        guard isViewLoaded else {
            fatalError(
                "-[UIViewController _loadViewFromNibNamed:bundle:] loaded the \"\(name)\" nib but the view outlet was not "
                    + "set.")
        }
        return true
    }

    /// The nib of a controller that was made without one: `CardView` for `CardViewController`, else the class's own
    /// name.
    private var defaultNibName: String? {
        guard NibReader.linked != nil, controllerState.scene == nil, NibClasses.isOwn(type(of: self)) else {
            return nil
        }
        let name = String(describing: type(of: self))
        let names = name.hasSuffix("ViewController") ? [String(name.dropLast("Controller".count)), name] : [name]
        return names.first { NibFiles.path(named: $0, type: "xib", in: nibBundle) != nil }
    }
}
