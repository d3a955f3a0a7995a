/// A chunk that is being written: its length and checksum are known at its end.
struct Chunk {
    /// The position of its name.
    fileprivate let start: Int
    private var crc = CRC32()
    /// How far the checksum goes.
    private var summed: Int

    fileprivate init(start: Int) {
        self.start = start
        summed = start
    }

    /// Brings the checksum up to what is written.
    mutating func sum(in writer: borrowing BitWriter) {
        crc.update(UnsafeRawBufferPointer(start: writer.bytes + summed, count: writer.count - summed))
        summed = writer.count
    }

    mutating func end(in writer: inout BitWriter) {
        sum(in: writer)
        writer.overwriteBigEndian(UInt32(writer.count - start - 4), at: start - 4)
        writer.appendBigEndian(crc.value)
    }
}

extension BitWriter {
    mutating func startChunk(_ name: String) -> Chunk {
        appendBigEndian(0)
        defer { append(Array(name.utf8)) }
        return Chunk(start: count)
    }
}
