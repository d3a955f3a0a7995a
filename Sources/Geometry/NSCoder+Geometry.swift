import Foundation

extension NSCoder {
    public class func string(for point: CGPoint) -> String { braced([point.x, point.y]) }
    public class func string(for vector: CGVector) -> String { braced([vector.dx, vector.dy]) }
    public class func string(for size: CGSize) -> String { braced([size.width, size.height]) }
    public class func string(for rect: CGRect) -> String { "{\(string(for: rect.origin)), \(string(for: rect.size))}" }
    public class func string(for offset: UIOffset) -> String { braced([offset.horizontal, offset.vertical]) }

    public class func string(for insets: UIEdgeInsets) -> String {
        braced([insets.top, insets.left, insets.bottom, insets.right])
    }

    public class func string(for insets: NSDirectionalEdgeInsets) -> String {
        braced([insets.top, insets.leading, insets.bottom, insets.trailing])
    }

    public class func string(for transform: CGAffineTransform) -> String {
        let elements = [transform.a, transform.b, transform.c, transform.d, transform.tx, transform.ty]
        return "[" + elements.map(exactly).joined(separator: ", ") + "]"
    }

    public class func cgPoint(for string: String) -> CGPoint {
        numbers(in: string, count: 2).map { CGPoint(x: $0[0], y: $0[1]) } ?? .zero
    }

    public class func cgVector(for string: String) -> CGVector {
        numbers(in: string, count: 2).map { CGVector(dx: $0[0], dy: $0[1]) } ?? .zero
    }

    public class func cgSize(for string: String) -> CGSize {
        numbers(in: string, count: 2).map { CGSize(width: $0[0], height: $0[1]) } ?? .zero
    }

    public class func cgRect(for string: String) -> CGRect {
        numbers(in: string, count: 4).map { CGRect(x: $0[0], y: $0[1], width: $0[2], height: $0[3]) } ?? .zero
    }

    public class func uiOffset(for string: String) -> UIOffset {
        numbers(in: string, count: 2).map { UIOffset(horizontal: $0[0], vertical: $0[1]) } ?? .zero
    }

    public class func uiEdgeInsets(for string: String) -> UIEdgeInsets {
        numbers(in: string, count: 4).map { UIEdgeInsets(top: $0[0], left: $0[1], bottom: $0[2], right: $0[3]) }
            ?? .zero
    }

    public class func nsDirectionalEdgeInsets(for string: String) -> NSDirectionalEdgeInsets {
        numbers(in: string, count: 4).map {
            NSDirectionalEdgeInsets(top: $0[0], leading: $0[1], bottom: $0[2], trailing: $0[3])
        } ?? .zero
    }

    public class func cgAffineTransform(for string: String) -> CGAffineTransform {
        numbers(in: string, count: 6).map { CGAffineTransform($0[0], $0[1], $0[2], $0[3], $0[4], $0[5]) } ?? .identity
    }

    private class func braced(_ elements: [CGFloat]) -> String {
        "{" + elements.map(exactly).joined(separator: ", ") + "}"
    }

    /// Seventeen digits, so that reading the text gives the same number.
    private class func exactly(_ number: CGFloat) -> String { String(format: "%.17g", Double(number)) }

    private class func numbers(in string: String, count: Int) -> [CGFloat]? {
        let fields = string.split(whereSeparator: { "{}[], ".contains($0) })
        let numbers = fields.compactMap { Double($0).map { CGFloat($0) } }
        return numbers.count == count && fields.count == count ? numbers : nil
    }
}

public func NSStringFromCGPoint(_ point: CGPoint) -> String { NSCoder.string(for: point) }
public func NSStringFromCGVector(_ vector: CGVector) -> String { NSCoder.string(for: vector) }
public func NSStringFromCGSize(_ size: CGSize) -> String { NSCoder.string(for: size) }
public func NSStringFromCGRect(_ rect: CGRect) -> String { NSCoder.string(for: rect) }
public func NSStringFromCGAffineTransform(_ transform: CGAffineTransform) -> String { NSCoder.string(for: transform) }
public func NSStringFromUIEdgeInsets(_ insets: UIEdgeInsets) -> String { NSCoder.string(for: insets) }
public func NSStringFromUIOffset(_ offset: UIOffset) -> String { NSCoder.string(for: offset) }

public func NSStringFromDirectionalEdgeInsets(_ insets: NSDirectionalEdgeInsets) -> String {
    NSCoder.string(for: insets)
}

public func CGPointFromString(_ string: String) -> CGPoint { NSCoder.cgPoint(for: string) }
public func CGSizeFromString(_ string: String) -> CGSize { NSCoder.cgSize(for: string) }
public func CGRectFromString(_ string: String) -> CGRect { NSCoder.cgRect(for: string) }
