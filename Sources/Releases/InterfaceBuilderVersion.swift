/// The Interface Builder that saved a document, by its tools version.
public struct InterfaceBuilderVersion: Hashable, Comparable, Sendable {
    /// `14490` of `14490.70`.
    public let number: Int

    public init(_ number: Int) { self.number = number }

    /// Reads `toolsVersion` of a document.
    ///
    /// Builds of Xcode outside of a release write 32700.99.1234; the version of the `plugIn`, which follows the tools'
    /// closely, is real there, too. A document without any is taken for one of Xcode 16.
    public init(tools: String?, plugIn: String?) {
        func number(_ text: String?) -> Int? { text?.split(separator: ".").first.flatMap { Int($0) } }
        let named = number(tools)
        let isPlaceholder = named == Self.placeholder
        self.number = (isPlaceholder ? number(plugIn) : named) ?? Self.unknown
    }

    private static let placeholder = 32_700
    private static let unknown = 23_500

    public static func < (one: Self, other: Self) -> Bool { one.number < other.number }

    /// The iOS of that Xcode, whose views its canvas drew.
    public var release: SystemRelease {
        Self.table.last { $0.since <= number }?.release ?? Self.table[0].release
    }

    /// The first tools version for each release. Older documents count as the first release, newer ones as the last.
    /// Recorded: the tools versions are those of 2,331 public documents, the Xcodes from Apple's notes.
    private static let table: [(since: Int, release: SystemRelease)] = [
        (0, .iOS7),  // Xcode 5
        (6_000, .iOS8),  // Xcode 6
        (9_000, .iOS9),  // Xcode 7
        (11_000, .iOS10),  // Xcode 8
        (13_000, .iOS11),  // Xcode 9
        (14_200, .iOS12),  // Xcode 10
        (14_800, .iOS13),  // Xcode 11
        (17_000, .iOS14),  // Xcode 12
        (19_000, .iOS15),  // Xcode 13
        (21_000, .iOS16),  // Xcode 14
        (22_000, .iOS17),  // Xcode 15
        (23_000, .iOS18),  // Xcode 16
        (24_000, .iOS26),  // Xcode 26
    ]
}
