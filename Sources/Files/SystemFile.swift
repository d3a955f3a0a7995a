import Foundation

/// System calls on open files, with errors as values.
package enum SystemFile {
    /// Writes everything, however many calls that takes. Returns the system's error, if there is one.
    package static func write(_ bytes: [UInt8], to descriptor: Int32) -> Int32? {
        bytes.withUnsafeBytes { buffer in
            var done = 0
            while done < buffer.count {
                let count = Foundation.write(descriptor, buffer.baseAddress! + done, buffer.count - done)
                if count >= 0 {
                    done += count
                } else if errno == EAGAIN {
                    var waiting = pollfd(fd: descriptor, events: Int16(POLLOUT), revents: 0)
                    poll(&waiting, 1, -1)
                } else if errno != EINTR {
                    return errno
                }
            }
            return nil
        }
    }

    /// The largest size of a document: an endless file such as `/dev/zero` must not fill the memory.
    private static let mostBytes = 300 << 20

    /// Reads to the end.
    package static func read(from descriptor: Int32) throws(SystemError) -> [UInt8] {
        var status = stat()
        let expected = fstat(descriptor, &status) == 0 ? max(0, Int(status.st_size)) : 0
        // A sparse file may claim more than any machine has.
        if expected > mostBytes { throw SystemError(code: EFBIG) }
        var bytes: [UInt8] = []
        var room = [UInt8](repeating: 0, count: min(max(expected + 1, 1 << 16), 1 << 26))
        while true {
            let count = room.withUnsafeMutableBytes { Foundation.read(descriptor, $0.baseAddress, $0.count) }
            if count > 0 {
                if bytes.isEmpty { bytes.reserveCapacity(max(expected, count)) }
                bytes += room[..<count]
                if bytes.count > mostBytes { throw SystemError(code: EFBIG) }
            } else if count == 0 {
                return bytes
            } else if errno != EINTR {
                throw SystemError(code: errno)
            }
        }
    }

    package static func words(for code: Int32) -> String { String(cString: strerror(code)) }
}

package struct SystemError: Error {
    package let code: Int32
    /// Errors for which the system has no message.
    private var ownWords: String?

    package init(code: Int32) { self.code = code }

    /// A path that is no regular file: reading it may wait for ever.
    package static func noFile(_ words: String) -> SystemError {
        var error = SystemError(code: EINVAL)
        error.ownWords = words
        return error
    }

    package var words: String { ownWords ?? SystemFile.words(for: code) }
}
