import Foundation

/// What was done, so that it can be undone. Foundation on Linux has none.
open class UndoManager: NSObject {
    private struct Step {
        weak var target: AnyObject?
        let name: String
        let undo: () -> Void
    }

    private var undoable: [[Step]] = []
    private var redoable: [[Step]] = []
    private var openGroups: [[Step]] = []
    private var disabled = 0
    private var actionName = ""

    public override init() { super.init() }

    open var canUndo: Bool { !undoable.isEmpty }
    open var canRedo: Bool { !redoable.isEmpty }
    open private(set) var isUndoing = false
    open private(set) var isRedoing = false
    open var levelsOfUndo = 0
    open var groupsByEvent = true
    open var groupingLevel: Int { openGroups.count }
    open var isUndoRegistrationEnabled: Bool { disabled == 0 }
    open var undoActionName: String { undoable.last?.last?.name ?? "" }
    open var redoActionName: String { redoable.last?.last?.name ?? "" }

    open func registerUndo<TargetType: AnyObject>(
        withTarget target: TargetType, handler: @escaping (TargetType) -> Void
    ) {
        guard isUndoRegistrationEnabled else { return }
        let step = Step(target: target, name: actionName) { [weak target] in target.map(handler) }
        if openGroups.isEmpty { close([step]) } else { openGroups[openGroups.count - 1].append(step) }
    }

    open func setActionName(_ actionName: String) { self.actionName = actionName }
    open func beginUndoGrouping() { openGroups.append([]) }
    open func endUndoGrouping() { if let group = openGroups.popLast() { close(group) } }
    open func disableUndoRegistration() { disabled += 1 }
    open func enableUndoRegistration() { disabled = max(0, disabled - 1) }

    open func undo() {
        while !openGroups.isEmpty { endUndoGrouping() }
        guard let group = undoable.popLast() else { return }
        isUndoing = true
        perform(group)
        isUndoing = false
    }

    open func redo() {
        guard let group = redoable.popLast() else { return }
        isRedoing = true
        perform(group)
        isRedoing = false
    }

    open func removeAllActions() { (undoable, redoable, openGroups) = ([], [], []) }
    open func removeAllActions(withTarget target: Any) {
        let object = target as AnyObject
        func without(_ groups: [[Step]]) -> [[Step]] {
            groups.map { $0.filter { $0.target !== object } }.filter { !$0.isEmpty }
        }
        (undoable, redoable) = (without(undoable), without(redoable))
    }

    /// What is registered while something is undone can be redone; what is new makes that impossible.
    private func close(_ group: [Step]) {
        guard !group.isEmpty else { return }
        if let outer = openGroups.indices.last {
            openGroups[outer] += group
        } else if isUndoing {
            redoable.append(group)
        } else {
            if !isRedoing { redoable = [] }
            undoable.append(group)
            if levelsOfUndo > 0, undoable.count > levelsOfUndo { undoable.removeFirst() }
        }
    }

    private func perform(_ group: [Step]) {
        beginUndoGrouping()
        for step in group.reversed() { step.undo() }
        endUndoGrouping()
    }
}
