/// What adapted code asks in place of `#available(iOS 16.4, *)`, which is always true on Linux.
public func _isAvailable(iOS major: Int, _ minor: Int = 0) -> Bool {
    (major, minor) <= (Headless.release.version, 0)
}
