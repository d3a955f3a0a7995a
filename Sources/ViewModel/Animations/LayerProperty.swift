import Foundation
import MaquetteDrawing

/// A property of layers that animations change: how it is read, and how it is shown with another value for a moment.
///
/// A layer that is shown with another value hears nothing of it: nothing is laid out, and no animation begins.
@MainActor struct LayerProperty {
    let kind: AnimatableValue.Kind
    /// Nil where the layer has no such property.
    let read: (CALayer) -> AnimatableValue?
    let write: (CALayer, AnimatableValue) -> Void
    /// Returns what puts the layer back into the state in which it is.
    let keep: (CALayer) -> () -> Void

    private init(
        _ kind: AnimatableValue.Kind, _ read: @escaping (CALayer) -> AnimatableValue?,
        _ write: @escaping (CALayer, AnimatableValue) -> Void, keep: @escaping (CALayer) -> () -> Void
    ) { (self.kind, self.read, self.write, self.keep) = (kind, read, write, keep) }

    private static func state<Value>(
        _ kind: AnimatableValue.Kind, _ path: ReferenceWritableKeyPath<LayerState, Value>,
        _ read: @escaping (Value) -> AnimatableValue, _ write: @escaping (AnimatableValue) -> Value
    ) -> LayerProperty {
        LayerProperty(kind) {
            read($0.layerState[keyPath: path])
        } _: {
            $0.layerState[keyPath: path] = write($1)
        } keep: { layer in
            let old = layer.layerState[keyPath: path]
            return { layer.layerState[keyPath: path] = old }
        }
    }

    private static func of<Layer: CALayer, Value>(
        _ type: Layer.Type, _ kind: AnimatableValue.Kind, _ path: ReferenceWritableKeyPath<Layer, Value>,
        _ read: @escaping (Value) -> AnimatableValue?, _ write: @escaping (AnimatableValue) -> Value?
    ) -> LayerProperty {
        LayerProperty(kind) {
            ($0 as? Layer).flatMap { read($0[keyPath: path]) }
        } _: { layer, value in
            guard let layer = layer as? Layer, let value = write(value) else { return }
            layer[keyPath: path] = value
        } keep: { layer in
            guard let layer = layer as? Layer else { return {} }
            let old = layer[keyPath: path]
            return { layer[keyPath: path] = old }
        }
    }

    private static func number(_ path: ReferenceWritableKeyPath<LayerState, CGFloat>) -> LayerProperty {
        state(.number, path, { .number(Double($0)) }, { CGFloat($0.number) })
    }
    private static func number<Layer: CALayer>(
        of type: Layer.Type, _ path: ReferenceWritableKeyPath<Layer, CGFloat>
    ) -> LayerProperty { of(type, .number, path, { .number(Double($0)) }, { CGFloat($0.number) }) }
    private static func single(_ path: ReferenceWritableKeyPath<LayerState, Float>) -> LayerProperty {
        state(.number, path, { .number(Double($0)) }, { Float($0.number) })
    }
    private static func color(_ path: ReferenceWritableKeyPath<LayerState, CGColor?>) -> LayerProperty {
        state(.color, path, { .color($0) }, { $0.color })
    }
    private static func color<Layer: CALayer>(
        of type: Layer.Type, _ path: ReferenceWritableKeyPath<Layer, CGColor?>
    ) -> LayerProperty { of(type, .color, path, { .color($0) }, { .some($0.color) }) }
    private static func flag(_ path: ReferenceWritableKeyPath<LayerState, Bool>) -> LayerProperty {
        state(.step, path, { AnimatableValue(.step, [$0 ? 1 : 0]) }, { $0.number != 0 })
    }
    private static func point(_ path: ReferenceWritableKeyPath<LayerState, CGPoint>) -> LayerProperty {
        state(.point, path, { .point($0) }, { $0.point })
    }
    private static func rect(_ path: ReferenceWritableKeyPath<LayerState, CGRect>) -> LayerProperty {
        state(.rect, path, { .rect($0) }, { $0.rect })
    }
    private static func transform(_ path: ReferenceWritableKeyPath<LayerState, CATransform3D>) -> LayerProperty {
        state(.transform, path, { .transform($0) }, { $0.transform })
    }

    /// The colour of a view's background is the view's, which may have one for each appearance.
    private static let background = LayerProperty(.color) {
        .color($0.layerState.backgroundColor)
    } _: { layer, value in
        layer.layerState.backgroundColor = value.color
        layer.owningView?.viewState.backgroundColor = UIColor(cgColor: value.color)
    } keep: { layer in
        let (own, ofView) = (layer.layerState.backgroundColor, layer.owningView?.viewState.backgroundColor)
        return {
            layer.layerState.backgroundColor = own
            layer.owningView?.viewState.backgroundColor = ofView
        }
    }

    private static let shadowOffset = state(.size, \.shadowOffset, { .size($0) }, { $0.size })
    private static let shadowPath = state(
        .path([]), \.shadowPath, { $0.map(AnimatableValue.path) ?? AnimatableValue(.path([]), []) }, { $0.path })
    private static let path = of(
        CAShapeLayer.self, .path([]), \.path, { $0.map(AnimatableValue.path) ?? AnimatableValue(.path([]), []) },
        { .some($0.path) })
    private static let colors = of(
        CAGradientLayer.self, .colors, \.colors, { .colors($0 ?? []) }, { .some($0.colors) })
    private static let locations = of(
        CAGradientLayer.self, .numbers, \.locations,
        { AnimatableValue(.numbers, ($0 ?? []).map(\.doubleValue)) }, { .some($0.numberObjects) })
    private static let startPoint = of(CAGradientLayer.self, .point, \.startPoint, { .point($0) }, { $0.point })
    private static let endPoint = of(CAGradientLayer.self, .point, \.endPoint, { .point($0) }, { $0.point })

    static let all = ofLayers.merging(ofShapes) { $1 }.merging(ofOthers) { $1 }

    private static let ofLayers: [String: LayerProperty] = [
        "anchorPoint": point(\.anchorPoint),
        "backgroundColor": background,
        "borderColor": color(\.borderColor),
        "borderWidth": number(\.borderWidth),
        "bounds": rect(\.bounds),
        "contentsCenter": rect(\.contentsCenter),
        "contentsRect": rect(\.contentsRect),
        "cornerRadius": number(\.cornerRadius),
        "hidden": flag(\.isHidden),
        "masksToBounds": flag(\.masksToBounds),
        "opacity": single(\.opacity),
        "position": point(\.position),
        "shadowColor": color(\.shadowColor),
        "shadowOffset": shadowOffset,
        "shadowOpacity": single(\.shadowOpacity),
        "shadowPath": shadowPath,
        "shadowRadius": number(\.shadowRadius),
        "sublayerTransform": transform(\.sublayerTransform),
        "transform": transform(\.transform),
        "zPosition": number(\.zPosition),
    ]

    private static let ofShapes: [String: LayerProperty] = [
        "fillColor": color(of: CAShapeLayer.self, \.fillColor),
        "lineDashPhase": number(of: CAShapeLayer.self, \.lineDashPhase),
        "lineWidth": number(of: CAShapeLayer.self, \.lineWidth),
        "miterLimit": number(of: CAShapeLayer.self, \.miterLimit),
        "path": path,
        "strokeColor": color(of: CAShapeLayer.self, \.strokeColor),
        "strokeEnd": number(of: CAShapeLayer.self, \.strokeEnd),
        "strokeStart": number(of: CAShapeLayer.self, \.strokeStart),
    ]

    private static let ofOthers: [String: LayerProperty] = [
        "colors": colors,
        "endPoint": endPoint,
        "locations": locations,
        "startPoint": startPoint,
        "fontSize": number(of: CATextLayer.self, \.fontSize),
        "foregroundColor": color(of: CATextLayer.self, \.foregroundColor),
    ]
}

/// The property that a key path of an animation names, or the part of it.
@MainActor struct AnimatedKeyPath {
    /// A part of a transform that is made of others.
    enum Turn: String {
        case rotation, rotationX = "rotation.x", rotationY = "rotation.y", rotationZ = "rotation.z"
        case scale, scaleX = "scale.x", scaleY = "scale.y", scaleZ = "scale.z"
        case translation, translationX = "translation.x", translationY = "translation.y"
        case translationZ = "translation.z"
    }

    private enum Part {
        case whole
        /// Some of the numbers.
        case numbers(Range<Int>, AnimatableValue.Kind)
        case turn(Turn)
    }

    /// The name of the property.
    let key: String
    let property: LayerProperty
    private let part: Part
    /// Whether the transform that the numbers are for replaces the layer's.
    private let isWholeTransform: Bool

    init?(_ path: String, _ function: CAValueFunction? = nil) {
        let words = path.split(separator: ".", maxSplits: 1).map(String.init)
        guard let first = words.first else { return nil }
        key = first == "isHidden" ? "hidden" : first
        guard let property = LayerProperty.all[key] else { return nil }
        self.property = property
        if let function, property.kind == .transform, words.count == 1 {
            guard let turn = Turn(function.name) else { return nil }
            part = .turn(turn)
            isWholeTransform = true
            return
        }
        isWholeTransform = false
        guard words.count == 2 else {
            part = .whole
            return
        }
        if property.kind == .transform {
            guard let turn = Turn(rawValue: words[1]) else { return nil }
            part = .turn(turn)
        } else if let numbers = Self.numbers(words[1], of: property.kind) {
            part = numbers
        } else {
            return nil
        }
    }

    private static func numbers(_ name: String, of kind: AnimatableValue.Kind) -> Part? {
        switch (kind, name) {
        case (.point, "x"), (.size, "width"), (.rect, "origin.x"): .numbers(0..<1, .number)
        case (.point, "y"), (.size, "height"), (.rect, "origin.y"): .numbers(1..<2, .number)
        case (.rect, "origin"): .numbers(0..<2, .point)
        case (.rect, "size"): .numbers(2..<4, .size)
        case (.rect, "size.width"): .numbers(2..<3, .number)
        case (.rect, "size.height"): .numbers(3..<4, .number)
        default: nil
        }
    }

    /// What an animation's values are.
    var kind: AnimatableValue.Kind {
        switch part {
        case .whole: property.kind
        case .numbers(_, let kind): kind
        // Three numbers of a value function, or the sides of a move.
        case .turn(.scale) where isWholeTransform: .numbers
        case .turn(.translation): isWholeTransform ? .numbers : .size
        case .turn: .number
        }
    }

    func part(of whole: AnimatableValue) -> AnimatableValue {
        switch part {
        case .whole: whole
        case .numbers(let range, let kind): AnimatableValue(kind, Array(whole.numbers[range]))
        case .turn(let turn): turn.read(isWholeTransform ? whole.nothing : whole, kind)
        }
    }

    func setting(_ value: AnimatableValue, in whole: AnimatableValue) -> AnimatableValue {
        switch part {
        case .whole: return value
        case .numbers(let range, _):
            var whole = whole
            guard value.numbers.count == range.count else { return whole }
            whole.numbers.replaceSubrange(range, with: value.numbers)
            return whole
        case .turn(let turn): return turn.set(value, in: isWholeTransform ? whole.nothing : whole)
        }
    }
}

extension AnimatedKeyPath.Turn {
    init?(_ name: CAValueFunctionName) {
        switch name {
        case .rotateX: self = .rotationX
        case .rotateY: self = .rotationY
        case .rotateZ: self = .rotationZ
        case .scale: self = .scale
        case .scaleX: self = .scaleX
        case .scaleY: self = .scaleY
        case .scaleZ: self = .scaleZ
        case .translate: self = .translation
        case .translateX: self = .translationX
        case .translateY: self = .translationY
        case .translateZ: self = .translationZ
        default: return nil
        }
    }

    func read(_ whole: AnimatableValue, _ kind: AnimatableValue.Kind) -> AnimatableValue {
        let matrix = whole.transform
        let plane = PlaneTransform(whole)
        switch self {
        case .rotation, .rotationZ: return .number(plane?.angle ?? 0)
        case .rotationX, .rotationY: return .number(0)
        case .scale where kind == .numbers: return AnimatableValue(.numbers, [1, 1, 1])
        // The mean of the three, as Apple's guide has it.
        case .scale:
            return .number(((plane?.scaleX ?? 1) + (plane?.scaleY ?? 1) + Double(matrix.m33)) / 3)
        case .scaleX: return .number(plane?.scaleX ?? 1)
        case .scaleY: return .number(plane?.scaleY ?? 1)
        case .scaleZ: return .number(Double(matrix.m33))
        case .translation where kind == .numbers: return AnimatableValue(.numbers, [0, 0, 0])
        case .translation: return AnimatableValue(.size, [Double(matrix.m41), Double(matrix.m42)])
        case .translationX: return .number(Double(matrix.m41))
        case .translationY: return .number(Double(matrix.m42))
        case .translationZ: return .number(Double(matrix.m43))
        }
    }

    func set(_ value: AnimatableValue, in whole: AnimatableValue) -> AnimatableValue {
        var matrix = whole.transform
        let number = value.number
        switch self {
        case .translation:
            guard value.numbers.count >= 2 else { return whole }
            (matrix.m41, matrix.m42) = (CGFloat(value.numbers[0]), CGFloat(value.numbers[1]))
            if value.numbers.count > 2 { matrix.m43 = CGFloat(value.numbers[2]) }
            return .transform(matrix)
        case .translationX: matrix.m41 = CGFloat(number)
        case .translationY: matrix.m42 = CGFloat(number)
        case .translationZ: matrix.m43 = CGFloat(number)
        case .scaleZ: matrix.m33 = CGFloat(number)
        case .rotationX, .rotationY:
            let (sine, cosine) = Trigonometry.sineAndCosine(number)
            var turn = CATransform3DIdentity
            turn.m33 = CGFloat(cosine)
            if self == .rotationX {
                (turn.m22, turn.m23, turn.m32) = (CGFloat(cosine), CGFloat(sine), CGFloat(-sine))
            } else {
                (turn.m11, turn.m13, turn.m31) = (CGFloat(cosine), CGFloat(-sine), CGFloat(sine))
            }
            return .transform(CATransform3DConcat(turn, matrix))
        case .rotation, .rotationZ, .scale, .scaleX, .scaleY:
            guard var plane = PlaneTransform(whole) else { return whole }
            switch self {
            case .rotation, .rotationZ: plane.angle = number
            case .scale where value.numbers.count == 3:
                (plane.scaleX, plane.scaleY) = (value.numbers[0], value.numbers[1])
            case .scale: (plane.scaleX, plane.scaleY) = (number, number)
            case .scaleX: plane.scaleX = number
            default: plane.scaleY = number
            }
            return plane.value
        }
        return .transform(matrix)
    }
}
