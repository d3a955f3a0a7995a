import Foundation
import Testing
import UIKit

/// What Apple's documentation says of `perform(_:with:afterDelay:)` and of how such messages are called off.
@MainActor @Suite struct DelayedMessageTests {
    private final class Receiver: NSObject {
        var heard: [String] = []
        func hide(_ value: Any?) { heard.append("hide \(value as? String ?? "nil")") }
        func show() { heard.append("show") }
    }

    private let hide = Selector(calling: Receiver.hide(_:), "hide:")
    private let show = Selector(calling: Receiver.show, "show")

    /// The next turn of the main loop.
    private func waited() { Deferred.settle() }

    @Test func `Those with the selector and an equal object are called off, and no others`() {
        let receiver = Receiver()
        receiver.perform(hide, with: "now", afterDelay: 0)
        receiver.perform(hide, with: "later", afterDelay: 0)
        receiver.perform(hide, with: nil, afterDelay: 0)
        receiver.perform(show, with: nil, afterDelay: 0)
        NSObject.cancelPreviousPerformRequests(withTarget: receiver, selector: hide, object: "now")
        NSObject.cancelPreviousPerformRequests(withTarget: receiver, selector: show, object: nil)
        NSObject.cancelPreviousPerformRequests(withTarget: Receiver(), selector: hide, object: "later")
        waited()
        #expect(receiver.heard.sorted() == ["hide later", "hide nil"])
    }

    @Test func `All of a target are called off`() {
        let receiver = Receiver()
        receiver.perform(hide, with: "now", afterDelay: 0)
        receiver.perform(show, with: nil, afterDelay: 0)
        NSObject.cancelPreviousPerformRequests(withTarget: receiver)
        waited()
        #expect(receiver.heard == [])
    }

    @Test func `Undoing sends the selector with its object`() {
        let (receiver, manager) = (Receiver(), UndoManager())
        manager.registerUndo(withTarget: receiver, selector: hide, object: "card")
        #expect(receiver.heard == [])
        manager.undo()
        #expect(receiver.heard == ["hide card"])
    }
}
