/// Reads records of LLVM's bitstream, the container of what the compiler writes for itself.
struct Bitstream {
    struct Record {
        var code: Int
        var numbers: [Int] = []
        /// What ends the record, where that is bytes.
        var blob: ArraySlice<UInt8> = []
    }

    private enum Operand {
        case literal(Int)
        case fixed(Int)
        case variable(Int)
        case character
        case array
        case blob
    }

    private struct Damage: Error {}

    private let bytes: [UInt8]
    /// In bits.
    private var place: Int
    /// What a block says of the form of records in others, by their numbers.
    private var forms: [Int: [[Operand]]] = [:]
    private(set) var records: [Record] = []

    /// All records, of whatever block; nil where the file is no such stream.
    static func records(in bytes: [UInt8], afterMark mark: String) -> [Record]? {
        guard bytes.starts(with: Array(mark.utf8)) else { return nil }
        var stream = Bitstream(bytes: bytes, place: mark.utf8.count * 8)
        do { try stream.readBlock(number: -1, width: 2, end: bytes.count * 8) } catch { return nil }
        return stream.records
    }

    private init(bytes: [UInt8], place: Int) { (self.bytes, self.place) = (bytes, place) }

    private mutating func readBlock(number: Int, width: Int, end: Int) throws {
        var own = forms[number] ?? []
        var described = -1
        while place + width <= end {
            switch try bits(width) {
            case 0:
                align()
                return
            case 1:
                let inner = try variable(8)
                let innerWidth = try variable(4)
                align()
                let words = try bits(32)
                try readBlock(number: inner, width: innerWidth, end: min(end, place + words * 32))
            case 2:
                let form = try readForm()
                if number == 0 { forms[described, default: []].append(form) } else { own.append(form) }
            case 3:
                var record = Record(code: try variable(6))
                let count = try variable(6)
                for _ in 0..<count { record.numbers.append(try variable(6)) }
                if number != 0 {
                    records.append(record)
                } else if record.code == 1 {
                    // In the block about blocks, this says which one the following forms are for.
                    described = record.numbers.first ?? -1
                }
            case let id:
                guard own.indices.contains(id - 4) else { throw Damage() }
                records.append(try readRecord(own[id - 4]))
            }
        }
    }

    private mutating func readForm() throws -> [Operand] {
        var form: [Operand] = []
        for _ in 0..<(try variable(5)) {
            if try bits(1) == 1 {
                form.append(.literal(try variable(8)))
                continue
            }
            switch try bits(3) {
            case 1: form.append(.fixed(try variable(5)))
            case 2: form.append(.variable(try variable(5)))
            case 3: form.append(.array)
            case 4: form.append(.character)
            case 5: form.append(.blob)
            default: throw Damage()
            }
        }
        return form
    }

    private mutating func readRecord(_ form: [Operand]) throws -> Record {
        var record = Record(code: -1)
        var operands = form[...]
        while let operand = operands.popFirst() {
            switch operand {
            case .array:
                guard let element = operands.popFirst() else { throw Damage() }
                for _ in 0..<(try variable(6)) { record.numbers.append(try number(element)) }
            case .blob:
                let count = try variable(6)
                align()
                let first = place / 8
                guard count >= 0, first + count <= bytes.count else { throw Damage() }
                record.blob = bytes[first..<first + count]
                place += count * 8
                align()
            default: record.numbers.append(try number(operand))
            }
        }
        guard !record.numbers.isEmpty else { throw Damage() }
        record.code = record.numbers.removeFirst()
        return record
    }

    private mutating func number(_ operand: Operand) throws -> Int {
        switch operand {
        case .literal(let value): value
        case .fixed(let width): try bits(width)
        case .variable(let width): try variable(width)
        case .character: try bits(6)
        case .array, .blob: throw Damage()
        }
    }

    private mutating func bits(_ count: Int) throws -> Int {
        guard (0...32).contains(count), place + count <= bytes.count * 8 else { throw Damage() }
        var value = 0
        var done = 0
        while done < count {
            let (byte, offset) = (Int(bytes[place >> 3]), place & 7)
            let taken = min(8 - offset, count - done)
            value |= (byte >> offset & ((1 << taken) - 1)) << done
            (done, place) = (done + taken, place + taken)
        }
        return value
    }

    /// A number in groups, of which all but the last begin with a one.
    private mutating func variable(_ width: Int) throws -> Int {
        guard width > 1 else { throw Damage() }
        var (value, shift) = (0, 0)
        while shift < 64 {
            let group = try bits(width)
            value |= (group & ((1 << (width - 1)) - 1)) << shift
            if group >> (width - 1) == 0 { return value }
            shift += width - 1
        }
        throw Damage()
    }

    private mutating func align() { place = (place + 31) & ~31 }
}
