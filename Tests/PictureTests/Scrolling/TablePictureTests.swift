import Maquette
import Testing

/// What tables and their cells paint, at two pixels a point. Colours are the system's of iOS 13 to 18.
@MainActor @Suite struct TablePictureTests {
    private final class Rows: NSObject, UITableViewDataSource {
        func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 2 }
        func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
            let cell = UITableViewCell(style: .value1, reuseIdentifier: nil)
            cell.textLabel?.text = "Title"
            cell.detailTextLabel?.text = "More"
            cell.accessoryType = indexPath.row == 0 ? .disclosureIndicator : .checkmark
            return cell
        }
    }

    private func withTable<Result>(
        _ style: UITableView.Style = .plain, _ look: @MainActor (UITableView) throws -> Result
    ) throws -> Result {
        let rows = Rows()
        let table = UITableView(frame: CGRect(x: 0, y: 0, width: 320, height: 200), style: style)
        table.dataSource = rows
        defer { withExtendedLifetime(rows) {} }
        return try look(table)
    }

    private func stage(
        _ style: UIUserInterfaceStyle = .light, _ direction: UITraitEnvironmentLayoutDirection = .leftToRight,
        _ size: UIContentSizeCategory = .large
    ) -> Stage { Stage(scale: 2, style: style, contentSize: size, direction: direction) }

    @Test func rowsAreWordsOnPaper() throws {
        try withTable { table throws in
            let light = try table.picture(on: stage()).text
            #expect(light.contains("fill rect 0 0 320 200 #FFFFFF"))
            #expect(light.contains("text \"Title\"") && light.contains(" 17 #000000"))
            #expect(light.contains(" 17 #3C3C43/0.6"))
            let dark = try table.picture(on: stage(.dark)).text
            #expect(dark.contains("fill rect 0 0 320 200 #000000"))
            #expect(dark.contains(" 17 #FFFFFF") && dark.contains(" 17 #EBEBF5/0.6"))
        }
    }

    /// A pixel in 0.29 of 60, 60, 67 on white under the first row, whose 43.5 points end at pixel 87.
    @Test func separatorsBeginWhereTheTextDoes() throws {
        try Headless.with({ $0.release = .iOS18 }) {
            try withTable { table throws in
                let bitmap = try table.picture(on: stage()).bitmap()
                let line = [16, 8, 0].map { Int(bitmap[100, 86] >> $0 & 255) }
                let expected = [60, 60, 67].map { Int((255 - 0.29 * (255 - Double($0))).rounded()) }
                #expect(zip(line, expected).allSatisfy { abs($0 - $1) <= 2 }, "\(line), expected \(expected)")
                #expect(
                    bitmap[31, 86] == 0xFFFF_FFFF && bitmap[32, 86] != 0xFFFF_FFFF && bitmap[639, 86] != 0xFFFF_FFFF)
                let mirrored = try table.picture(on: stage(.light, .rightToLeft)).bitmap()
                #expect(mirrored[0, 86] != 0xFFFF_FFFF && mirrored[607, 86] != 0xFFFF_FFFF)
                #expect(mirrored[608, 86] == 0xFFFF_FFFF)
            }
        }
    }

    /// Apple's documentation of `fillerRowHeight`: before iOS 15 empty rows as high as the last one fill a plain table, since then only if an app
    /// asks for them. Two rows of 43.5 points leave room for two more in 200, and for five of 20 points. A footer ends the table (Apple's sample
    /// CloudKitCatalog).
    @Test func emptyRowsFillPlainTables() throws {
        func lines(_ release: SystemRelease, _ change: (UITableView) -> Void = { _ in }) throws -> [Int] {
            try Headless.with({ $0.release = release }) {
                try withTable { table throws in
                    change(table)
                    let bitmap = try table.picture(on: stage()).bitmap()
                    return (0..<400).filter { bitmap[400, $0] != bitmap[400, 399] && $0 > 180 }
                }
            }
        }
        let (older, newer) = (try lines(.iOS14), try lines(.iOS15))
        #expect(older == [260, 347] && newer == [])
        let none = [
            try lines(.iOS14) { $0.fillerRowHeight = 0 }, try lines(.iOS14) { $0.tableFooterView = UIView() },
            try lines(.iOS14) { $0.separatorStyle = .none },
        ]
        #expect(none == [[], [], []])
        let asked = try lines(.iOS15) { $0.fillerRowHeight = 20 }
        #expect(asked == [213, 253, 293, 333, 373])
    }

    /// Its point is 6 points on the far side of its ends.
    @Test func theChevronPointsTheWayOfReading() throws {
        try withTable { table throws in
            @MainActor func chevron(_ direction: UITraitEnvironmentLayoutDirection) throws -> [Double] {
                let text = try table.picture(on: self.stage(.light, direction)).text
                let line = try #require(
                    text.split(separator: "\n").first { $0.contains("stroke path") && $0.hasSuffix("#3C3C43/0.3") })
                return line.split(separator: " ").compactMap { Double($0) }
            }
            let (right, left) = (try chevron(.leftToRight), try chevron(.rightToLeft))
            #expect(right[2] - right[0] == 6 && right[4] == right[0])
            #expect(left[2] - left[0] == -6 && left[4] == left[0])
        }
    }

    @Test func aChosenRowIsGrey() throws {
        try Headless.with({ $0.release = .iOS18 }) {
            try withTable { table throws in
                table.selectRow(at: IndexPath(row: 0, section: 0), animated: false, scrollPosition: .none)
                #expect(try table.picture(on: stage()).text.contains("320 43.5 #D1D1D6"))
                #expect(try table.picture(on: stage(.dark)).text.contains("320 43.5 #3A3A3C"))
            }
        }
    }

    @Test func groupedTablesHaveGreyGround() throws {
        try withTable(.grouped) { table throws in
            #expect(try table.picture(on: stage()).text.contains("fill rect 0 0 320 200 #F2F2F7"))
            #expect(try table.picture(on: stage(.dark)).text.contains("fill rect 0 0 320 200 #000000"))
        }
    }

    /// The body style in points, as Apple lists it for three text sizes.
    @Test(arguments: [(UIContentSizeCategory.large, 17), (.extraExtraExtraLarge, 23), (.accessibilityLarge, 33)])
    func titlesGrowWithTheTextSize(category: UIContentSizeCategory, points: Int) throws {
        let text = try withTable { try $0.picture(on: stage(.light, .leftToRight, category)).text }
        #expect(text.contains(" \(points) #000000"))
    }
}
