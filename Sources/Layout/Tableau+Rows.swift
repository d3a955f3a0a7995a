/// Rows as memory: sorted lists of symbols that grow, shrink and are added to each other.
extension Tableau {
    mutating func makeRow(capacity: Int) -> Int32 {
        if let row = vacantRows.popLast() {
            rows[row].count = 0
            rows[row].constant = .zero
            rows[row].value = 0
            return row
        }
        let logarithm = Arena.logarithm(ofRoomFor: capacity)
        rows.append(Row(roomLogarithm: logarithm, arena.allocate(logarithm: logarithm)))
        return Int32(rows.count - 1)
    }

    mutating func vacate(_ row: Int32) {
        if rows[row].basic >= 0 { columns[rows[row].basic].row = -1 }
        rows[row].basic = -1
        rows[row].count = 0
        rows[row].moveStart(by: -Int(rows[row].lead))
        rows[row].constant = .zero
        rows[row].value = 0
        vacantRows.append(row)
    }

    @inline(__always) mutating func link(_ symbol: Int32, to row: Int32) {
        uses.append(Use(row: row, next: columns[symbol].firstUse))
        columns[symbol].firstUse = Int32(truncatingIfNeeded: uses.count &- 1)
    }

    /// Adds a symbol to a row, or takes it out where its coefficient becomes zero.
    mutating func add(_ coefficient: Double, _ symbol: Int32, to row: Int32) {
        let place = rows[row].lowerBound(of: symbol)
        let count = Int(rows[row].count)
        if place < count, rows[row].symbols[place] == symbol {
            rows[row].coefficients[place] += coefficient
            if abs(rows[row].coefficients[place]) <= Tolerance.coefficient { removeEntry(at: place, of: row) }
            return
        }
        let opensBefore = rows[row].lead > 0 && place < count - place
        if !opensBefore, count == rows[row].room { growRow(row, to: count + 1) }
        if opensBefore {
            rows[row].moveStart(by: -1)
            rows[row].move(place, from: 1, to: 0)
        } else if count - place > 16 {
            rows[row].move(count - place, from: place, to: place + 1)
        } else {
            // Most rows are shorter than a call is worth.
            let symbols = rows[row].symbols, coefficients = rows[row].coefficients
            var slot = count
            while slot > place {
                symbols[slot] = symbols[slot - 1]
                coefficients[slot] = coefficients[slot - 1]
                slot -= 1
            }
        }
        rows[row].symbols[place] = symbol
        rows[row].coefficients[place] = coefficient
        rows[row].count += 1
        link(symbol, to: row)
    }

    func removeEntry(at place: Int, of row: Int32) {
        let after = Int(rows[row].count) - place - 1
        if after > 16, place < after {
            rows[row].move(place, from: 0, to: 1)
            rows[row].moveStart(by: 1)
        } else if after > 16 {
            rows[row].move(after, from: place + 1, to: place)
        } else {
            let symbols = rows[row].symbols, coefficients = rows[row].coefficients
            for slot in place..<(place + after) {
                symbols[slot] = symbols[slot + 1]
                coefficients[slot] = coefficients[slot + 1]
            }
        }
        rows[row].count -= 1
    }

    mutating func growRow(_ row: Int32, to count: Int) {
        let (own, lead) = (Int(rows[row].count), Int(rows[row].lead))
        if lead > own / 2, count <= rows[row].room + lead {
            rows[row].moveStart(by: -lead)
            return rows[row].move(own, from: lead, to: 0)
        }
        // A row that loses symbols at its beginning has to have room for as many again, or it would move each time.
        let logarithm = Arena.logarithm(ofRoomFor: lead > 0 ? count + count / 2 : count)
        let span = arena.allocate(logarithm: logarithm)
        span.symbols.update(from: rows[row].symbols, count: own)
        span.coefficients.update(from: rows[row].coefficients, count: own)
        rows[row].moveStart(by: -lead)
        let old = Arena.Span(coefficients: rows[row].coefficients, symbols: rows[row].symbols)
        arena.giveBack(old, logarithm: Int(rows[row].roomLogarithm))
        rows[row].symbols = span.symbols
        rows[row].coefficients = span.coefficients
        rows[row].roomLogarithm = Int32(logarithm)
    }

    /// `target += factor · source`, leaving out one symbol.
    mutating func merge(_ sourceRow: Int32, times factor: Double, into target: Int32, leavingOut skipped: Int32) {
        let (leftCount, rightCount) = (Int(rows[target].count), Int(rows[sourceRow].count))
        if rightCount < leftCount / 32 {
            return insert(sourceRow, times: factor, into: target, leavingOut: skipped)
        }
        let (leftSymbols, leftCoefficients) = (rows[target].symbols, rows[target].coefficients)
        let (rightSymbols, rightCoefficients) = (rows[sourceRow].symbols, rows[sourceRow].coefficients)
        mergedSymbols.grow(to: leftCount + rightCount)
        mergedCoefficients.grow(to: leftCount + rightCount)
        let symbols = mergedSymbols.base, coefficients = mergedCoefficients.base
        var left = 0, right = 0, count = 0
        while left < leftCount, right < rightCount {
            let a = leftSymbols[left], b = rightSymbols[right]
            if a < b {
                if a != skipped {
                    symbols[count] = a
                    coefficients[count] = leftCoefficients[left]
                    count += 1
                }
                left += 1
            } else if a > b {
                symbols[count] = b
                coefficients[count] = factor * rightCoefficients[right]
                count += 1
                link(b, to: target)
                right += 1
            } else {
                let own = leftCoefficients[left]
                let sum = own + factor * rightCoefficients[right]
                if abs(sum) > Tolerance.coefficient + Tolerance.cancellation * abs(own) {
                    symbols[count] = a
                    coefficients[count] = sum
                    count += 1
                }
                left += 1
                right += 1
            }
        }
        while left < leftCount {
            if leftSymbols[left] != skipped {
                symbols[count] = leftSymbols[left]
                coefficients[count] = leftCoefficients[left]
                count += 1
            }
            left += 1
        }
        while right < rightCount {
            symbols[count] = rightSymbols[right]
            coefficients[count] = factor * rightCoefficients[right]
            count += 1
            link(rightSymbols[right], to: target)
            right += 1
        }
        rows[target].count = 0
        rows[target].moveStart(by: -Int(rows[target].lead))
        if count > rows[target].room { growRow(target, to: count) }
        rows[target].symbols.update(from: symbols, count: count)
        rows[target].coefficients.update(from: coefficients, count: count)
        rows[target].count = Int32(count)
        rows[target].constant += factor * rows[sourceRow].constant
        rows[target].value += factor * rows[sourceRow].value
    }

    /// Adds a short row to a long one, without going through the long one.
    private mutating func insert(
        _ sourceRow: Int32, times factor: Double, into target: Int32, leavingOut skipped: Int32
    ) {
        if let place = rows[target].position(of: skipped) { removeEntry(at: place, of: target) }
        let (symbols, coefficients) = (rows[sourceRow].symbols, rows[sourceRow].coefficients)
        for slot in 0..<Int(rows[sourceRow].count) where symbols[slot] != skipped {
            guard let place = rows[target].position(of: symbols[slot]) else {
                add(factor * coefficients[slot], symbols[slot], to: target)
                continue
            }
            let own = rows[target].coefficients[place]
            let sum = own + factor * coefficients[slot]
            rows[target].coefficients[place] = sum
            if abs(sum) <= Tolerance.coefficient + Tolerance.cancellation * abs(own) {
                removeEntry(at: place, of: target)
            }
        }
        rows[target].constant += factor * rows[sourceRow].constant
        rows[target].value += factor * rows[sourceRow].value
    }
}
