/// Turns steps in pixels into the bytes, matches and checksums of the compressed stream.
struct RowWriter: ~Copyable {
    private let rows: PixelRows
    private let window: RowWindow?
    private let kind: ColorKind
    private let table: ColorTable
    private let bytesPerPixel: Int
    private let bytesPerRow: Int
    private var block: DeflateBlock
    private var matcher: ByteMatcher
    private(set) var adler = Adler32()

    /// The present row as it is in the stream: a filter byte and pixels. Pixels copied from above stay in place.
    private let line: UnsafeMutablePointer<UInt8>
    private let filterLine: UnsafeMutablePointer<UInt8>
    private let filterLineAbove: UnsafeMutablePointer<UInt8>
    private static let slack = 8
    private static let tokensForOwnCode = 2048

    private var runs: LongRuns

    private var y: Int
    private var x = 0
    private var lastRowIsPlain = true
    private var lastSums: RowSums

    /// - Parameter start: the first row that comes.
    init(_ rows: PixelRows, _ window: RowWindow?, _ survey: ColorSurvey, from start: Int) {
        self.rows = rows
        self.window = window
        y = start - 1
        kind = survey.kind
        table = survey.table
        bytesPerPixel = kind.bytesPerPixel
        bytesPerRow = rows.width * kind.bytesPerPixel + 1
        block = DeflateBlock(capacity: max(1 << 16, 2 * DeflateBlock.tokens(forBytes: bytesPerRow)))
        matcher = ByteMatcher(bytesPerRow: bytesPerRow)
        runs = LongRuns(bytesPerPixel: kind.bytesPerPixel)
        func makeLine(_ count: Int) -> UnsafeMutablePointer<UInt8> {
            let line = UnsafeMutablePointer<UInt8>.allocate(capacity: count)
            line.initialize(repeating: 0, count: count)
            return line
        }
        line = makeLine(bytesPerRow + Self.slack)
        filterLine = makeLine(bytesPerRow + Self.slack)
        filterLineAbove = makeLine(bytesPerRow + Self.slack)
        lastSums = RowSums(UnsafeRawBufferPointer(start: line, count: 0))
    }

    deinit {
        line.deallocate()
        filterLine.deallocate()
        filterLineAbove.deallocate()
    }

    mutating func write(_ script: borrowing PixelScript, to writer: inout BitWriter) {
        var at = 0
        while at < script.count {
            let amount = Int(script.words[at] & 0xfff_ffff)
            guard let step = PixelScript.Step(rawValue: script.words[at] >> 28) else { return }
            at += 1
            switch step {
            case .literals:
                putPixels(x..<x + amount)
                addLiterals(amount)
                at += amount
            case .left:
                repeatLeft(amount)
                runs.note(x - 1..<x + amount)
                addCopy(amount, distance: bytesPerPixel)
            case .above: addAbove(amount)
            case .far:
                let rowsUp = Int(script.words[at] >> 16)
                let columnsLeft = Int(Int16(bitPattern: UInt16(script.words[at] & 0xffff)))
                at += 1
                putPixels(x..<x + amount)
                addCopy(amount, distance: rowsUp * bytesPerRow + columnsLeft * bytesPerPixel)
            case .plainRow:
                startRow(plain: true, &writer)
                block.literal(RowFilter.none.rawValue)
            case .filteredRow:
                guard let filter = RowFilter(rawValue: UInt8(amount)) else { return }
                startRow(plain: false, &writer)
                addFilteredRow(filter)
            case .littleChangedRow:
                startRow(plain: false, &writer)
                addLittleChangedRow()
            case .sameRows, .unchangedRows: addSameRows(amount, asCopies: step == .sameRows, &writer)
            }
            if x == rows.width, lastRowIsPlain { finishPlainRow() }
        }
    }

    /// Ends the blocks at a whole byte.
    mutating func finish(_ writer: inout BitWriter, isLast: Bool) {
        block.flush(to: &writer, isLast: isLast)
        if !isLast { DeflateBlock.writeEmpty(to: &writer, isLast: false) }
        writer.align()
    }

    private mutating func startRow(plain: Bool, _ writer: inout BitWriter) {
        // Pixels and differences are spread differently, so they get codes of their own when there are enough of them.
        let kindChanges = plain != lastRowIsPlain && block.count > 4096
        if kindChanges || !block.hasRoom(forBytes: bytesPerRow) { block.flush(to: &writer, isLast: false) }
        if !plain, lastRowIsPlain { matcher.reset() }
        y += 1
        window?.prepare(through: y)
        x = 0
        lastRowIsPlain = plain
        runs.startRow()
    }

    private mutating func finishPlainRow() {
        lastSums = RowSums(UnsafeRawBufferPointer(start: line, count: bytesPerRow))
        adler.append(lastSums)
        x = 0
    }

    /// Copies pixels that the line holds already.
    @inline(__always)
    private mutating func addCopy(_ amount: Int, distance: Int) {
        if amount * bytesPerPixel < DeflateFormat.shortestMatch { return addLiterals(amount) }
        block.match(length: amount * bytesPerPixel, distance: distance)
        x += amount
    }

    /// Copies pixels from above, except long runs of one pixel: repeating that takes fewer bits.
    private mutating func addAbove(_ amount: Int) {
        let end = x + amount
        while let run = runs.nextAbove(within: x..<end) {
            addCopy(run.lowerBound + runs.lead - x, distance: bytesPerRow)
            addCopy(run.upperBound - x, distance: bytesPerPixel)
            runs.note(run)
        }
        if x < end { addCopy(end - x, distance: bytesPerRow) }
    }

    private mutating func addLiterals(_ amount: Int) {
        for index in 1 + x * bytesPerPixel..<1 + (x + amount) * bytesPerPixel { block.literal(line[index]) }
        x += amount
    }

    private mutating func addFilteredRow(_ filter: RowFilter) {
        convert(0..<rows.width, ofRow: y, to: filterLine + bytesPerPixel)
        if y > 0 { convert(0..<rows.width, ofRow: y - 1, to: filterLineAbove + bytesPerPixel) }
        let result = matcher.room(for: bytesPerRow)
        result[0] = filter.rawValue
        filter.apply(
            to: filterLine + bytesPerPixel, above: filterLineAbove + bytesPerPixel, bytesPerPixel: bytesPerPixel,
            count: bytesPerRow - 1, into: result + 1)
        lastSums = RowSums(UnsafeRawBufferPointer(start: result, count: bytesPerRow))
        adler.append(lastSums)
        matcher.append(bytesPerRow, to: &block)
    }

    private mutating func addSameRows(_ amount: Int, asCopies: Bool, _ writer: inout BitWriter) {
        // Many equal rows need few symbols, and get a code in which these are short.
        let deservesOwnCode = amount * bytesPerRow / DeflateFormat.longestMatch > Self.tokensForOwnCode
        if deservesOwnCode, block.count > Self.tokensForOwnCode / 4 { block.flush(to: &writer, isLast: false) }
        defer { if deservesOwnCode { block.flush(to: &writer, isLast: false) } }
        // The row above may be differences, or be too far back.
        if asCopies, lastRowIsPlain, bytesPerRow <= DeflateFormat.window {
            copyRow(amount, &writer)
        } else {
            addNoDifference(amount, &writer)
        }
    }

    private mutating func copyRow(_ amount: Int, _ writer: inout BitWriter) {
        // What lies between two long runs is copied at once, even from one row into the next.
        var toCopy = 0
        for _ in 0..<amount {
            if !block.hasRoom(forBytes: bytesPerRow) { block.flush(to: &writer, isLast: false) }
            toCopy += 1
            var column = 0
            for run in runs.ofRow {
                toCopy += (run.lowerBound + runs.lead - column) * bytesPerPixel
                block.match(length: toCopy, distance: bytesPerRow)
                block.match(length: (run.count - runs.lead) * bytesPerPixel, distance: bytesPerPixel)
                column = run.upperBound
                toCopy = 0
            }
            toCopy += (rows.width - column) * bytesPerPixel
            adler.append(lastSums)
        }
        if toCopy >= DeflateFormat.shortestMatch {
            block.match(length: toCopy, distance: bytesPerRow)
        } else {
            for index in bytesPerRow - toCopy..<bytesPerRow { block.literal(line[index]) }
        }
        y += amount
    }

    /// Writes the pixels that differ from those above, and nothing between them.
    private mutating func addLittleChangedRow() {
        let (row, above) = (rows[y], rows[y - 1])
        let (line, lineAbove) = (filterLine + bytesPerPixel, filterLineAbove + bytesPerPixel)
        var sums = RowSums(first: RowFilter.up.rawValue, zeros: bytesPerRow - 1)
        block.literal(RowFilter.up.rawValue)
        var (zeros, x) = (0, 0)
        while x < rows.width {
            let start = PixelMatcher.equalEnd(row, above, from: x, to: rows.width)
            zeros += (start - x) * bytesPerPixel
            x = start
            guard x < rows.width else { break }
            convert(x..<x + 1, ofRow: y, to: line)
            convert(x..<x + 1, ofRow: y - 1, to: lineAbove)
            for index in 0..<bytesPerPixel {
                let difference = line[index] &- lineAbove[index]
                if difference == 0 {
                    zeros += 1
                    continue
                }
                addZeros(zeros)
                zeros = 0
                block.literal(difference)
                sums.add(difference, bytesToEnd: (rows.width - x) * bytesPerPixel - index)
            }
            x += 1
        }
        addZeros(zeros)
        adler.append(sums)
        lastSums = sums
        matcher.reset()
    }

    private mutating func addZeros(_ count: Int) {
        if count > DeflateFormat.shortestMatch {
            block.literal(0)
            block.match(length: count - 1, distance: 1)
        } else {
            for _ in 0..<count { block.literal(0) }
        }
    }

    private mutating func addNoDifference(_ amount: Int, _ writer: inout BitWriter) {
        lastSums = RowSums(first: RowFilter.up.rawValue, zeros: bytesPerRow - 1)
        for _ in 0..<amount {
            startRow(plain: false, &writer)
            block.literal(RowFilter.up.rawValue)
            block.literal(0)
            if bytesPerRow - 2 >= DeflateFormat.shortestMatch {
                block.match(length: bytesPerRow - 2, distance: 1)
            } else {
                for _ in 2..<bytesPerRow { block.literal(0) }
            }
            adler.append(lastSums)
        }
        matcher.reset()
    }

    private func putPixels(_ columns: Range<Int>) {
        convert(columns, ofRow: y, to: line + 1 + columns.lowerBound * bytesPerPixel)
    }

    private func repeatLeft(_ amount: Int) {
        let from = line + 1 + (x - 1) * bytesPerPixel
        let to = from + bytesPerPixel
        let (first, second, third) = (from[0], from[min(1, bytesPerPixel - 1)], from[min(2, bytesPerPixel - 1)])
        if bytesPerPixel == 1 || (bytesPerPixel == 3 && first == second && second == third) {
            to.update(repeating: first, count: amount * bytesPerPixel)
        } else {
            for index in 0..<amount * bytesPerPixel { to[index] = from[index] }
        }
    }

    /// Writes pixels in the file's colour type.
    private func convert(_ columns: Range<Int>, ofRow row: Int, to bytes: UnsafeMutablePointer<UInt8>) {
        let pixels = rows[row]
        var bytes = bytes
        switch kind {
        case .grey:
            for column in columns {
                bytes[0] = UInt8(truncatingIfNeeded: pixels[column])
                bytes += 1
            }
        case .indexed:
            for column in columns {
                bytes[0] = table.index(of: pixels[column])
                bytes += 1
            }
        case .rgb:
            for column in columns {
                let pixel = pixels[column]
                bytes[0] = UInt8(truncatingIfNeeded: pixel >> 16)
                bytes[1] = UInt8(truncatingIfNeeded: pixel >> 8)
                bytes[2] = UInt8(truncatingIfNeeded: pixel)
                bytes += 3
            }
        case .rgba:
            for column in columns {
                let pixel = pixels[column].unpremultiplied
                bytes[0] = UInt8(truncatingIfNeeded: pixel >> 16)
                bytes[1] = UInt8(truncatingIfNeeded: pixel >> 8)
                bytes[2] = UInt8(truncatingIfNeeded: pixel)
                bytes[3] = UInt8(truncatingIfNeeded: pixel >> 24)
                bytes += 4
            }
        }
    }
}
