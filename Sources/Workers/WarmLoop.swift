import CProcess
import Glibc
import MaquetteFiles

/// The side that answers: a keeper, which prepares what every request needs and does nothing else but start the warm process,
/// again should it die, and the warm process, which does nothing but fork a child for each request. All of them end with the
/// process that asks.
struct WarmLoop {
    private let end: Int32
    private let limits: Limits
    private let atOnce: Int
    private let work: WarmProcess.Work
    private let mayMake: WarmProcess.MayMake
    private var waiting: [(packet: WarmPacket, file: Int32)] = []
    private var running: [WarmChild] = []
    private static let leastSeconds = 1.0

    static func keep(
        _ end: Int32, for asking: pid_t, _ limits: Limits, atOnce: Int, mayMake: @escaping WarmProcess.MayMake,
        _ prepare: @escaping @MainActor () -> Void, _ work: @escaping WarmProcess.Work
    ) -> Never {
        maquette_end_with(asking)
        // Whatever the process that asks was started with is not for those that draw.
        maquette_close_range(3, UInt32(end) - 1)
        maquette_close_range(UInt32(end) + 1, .max)
        // What people type is for the process that asks; a closed connection shows as an error of the next call.
        for number in [SIGINT, SIGHUP, SIGPIPE] { signal(number, SIG_IGN) }
        let keeper = getpid()
        // Here, so that the next warm process has it as well: whoever saw one die is waiting for a picture.
        MainActor.assumeIsolated { prepare() }
        while true {
            let begun = Clock.now
            let warm = maquette_fork()
            if warm == 0 {
                maquette_end_with(keeper)
                var loop = WarmLoop(
                    end: end, limits: limits, atOnce: max(1, atOnce), work: work, mayMake: mayMake)
                loop.run()
            }
            var status: Int32 = 0
            while warm > 0, waitpid(warm, &status, 0) < 0, errno == EINTR {}
            if warm > 0, maquette_ending_signal(status) == 0 { _exit(0) }
            let packet = WarmPacket(kind: .lostAll, amount: Double(maquette_ending_signal(status)))
            guard packet.send(through: end) else { _exit(0) }
            // What dies at once would otherwise keep a core busy.
            if Clock.now - begun < leastSeconds { usleep(200_000) }
        }
    }

    private init(
        end: Int32, limits: Limits, atOnce: Int, work: @escaping WarmProcess.Work,
        mayMake: @escaping WarmProcess.MayMake
    ) {
        (self.end, self.limits, self.atOnce, self.work, self.mayMake) = (end, limits, atOnce, work, mayMake)
    }

    private mutating func run() -> Never {
        while true {
            while running.count < atOnce, !waiting.isEmpty { start() }
            var polled = [pollfd(fd: end, events: Int16(POLLIN), revents: 0)]
            for child in running {
                polled.append(pollfd(fd: child.life.reading, events: Int16(POLLIN), revents: 0))
                polled.append(pollfd(fd: child.errors.reading, events: Int16(POLLIN), revents: 0))
            }
            let next = running.filter { !$0.isLate }.map(\.nextLook).min()
            // Rounded up, so that it is not asked again and again in the last millisecond.
            poll(&polled, nfds_t(polled.count), next.map { Int32(min(max(0, $0 - Clock.now) * 1000 + 1, 1e6)) } ?? -1)
            if polled[0].revents != 0 { receive() }
            for index in running.indices {
                if polled[2 * index + 2].revents != 0 { running[index].listen() }
                if polled[2 * index + 1].revents != 0, !running[index].take() { finish(index) }
                if !running[index].isOver { running[index].count() }
                if !running[index].isOver, Clock.now >= running[index].deadline { running[index].stop() }
            }
            running.removeAll { $0.isOver }
        }
    }

    private mutating func receive() {
        while true {
            switch WarmPacket.receive(from: end, waits: false) {
            case .none: return
            case .end: _exit(0)
            case .packet(let packet, let file):
                if packet.kind == .request, file >= 0 {
                    waiting.append((packet, file))
                    continue
                }
                if file >= 0 { close(file) }
                for (index, request) in waiting.enumerated().reversed() where request.packet.number == packet.number {
                    close(request.file)
                    waiting.remove(at: index)
                }
                for index in running.indices where running[index].number == packet.number {
                    running[index].isCancelled = true
                    running[index].stop()
                }
            }
        }
    }

    private mutating func start() {
        let (packet, file) = waiting.removeFirst()
        let seconds = packet.amount > 0 ? packet.amount : limits.seconds
        let foreign = [end] + waiting.map(\.file) + running.flatMap { [$0.life.reading, $0.errors.reading, $0.file] }
        guard let child = WarmChild(packet.number, file: file, seconds: seconds, limits.bytes, foreign: foreign, work)
        else {
            let cause = Death.Cause.crash(signal: 0, lastWords: "the system allows no more processes")
            _ = WarmPacket(packet.number, died: cause).send(through: end)
            close(file)
            return
        }
        running.append(child)
    }

    private mutating func finish(_ index: Int) {
        let cause = running[index].end(mayMake)
        guard !running[index].isCancelled else { return }
        let number = running[index].number
        let packet = cause.map { WarmPacket(number, died: $0) } ?? WarmPacket(kind: .done, number: number)
        if !packet.send(through: end) { _exit(0) }
    }
}
