import MaquetteDrawing
import MaquetteRenderer
import MaquetteViewModel

/// Many pictures on one, in rows, each with its name below it.
public struct ContactSheet {
    public struct Entry {
        public var picture: Picture
        public var title: String
        /// The picture's variant: device, appearance.
        public var note: String

        public init(_ picture: Picture, title: String, note: String = "") {
            self.picture = picture
            self.title = title
            self.note = note
        }
    }

    public var entries: [Entry]
    /// How many consecutive entries belong together, such as one screen on several devices. Rows do not split them
    /// unless they are as wide as a row.
    public var group: Int

    public init(_ entries: [Entry], group: Int = 1) {
        self.entries = entries
        self.group = max(1, group)
    }

    private static let gap = 24.0
    private static let captionHeight = 40.0
    /// Width to height.
    private static let idealShape = 1.5

    /// The sheet, at the given scale or the largest below it that a picture can have.
    @MainActor public func picture(scale wanted: CGFloat = 2) throws -> Picture {
        let width = max(120, entries.map { $0.picture.list.size.width }.max() ?? 0)
        let columns = columns(ofWidth: width)
        let heights = rows(of: columns).map { row in row.map { $0.picture.list.size.height }.max() ?? 0 }
        let size = Size(
            Self.gap + Double(columns) * (width + Self.gap),
            Self.gap + heights.reduce(0) { $0 + $1 + Self.captionHeight + Self.gap })

        var sheet = DisplayList(size: size)
        sheet.fill(.rect(Rect(size)), Color(red: 0.9, green: 0.9, blue: 0.92))
        var top = Self.gap
        for (row, height) in zip(rows(of: columns), heights) {
            for (column, entry) in row.enumerated() {
                let left = Self.gap + Double(column) * (width + Self.gap)
                try draw(entry, on: &sheet, left: left, bottom: top + height, width: width)
            }
            top += height + Self.captionHeight + Self.gap
        }
        return Picture(sheet, scale: CGFloat(scale(for: size, wanted: Double(wanted))))
    }

    /// The number of columns that makes the sheet similar to a screen without a nearly empty last row.
    private func columns(ofWidth width: Double) -> Int {
        func cost(_ columns: Int) -> Double {
            let rows = rows(of: columns)
            let height = rows.reduce(0) { sum, row in
                sum + (row.map { $0.picture.list.size.height }.max() ?? 0) + Self.captionHeight + Self.gap
            }
            let shape = Double(columns) * (width + Self.gap) / max(1, height)
            let open = Double(rows.count * columns - entries.count) / Double(max(1, rows.count * columns))
            return max(shape / Self.idealShape, Self.idealShape / shape) * (1 + 2 * open)
        }
        let counts = (1...max(1, entries.count)).filter { $0.isMultiple(of: group) || group.isMultiple(of: $0) }
        return counts.min { cost($0) < cost($1) } ?? 1
    }

    private func rows(of columns: Int) -> [ArraySlice<Entry>] {
        stride(from: 0, to: entries.count, by: columns).map { entries[$0..<min($0 + columns, entries.count)] }
    }

    @MainActor private func draw(
        _ entry: Entry, on sheet: inout DisplayList, left: Double, bottom: Double, width: Double
    ) throws {
        let size = entry.picture.list.size
        let frame = Rect(size)
        let seen = try entry.picture.seenList()
        sheet.transform(.translation(left, bottom - size.height)) { sheet in
            // Transparent parts of a picture would otherwise show the sheet.
            sheet.fill(.rect(frame), .white)
            sheet.clip(to: .rect(frame)) { $0.append(seen) }
            sheet.stroke(.rect(frame), StrokeStyle(width: 0.5), Color(red: 0, green: 0, blue: 0, alpha: 0.25))
        }
        let title = try SheetText.list(
            entry.title, font: .systemFont(ofSize: 13, weight: .semibold), gray: 0.1, width: width)
        let note = try SheetText.list(entry.note, font: .systemFont(ofSize: 11), gray: 0.4, width: width)
        sheet.transform(.translation(left, bottom + 6)) { $0.append(title) }
        sheet.transform(.translation(left, bottom + 23)) { $0.append(note) }
    }

    private func scale(for size: Size, wanted: Double) -> Double {
        let side = Double(Bitmap.longestSide - 1) / max(size.width, size.height)
        let area = (Double(Bitmap.mostPixels) / (size.width * size.height)).squareRoot() * 0.999
        return min(wanted, side, area)
    }
}
