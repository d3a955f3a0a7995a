import Foundation

extension NSValue {
    public convenience init(cgRect rect: CGRect) { self.init(rect: rect) }
    public convenience init(cgPoint point: CGPoint) { self.init(point: point) }
    public convenience init(cgSize size: CGSize) { self.init(size: size) }

    public var cgRectValue: CGRect { rectValue }
    public var cgPointValue: CGPoint { pointValue }
    public var cgSizeValue: CGSize { sizeValue }

    public convenience init(uiEdgeInsets insets: UIEdgeInsets) { self.init(numbersIn: insets, "[4d]") }
    public convenience init(directionalEdgeInsets insets: NSDirectionalEdgeInsets) {
        self.init(numbersIn: insets, "[4d]")
    }
    public convenience init(uiOffset offset: UIOffset) { self.init(numbersIn: offset, "[2d]") }
    public convenience init(cgVector vector: CGVector) { self.init(numbersIn: vector, "[2d]") }
    public convenience init(cgAffineTransform transform: CGAffineTransform) {
        self.init(numbersIn: transform, "[6d]")
    }
    public convenience init(caTransform3D transform: CATransform3D) { self.init(numbersIn: transform, "[16d]") }

    public var uiEdgeInsetsValue: UIEdgeInsets { numbers(in: .zero) }
    public var directionalEdgeInsetsValue: NSDirectionalEdgeInsets { numbers(in: .zero) }
    public var uiOffsetValue: UIOffset { numbers(in: .zero) }
    public var cgVectorValue: CGVector { numbers(in: .zero) }
    public var cgAffineTransformValue: CGAffineTransform { numbers(in: .identity) }
    public var caTransform3DValue: CATransform3D { numbers(in: CATransform3DIdentity) }

    /// Foundation on Linux encodes no structures but those it knows; a row of numbers is the same bytes.
    private convenience init<Value>(numbersIn value: Value, _ encoding: String) {
        let bytes = withUnsafeBytes(of: value) { Array($0) }
        self.init(bytes: bytes, objCType: encoding)
    }

    private func numbers<Value>(in start: Value) -> Value {
        var value = start
        withUnsafeMutableBytes(of: &value) { bytes in bytes.baseAddress.map { getValue($0) } }
        return value
    }

    /// What was put in, if it was of that type: Foundation on Apple's systems has this for each of these structures.
    public func value<Stored>(of type: Stored.Type) -> Stored? {
        let stored: Any?
        switch type {
        case is CGRect.Type: stored = holds("{CGRect=") ? cgRectValue : nil
        case is CGPoint.Type: stored = holds("{CGPoint=") ? cgPointValue : nil
        case is CGSize.Type: stored = holds("{CGSize=") ? cgSizeValue : nil
        case is UIEdgeInsets.Type: stored = holds("[4d]") ? uiEdgeInsetsValue : nil
        case is NSDirectionalEdgeInsets.Type: stored = holds("[4d]") ? directionalEdgeInsetsValue : nil
        case is UIOffset.Type: stored = holds("[2d]") ? uiOffsetValue : nil
        case is CGVector.Type: stored = holds("[2d]") ? cgVectorValue : nil
        case is CGAffineTransform.Type: stored = holds("[6d]") ? cgAffineTransformValue : nil
        case is CATransform3D.Type: stored = holds("[16d]") ? caTransform3DValue : nil
        default: stored = nil
        }
        return stored as? Stored
    }

    private func holds(_ encoding: String) -> Bool { String(cString: objCType).hasPrefix(encoding) }
}
