/// All that is below one hosting view: the tree, and what is to be done to it before the next picture.
@MainActor final class ViewGraph {
    private(set) lazy var top = _ViewNode(top: self)
    /// Into which it is laid out.
    weak var hostView: UIView?
    /// Where views are that others follow.
    let matchedPlaces = MatchedPlaces()
    /// The objects that no view hands down, by their types.
    var objectsInPlace: [ObjectIdentifier: AnyObject] = [:]
    /// How many views were evaluated, for tests and measurements.
    var evaluations = 0

    private var nodes = 0
    private var dirty: [_ViewNode] = []
    private var appearing: [() -> Void] = []
    /// Asked after each layout whether something has changed that somebody wants to know.
    private var watchers: [Int: () -> Void] = [:]

    /// The level at which the tree ends: each level takes some of the stack when it is laid out.
    static let greatestDepth = 2_000
    /// The most updates in a row, after which what feeds itself is left as it is.
    static let mostPasses = 40

    // MARK: What runs

    private static var workedOn: _ViewNode?

    /// The place whose view is evaluated now: what it reads is what it depends on.
    static var current: _ViewNode? { workedOn }

    static func working<Result>(on node: _ViewNode, _ work: () -> Result) -> Result {
        let former = workedOn
        workedOn = node
        defer { workedOn = former }
        return work()
    }

    /// Calls an action of the author's, which depends on nothing that it reads.
    static func acting<Result>(_ work: () -> Result) -> Result {
        let former = workedOn
        workedOn = nil
        defer { workedOn = former }
        return work()
    }

    // MARK: What is to be done

    func countNode() -> Int {
        nodes += 1
        return nodes
    }

    func add(dirty node: _ViewNode) {
        dirty.append(node)
        hostView?.setNeedsLayout()
    }

    /// Evaluates what has changed, from the top down.
    func update() {
        while !dirty.isEmpty {
            let nodes = dirty.sorted { ($0.depth, $0.number) < ($1.depth, $1.number) }
            dirty = []
            for node in nodes { node.evaluateAgain() }
        }
    }

    /// Does something once the views are there for the first time: what is inside before what is around it.
    func whenShown(_ action: @escaping () -> Void) { appearing.append(action) }

    func watch(_ node: _ViewNode, _ watcher: @escaping () -> Void) {
        let number = node.number
        if watchers[number] == nil { node.onRemoval.append { [weak self] in self?.watchers[number] = nil } }
        watchers[number] = watcher
    }

    /// Runs what waits for the views to be there, and what wants to know of places and preferences.
    ///
    /// - Returns: whether something is different now.
    func settle() -> Bool {
        let actions = appearing
        appearing = []
        for action in actions { Self.acting(action) }
        for (_, watcher) in watchers.sorted(by: { $0.key < $1.key }) { Self.acting(watcher) }
        return matchedPlaces.takeOutdated() || !dirty.isEmpty || !appearing.isEmpty
    }

    // MARK: What has no end

    private var reported: Set<String> = []

    func reportDepth(of node: _ViewNode) {
        report(
            "\(node.authorsType ?? "a view") contains itself, or is \(Self.greatestDepth) levels deep; what is deeper is left out"
        )
    }

    func reportPasses() {
        let name = dirty.first?.authorsType ?? "a view"
        report("the state of \(name) changes at every layout; it was left as it is after \(Self.mostPasses) of them")
        for node in dirty { node.leaveAsItIs() }
        dirty = []
    }

    private func report(_ message: String) {
        guard reported.insert(message).inserted else { return }
        Headless.Diagnostics.say(message)
    }
}

extension _ViewNode {
    /// The type of the next view above that has a body: what an author knows it by.
    var authorsType: String? {
        var node: _ViewNode? = self
        while let current = node {
            if let type = current.type, !(type is any _PrimitiveView.Type) { return String(describing: type) }
            node = current.parent
        }
        return nil
    }
}
