/// The terms of a constraint: a list of which the first few members need no memory of their own.
///
/// Nearly all constraints have at most four terms. As an array they would be allocated for each constraint, and counted
/// whenever one is handed on, which takes longer than solving it.
public struct Terms: Sendable {
    @usableFromInline static var mostInPlace: Int { 4 }

    // The few, as numbers of one kind each: so they are copied in steps that do not overlap, which would have to wait for each other.
    @usableFromInline var coefficients: (Double, Double, Double, Double)
    @usableFromInline var unknowns: (Unknown, Unknown, Unknown, Unknown)
    @usableFromInline var fewCount: Int
    /// All of them, where they are more than a few.
    @usableFromInline var many: [Term]?

    @inlinable public init() {
        let nothing = Unknown(index: 0)
        coefficients = (0, 0, 0, 0)
        unknowns = (nothing, nothing, nothing, nothing)
        fewCount = 0
        many = nil
    }

    @inlinable public init(_ terms: some Collection<Term>) {
        self.init()
        if terms.count > Self.mostInPlace {
            many = Array(terms)
        } else {
            for term in terms { append(term) }
        }
    }

    @inlinable public mutating func append(_ term: Term) {
        if many == nil, fewCount < Self.mostInPlace {
            fewCount += 1
            self[fewCount - 1] = term
        } else {
            if many == nil { many = Array(self) }
            many!.append(term)
        }
    }

    @discardableResult @inlinable public mutating func remove(at position: Int) -> Term {
        if many != nil {
            return many!.remove(at: position)
        }
        precondition(position >= 0 && position < fewCount, "there is no such term")
        let removed = self[position]
        for place in position..<(fewCount - 1) { self[place] = self[place + 1] }
        fewCount -= 1
        return removed
    }

    @inlinable public mutating func replaceSubrange(_ range: Range<Int>, with terms: some Collection<Term>) {
        var all = Array(self)
        all.replaceSubrange(range, with: terms)
        self = Terms(all)
    }
}

extension Terms {
    /// One of the few, of which there have to be so many.
    @inlinable @inline(__always) func few(at position: Int) -> Term {
        assert(many == nil && position >= 0 && position < fewCount)
        let coefficient = withUnsafeBytes(of: coefficients) {
            $0.load(fromByteOffset: position &* MemoryLayout<Double>.stride, as: Double.self)
        }
        let unknown = withUnsafeBytes(of: unknowns) {
            $0.load(fromByteOffset: position &* MemoryLayout<Unknown>.stride, as: Unknown.self)
        }
        return Term(coefficient, unknown)
    }

    @inlinable @inline(__always) mutating func setFew(at position: Int, to term: Term) {
        assert(many == nil && position >= 0 && position < fewCount)
        withUnsafeMutableBytes(of: &coefficients) {
            $0.storeBytes(
                of: term.coefficient, toByteOffset: position &* MemoryLayout<Double>.stride, as: Double.self)
        }
        withUnsafeMutableBytes(of: &unknowns) {
            $0.storeBytes(of: term.unknown, toByteOffset: position &* MemoryLayout<Unknown>.stride, as: Unknown.self)
        }
    }
}

extension Terms: RandomAccessCollection, MutableCollection, RangeReplaceableCollection {
    @inlinable public var startIndex: Int { 0 }
    @inlinable public var endIndex: Int { many?.count ?? fewCount }

    @inlinable public subscript(position: Int) -> Term {
        get {
            if let many { return many[position] }
            precondition(position >= 0 && position < fewCount, "there is no such term")
            return few(at: position)
        }
        set {
            if many != nil {
                many![position] = newValue
                return
            }
            precondition(position >= 0 && position < fewCount, "there is no such term")
            setFew(at: position, to: newValue)
        }
    }
}

extension Terms: ExpressibleByArrayLiteral {
    @inlinable public init(arrayLiteral terms: Term...) { self.init(terms) }
}

extension Terms: Hashable {
    @inlinable public static func == (left: Terms, right: Terms) -> Bool { left.elementsEqual(right) }

    @inlinable public func hash(into hasher: inout Hasher) {
        hasher.combine(count)
        for term in self { hasher.combine(term) }
    }
}
