#if canImport(Glibc)
    import Glibc
#else
    import Darwin
#endif

/// A growable buffer of plain values, checked in debug builds only.
///
/// The solver's inner loops touch a few numbers each and run millions of times; an array's checks and
/// reference counts would cost more than the arithmetic.
struct Store<Element: BitwiseCopyable>: ~Copyable {
    private(set) var base: UnsafeMutablePointer<Element>
    private(set) var count = 0
    private(set) var capacity: Int

    init(capacity: Int = 0) {
        self.capacity = capacity
        base = capacity == 0 ? Self.nowhere : Self.room(for: capacity, keeping: nil)
    }

    /// An empty buffer costs no allocation: small systems have many of them.
    private static var nowhere: UnsafeMutablePointer<Element> {
        UnsafeMutablePointer(bitPattern: MemoryLayout<Element>.alignment)!
    }

    init(repeating element: Element, count: Int) {
        self.init(capacity: count)
        base.initialize(repeating: element, count: count)
        self.count = count
    }

    deinit { if capacity > 0 { free(base) } }

    subscript(_ index: Int) -> Element {
        @inline(__always) get {
            assert(index >= 0 && index < count)
            return base[index]
        }
        @inline(__always) nonmutating _modify {
            assert(index >= 0 && index < count)
            yield &base[index]
        }
    }

    subscript(_ index: Int32) -> Element {
        @inline(__always) get { self[Int(index)] }
        @inline(__always) nonmutating _modify { yield &self[Int(index)] }
    }

    var isEmpty: Bool { count == 0 }
    var last: Element? { count == 0 ? nil : base[count - 1] }

    @inline(__always) mutating func append(_ element: Element) {
        if count == capacity { grow(to: count + 1) }
        (base + count).initialize(to: element)
        count &+= 1
    }

    /// Forgets everything and makes room, so that so many elements can be appended without a look at the room that is left.
    @inline(__always) mutating func beginAnew(withRoomFor needed: Int) {
        count = 0
        if needed > capacity { grow(to: needed) }
    }

    @inline(__always) mutating func appendInRoom(_ element: Element) {
        assert(count < capacity)
        (base + count).initialize(to: element)
        count &+= 1
    }

    @inline(__always) mutating func append(from source: UnsafePointer<Element>, count added: Int) {
        if count + added > capacity { grow(to: count + added) }
        let end = base + count
        if added > 8 {
            end.initialize(from: source, count: added)
        } else {
            // A few elements are sooner copied than the copying is called.
            for place in 0..<added { (end + place).initialize(to: source[place]) }
        }
        count += added
    }

    @inline(__always) mutating func popLast() -> Element? {
        if count == 0 { return nil }
        count &-= 1
        return base[count]
    }

    mutating func removeAll() { count = 0 }

    mutating func truncate(to newCount: Int) {
        assert(newCount <= count)
        count = newCount
    }

    /// Takes in elements that have been written behind the last one, where there is room for them.
    @inline(__always) mutating func lengthen(by added: Int) {
        assert(count + added <= capacity)
        count &+= added
    }

    /// Makes the buffer at least `newCount` long, filling what is new.
    mutating func extend(to newCount: Int, with element: Element) {
        guard newCount > count else { return }
        grow(to: newCount)
        (base + count).initialize(repeating: element, count: newCount - count)
        count = newCount
    }

    mutating func grow(to needed: Int) {
        guard needed > capacity else { return }
        let old = capacity > 0 ? base : nil
        capacity = max(needed, capacity * 2, 8)
        base = Self.room(for: capacity, keeping: old)
    }

    /// The system's own reallocation moves large buffers without touching them.
    private static func room(for capacity: Int, keeping old: UnsafeMutablePointer<Element>?) -> UnsafeMutablePointer<
        Element
    > {
        guard let room = realloc(old, capacity * MemoryLayout<Element>.stride) else {
            fatalError("out of memory for \(capacity) numbers")
        }
        return room.assumingMemoryBound(to: Element.self)
    }
}
