/// Parsing numbers.
enum MarkupNumber {
    /// What Swift reads in a text. The numbers of documents are short, and then two exact ones make them.
    static func value(_ text: String) -> Double? {
        var text = text
        return text.withUTF8 { short($0) } ?? Double(text)
    }

    /// Up to 15 digits are a whole number that a `Double` holds exactly, as it does powers of ten up to 22, and of one
    /// division of exact numbers the result is the nearest that there is; nil for anything that is not a minus, digits and
    /// a point between them.
    private static func short(_ bytes: UnsafeBufferPointer<UInt8>) -> Double? {
        let isNegative = bytes.first == .minus
        let digits = bytes[(isNegative ? 1 : 0)...]
        guard digits.count <= 16, let first = digits.first, let last = digits.last, first.isDigit, last.isDigit else {
            return nil
        }
        var whole: Int64 = 0
        var scale: Double?
        var count = 0
        for byte in digits {
            if byte.isDigit {
                whole = whole * 10 + Int64(byte - UInt8(ascii: "0"))
                scale = scale.map { $0 * 10 }
                count += 1
            } else if byte == UInt8(ascii: "."), scale == nil {
                scale = 1
            } else {
                return nil
            }
        }
        guard count <= 15 else { return nil }
        let value = Double(whole) / (scale ?? 1)
        return isNegative ? -value : value
    }
}
