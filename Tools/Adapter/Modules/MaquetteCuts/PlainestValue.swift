@_spi(Reflection) import Swift
import FoundationNetworking
import UIKit

/// The plainest value of a type: nil, false, zero, nothing in it, an empty view. Of the project's own types, what has the plainest
/// values in it.
enum PlainestValue {
    /// Nil if there is none, as of functions that wait and of protocols to which nothing conforms.
    static func of<Value>(_ type: Value.Type) -> Any? { of(type, depth: 0) }

    static func of(any type: Any.Type, depth: Int = 0) -> Any? {
        func open<Value>(_ type: Value.Type) -> Any? { of(type, depth: depth) }
        return _openExistential(type, do: open)
    }

    private static func of<Value>(_ type: Value.Type, depth: Int) -> Any? {
        switch type {
        case let type as any ExpressibleByNilLiteral.Type: type.init(nilLiteral: ())
        case is Bool.Type: false
        case is Void.Type: ()
        case is (any Error).Type: CocoaError(.featureUnsupported)
        // What Foundation has for it ends the program.
        case is CGFloat.Type: CGFloat(0)
        case let type as any Numeric.Type: type.init(exactly: 0)
        case let type as any RangeReplaceableCollection.Type: type.init()
        case let type as any SetAlgebra.Type: type.init()
        case let type as any EmptyDictionary.Type: type.init()
        case let type as any HollowValue.Type: type.init()
        case let type as any OfTwoWays.Type: type.plainest(depth)
        case let type as any HollowClass.Type: type.anyValue
        case let type as any _PlainlyMade.Type: type._plainlyMade { of(any: $0, depth: depth + 1) }
        default:
            values[ObjectIdentifier(type)] ?? ValueInMaking.made(type, isOwn: true) ?? ValueInMaking.made(
                type, isOwn: false)
                ?? PlainClosure.of(type) ?? object(type) ?? whole(type, depth)
        }
    }

    /// For the value of a result.
    fileprivate static func part<Value>(_ type: Value.Type, _ depth: Int) -> Value? { of(type, depth: depth) as? Value }

    /// Plain values by their types.
    private static let values: [ObjectIdentifier: any Sendable] = [
        ObjectIdentifier(CGPoint.self): CGPoint.zero, ObjectIdentifier(CGSize.self): CGSize.zero,
        ObjectIdentifier(CGRect.self): CGRect.zero, ObjectIdentifier(UIEdgeInsets.self): UIEdgeInsets.zero,
        ObjectIdentifier(CGAffineTransform.self): CGAffineTransform.identity, ObjectIdentifier(Data.self): Data(),
        ObjectIdentifier(NSNotification.Name.self): NSNotification.Name("missing"),
        ObjectIdentifier(Date.self): Date(timeIntervalSinceReferenceDate: 0),
        ObjectIdentifier(URL.self): URL(fileURLWithPath: "/"),
        ObjectIdentifier(UUID.self): UUID(uuid: (0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0)),
        ObjectIdentifier(Locale.self): Locale(identifier: "en_US_POSIX"), ObjectIdentifier(TimeZone.self): TimeZone.gmt,
        ObjectIdentifier(Calendar.self): Calendar(identifier: .gregorian),
        ObjectIdentifier(DateComponents.self): DateComponents(),
        ObjectIdentifier(IndexPath.self): IndexPath(row: 0, section: 0), ObjectIdentifier(UIColor.self): UIColor.clear,
        ObjectIdentifier(URLRequest.self): URLRequest(url: URL(fileURLWithPath: "/")),
        ObjectIdentifier(URLComponents.self): URLComponents(), ObjectIdentifier(CharacterSet.self): CharacterSet(),
        ObjectIdentifier(DispatchQueue.self): DispatchQueue.main,
        ObjectIdentifier(JSONDecoder.self): JSONDecoder(), ObjectIdentifier(JSONEncoder.self): JSONEncoder(),
    ]

    // MARK: Objects

    private static func object(_ type: Any.Type) -> Any? {
        guard let type = type as? NSObject.Type else { return nil }
        // Which thread is the main one does not matter to an object that nobody shows yet.
        let make = unsafeBitCast(made as @MainActor (NSObject.Type) -> Any?, to: ((NSObject.Type) -> Any?).self)
        return make(type)
    }

    /// By the initialiser that code mostly has for such a class. One that it does not have ends the program, as UIKit does.
    @MainActor private static func made(_ type: NSObject.Type) -> Any? {
        if let maker = makers[ObjectIdentifier(type)] { return maker() }
        if GivenProperties.hasNoPlainInitialiser(type) { return nil }
        switch type {
        case let type as UITableViewCell.Type:
            return unsafeBitCast(type, to: _CellOfAnyClass.Type.self).init(style: .default, reuseIdentifier: nil)
        case let type as UIViewController.Type: return _made(type, nibName: nil, bundle: nil)
        case let type as UIView.Type: return _made(type, frame: .zero)
        // What else is not UIKit's and Foundation's is made as `NSObject` is.
        case let type where type is CALayer.Type || isOfProject(type): return _made(type)
        default: return nil
        }
    }

    private static func isOfProject(_ type: AnyClass) -> Bool {
        let module = String(reflecting: type).prefix { $0 != "." }
        return !module.hasPrefix("Maquette") && !["Foundation", "Swift", "UIKit"].contains(module)
    }

    @MainActor private static let nobody = UIView()

    @MainActor private static let makers: [ObjectIdentifier: @MainActor () -> Any] = [
        ObjectIdentifier(NSObject.self): { NSObject() },
        ObjectIdentifier(UIImage.self): { UIImage() },
        ObjectIdentifier(UICollectionView.self): {
            UICollectionView(frame: .zero, collectionViewLayout: UICollectionViewFlowLayout())
        },
        ObjectIdentifier(UIPageViewController.self): {
            UIPageViewController(transitionStyle: .scroll, navigationOrientation: .horizontal)
        },
        ObjectIdentifier(UICollectionViewLayout.self): { UICollectionViewFlowLayout() },
        ObjectIdentifier(UICollectionViewFlowLayout.self): { UICollectionViewFlowLayout() },
        ObjectIdentifier(UIBarButtonItem.self): { UIBarButtonItem() },
        ObjectIdentifier(UINavigationItem.self): { UINavigationItem(title: "") },
        ObjectIdentifier(UITabBarItem.self): { UITabBarItem() },
        ObjectIdentifier(UITraitCollection.self): { UITraitCollection.current },
        ObjectIdentifier(UIScreen.self): { UIScreen.main },
        ObjectIdentifier(NSAttributedString.self): { NSAttributedString(string: "") },
        ObjectIdentifier(NSMutableAttributedString.self): { NSMutableAttributedString(string: "") },
        // True of a view that nobody sees, so that it can be activated.
        ObjectIdentifier(NSLayoutConstraint.self): { nobody.widthAnchor.constraint(greaterThanOrEqualToConstant: 0) },
        ObjectIdentifier(UILayoutGuide.self): { UILayoutGuide() },
        ObjectIdentifier(UIBezierPath.self): { UIBezierPath() },
        ObjectIdentifier(UITapGestureRecognizer.self): { UITapGestureRecognizer() },
        ObjectIdentifier(UIPanGestureRecognizer.self): { UIPanGestureRecognizer() },
        ObjectIdentifier(UILongPressGestureRecognizer.self): { UILongPressGestureRecognizer() },
        ObjectIdentifier(NSParagraphStyle.self): { NSParagraphStyle() },
        ObjectIdentifier(NSMutableParagraphStyle.self): { NSMutableParagraphStyle() },
        ObjectIdentifier(UIFont.self): { UIFont.systemFont(ofSize: 17) },
        ObjectIdentifier(Timer.self): { Timer(timeInterval: 1, repeats: false) { _ in } },
        ObjectIdentifier(NSString.self): { NSString() },
        ObjectIdentifier(NSMutableString.self): { NSMutableString(string: "") },
        ObjectIdentifier(NSNumber.self): { NSNumber(value: 0) },
        ObjectIdentifier(NSDecimalNumber.self): { NSDecimalNumber.zero },
        ObjectIdentifier(NSArray.self): { NSArray() }, ObjectIdentifier(NSMutableArray.self): { NSMutableArray() },
        ObjectIdentifier(NSDictionary.self): { NSDictionary() },
        ObjectIdentifier(NSMutableDictionary.self): { NSMutableDictionary() },
        ObjectIdentifier(NSSet.self): { NSSet() }, ObjectIdentifier(NSMutableSet.self): { NSMutableSet() },
        ObjectIdentifier(DateFormatter.self): { DateFormatter() },
        ObjectIdentifier(NumberFormatter.self): { NumberFormatter() },
        ObjectIdentifier(Bundle.self): { Bundle.main }, ObjectIdentifier(UserDefaults.self): { UserDefaults.standard },
        ObjectIdentifier(FileManager.self): { FileManager.default },
        ObjectIdentifier(NotificationCenter.self): { NotificationCenter.default },
        ObjectIdentifier(OperationQueue.self): { OperationQueue() },
        ObjectIdentifier(URLSession.self): { URLSession.shared },
        ObjectIdentifier(HTTPCookieStorage.self): { HTTPCookieStorage.shared },
        ObjectIdentifier(URLSessionConfiguration.self): { URLSessionConfiguration.default },
        ObjectIdentifier(ProcessInfo.self): { ProcessInfo.processInfo },
    ]

    // MARK: Types of the project

    private static let mostDepth = 8

    /// A structure or object of the plainest values, or the first case of an enumeration that needs no value.
    private static func whole<Value>(_ type: Value.Type, _ depth: Int) -> Any? {
        guard depth < mostDepth else { return nil }
        if let type = type as? AnyClass { return instance(of: type, depth) }
        if let type = type as? any CaseIterable.Type { return first(type) }
        switch _MetadataKind(rawValue: unsafeBitCast(type, to: UnsafePointer<UInt>.self).pointee) {
        case .struct, .tuple: return structure(type, depth)
        case .enum: return EnumerationCase.withoutValue(type)
        case .existential:
            for preferred in GivenProperties.preferredTypes(for: type) {
                if let value = of(any: preferred, depth: depth + 1) as? Value { return value }
            }
            for candidate in GivenProperties.types(conformingTo: type) {
                let made = candidate.make?() ?? of(any: candidate.type, depth: depth + 1)
                if let value = made as? Value { return value }
            }
            return nil
        default: return nil
        }
    }

    /// An object of a class of Swift's in the project, with the plainest values in it: none of its initialisers is called.
    private static func instance(of type: AnyClass, _ depth: Int) -> Any? {
        guard isOfProject(type), isOfSwiftAlone(type), let allocate else { return nil }
        let metadata = unsafeBitCast(type, to: UnsafeRawPointer.self)
        let size = Int(metadata.load(fromByteOffset: placeOfInstanceSize, as: UInt32.self))
        let mask = Int(metadata.load(fromByteOffset: placeOfInstanceSize + 4, as: UInt16.self))
        let object = allocate(metadata, size, mask)
        var isWhole = true
        _forEachField(of: type, options: _EachFieldOptions(rawValue: fieldsOfClasses)) { _, offset, fieldType, _ in
            isWhole = fill(object + offset, with: fieldType, depth + 1)
            return isWhole
        }
        // What lacks a value can neither be used nor be let go.
        return isWhole ? Unmanaged<AnyObject>.fromOpaque(object).takeRetainedValue() : nil
    }

    /// Others have fields that only their own initialisers know.
    private static func isOfSwiftAlone(_ type: AnyClass) -> Bool {
        var current: AnyClass? = type
        while let known = current {
            guard isOfProject(known) else { return false }
            current = _getSuperclass(known)
        }
        return true
    }

    private static let fieldsOfClasses: UInt32 = 1
    /// Behind the kind, the superclass, flags and an offset.
    private static let placeOfInstanceSize = 24

    private static func first<Cases: CaseIterable>(_ type: Cases.Type) -> Any? { type.allCases.first }

    private static func structure<Value>(_ type: Value.Type, _ depth: Int) -> Any? {
        let place = UnsafeMutableRawPointer.allocate(
            byteCount: max(1, MemoryLayout<Value>.size), alignment: MemoryLayout<Value>.alignment)
        defer { place.deallocate() }
        var isWhole = true
        var fields = 0
        _forEachField(of: type) { _, offset, fieldType, _ in
            fields += 1
            guard fill(place + offset, with: fieldType, depth + 1) else {
                isWhole = false
                return false
            }
            return true
        }
        // A type without fields that takes room has others than Swift's, which are not known.
        guard isWhole, fields > 0 || MemoryLayout<Value>.size == 0 else { return nil }
        return place.assumingMemoryBound(to: Value.self).move()
    }

    private static func fill(_ place: UnsafeMutableRawPointer, with type: Any.Type, _ depth: Int) -> Bool {
        func fill<Field>(_ type: Field.Type) -> Bool {
            if PlainClosure.isFunction(type), !PlainClosure.givesNothing(type) { return false }
            guard let value = of(type, depth: depth) as? Field else { return false }
            place.initializeMemory(as: Field.self, to: value)
            return true
        }
        return _openExistential(type, do: fill)
    }
}

private protocol EmptyDictionary { init() }
extension Dictionary: EmptyDictionary {}

/// A case of an enumeration, by what the compiler writes down of each type:
/// https://github.com/swiftlang/swift/blob/main/docs/ABI/TypeMetadata.rst
private enum EnumerationCase {
    /// The first that has no value with it; nil if each has.
    static func withoutValue<Value>(_ type: Value.Type) -> Any? {
        let metadata = unsafeBitCast(type, to: UnsafeRawPointer.self)
        let descriptor = metadata.load(fromByteOffset: MemoryLayout<UInt>.size, as: UnsafeRawPointer.self)
        // The upper eight bits are about the size of values.
        let casesWithValue = descriptor.load(fromByteOffset: 20, as: UInt32.self) & 0xFF_FFFF
        let casesWithout = descriptor.load(fromByteOffset: 24, as: UInt32.self)
        guard casesWithout > 0 else { return nil }
        let place = UnsafeMutableRawPointer.allocate(
            byteCount: max(1, MemoryLayout<Value>.size), alignment: MemoryLayout<Value>.alignment)
        defer { place.deallocate() }
        place.initializeMemory(as: UInt8.self, repeating: 0, count: max(1, MemoryLayout<Value>.size))
        let witnesses = (metadata - MemoryLayout<UInt>.size).load(as: UnsafeRawPointer.self)
        let inject = witnesses.load(fromByteOffset: placeOfInject, as: Inject.self)
        inject(place, casesWithValue, metadata)
        return place.assumingMemoryBound(to: Value.self).move()
    }

    private typealias Inject = @convention(c) (UnsafeMutableRawPointer, UInt32, UnsafeRawPointer) -> Void

    /// Behind eight functions, two sizes, flags, and two more functions.
    private static let placeOfInject = (8 + 2 + 1 + 2) * MemoryLayout<UInt>.size
}

/// Swift's own way to room for an object, which only the compiler may name.
private let allocate: (@convention(c) (UnsafeRawPointer, Int, Int) -> UnsafeMutableRawPointer)? = dlsym(
    nil, "swift_allocObject"
).map { unsafeBitCast($0, to: (@convention(c) (UnsafeRawPointer, Int, Int) -> UnsafeMutableRawPointer).self) }

/// A result is what went well, if that has a plainest value.
private protocol OfTwoWays {
    static func plainest(_ depth: Int) -> Any?
}

extension Result: OfTwoWays {
    fileprivate static func plainest(_ depth: Int) -> Any? {
        PlainestValue.part(Success.self, depth).map(Result.success)
            ?? PlainestValue.part(Failure.self, depth).map(Result.failure)
    }
}
