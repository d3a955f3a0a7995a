import Foundation
import Glibc

extension UIWindow {
    /// Lays out the windows on the screen whenever the main run loop has nothing left to do, as UIKit does before it draws. A test that
    /// waits for a cell waits for this.
    package static func layOutBeforeWaiting() { _ = observer }

    private static let observer: Void = {
        guard let calls = RunLoopCalls(),
            let observer = calls.create(nil, RunLoopCalls.beforeWaiting, 1, 0, layOut, nil)
        else { return }
        calls.add(calls.main(), observer, calls.commonModes)
    }()

    private static let layOut: RunLoopCalls.Callback = { _, _, _ in
        MainActor.assumeIsolated {
            for window in UIWindow.all where window.isOnScreen { window.layoutIfNeeded() }
        }
    }
}

/// The functions of CoreFoundation's run loop, which Foundation has on Linux and no header names.
private struct RunLoopCalls {
    typealias Callback = @convention(c) (OpaquePointer?, UInt, UnsafeMutableRawPointer?) -> Void
    typealias Create =
        @convention(c) (
            OpaquePointer?, UInt, UInt8, Int, Callback?, UnsafeMutableRawPointer?
        ) -> OpaquePointer?
    typealias Add = @convention(c) (OpaquePointer?, OpaquePointer?, OpaquePointer?) -> Void
    typealias Main = @convention(c) () -> OpaquePointer?

    let create: Create
    let add: Add
    let main: Main
    let commonModes: OpaquePointer?

    /// `kCFRunLoopBeforeWaiting`
    static let beforeWaiting: UInt = 1 << 5

    init?() {
        guard let create = dlsym(nil, "CFRunLoopObserverCreate"), let add = dlsym(nil, "CFRunLoopAddObserver"),
            let main = dlsym(nil, "CFRunLoopGetMain"), let modes = dlsym(nil, "kCFRunLoopCommonModes")
        else { return nil }
        self.create = unsafeBitCast(create, to: Create.self)
        self.add = unsafeBitCast(add, to: Add.self)
        self.main = unsafeBitCast(main, to: Main.self)
        commonModes = modes.load(as: OpaquePointer?.self)
    }
}
