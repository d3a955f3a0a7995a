/// A chunk that is being written: its length and checksum are known at its end.
struct Chunk {
    /// The position of its name.
    fileprivate let start: Int

    func end(in writer: inout BitWriter) {
        writer.overwriteBigEndian(UInt32(writer.count - start - 4), at: start - 4)
        var crc = CRC32()
        crc.update(UnsafeRawBufferPointer(start: writer.bytes + start, count: writer.count - start))
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
