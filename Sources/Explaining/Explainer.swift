import Maquette

/// Finds out why views of a layout have their frames.
///
/// The engine names the constraints that a side may follow from. Each is then left out of a layout of its own: those
/// without which the side is elsewhere, or open, decide it; the others say what is decided anyway.
@MainActor package struct Explainer {
    /// The most constraints that are left out for one view, the nearest first.
    private static let mostTrials = 40
    /// What is less is an error of rounding, or not worth a word.
    private static let tolerance: CGFloat = 0.01
    private static let mostMoved = 8

    let shown: Shown
    let names: ViewNames
    private let file: String?
    private let scene: String?

    package init(_ shown: Shown, file: String? = nil, scene: String? = nil) {
        (self.shown, self.file, self.scene) = (shown, file, scene)
        names = ViewNames(shown)
    }

    package func explanation(of view: UIView) -> Explanation {
        let account = LayoutAccount(of: view, fitting: fitting)
        var explanation = Explanation(
            view: reference(to: view), file: file, scene: scene, frame: view.frame,
            frameInPicture: view.convert(view.bounds, to: shown.canvas),
            superview: view === shown.canvas ? nil : view.superview.map(reference),
            isHidden: view.isHidden, layoutMargins: view.layoutMargins, safeAreaInsets: view.safeAreaInsets,
            placement: placement(of: view), sides: [], constraints: [], untried: 0,
            horizontalContent: content(of: view, .horizontal), verticalContent: content(of: view, .vertical),
            text: text(of: view), problems: problems(of: view))
        if let account, account.coversView, let frame = account.frame {
            explain(view, by: account, frame, &explanation)
        } else {
            explanation.sides = Explanation.Side.allCases.map { side in
                Explanation.SideAccount(
                    side: side, value: view.frame.length(of: side), isOpen: false, decidedBy: [], alsoSaidBy: [])
            }
        }
        return explanation
    }

    /// The lengths of the root that were found from its content, which therefore change with it.
    private var fitting: LayoutAccount.Fitting? {
        guard shown.canvas === shown.view, case .fitting(let width, let height) = shown.stage.room else { return nil }
        return LayoutAccount.Fitting(width: width == nil, height: height == nil)
    }

    func reference(to view: UIView) -> Explanation.ViewReference {
        Explanation.ViewReference(
            className: view.knownClassName, kind: names.kind(of: view), id: names.id(of: view),
            label: names.label(of: view), path: names.path(to: view), line: names.element(of: view)?.line,
            naming: names.naming(view))
    }

    // MARK: Constraints

    private typealias Part = LayoutAccount.Part

    /// A constraint that was left out, and what that changed.
    private struct Trial {
        let account: LayoutAccount
        let frame: CGRect
        let open: [Explanation.Side]
        let changed: [Explanation.Side]
    }

    private func explain(
        _ view: UIView, by account: LayoutAccount, _ frame: CGRect, _ explanation: inout Explanation
    ) {
        let open = Explanation.Side.allCases.filter(account.isOpen)
        var behind: [Explanation.Side: [Part]] = [:]
        for side in Explanation.Side.allCases { behind[side] = account.parts(behind: side).filter(isWorthNaming) }
        let missed = account.partsOfView.filter { part in
            isWorthNaming(part) && part.origin != .stackOrder && (account.miss(of: part) ?? 0) > Self.visible
        }
        var candidates = Ordered<Part>()
        for side in Explanation.Side.allCases { candidates.add(behind[side] ?? []) }
        let reasons = candidates.elements
        for part in missed { candidates.add(account.parts(around: part).filter(isWorthNaming)) }
        candidates.add(account.partsOfConflicts.filter(isWorthNaming))
        let near = nearestFirst(candidates.elements, to: view)
        var trials: [Part: Trial] = [:]
        for part in near.prefix(Self.mostTrials) {
            trials[part] = trial(account.without(part), frame, open)
        }
        explanation.untried = reasons.count { trials[$0] == nil }

        // Everything that decides or repeats a side, what yields, and what that yields to, has a place in the list.
        func winners(over part: Part) -> [Part] {
            let miss = account.miss(of: part) ?? 0
            return near.filter { other in
                guard other != part, other.priority >= part.priority, let trial = trials[other] else { return false }
                return (trial.account.miss(of: part) ?? miss) < miss - Self.tolerance
            }
        }
        let undecided = Explanation.Side.allCases.filter { side in
            !trials.values.contains { $0.changed.contains(side) }
        }
        let repeated = undecided.flatMap { behind[$0] ?? [] }
        var listed = Ordered<Part>()
        listed.add(
            near.filter { part in
                guard let trial = trials[part], !missed.contains(part) else { return false }
                let isReason = part.origin == .constraint && isDirect(part, view) && reasons.contains(part)
                return !trial.changed.isEmpty || isReason || repeated.contains(part)
            })
        listed.add(missed)
        let opponents = missed.map(winners)
        for parts in opponents { listed.add(parts) }
        let words = ConstraintSentences(self, of: view)
        let marks = ConstraintMarks(account: account, canvas: shown.canvas)
        explanation.constraints = listed.elements.map { part in
            let repeated = undecided.filter { behind[$0]?.contains(part) == true }
            let changed = trials[part]?.changed ?? []
            let place = part.constraint.flatMap { shown.scene?.constraintPlaces.place(of: $0) }
            return Explanation.Constraint(
                words: words.sentence(part), origin: part.origin, id: place?.id,
                identifier: part.origin == .constraint ? part.constraint?.identifier : nil, line: place?.line,
                column: place?.column, priority: Double(part.priority.rawValue), isDirect: isDirect(part, view),
                decides: changed, alsoSays: repeated,
                miss: account.miss(of: part).map { $0 > Self.visible ? $0 : 0 } ?? 0,
                yieldsTo: missed.firstIndex(of: part).map { opponents[$0].compactMap { listed.place(of: $0) } } ?? [],
                without: trials[part].map { effect($0, instead: account, view) }, marks: marks.marks(of: part))
        }
        explanation.sides = Explanation.Side.allCases.map { side in
            Explanation.SideAccount(
                side: side, value: view.frame.length(of: side), isOpen: open.contains(side),
                decidedBy: explanation.constraints.indices.filter {
                    explanation.constraints[$0].decides.contains(side)
                },
                alsoSaidBy: explanation.constraints.indices.filter {
                    explanation.constraints[$0].alsoSays.contains(side) && explanation.constraints[$0].miss == 0
                })
        }
    }

    /// The points below which a miss counts as none: the constraint is met.
    private static let visible: CGFloat = 0.05

    private func trial(_ account: LayoutAccount, _ before: CGRect, _ openBefore: [Explanation.Side]) -> Trial {
        let frame = account.frame ?? before
        let open = Explanation.Side.allCases.filter { !openBefore.contains($0) && account.isOpen($0) }
        let changed = Explanation.Side.allCases.filter { side in
            open.contains(side) || abs(frame.length(of: side) - before.length(of: side)) > Self.tolerance
        }
        return Trial(account: account, frame: frame, open: open, changed: changed)
    }

    private func effect(_ trial: Trial, instead account: LayoutAccount, _ view: UIView) -> Explanation.Effect {
        let before = Dictionary(account.frames.map { (ObjectIdentifier($0.view), $0.frame) }) { first, _ in first }
        var moved: [(view: UIView, before: CGRect, after: CGRect, distance: CGFloat)] = []
        for (other, after) in trial.account.frames where other !== view {
            guard let frame = before[ObjectIdentifier(other)] else { continue }
            let distance = Explanation.Side.allCases.map { abs(frame.length(of: $0) - after.length(of: $0)) }.max() ?? 0
            if distance > Self.tolerance { moved.append((other, frame, after, distance)) }
        }
        let most = moved.enumerated().sorted { ($1.element.distance, $0.offset) < ($0.element.distance, $1.offset) }
        return Explanation.Effect(
            frame: trial.frame, open: trial.open,
            moved: most.prefix(Self.mostMoved).map { _, moved in
                Explanation.Moved(
                    naming: names.naming(moved.view), path: names.path(to: moved.view), before: moved.before,
                    after: moved.after)
            }, movedCount: moved.count)
    }

    /// Nobody needs to read where the framework keeps its guides, or that sizes are not negative where they are not zero.
    private func isWorthNaming(_ part: Part) -> Bool { part.origin != .guide && part.origin != .notNegative }

    private func isDirect(_ part: Part, _ view: UIView) -> Bool { views(of: part).contains { $0 === view } }

    /// The views that a constraint is about; for guides, their owners.
    private func views(of part: Part) -> [UIView] {
        let items =
            part.item.map { [$0] } ?? [part.constraint?.firstItem, part.constraint?.secondItem].compactMap { $0 }
        return items.compactMap { $0 as? UIView ?? ($0 as? UILayoutGuide)?.owningView }
    }

    /// Constraints that mention the view, then those of the views that these mention, and so on.
    private func nearestFirst(_ parts: [Part], to view: UIView) -> [Part] {
        var distances = [ObjectIdentifier(view): 0]
        var ordered: [Part] = []
        var waiting = parts
        var distance = 0
        while !waiting.isEmpty {
            let reached = distances
            let next = waiting.filter { views(of: $0).contains { reached[ObjectIdentifier($0)] != nil } }
            guard !next.isEmpty else { return ordered + waiting }
            distance += 1
            for part in next {
                for other in views(of: part) where distances[ObjectIdentifier(other)] == nil {
                    distances[ObjectIdentifier(other)] = distance
                }
            }
            ordered += next
            let taken = Set(next)
            waiting.removeAll { taken.contains($0) }
        }
        return ordered
    }
}

/// A list in which everything is once, with its place.
private struct Ordered<Element: Hashable> {
    private(set) var elements: [Element] = []
    private var places: [Element: Int] = [:]

    mutating func add(_ more: [Element]) {
        for element in more where places[element] == nil {
            places[element] = elements.count
            elements.append(element)
        }
    }

    func place(of element: Element) -> Int? { places[element] }
}

extension CGRect {
    func length(of side: Explanation.Side) -> CGFloat {
        switch side {
        case .left: minX
        case .right: maxX
        case .width: width
        case .top: minY
        case .bottom: maxY
        case .height: height
        }
    }
}
