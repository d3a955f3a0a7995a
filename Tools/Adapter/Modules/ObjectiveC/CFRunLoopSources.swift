import Foundation
import UIKit

// Core Foundation's loops, as code runs them by hand: until something stops them, or for a time.

/// Something that a loop waits for. It calls its closure when it is signalled.
public final class CFRunLoopSource: @unchecked Sendable {
    fileprivate let context: CFRunLoopSourceContext
    fileprivate var isValid = true
    fileprivate init(_ context: CFRunLoopSourceContext) { self.context = context }
}

public struct CFRunLoopSourceContext {
    public var version = 0
    public var info: UnsafeMutableRawPointer?
    public var retain: (@convention(c) (UnsafeRawPointer?) -> UnsafeRawPointer?)?
    public var release: (@convention(c) (UnsafeRawPointer?) -> Void)?
    public var equal: (@convention(c) (UnsafeRawPointer?, UnsafeRawPointer?) -> Bool)?
    public var hash: (@convention(c) (UnsafeRawPointer?) -> UInt)?
    public var perform: (@convention(c) (UnsafeMutableRawPointer?) -> Void)?
    public init() {}
}

public struct CFRunLoopRunResult: RawRepresentable, Hashable, Sendable {
    public let rawValue: Int32
    public init(rawValue: Int32) { self.rawValue = rawValue }
    public static let finished = Self(rawValue: 1)
    public static let stopped = Self(rawValue: 2)
    public static let timedOut = Self(rawValue: 3)
    public static let handledSource = Self(rawValue: 4)
}

/// What loops were told, by any thread.
private final class Loops: @unchecked Sendable {
    static let all = Loops()
    private let lock = NSLock()
    private var stopped: Set<ObjectIdentifier> = []
    private var sources: [ObjectIdentifier: [CFRunLoopSource]] = [:]

    func stop(_ loop: RunLoop) { lock.withLock { _ = stopped.insert(ObjectIdentifier(loop)) } }
    /// Whether it was stopped, which ends one run of it.
    func takeStop(_ loop: RunLoop) -> Bool { lock.withLock { stopped.remove(ObjectIdentifier(loop)) != nil } }

    func add(_ source: CFRunLoopSource, to loop: RunLoop) {
        lock.withLock { sources[ObjectIdentifier(loop), default: []].append(source) }
    }
    func remove(_ source: CFRunLoopSource, from loop: RunLoop) {
        lock.withLock { sources[ObjectIdentifier(loop)]?.removeAll { $0 === source } }
    }
    func waits(_ loop: RunLoop) -> Bool { lock.withLock { sources[ObjectIdentifier(loop)]?.isEmpty == false } }
}

public func CFRunLoopSourceCreate(
    _ allocator: CFAllocator!, _ order: CFIndex, _ context: UnsafeMutablePointer<CFRunLoopSourceContext>!
) -> CFRunLoopSource! { CFRunLoopSource(context.pointee) }
public func CFRunLoopAddSource(_ rl: CFRunLoop!, _ source: CFRunLoopSource!, _ mode: CFRunLoopMode!) {
    Loops.all.add(source, to: rl)
}
public func CFRunLoopRemoveSource(_ rl: CFRunLoop!, _ source: CFRunLoopSource!, _ mode: CFRunLoopMode!) {
    Loops.all.remove(source, from: rl)
}
public func CFRunLoopSourceInvalidate(_ source: CFRunLoopSource!) { source.isValid = false }
public func CFRunLoopSourceIsValid(_ source: CFRunLoopSource!) -> Bool { source.isValid }
public func CFRunLoopSourceSignal(_ source: CFRunLoopSource!) {
    guard source.isValid else { return }
    RunLoop.main.perform { [source] in source?.context.perform?(source?.context.info) }
}

/// What is left for a loop to do.
private struct Work: @unchecked Sendable { let block: () -> Void }

public func CFRunLoopPerformBlock(_ rl: CFRunLoop!, _ mode: CFString!, _ block: (() -> Void)!) {
    let work = Work(block: block)
    rl.perform { work.block() }
}

public func CFRunLoopStop(_ rl: CFRunLoop!) { Loops.all.stop(rl) }
public func CFRunLoopRun() { _ = run(.current, until: .distantFuture) }
@discardableResult public func CFRunLoopRunInMode(
    _ mode: CFRunLoopMode!, _ seconds: CFTimeInterval, _ returnAfterSourceHandled: Bool
) -> CFRunLoopRunResult { run(.current, until: Date(timeIntervalSinceNow: seconds)) }

private func run(_ loop: RunLoop, until end: Date) -> CFRunLoopRunResult {
    while true {
        // What stops it may come from another thread, which does not wake it up.
        let soon = min(end, Date(timeIntervalSinceNow: 0.01))
        let hasWork = loop.run(mode: .default, before: soon)
        if Loops.all.takeStop(loop) { return .stopped }
        if !hasWork, !Loops.all.waits(loop), loop !== RunLoop.main { return .finished }
        if Date() >= end { return .timedOut }
        if !hasWork { Thread.sleep(forTimeInterval: 0.001) }
    }
}
