import Foundation
import MaquetteViewTestSupport
import Testing
import UIKit

/// Core Foundation's documentation: a timer whose interval is zero fires once, one with an interval again and again.
@MainActor @Suite struct CoreFoundationTests {
    @Test func aTimerCallsItsHandler() {
        var calls: [String] = []
        let once = CFRunLoopTimerCreateWithHandler(kCFAllocatorDefault, CFAbsoluteTimeGetCurrent(), 0, 0, 0) { _ in
            calls.append("once")
        }
        let again = CFRunLoopTimerCreateWithHandler(kCFAllocatorDefault, CFAbsoluteTimeGetCurrent(), 0.01, 0, 0) {
            calls.append("again")
            if calls.count > 3 { CFRunLoopTimerInvalidate($0) }
        }
        CFRunLoopAddTimer(CFRunLoopGetCurrent(), once, .commonModes)
        CFRunLoopAddTimer(CFRunLoopGetCurrent(), again, .defaultMode)
        let end = Date(timeIntervalSinceNow: 5)
        while CFRunLoopTimerIsValid(again), end > Date() {
            _ = RunLoop.current.run(mode: .default, before: Date(timeIntervalSinceNow: 0.05))
        }
        #expect(calls.count { $0 == "once" } == 1 && calls.count { $0 == "again" } == 3)
        #expect(!CFRunLoopTimerIsValid(once))
    }

    @Test func aFontOfTheProgramIsFoundByItsName() {
        let layer = CATextLayer()
        layer.font = CGFont(UIFont.boldSystemFont(ofSize: 12).fontName as CFString)
        #expect((layer.font as? CGFont)?.postScriptName == UIFont.boldSystemFont(ofSize: 12).fontName)
        #expect(CGFont("NoSuchFont" as CFString) == nil)
    }
}
