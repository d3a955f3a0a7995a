/// A short number for bytes: FNV-1a, which is the same in every process and on every machine.
///
/// For names and for noticing changes, not against deliberate collisions.
package struct ContentHash {
    package private(set) var number: UInt64 = 0xcbf2_9ce4_8422_2325

    package init() {}
    package init(_ bytes: some Sequence<UInt8>) { add(bytes) }

    package mutating func add(_ bytes: some Sequence<UInt8>) {
        for byte in bytes { number = (number ^ UInt64(byte)) &* 0x100_0000_01b3 }
    }

    /// The number as part of a file's name.
    package var name: String { String(number, radix: 16) }
}
