import Foundation

/// Classes by the names that nibs have for them, and the tables of the modules that they are in.
package enum NibClasses {
    private final class State: @unchecked Sendable {
        let lock = NSLock()
        /// Names that code gives to its classes for Objective-C.
        var named: [String: AnyClass] = [:]
        var modules: [String] = []
    }

    private static let state = State()

    static func name(_ type: AnyClass, _ name: String) { state.lock.withLock { state.named[name] = type } }

    /// The class that a nib names. The module of a nib may be called otherwise today, or be missing.
    package static func named(_ name: String, module: String?) -> AnyClass? {
        guard !name.isEmpty, name.utf8.count < 200 else { return nil }
        let modules = [module].compactMap { $0 } + Headless.resources.modules
        for module in modules { load(module) }
        // Where it is said whose code is shown, what was shown of other code before makes no difference.
        let known = Headless.resources.modules.isEmpty ? modules + state.lock.withLock({ state.modules }) : modules
        if let type = state.lock.withLock({ state.named[name] }), Self.module(of: type).map(known.contains) != false {
            return type
        }
        let parts = name.split(separator: ".").map(String.init)
        if parts.count == 2 { return type(parts[1], in: parts[0]) }
        return (known + frameworksWithViews).lazy.compactMap { type(name, in: $0) }.first
    }

    /// Objective-C knows a class by its name alone, of whichever framework it is: Xcode's template of a game has a view of the class
    /// `SKView` without a module.
    private static let frameworksWithViews = [
        "ARKit", "AVKit", "GLKit", "LinkPresentation", "MapKit", "MediaPlayer", "MetalKit", "PDFKit", "PassKit",
        "PencilKit", "SceneKit", "SpriteKit", "WebKit",
    ]

    /// A class of UIKit's by its name.
    package static func ofUIKit(named name: String) -> AnyClass? {
        name.utf8.count < 200 ? type(name, in: "MaquetteViewModel") : nil
    }

    /// The mangled name of a class at the top of a module.
    private static func type(_ name: String, in module: String) -> AnyClass? {
        _typeByName(mangled(module) + mangled(name) + "C") as? AnyClass
    }

    private static func mangled(_ name: String) -> String { "\(name.utf8.count)\(name)" }

    /// Reads the tables of a module, once.
    static func load(_ module: String) {
        let isNew = state.lock.withLock {
            if state.modules.contains(module) { return false }
            state.modules.append(module)
            return true
        }
        guard isNew else { return }
        // The second says how screens are made that take arguments.
        for name in ["_MaquetteTables", "_MaquetteMakers"] {
            guard let type = _typeByName(mangled(module) + mangled(name) + "O") as? any ModuleTables.Type else {
                continue
            }
            // A type has no state that two threads could get at.
            nonisolated(unsafe) let tables = type
            KeyedProperties.anywhere { tables.add() }
        }
    }

    /// Reads the tables of the modules of a class and of those above it.
    static func load(modulesOf type: AnyClass) {
        var type: AnyClass? = type
        while let current = type, let module = module(of: current), !ownModules.contains(module) {
            load(module)
            type = _getSuperclass(current)
        }
    }

    static func module(of type: AnyClass) -> String? {
        String(reflecting: type).split(separator: ".").first.map(String.init)
    }

    private static let ownModules: Set = [
        "MaquetteViewModel", "MaquetteCanvas", "MaquetteDocuments", "Maquette", "Foundation", "Swift",
    ]

    /// The class itself, or the nearest above it, that is UIKit's.
    package static func classOfUIKit(_ type: AnyClass) -> AnyClass? {
        var type: AnyClass? = type
        while let current = type, isOwn(current) { type = _getSuperclass(current) }
        return type
    }

    /// Whether a class is no part of UIKit.
    package static func isOwn(_ type: AnyClass) -> Bool { module(of: type).map(ownModules.contains) != true }

    /// Makes an object without arguments. `MadeByClass.swift` says how.
    @MainActor package static func make(_ type: AnyClass) -> NSObject? {
        (type as? NSObject.Type).map(_ObjectOfAnyClass.make)
    }

    /// Makes a recognizer of a class by its designated initialiser.
    @MainActor package static func make(recognizer type: UIGestureRecognizer.Type) -> UIGestureRecognizer {
        _RecognizerOfAnyClass.make(type)
    }
}

/// The tables that adapted code leaves of a module, as the type `_MaquetteTables` in it. UIKit finds them by the
/// module's name when it meets one of its classes.
public protocol ModuleTables {
    /// Tells ``KeyedProperties`` and ``Selector`` what nibs can name.
    @MainActor static func add()
}

/// Stands in for objects whose class is known only at run time.
open class _ObjectOfAnyClass: NSObject {
    public required override init() { super.init() }

    static func make(_ type: NSObject.Type) -> NSObject {
        let made: NSObject = unsafeBitCast(type, to: _ObjectOfAnyClass.Type.self).init()
        return made
    }
}

/// Stands in for gesture recognizers whose class is known only at run time.
@preconcurrency @MainActor open class _RecognizerOfAnyClass: UIGestureRecognizer {
    public required override init(target: Any?, action: Selector?) { super.init(target: target, action: action) }

    static func make(_ type: UIGestureRecognizer.Type) -> UIGestureRecognizer {
        unsafeBitCast(type, to: _RecognizerOfAnyClass.Type.self).init(target: nil, action: nil)
    }
}

/// Stands in for segues whose class is known only at run time.
@preconcurrency @MainActor open class _SegueOfAnyClass: UIStoryboardSegue {
    public required override init(
        identifier: String?, source: UIViewController, destination: UIViewController
    ) { super.init(identifier: identifier, source: source, destination: destination) }

    static func make(
        _ type: UIStoryboardSegue.Type, _ identifier: String?, _ source: UIViewController,
        _ destination: UIViewController
    ) -> UIStoryboardSegue {
        unsafeBitCast(type, to: _SegueOfAnyClass.Type.self)
            .init(identifier: identifier, source: source, destination: destination)
    }
}
