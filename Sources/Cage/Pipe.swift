import CProcess
import Glibc

/// A pipe whose ends programs that are started do not get.
package struct Pipe: Sendable {
    package let reading: Int32
    package let writing: Int32

    package init?() {
        var ends: [Int32] = [-1, -1]
        guard pipe(&ends) == 0 else { return nil }
        for end in ends { _ = fcntl(end, F_SETFD, FD_CLOEXEC) }
        (reading, writing) = (ends[0], ends[1])
        maquette_widen_pipe(writing)
    }

    package func close() {
        Glibc.close(reading)
        Glibc.close(writing)
    }

    /// What has arrived; nothing at the end.
    package func read() -> [UInt8] {
        var room = [UInt8](repeating: 0, count: 1 << 16)
        while true {
            let count = Glibc.read(reading, &room, room.count)
            if count >= 0 { return Array(room[..<count]) }
            if errno != EINTR { return [] }
        }
    }

    package func readWithoutWaiting() -> [UInt8] {
        var waiting = pollfd(fd: reading, events: Int16(POLLIN), revents: 0)
        return poll(&waiting, 1, 0) == 1 && waiting.revents & Int16(POLLIN) != 0 ? read() : []
    }
}
