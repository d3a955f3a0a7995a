/// A place in the tree of views, kept from one update to the next with all that the view there remembers.
@MainActor public final class _ViewNode {
    private(set) weak var parent: _ViewNode?
    let depth: Int
    /// The node's identity among its siblings, where a value gives it one.
    let key: AnyHashable?
    /// What the node belongs to: everything below one hosting view.
    let graph: ViewGraph
    /// Which node this is of those that were ever made there, so that nothing depends on addresses.
    let number: Int
    private(set) var children: [_ViewNode] = []
    private(set) var environment = EnvironmentValues()

    /// What the dynamic properties of the view keep, in the order of the properties.
    var slots: [AnyObject?] = []
    /// What a view without a body keeps for itself.
    var kept: AnyObject?
    /// The view of the model that stands for it, if one does.
    var view: UIView?

    /// What the node gives to the layout, made of its children. Without it, the node hands on what they give.
    var output: (([_ViewNode]) -> [Item])? { didSet { outputChanged() } }
    /// What the node and those below say to those above, before it is combined with what the children say.
    var preferences: [ObjectIdentifier: any PreferenceEntry] = [:]
    /// Which preferences of those below it hides.
    var preferenceTransform: ((ObjectIdentifier, Any?) -> Any?)?
    /// How many of its children hand values up; those after them are screens of their own.
    var speakers = Int.max
    /// The actions that are done when the node goes away.
    var onRemoval: [() -> Void] = []
    /// The view into which what is below is laid out, at a node where that is another one than above.
    weak var host: HostView?

    /// Whether the node evaluates its content while it is laid out, and lays out what comes of that at once.
    private var isPlacing = false

    private var branch: AnyHashable?
    private(set) var type: Any.Type?
    /// The view itself, if two views of its type can be compared byte by byte.
    private var value: Any?
    private var again: (() -> Void)?
    private(set) var isDirty = false
    private var keptItems: [Item]?

    init(parent: _ViewNode, key: AnyHashable? = nil) {
        (self.parent, self.key, depth, graph) = (parent, key, parent.depth + 1, parent.graph)
        number = graph.countNode()
    }

    init(top graph: ViewGraph) { (key, depth, self.graph, number) = (nil, 0, graph, 0) }

    // MARK: Updating

    /// Puts a view here. Its body runs only if something is different.
    func update<Content: View>(_ view: Content, in environment: EnvironmentValues) {
        if !isDirty, type == Content.self, self.environment.isSame(as: environment), _isPOD(Content.self),
            let former = value as? Content, Self.haveSameBytes(former, view)
        {
            return
        }
        if type != nil, type != Content.self { clear() }
        guard depth < ViewGraph.greatestDepth else { return graph.reportDepth(of: self) }
        (type, self.environment, isDirty) = (Content.self, environment, false)
        value = _isPOD(Content.self) ? view : nil
        again = { [unowned self] in make(view) }
        make(view)
    }

    private func make<Content: View>(_ view: Content) {
        graph.evaluations += 1
        preferences = [:]
        ViewGraph.working(on: self) { Content._make(view, in: self) }
        outputChanged()
    }

    /// What a view with a body does: finds what its properties keep, and puts the body here.
    func makeBody<Content: View>(of view: Content) {
        var view = view
        DynamicFields.of(Content.self).install(in: &view, of: self)
        let body = observing { view.body }
        child(0).update(body, in: environment)
        keepChildren(1)
    }

    /// Calls a closure of the author's. What it reads of observable objects makes this place dirty when it changes.
    func observing<Result>(_ work: () -> Result) -> Result {
        withObservationTracking(work) { [weak self] in
            // This closure is called before the value changes, from whichever thread changes it.
            onMainActor { self?.invalidate() }
        }
    }

    /// Has the view here evaluated again before the next layout.
    func invalidate() {
        guard !isDirty else { return }
        isDirty = true
        graph.add(dirty: self)
    }

    /// Has every view here and below evaluated again.
    func invalidateAll() {
        isDirty = true
        for child in children { child.invalidateAll() }
    }

    /// Leaves the node as it is though something has changed, until something changes again.
    func leaveAsItIs() { isDirty = false }

    func evaluateAgain() {
        guard isDirty else { return }
        isDirty = false
        again?()
    }

    // MARK: Children

    func child(_ index: Int) -> _ViewNode {
        while children.count <= index { children.append(_ViewNode(parent: self)) }
        return children[index]
    }

    /// Removes the children after so many.
    func keepChildren(_ count: Int) {
        guard children.count > count else { return }
        for child in children[count...] { child.remove() }
        children.removeSubrange(count...)
        outputChanged()
    }

    func replaceChildren(_ new: [_ViewNode]) {
        let kept = Set(new.map(ObjectIdentifier.init))
        for child in children where !kept.contains(ObjectIdentifier(child)) { child.remove() }
        children = new
        outputChanged()
    }

    /// Takes a branch. Another one than before is another view: what was there goes.
    func takeBranch(_ branch: AnyHashable) {
        if self.branch != branch { keepChildren(0) }
        self.branch = branch
    }

    private func clear() {
        keepChildren(0)
        goAway()
        (slots, kept, view, output, branch) = ([], nil, nil, nil, nil)
        (preferences, preferenceTransform, derivedEnvironment, speakers) = ([:], nil, nil, .max)
    }

    private func remove() {
        for child in children { child.remove() }
        goAway()
    }

    private func goAway() {
        let actions = onRemoval
        onRemoval = []
        for action in actions { action() }
    }

    // MARK: Environment

    private var derivedEnvironment: EnvironmentValues?

    /// The environment with something changed: the same as before where the same was changed, so that those below see that nothing is
    /// different.
    func deriving(_ change: (inout EnvironmentValues) -> Void) -> EnvironmentValues {
        var changed = environment
        change(&changed)
        if let derivedEnvironment, changed.says(theSameAs: derivedEnvironment) { return derivedEnvironment }
        derivedEnvironment = changed
        return changed
    }

    // MARK: Output

    /// What is laid out, from the children's.
    var items: [Item] {
        if let keptItems { return keptItems }
        let items = output?(children) ?? children.flatMap(\.items)
        keptItems = items
        return items
    }

    /// What those above have made of it no longer holds.
    func outputChanged() {
        var node: _ViewNode? = self
        while let current = node, !current.isPlacing {
            let wasKnown = current.keptItems != nil
            current.keptItems = nil
            current.host?.contentChanged()
            if !wasKnown, current !== self { break }
            node = current.parent
        }
    }

    /// Evaluates the views below during output or placement, without a notice to the views above.
    func placing<Result>(_ work: () -> Result) -> Result {
        let former = isPlacing
        isPlacing = true
        defer { isPlacing = former }
        return work()
    }

    /// Makes the node one thing in the layout.
    func leaf(_ item: Item) { output = { _ in [item] } }

    /// Makes the node one thing that is made of what is below.
    func container(_ make: @escaping ([Item]) -> Item) { output = { children in [make(children.flatMap(\.items))] } }

    /// Lets the node change each of the things that are below.
    func wrapping(_ wrap: @escaping (Item) -> Item) { output = { children in children.flatMap(\.items).map(wrap) } }

    /// The view of the model that stands for it, made the first time.
    func view<Shown: UIView>(_ make: @autoclosure () -> Shown) -> Shown {
        if let shown = view as? Shown { return shown }
        let made = make()
        view = made
        return made
    }

    private static func haveSameBytes<Value>(_ one: Value, _ other: Value) -> Bool {
        withUnsafeBytes(of: one) { one in withUnsafeBytes(of: other) { one.elementsEqual($0) } }
    }
}
