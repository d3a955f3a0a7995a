import Foundation

/// Darwin's header does not say of the handle that it is there, so that code may pass what `dlopen` returned as it is.
@_disfavoredOverload @discardableResult public func dlclose(_ handle: UnsafeMutableRawPointer?) -> Int32 {
    guard let handle else { return -1 }
    return dlclose(handle)
}
