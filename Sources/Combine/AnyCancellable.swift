/// Cancels when it goes.
public final class AnyCancellable: Cancellable, Hashable {
    private var action: (() -> Void)?

    public init(_ cancel: @escaping () -> Void) { action = cancel }
    public convenience init(_ canceller: some Cancellable) { self.init { canceller.cancel() } }
    deinit { action?() }

    public func cancel() {
        let action = action
        self.action = nil
        action?()
    }

    public static func == (first: AnyCancellable, second: AnyCancellable) -> Bool { first === second }
    public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}

extension Cancellable {
    public func store(in set: inout Set<AnyCancellable>) {
        set.insert((self as? AnyCancellable) ?? AnyCancellable { self.cancel() })
    }

    public func store<Cancellables: RangeReplaceableCollection>(in collection: inout Cancellables)
    where Cancellables.Element == AnyCancellable {
        collection.append((self as? AnyCancellable) ?? AnyCancellable { self.cancel() })
    }
}
