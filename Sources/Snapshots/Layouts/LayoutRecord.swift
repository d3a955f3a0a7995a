/// A layout as plain text in a sidecar, so that a changed picture can be explained in words.
public struct LayoutRecord: Hashable, Sendable {
    /// A view, in depth-first order, back to front.
    public struct View: Hashable, Sendable {
        /// The depth below the root.
        public var depth: Int
        public var kind: String
        /// The identifier; empty when there is none.
        public var name: String
        /// The view's frame in the coordinates of its superview.
        public var frame: Frame
        public var text: String?
        /// The view's state: `hidden`, `ambiguous`, `cut off`.
        public var notes: [String]
        /// The view's font and colours, each with its name first: `font .SFUI-Regular 17`, `background #FFFFFF`.
        public var looks: [String]

        public init(
            depth: Int, kind: String, name: String, frame: Frame, text: String? = nil, notes: [String] = [],
            looks: [String] = []
        ) {
            self.depth = depth
            self.kind = kind
            self.name = name
            self.frame = frame
            self.text = text
            self.notes = notes
            self.looks = looks
        }
    }

    /// A frame in thousandths of a point, because thirds have no finite decimal form.
    public struct Frame: Hashable, Sendable {
        public var x: Int
        public var y: Int
        public var width: Int
        public var height: Int

        public init(x: Double, y: Double, width: Double, height: Double) {
            self.x = Self.thousandths(x)
            self.y = Self.thousandths(y)
            self.width = Self.thousandths(width)
            self.height = Self.thousandths(height)
        }

        private static func thousandths(_ points: Double) -> Int {
            Int(exactly: (min(max(points, -1e9), 1e9) * 1000).rounded()) ?? 0
        }
    }

    public var views: [View] = []
    public var constraints: [String] = []
    public var conflicts: [String] = []

    public init() {}
}

extension LayoutRecord {
    /// Points with up to three decimals, without trailing zeros.
    static func points(_ thousandths: Int) -> String {
        let (whole, rest) = (abs(thousandths) / 1000, abs(thousandths) % 1000)
        var text = (thousandths < 0 ? "-" : "") + String(whole)
        if rest != 0 {
            var places = String(1000 + rest).dropFirst()
            while places.last == "0" { places.removeLast() }
            text += "." + places
        }
        return text
    }

    /// The thousandths in a text written by ``points(_:)``.
    static func thousandths(_ text: some StringProtocol) -> Int? {
        let isNegative = text.first == "-"
        let parts = text.drop { $0 == "-" }.split(separator: ".", omittingEmptySubsequences: false)
        guard parts.count <= 2, let first = parts.first, let whole = Int(first), whole < 1 << 50 else { return nil }
        var value = whole * 1000
        if parts.count == 2 {
            guard (1...3).contains(parts[1].count), let rest = Int(parts[1]), rest >= 0 else { return nil }
            value += rest * [100, 10, 1][parts[1].count - 1]
        }
        return isNegative ? -value : value
    }
}
