import Foundation

/// A list of objects that may hold them weakly; then nil stands in their places when they are gone.
open class NSPointerArray: NSObject {
    private struct Place {
        weak var weakObject: AnyObject?
        var strongObject: AnyObject?
        var object: AnyObject? { strongObject ?? weakObject }
    }

    private let isWeak: Bool
    private var places: [Place] = []

    private init(isWeak: Bool) { self.isWeak = isWeak }

    public static func weakObjects() -> NSPointerArray { NSPointerArray(isWeak: true) }
    public static func strongObjects() -> NSPointerArray { NSPointerArray(isWeak: false) }

    private func place(_ pointer: UnsafeMutableRawPointer?) -> Place {
        let object = pointer.map { Unmanaged<AnyObject>.fromOpaque($0).takeUnretainedValue() }
        return isWeak ? Place(weakObject: object, strongObject: nil) : Place(weakObject: nil, strongObject: object)
    }

    open var count: Int {
        get { places.count }
        set {
            while places.count > newValue { places.removeLast() }
            while places.count < newValue { places.append(place(nil)) }
        }
    }
    open var allObjects: [Any] { places.compactMap(\.object) }
    open func pointer(at index: Int) -> UnsafeMutableRawPointer? {
        places[index].object.map { Unmanaged.passUnretained($0).toOpaque() }
    }
    open func addPointer(_ pointer: UnsafeMutableRawPointer?) { places.append(place(pointer)) }
    open func insertPointer(_ pointer: UnsafeMutableRawPointer?, at index: Int) {
        places.insert(place(pointer), at: index)
    }
    open func replacePointer(at index: Int, withPointer pointer: UnsafeMutableRawPointer?) {
        places[index] = place(pointer)
    }
    open func removePointer(at index: Int) { places.remove(at: index) }
    open func compact() { places.removeAll { $0.object == nil } }
}
