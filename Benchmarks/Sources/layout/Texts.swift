/// Texts of a list, no two of which are alike, however many lists are made.
struct Texts {
    private var random: UInt64 = 1
    private var serial = 0

    /// What the labels of one cell show.
    struct Cell {
        var title: String
        var subtitle: String
    }

    mutating func cells(_ count: Int) -> [Cell] { (0..<count).map { _ in cell() } }

    private mutating func cell() -> Cell {
        serial += 1
        return Cell(title: "\(words(2...3)) \(serial)", subtitle: "No. \(serial): \(words(8...20)).")
    }

    private mutating func words(_ count: ClosedRange<Int>) -> String {
        let number = count.lowerBound + next(below: count.count)
        return (0..<number).map { _ in Self.vocabulary[next(below: Self.vocabulary.count)] }.joined(separator: " ")
    }

    /// The linear congruential generator of Knuth's MMIX; its upper bits are the good ones.
    private mutating func next(below limit: Int) -> Int {
        random = random &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
        return Int(random >> 33) % limit
    }

    private static let vocabulary = """
        account afternoon again Amsterdam answer arrived balance because before booking bridge calendar change closed
        coffee complete could delivery departure different document during early evening every flight folder friendly
        garden gate hour invoice journey keep kitchen later letter library light little market meeting message minutes
        Monday morning mountain museum never notebook offer only opens order over package passenger payment people
        photograph platform please quarter question quiet ready receipt report river season shared should signature
        small station street summer table their through ticket today together tomorrow towards travel under until
        update very village visit voucher waiting water weather wednesday window winter without work yesterday your
        """.split(whereSeparator: \.isWhitespace).map(String.init)
}
