import Dispatch
import Foundation

@_silgen_name("dispatch_queue_get_label")
private func labelOfQueue(_ queue: OpaquePointer?) -> UnsafePointer<CChar>

/// The label of a queue, or without one of that which runs the code, as C code asks for it: loggers print it.
public func __dispatch_queue_get_label(_ queue: DispatchQueue?) -> UnsafePointer<CChar> {
    guard let queue else { return labelOfQueue(nil) }
    // C's text is the queue's; this one is nobody's, and there are few queues.
    return UnsafePointer(strdup(queue.label)!)
}
