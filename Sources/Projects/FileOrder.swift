/// Names of files as people sort them: `Card 2` before `Card 10`, whatever the case; folders beside files.
///
/// The files are kept in order, since a checkout changes thousands of them one after the other.
struct FileOrder {
    private var keys: [Key] = []

    var files: [String] { keys.map(\.file) }
    var isEmpty: Bool { keys.isEmpty }

    func contains(_ file: String) -> Bool {
        let key = Key(file)
        let place = place(of: key)
        return keys.indices.contains(place) && keys[place].file == file
    }

    mutating func insert(_ file: String) {
        let key = Key(file)
        let place = place(of: key)
        guard !keys.indices.contains(place) || keys[place].file != file else { return }
        keys.insert(key, at: place)
    }

    mutating func remove(_ file: String) {
        let place = place(of: Key(file))
        guard keys.indices.contains(place), keys[place].file == file else { return }
        keys.remove(at: place)
    }

    mutating func takeFirst(_ count: Int) -> [String] {
        let taken = keys.prefix(count).map(\.file)
        keys.removeFirst(taken.count)
        return taken
    }

    /// The first that does not precede it.
    private func place(of key: Key) -> Int {
        var (low, high) = (0, keys.count)
        while low < high {
            let middle = (low + high) / 2
            if keys[middle].precedes(key) { low = middle + 1 } else { high = middle }
        }
        return low
    }

    private struct Key {
        let file: String
        /// Digits are padded, so that numbers compare by their value.
        private let bytes: [UInt8]

        init(_ file: String) {
            self.file = file
            var (bytes, digits): ([UInt8], [UInt8]) = ([], [])
            func flush() {
                guard !digits.isEmpty else { return }
                bytes += [UInt8](repeating: UInt8(ascii: "0"), count: max(0, 12 - digits.count)) + digits
                digits = []
            }
            for byte in file.lowercased().utf8 {
                if (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte) {
                    digits.append(byte)
                } else {
                    flush()
                    // A folder ends before any name goes on.
                    bytes.append(byte == UInt8(ascii: "/") ? 1 : byte)
                }
            }
            flush()
            self.bytes = bytes
        }

        func precedes(_ other: Key) -> Bool {
            bytes == other.bytes ? file < other.file : bytes.lexicographicallyPrecedes(other.bytes)
        }
    }
}
