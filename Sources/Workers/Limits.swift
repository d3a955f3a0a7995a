/// What an item of a batch may cost.
package struct Limits: Hashable, Sendable {
    /// The seconds for each stage of an item.
    package var seconds: Double
    /// The bytes for the whole process.
    package var bytes: Int

    package init(seconds: Double = 30, bytes: Int = 2 << 30) {
        self.seconds = seconds
        self.bytes = bytes
    }

    /// `30 s`
    static func words(seconds: Double) -> String {
        "\(seconds == seconds.rounded() ? String(Int(seconds)) : String(seconds)) s"
    }

    /// A number of bytes in the largest unit that gives a whole number: `2 GB`, `1536 MB`.
    static func words(bytes: Int) -> String {
        let power = bytes == 0 ? 0 : min(3, bytes.trailingZeroBitCount / 10)
        let unit =
            switch power {
            case 0: "bytes"
            case 1: "KB"
            case 2: "MB"
            default: "GB"
            }
        return "\(bytes >> (10 * power)) \(unit)"
    }
}
