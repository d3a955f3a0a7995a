/// Turns steps in pixels into the bytes, matches and checksums of the compressed stream.
struct RowWriter: ~Copyable {
    private let source: PixelSource
    /// What filters need of the picture; the rest is in the script.
    private var filtered: (rows: PixelRows, window: RowWindow?)?
    private let mostBytesPerPixel: Int
    private let width: Int
    private let kind: ColorKind
    private let table: ColorTable
    private let bytesPerPixel: Int
    private let bytesPerRow: Int
    private var block: DeflateBlock
    private var matcher: ByteMatcher
    private(set) var adler = Adler32()

    private var plain: PlainRows
    private var plainSums: PlainRowSums
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
    init(_ source: PixelSource, _ survey: ColorSurvey, from start: Int, mostBytesPerPixel: Int) {
        self.source = source
        self.mostBytesPerPixel = mostBytesPerPixel
        width = source.width
        y = start - 1
        kind = survey.kind
        table = survey.table
        bytesPerPixel = kind.bytesPerPixel
        bytesPerRow = width * kind.bytesPerPixel + 1
        block = DeflateBlock(capacity: max(1 << 16, 2 * DeflateBlock.tokens(forBytes: bytesPerRow)))
        matcher = ByteMatcher(bytesPerRow: bytesPerRow)
        runs = LongRuns(bytesPerPixel: kind.bytesPerPixel)
        func makeLine(_ count: Int) -> UnsafeMutablePointer<UInt8> {
            let line = UnsafeMutablePointer<UInt8>.allocate(capacity: count)
            line.initialize(repeating: 0, count: count)
            return line
        }
        plain = PlainRows(bytesPerRow: bytesPerRow)
        plainSums = PlainRowSums(bytesPerRow: bytesPerRow)
        filterLine = makeLine(bytesPerRow + Self.slack)
        filterLineAbove = makeLine(bytesPerRow + Self.slack)
        lastSums = RowSums(UnsafeRawBufferPointer(start: nil, count: 0))
    }

    deinit {
        filterLine.deallocate()
        filterLineAbove.deallocate()
    }

    mutating func write(_ script: borrowing PixelScript, to writer: inout BitWriter) {
        var (at, difference) = (0, 0)
        while at < script.count {
            let amount = Int(script.words[at] & 0xfff_ffff)
            guard let step = PixelScript.Step(rawValue: script.words[at] >> 28) else { return }
            at += 1
            switch step {
            case .literals:
                if kind == .rgb { addRGB(script.words + at, amount) } else { add(script.words + at, amount) }
                at += amount
            case .left:
                plain.repeatPixel(amount, bytesPerPixel: bytesPerPixel)
                runs.note(x - 1..<x + amount)
                addCopy(amount, distance: bytesPerPixel)
            case .above:
                plain.copy(amount * bytesPerPixel, distance: bytesPerRow)
                // The byte before the pixels is the same in all plain rows.
                plainSums.noteCopy((x == 0 ? 0 : 1 + x * bytesPerPixel)..<1 + (x + amount) * bytesPerPixel)
                addAbove(amount)
            case .far:
                let rowsUp = Int(script.words[at] >> 16)
                let columnsLeft = Int(Int16(bitPattern: UInt16(script.words[at] & 0xffff)))
                at += 1
                let distance = rowsUp * bytesPerRow + columnsLeft * bytesPerPixel
                plain.copy(amount * bytesPerPixel, distance: distance)
                addCopy(amount, distance: distance)
            case .plainRow:
                startRow(plain: true, &writer)
                block.literal(RowFilter.none.rawValue)
            case .filteredRow:
                guard let filter = RowFilter(rawValue: UInt8(amount)) else { return }
                startRow(plain: false, &writer)
                addFilteredRow(filter)
            case .littleChangedRow:
                startRow(plain: false, &writer)
                addLittleChangedRow(script.differences(amount, from: difference))
                difference += amount
            case .sameRows, .unchangedRows: addSameRows(amount, asCopies: step == .sameRows, &writer)
            }
            if x == width, lastRowIsPlain { finishPlainRow() }
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
        x = 0
        if plain { self.plain.startRow(isFirst: !lastRowIsPlain) }
        lastRowIsPlain = plain
        runs.startRow()
    }

    private mutating func finishPlainRow() {
        lastSums = plainSums.sums(plain.present)
        adler.append(lastSums)
        x = 0
    }

    /// Copies pixels that the row holds already.
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
        block.literals(plain.line + (1 + x * bytesPerPixel), amount * bytesPerPixel)
        x += amount
    }

    private mutating func addFilteredRow(_ filter: RowFilter) {
        let (rows, window) = filtered ?? source.rows(from: y, bytesPerPixel: mostBytesPerPixel)
        filtered = (rows, window)
        window?.prepare(through: y)
        convert(rows[y], width, to: filterLine + bytesPerPixel)
        if y > 0 { convert(rows[y - 1], width, to: filterLineAbove + bytesPerPixel) }
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
            toCopy += (width - column) * bytesPerPixel
            adler.append(lastSums)
        }
        if toCopy >= DeflateFormat.shortestMatch {
            block.match(length: toCopy, distance: bytesPerRow)
        } else {
            for index in bytesPerRow - toCopy..<bytesPerRow { block.literal(plain.line[index]) }
        }
        plain.repeatRow(amount)
        y += amount
    }

    /// Writes the pixels that differ from those above, and nothing between them.
    private mutating func addLittleChangedRow(_ differences: ArraySlice<PixelScript.Difference>) {
        let (pixel, pixelAbove) = (filterLine + bytesPerPixel, filterLineAbove + bytesPerPixel)
        var sums = RowSums(first: RowFilter.up.rawValue, zeros: bytesPerRow - 1)
        block.literal(RowFilter.up.rawValue)
        var (zeros, x) = (0, 0)
        for difference in differences {
            zeros += (Int(difference.x) - x) * bytesPerPixel
            x = Int(difference.x)
            withUnsafePointer(to: difference.pixel) { convert($0, 1, to: pixel) }
            withUnsafePointer(to: difference.above) { convert($0, 1, to: pixelAbove) }
            for index in 0..<bytesPerPixel {
                let difference = pixel[index] &- pixelAbove[index]
                if difference == 0 {
                    zeros += 1
                    continue
                }
                addZeros(zeros)
                zeros = 0
                block.literal(difference)
                sums.add(difference, bytesToEnd: (width - x) * bytesPerPixel - index)
            }
            x += 1
        }
        addZeros(zeros + (width - x) * bytesPerPixel)
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

    /// The most frequent kind: both at once.
    @inline(__always)
    private mutating func addRGB(_ pixels: UnsafePointer<UInt32>, _ count: Int) {
        for index in 0..<count {
            let bytes = pixels[index].byteSwapped >> 8
            plain.append(bytes, count: 3)
            block.threeLiterals(bytes)
        }
        x += count
    }

    /// Adds pixels to the present row.
    private mutating func add(_ pixels: UnsafePointer<UInt32>, _ count: Int) {
        defer { addLiterals(count) }
        switch kind {
        case .grey: for index in 0..<count { plain.append(UInt8(truncatingIfNeeded: pixels[index])) }
        case .indexed: for index in 0..<count { plain.append(table.index(of: pixels[index])) }
        case .rgb: for index in 0..<count { plain.append(pixels[index].byteSwapped >> 8, count: 3) }
        case .rgba:
            for index in 0..<count {
                let pixel = pixels[index].unpremultiplied
                plain.append((pixel << 8 | pixel >> 24).byteSwapped, count: 4)
            }
        }
    }

    /// Writes pixels in the file's colour type.
    private func convert(_ pixels: UnsafePointer<UInt32>, _ count: Int, to bytes: UnsafeMutablePointer<UInt8>) {
        var bytes = bytes
        switch kind {
        case .grey:
            for index in 0..<count {
                bytes[0] = UInt8(truncatingIfNeeded: pixels[index])
                bytes += 1
            }
        case .indexed:
            for index in 0..<count {
                bytes[0] = table.index(of: pixels[index])
                bytes += 1
            }
        case .rgb:
            for index in 0..<count {
                let pixel = pixels[index]
                bytes[0] = UInt8(truncatingIfNeeded: pixel >> 16)
                bytes[1] = UInt8(truncatingIfNeeded: pixel >> 8)
                bytes[2] = UInt8(truncatingIfNeeded: pixel)
                bytes += 3
            }
        case .rgba:
            for index in 0..<count {
                let pixel = pixels[index].unpremultiplied
                bytes[0] = UInt8(truncatingIfNeeded: pixel >> 16)
                bytes[1] = UInt8(truncatingIfNeeded: pixel >> 8)
                bytes[2] = UInt8(truncatingIfNeeded: pixel)
                bytes[3] = UInt8(truncatingIfNeeded: pixel >> 24)
                bytes += 4
            }
        }
    }
}
