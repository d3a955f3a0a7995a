import Foundation
import Glibc

/// What the process that reads is at. It is in shared memory, so that it is known when the process has died.
struct Progress {
    private let start: UnsafeMutableRawPointer
    /// Four numbers, then for each kind how many inputs were read and the nanoseconds that they took.
    private static let head = 32 + 16 * mostKinds
    private static let mostKinds = 32
    static let size = head + Mutation.mostBytes

    init?(path: String) {
        let descriptor = open(path, O_RDWR | O_CREAT, 0o600)
        guard descriptor >= 0 else { return nil }
        defer { close(descriptor) }
        guard ftruncate(descriptor, off_t(Self.size)) == 0,
            let start = mmap(nil, Self.size, PROT_READ | PROT_WRITE, MAP_SHARED, descriptor, 0), start != MAP_FAILED
        else { return nil }
        self.start = start
    }

    /// How many inputs were begun.
    var count: UInt64 {
        get { start.load(as: UInt64.self) }
        nonmutating set { start.storeBytes(of: newValue, as: UInt64.self) }
    }
    var seed: UInt64 {
        get { start.load(fromByteOffset: 8, as: UInt64.self) }
        nonmutating set { start.storeBytes(of: newValue, toByteOffset: 8, as: UInt64.self) }
    }
    private(set) var target: Int {
        get { start.load(fromByteOffset: 16, as: Int.self) }
        nonmutating set { start.storeBytes(of: newValue, toByteOffset: 16, as: Int.self) }
    }

    var input: [UInt8] {
        let count = min(start.load(fromByteOffset: 24, as: Int.self), Mutation.mostBytes)
        return Array(UnsafeRawBufferPointer(start: start + Self.head, count: count))
    }

    func begin(_ input: [UInt8], target: Int, seed: UInt64) {
        self.target = target
        self.seed = seed
        start.storeBytes(of: input.count, toByteOffset: 24, as: Int.self)
        input.withUnsafeBytes {
            (start + Self.head).copyMemory(from: $0.baseAddress ?? UnsafeRawPointer(start), byteCount: $0.count)
        }
        count += 1
    }

    func end(after nanoseconds: UInt64) {
        let place = 32 + 16 * target
        start.storeBytes(of: readings(of: target).count + 1, toByteOffset: place, as: UInt64.self)
        start.storeBytes(of: readings(of: target).nanoseconds + nanoseconds, toByteOffset: place + 8, as: UInt64.self)
    }

    /// What was read of a kind, by all processes that have used the file.
    func readings(of target: Int) -> (count: UInt64, nanoseconds: UInt64) {
        let place = 32 + 16 * target
        return (
            start.load(fromByteOffset: place, as: UInt64.self), start.load(fromByteOffset: place + 8, as: UInt64.self)
        )
    }
}

/// The process that reads: one mutated input after the other, until it dies or is ended.
@MainActor enum Worker {
    static func run(_ progress: Progress, from seed: UInt64, only kinds: [String], _ corpus: Corpus) -> Never {
        let targets = Target.all.indices.filter { index in
            let target = Target.all[index]
            return corpus.inputs[target.kind]?.isEmpty == false && (kinds.isEmpty || kinds.contains(target.kind))
        }
        guard !targets.isEmpty else { exit(3) }
        var seed = seed
        let parent = getppid()
        // Nobody reads on for a parent that was killed.
        while getppid() == parent {
            let index = targets[Int(seed % UInt64(targets.count))]
            let target = Target.all[index]
            let begin = DispatchTime.now().uptimeNanoseconds
            var mutation = Mutation(seed: seed, corpus: corpus.inputs[target.kind] ?? [])
            let input = mutation.mutated()
            progress.begin(input, target: index, seed: seed)
            Target.paintsDocuments = seed / UInt64(targets.count) % 512 == 0
            target.read(input)
            progress.end(after: DispatchTime.now().uptimeNanoseconds - begin)
            seed += 1
        }
        exit(0)
    }

    /// Reads one input of a kind, and comes back if that ends well.
    static func read(_ file: String, kind: String) {
        guard let target = Target.all.first(where: { $0.kind == kind }),
            let bytes = FileManager.default.contents(atPath: file)
        else { exit(3) }
        target.read(Array(bytes))
    }
}
