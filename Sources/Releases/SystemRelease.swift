/// A generation of iOS: what Apple's views measured and looked like in it.
///
/// Every family of numbers begins with those of iOS 7 and says what each later release changed. Their comments say where
/// the numbers come from:
/// - *documented*: Apple says so.
/// - *measured*: read from UIKit running on the device and release that is named.
/// - *recorded*: Interface Builder wrote it into public documents of that time; as many repositories show it as are named, of 2,385
///   documents. The table that is named has them, and those against. Fewer than three are too few to rely on, and their comments
///   say so.
/// - *guess*: no document shows it, and no documentation says it.
public final class SystemRelease: Sendable {
    /// The 18 of iOS 18.
    public let version: Int
    public let margins: Margins
    public let bars: Bars
    public let search: SearchBar
    public let tabs: Tabs
    public let tables: Tables
    public let cells: Cells
    public let switches: Switch
    public let sliders: Slider
    public let steppers: Stepper
    public let segments: Segments
    public let progress: Progress
    public let pages: Pages
    public let buttons: Buttons
    public let pickers: Pickers
    public let fields: TextField
    public let texts: Texts
    public let alerts: Alerts
    public let sheets: Sheets
    public let menus: Menus

    private init(_ version: Int) {
        self.version = version
        margins = Margins(of: version)
        bars = Bars(of: version)
        search = SearchBar(of: version)
        tabs = Tabs(of: version)
        tables = Tables(of: version)
        cells = Cells(of: version)
        switches = Switch(of: version)
        sliders = Slider(of: version)
        steppers = Stepper(of: version)
        segments = Segments(of: version)
        progress = Progress(of: version)
        pages = Pages(of: version)
        buttons = Buttons(of: version)
        pickers = Pickers(of: version)
        fields = TextField(of: version)
        texts = Texts(of: version)
        alerts = Alerts(of: version)
        sheets = Sheets(of: version)
        menus = Menus(of: version)
    }

    /// Every generation that is known, the oldest first. Before iOS 7 everything looked different; Apple skipped the
    /// numbers from 19 to 25.
    public static let known: [SystemRelease] = [
        iOS7, iOS8, iOS9, iOS10, iOS11, iOS12, iOS13, iOS14, iOS15, iOS16, iOS17, iOS18, iOS26,
    ]

    public static let iOS7 = SystemRelease(7)
    public static let iOS8 = SystemRelease(8)
    public static let iOS9 = SystemRelease(9)
    public static let iOS10 = SystemRelease(10)
    public static let iOS11 = SystemRelease(11)
    public static let iOS12 = SystemRelease(12)
    public static let iOS13 = SystemRelease(13)
    public static let iOS14 = SystemRelease(14)
    public static let iOS15 = SystemRelease(15)
    public static let iOS16 = SystemRelease(16)
    public static let iOS17 = SystemRelease(17)
    public static let iOS18 = SystemRelease(18)
    public static let iOS26 = SystemRelease(26)

    /// The default release of code and JSON documents.
    public static let standard = iOS26
}

extension SystemRelease: Hashable, Comparable, CustomStringConvertible {
    public static func == (one: SystemRelease, other: SystemRelease) -> Bool { one.version == other.version }
    public static func < (one: SystemRelease, other: SystemRelease) -> Bool { one.version < other.version }

    public func hash(into hasher: inout Hasher) { hasher.combine(version) }

    /// `iOS 18`.
    public var description: String { "iOS \(version)" }

    /// The release with a number; nil if there is none or it is unknown.
    public static func version(_ version: Int) -> SystemRelease? { known.first { $0.version == version } }

    /// The release that a user names: `18`, `18.2`, `iOS 18` or `ios18`.
    public static func named(_ name: String) -> SystemRelease? {
        var digits = Substring(name.lowercased())
        if digits.hasPrefix("ios") { digits = digits.dropFirst(3).drop { $0 == " " } }
        let parts = digits.split(separator: ".", omittingEmptySubsequences: false)
        guard parts.count <= 3, parts.allSatisfy({ !$0.isEmpty && $0.allSatisfy { ("0"..."9").contains($0) } }) else {
            return nil
        }
        return parts.first.flatMap { Int($0) }.flatMap(version)
    }

    /// The known releases for messages about unknown ones: `7 to 18, and 26 (there are no 19 to 25)`.
    public static let knownInWords = "7 to 18, and 26 (there are no 19 to 25)"
}

/// A family of numbers, as iOS 7 had them and as each release changed them.
protocol ReleaseFamily {
    /// The numbers of iOS 7.
    init()
    /// Takes over what one release changed in the one before.
    mutating func change(in version: Int)
}

extension ReleaseFamily {
    init(of version: Int) {
        self.init()
        for step in 8...max(8, version) where step <= version { change(in: step) }
    }
}
