import UIKit

/// What stands where code was cut out, because it does not compile here.
public enum MaquetteCuts {
    /// Says that the place was reached. Each place is told once.
    public static func cut(_ place: StaticString) { Reached.shared.note(place) }

    /// For a value that is missing, the plainest of its type: nil, false, zero, nothing in it, or an empty view. A type that has
    /// no such value ends the program.
    public static func cut<Value>(_ place: StaticString) -> Value {
        Reached.shared.note(place)
        if let value = plainest(Value.self) as? Value { return value }
        end(place, "what makes this \(Value.self) does not compile here, and nothing can stand for it")
    }

    /// Where nothing can go on.
    public static func stop(_ place: StaticString) -> Never {
        Reached.shared.note(place)
        end(place, "this does not compile here, and nothing can stand for it")
    }

    /// Like a trap in the project's own code, at its place.
    private static func end(_ place: StaticString, _ reason: String) -> Never {
        let (file, name) = (place.description.prefix { $0 != " " }, place.description.drop { $0 != " " }.dropFirst())
        FileHandle.standardError.write(Data("\(file): Fatal error: \(name): \(reason)\n".utf8))
        abort()
    }

    private static func plainest<Value>(_ type: Value.Type) -> Any? {
        switch type {
        case let type as any ExpressibleByNilLiteral.Type: type.init(nilLiteral: ())
        case is Bool.Type: false
        case is Void.Type: ()
        case let type as any Numeric.Type: type.init(exactly: 0)
        case let type as any RangeReplaceableCollection.Type: type.init()
        case let type as any SetAlgebra.Type: type.init()
        case let type as any EmptyDictionary.Type: type.init()
        case let type as any HollowValue.Type: type.init()
        case let type as any HollowClass.Type: type.anyValue
        default: values[ObjectIdentifier(type)] ?? object(type)
        }
    }

    /// Plain values by their types.
    private static let values: [ObjectIdentifier: any Sendable] = [
        ObjectIdentifier(CGPoint.self): CGPoint.zero, ObjectIdentifier(CGSize.self): CGSize.zero,
        ObjectIdentifier(CGRect.self): CGRect.zero, ObjectIdentifier(UIEdgeInsets.self): UIEdgeInsets.zero,
        ObjectIdentifier(CGAffineTransform.self): CGAffineTransform.identity, ObjectIdentifier(Data.self): Data(),
        ObjectIdentifier(NSNotification.Name.self): NSNotification.Name("missing"),
        ObjectIdentifier(Date.self): Date(timeIntervalSinceReferenceDate: 0),
        ObjectIdentifier(IndexPath.self): IndexPath(row: 0, section: 0), ObjectIdentifier(UIColor.self): UIColor.clear,
    ]

    /// An object of one of UIKit's own classes.
    private static func object(_ type: Any.Type) -> Any? {
        guard Thread.isMainThread else { return nil }
        nonisolated(unsafe) var made: Any?
        MainActor.assumeIsolated {
            made = makers[ObjectIdentifier(type)]?()
        }
        return made
    }

    @MainActor private static let makers: [ObjectIdentifier: @MainActor () -> Any] = [
        ObjectIdentifier(UIView.self): { UIView() }, ObjectIdentifier(UILabel.self): { UILabel() },
        ObjectIdentifier(UIButton.self): { UIButton() }, ObjectIdentifier(UIImageView.self): { UIImageView() },
        ObjectIdentifier(UIStackView.self): { UIStackView() }, ObjectIdentifier(UIScrollView.self): { UIScrollView() },
        ObjectIdentifier(UITextField.self): { UITextField() }, ObjectIdentifier(UITextView.self): { UITextView() },
        ObjectIdentifier(UITableView.self): { UITableView() }, ObjectIdentifier(UIControl.self): { UIControl() },
        ObjectIdentifier(UITableViewCell.self): { UITableViewCell(style: .default, reuseIdentifier: nil) },
        ObjectIdentifier(UICollectionViewCell.self): { UICollectionViewCell(frame: .zero) },
        ObjectIdentifier(UIViewController.self): { UIViewController() }, ObjectIdentifier(UIImage.self): { UIImage() },
        ObjectIdentifier(NSAttributedString.self): { NSAttributedString(string: "") },
        ObjectIdentifier(Timer.self): { Timer(timeInterval: 1, repeats: false) { _ in } },
    ]
}

private protocol EmptyDictionary { init() }
extension Dictionary: EmptyDictionary {}

/// The places that were reached. A line on standard error tells each as it is reached first.
private final class Reached: @unchecked Sendable {
    static let shared = Reached()
    private let lock = NSLock()
    private var known: Set<String> = []
    private var sinceAsked: [String] = []

    func note(_ place: StaticString) {
        let place = place.description
        let isNew = lock.withLock {
            if !sinceAsked.contains(place) { sinceAsked.append(place) }
            return known.insert(place).inserted
        }
        if isNew { FileHandle.standardError.write(Data("cut out: \(place)\n".utf8)) }
    }

    func take() -> [String] {
        lock.withLock {
            defer { sinceAsked = [] }
            return sinceAsked
        }
    }
}

/// For the process that draws: the places that were reached since it last asked, a line each. It frees the text.
@_cdecl("maquette_cuts_take_reached")
public func takeReached() -> UnsafeMutablePointer<CChar>? { strdup(Reached.shared.take().joined(separator: "\n")) }
