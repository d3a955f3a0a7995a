@_exported import Foundation

/// One of the states that something can be in.
open class GKState: NSObject {
    public override init() { super.init() }
    open internal(set) weak var stateMachine: GKStateMachine?
    open func isValidNextState(_ stateClass: AnyClass) -> Bool { true }
    open func didEnter(from previousState: GKState?) {}
    open func update(deltaTime seconds: TimeInterval) {}
    open func willExit(to nextState: GKState) {}
}

/// Is in one state at a time, or in none before the first.
open class GKStateMachine: NSObject {
    private let states: [GKState]
    open private(set) var currentState: GKState?

    public init(states: [GKState]) {
        self.states = states
        super.init()
        states.forEach { $0.stateMachine = self }
    }

    open func update(deltaTime sec: TimeInterval) { currentState?.update(deltaTime: sec) }
    open func canEnterState(_ stateClass: AnyClass) -> Bool {
        guard let currentState else { return true }
        return currentState.isValidNextState(stateClass)
    }
    @discardableResult open func enter(_ stateClass: AnyClass) -> Bool {
        guard canEnterState(stateClass), let next = states.first(where: { type(of: $0) == stateClass }) else {
            return false
        }
        let previous = currentState
        previous?.willExit(to: next)
        currentState = next
        next.didEnter(from: previous)
        return true
    }
    open func state<StateType: GKState>(forClass stateClass: StateType.Type) -> StateType? {
        states.first { type(of: $0) == stateClass } as? StateType
    }
}
