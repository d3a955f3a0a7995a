/// Colours, and where along a gradient they are. As a style it goes from the top to the bottom.
public nonisolated struct Gradient: ShapeStyle, Hashable {
    public struct Stop: Hashable, Sendable {
        public var color: Color
        public var location: CGFloat
        public init(color: Color, location: CGFloat) { (self.color, self.location) = (color, location) }
    }
    /// The space in which two colours are mixed.
    public struct ColorSpace: Hashable, Sendable {
        private let name: String
        public static let device = Self(name: "device"), perceptual = Self(name: "perceptual")
    }
    public var stops: [Stop]
    var space = ColorSpace.device

    public init(stops: [Stop]) { self.stops = stops }
    public init(colors: [Color]) {
        let last = CGFloat(max(1, colors.count - 1))
        stops = colors.enumerated().map { Stop(color: $0.element, location: CGFloat($0.offset) / last) }
    }

    public func colorSpace(_ space: ColorSpace) -> AnyGradient {
        var gradient = self
        gradient.space = space
        return AnyGradient(gradient)
    }

    func paint(_ form: _GradientPaint.Form, in environment: EnvironmentValues) -> _Paint {
        var stops = stops.map {
            _GradientPaint.Stop(location: Double($0.location), color: $0.color.uiColor(in: environment))
        }
        if space == .perceptual {
            stops = perceptualStops(in: environment)
        } else if let translucent = translucentStops(in: environment) {
            stops = translucent
        }
        return .gradient(_GradientPaint(stops: stops, form: form))
    }

    /// Painters mix in sRGB, so that another way takes stops in between.
    private func perceptualStops(in environment: EnvironmentValues) -> [_GradientPaint.Stop] {
        guard stops.count > 1 else { return [] }
        let steps = 8
        return zip(stops, stops.dropFirst()).flatMap { one, other -> [_GradientPaint.Stop] in
            let (from, to) = (one.color.resolve(in: environment), other.color.resolve(in: environment))
            return (0...steps).map { step in
                let share = Float(step) / Float(steps)
                return _GradientPaint.Stop(
                    location: Double(one.location + (other.location - one.location) * CGFloat(share)),
                    color: from.mixed(with: to, share, in: .perceptual).uiColor)
            }
        }
    }

    /// Colours are mixed with their opacities multiplied in, so that nothing of the black in `clear` is seen; Core Animation's layers mix
    /// otherwise. Nil where no stops in between are needed.
    ///
    /// Measured in fespinoza/sample-json-app's picture of `clear` to white over an image: at 7, 25 and 78 % of the way it is brighter by 17, 48
    /// and 44 of 255 than with transparent black, where 255 t (1 − t) is 16.5, 47.5 and 43.7.
    private func translucentStops(in environment: EnvironmentValues) -> [_GradientPaint.Stop]? {
        var isMixed = false
        let mixed = zip(stops, stops.dropFirst()).flatMap { one, other -> [Stop] in
            let (from, to) = (one.color.resolve(in: environment), other.color.resolve(in: environment))
            if from.opacity == to.opacity || from.hasSameHue(as: to) { return [one, other] }
            isMixed = true
            if from.opacity == 0 { return [Stop(color: other.color.opacity(0), location: one.location), other] }
            if to.opacity == 0 { return [one, Stop(color: one.color.opacity(0), location: other.location)] }
            let steps = 8
            return (0...steps).map { step in
                let share = Float(step) / Float(steps)
                return Stop(
                    color: Color(from.mixedWithOpacity(with: to, share)),
                    location: one.location + (other.location - one.location) * CGFloat(share))
            }
        }
        guard isMixed else { return nil }
        return mixed.map {
            _GradientPaint.Stop(location: Double($0.location), color: $0.color.uiColor(in: environment))
        }
    }

    public func _paint(in environment: EnvironmentValues) -> _Paint {
        paint(.linear(from: .top, to: .bottom), in: environment)
    }
}

extension Color.Resolved {
    /// Whether only the opacities of two colours may differ.
    fileprivate func hasSameHue(as other: Self) -> Bool {
        var other = other
        other.opacity = opacity
        return self == other
    }

    fileprivate func mixedWithOpacity(with other: Self, _ share: Float) -> Self {
        let (own, others) = (opacity * (1 - share), other.opacity * share)
        func mixed(_ one: Float, _ two: Float) -> Float { (one * own + two * others) / (own + others) }
        return Self(
            red: mixed(red, other.red), green: mixed(green, other.green), blue: mixed(blue, other.blue),
            opacity: own + others)
    }
}

/// A gradient with its colours known.
public struct _GradientPaint: Equatable, @unchecked Sendable {
    struct Stop: Equatable {
        var location: Double
        var color: UIColor
    }
    enum Form: Equatable {
        case linear(from: UnitPoint, to: UnitPoint)
        /// A gradient around a point, with radii in points.
        case radial(center: UnitPoint, start: CGFloat, end: CGFloat)
        /// A gradient around a point, with radii as parts of the sides.
        case elliptical(center: UnitPoint, start: CGFloat, end: CGFloat)
        case angular(center: UnitPoint, start: Angle, end: Angle)
    }
    var stops: [Stop]
    var form: Form
}

/// The gradient of a colour, or any other one.
public nonisolated struct AnyGradient: ShapeStyle, Hashable {
    private enum Source: Hashable {
        case given(Gradient)
        /// The gradient of one colour.
        case color(Color)
    }
    private let source: Source
    public init(_ gradient: Gradient) { source = .given(gradient) }
    init(_ color: Color) { source = .color(color) }

    public func colorSpace(_ space: Gradient.ColorSpace) -> AnyGradient {
        if case .given(let gradient) = source { gradient.colorSpace(space) } else { self }
    }

    /// The gradient with the colours that it is made of in an environment.
    func gradient(in environment: EnvironmentValues) -> Gradient {
        switch source {
        case .given(let gradient): return gradient
        case .color(let color):
            let own = color.resolve(in: environment)
            let (top, bottom) = own.isBright ? (color, Color(own.darker)) : (Color(own.lighter), color)
            // As recorded: from the top to three quarters.
            return Gradient(stops: [
                Gradient.Stop(color: top, location: 0), Gradient.Stop(color: bottom, location: 0.75),
                Gradient.Stop(color: bottom, location: 1),
            ])
        }
    }

    public func _paint(in environment: EnvironmentValues) -> _Paint {
        gradient(in: environment).paint(.linear(from: .top, to: .bottom), in: environment)
    }
}

/// The other end of `Color.gradient`.
///
/// In recorded pictures of iOS 26's colours blue 0 136 255 begins with 46 167 255, green 52 199 89 with 98 221 129, gray 142 142 147
/// with 176 176 180: about a quarter of the way to white. Yellow 255 204 0 ends with 239 184 0 instead.
extension Color.Resolved {
    var isBright: Bool { perceivedLightness > 0.83 }

    var lighter: Color.Resolved { map { min(1, $0 + (1 - $0) * 0.22 + 0.02) } }
    var darker: Color.Resolved { map { $0 * 0.92 } }

    private func map(_ change: (Float) -> Float) -> Color.Resolved {
        Color.Resolved(red: change(red), green: change(green), blue: change(blue), opacity: opacity)
    }
}

public nonisolated struct LinearGradient: ShapeStyle, _PrimitiveView {
    let gradient: AnyGradient
    let startPoint, endPoint: UnitPoint

    public init(gradient: Gradient, startPoint: UnitPoint, endPoint: UnitPoint) {
        (self.gradient, self.startPoint, self.endPoint) = (AnyGradient(gradient), startPoint, endPoint)
    }
    public init(colors: [Color], startPoint: UnitPoint, endPoint: UnitPoint) {
        self.init(gradient: Gradient(colors: colors), startPoint: startPoint, endPoint: endPoint)
    }
    public init(stops: [Gradient.Stop], startPoint: UnitPoint, endPoint: UnitPoint) {
        self.init(gradient: Gradient(stops: stops), startPoint: startPoint, endPoint: endPoint)
    }
    init(_ gradient: AnyGradient, startPoint: UnitPoint, endPoint: UnitPoint) {
        (self.gradient, self.startPoint, self.endPoint) = (gradient, startPoint, endPoint)
    }

    public func _paint(in environment: EnvironmentValues) -> _Paint {
        gradient.gradient(in: environment).paint(.linear(from: startPoint, to: endPoint), in: environment)
    }
    @MainActor public static func _make(_ view: Self, in node: _ViewNode) { node.fill(with: view) }
}

public nonisolated struct RadialGradient: ShapeStyle, _PrimitiveView {
    let gradient: AnyGradient
    let center: UnitPoint
    let startRadius, endRadius: CGFloat

    public init(gradient: Gradient, center: UnitPoint, startRadius: CGFloat, endRadius: CGFloat) {
        self.init(AnyGradient(gradient), center: center, startRadius: startRadius, endRadius: endRadius)
    }
    public init(colors: [Color], center: UnitPoint, startRadius: CGFloat, endRadius: CGFloat) {
        self.init(
            gradient: Gradient(colors: colors), center: center, startRadius: startRadius, endRadius: endRadius)
    }
    public init(stops: [Gradient.Stop], center: UnitPoint, startRadius: CGFloat, endRadius: CGFloat) {
        self.init(gradient: Gradient(stops: stops), center: center, startRadius: startRadius, endRadius: endRadius)
    }
    init(_ gradient: AnyGradient, center: UnitPoint, startRadius: CGFloat, endRadius: CGFloat) {
        (self.gradient, self.center) = (gradient, center)
        (self.startRadius, self.endRadius) = (startRadius, endRadius)
    }

    public func _paint(in environment: EnvironmentValues) -> _Paint {
        gradient.gradient(in: environment).paint(
            .radial(center: center, start: startRadius, end: endRadius), in: environment)
    }
    @MainActor public static func _make(_ view: Self, in node: _ViewNode) { node.fill(with: view) }
}

public nonisolated struct EllipticalGradient: ShapeStyle, _PrimitiveView {
    let gradient: AnyGradient
    let center: UnitPoint
    let startFraction, endFraction: CGFloat

    public init(
        gradient: Gradient, center: UnitPoint = .center, startRadiusFraction: CGFloat = 0,
        endRadiusFraction: CGFloat = 0.5
    ) {
        self.init(
            AnyGradient(gradient), center: center, startRadiusFraction: startRadiusFraction,
            endRadiusFraction: endRadiusFraction)
    }
    public init(
        colors: [Color], center: UnitPoint = .center, startRadiusFraction: CGFloat = 0,
        endRadiusFraction: CGFloat = 0.5
    ) {
        self.init(
            gradient: Gradient(colors: colors), center: center, startRadiusFraction: startRadiusFraction,
            endRadiusFraction: endRadiusFraction)
    }
    public init(
        stops: [Gradient.Stop], center: UnitPoint = .center, startRadiusFraction: CGFloat = 0,
        endRadiusFraction: CGFloat = 0.5
    ) {
        self.init(
            gradient: Gradient(stops: stops), center: center, startRadiusFraction: startRadiusFraction,
            endRadiusFraction: endRadiusFraction)
    }
    init(_ gradient: AnyGradient, center: UnitPoint, startRadiusFraction: CGFloat, endRadiusFraction: CGFloat) {
        (self.gradient, self.center) = (gradient, center)
        (startFraction, endFraction) = (startRadiusFraction, endRadiusFraction)
    }

    public func _paint(in environment: EnvironmentValues) -> _Paint {
        gradient.gradient(in: environment).paint(
            .elliptical(center: center, start: startFraction, end: endFraction), in: environment)
    }
    @MainActor public static func _make(_ view: Self, in node: _ViewNode) { node.fill(with: view) }
}

public nonisolated struct AngularGradient: ShapeStyle, _PrimitiveView {
    let gradient: AnyGradient
    let center: UnitPoint
    let startAngle, endAngle: Angle

    public init(gradient: Gradient, center: UnitPoint, startAngle: Angle = .zero, endAngle: Angle = .zero) {
        self.init(AnyGradient(gradient), center: center, startAngle: startAngle, endAngle: endAngle)
    }
    public init(colors: [Color], center: UnitPoint, startAngle: Angle, endAngle: Angle) {
        self.init(gradient: Gradient(colors: colors), center: center, startAngle: startAngle, endAngle: endAngle)
    }
    public init(stops: [Gradient.Stop], center: UnitPoint, startAngle: Angle, endAngle: Angle) {
        self.init(gradient: Gradient(stops: stops), center: center, startAngle: startAngle, endAngle: endAngle)
    }
    public init(gradient: Gradient, center: UnitPoint, angle: Angle = .zero) {
        self.init(gradient: gradient, center: center, startAngle: angle, endAngle: angle + .degrees(360))
    }
    public init(colors: [Color], center: UnitPoint, angle: Angle = .zero) {
        self.init(gradient: Gradient(colors: colors), center: center, angle: angle)
    }
    public init(stops: [Gradient.Stop], center: UnitPoint, angle: Angle = .zero) {
        self.init(gradient: Gradient(stops: stops), center: center, angle: angle)
    }
    init(_ gradient: AnyGradient, center: UnitPoint, startAngle: Angle, endAngle: Angle) {
        (self.gradient, self.center) = (gradient, center)
        (self.startAngle, self.endAngle) = (startAngle, endAngle)
    }

    public func _paint(in environment: EnvironmentValues) -> _Paint {
        gradient.gradient(in: environment).paint(
            .angular(center: center, start: startAngle, end: endAngle), in: environment)
    }
    @MainActor public static func _make(_ view: Self, in node: _ViewNode) { node.fill(with: view) }
}

// MARK: - Gradients where a style is wanted

extension ShapeStyle where Self == LinearGradient {
    public static func linearGradient(_ gradient: Gradient, startPoint: UnitPoint, endPoint: UnitPoint)
        -> LinearGradient
    { LinearGradient(gradient: gradient, startPoint: startPoint, endPoint: endPoint) }
    public static func linearGradient(_ gradient: AnyGradient, startPoint: UnitPoint, endPoint: UnitPoint)
        -> LinearGradient
    { LinearGradient(gradient, startPoint: startPoint, endPoint: endPoint) }
    public static func linearGradient(colors: [Color], startPoint: UnitPoint, endPoint: UnitPoint) -> LinearGradient {
        LinearGradient(colors: colors, startPoint: startPoint, endPoint: endPoint)
    }
    public static func linearGradient(stops: [Gradient.Stop], startPoint: UnitPoint, endPoint: UnitPoint)
        -> LinearGradient
    { LinearGradient(stops: stops, startPoint: startPoint, endPoint: endPoint) }
}

extension ShapeStyle where Self == RadialGradient {
    public static func radialGradient(
        _ gradient: Gradient, center: UnitPoint, startRadius: CGFloat, endRadius: CGFloat
    ) -> RadialGradient {
        RadialGradient(gradient: gradient, center: center, startRadius: startRadius, endRadius: endRadius)
    }
    public static func radialGradient(
        _ gradient: AnyGradient, center: UnitPoint = .center, startRadius: CGFloat = 0, endRadius: CGFloat
    ) -> RadialGradient {
        RadialGradient(gradient, center: center, startRadius: startRadius, endRadius: endRadius)
    }
    public static func radialGradient(
        colors: [Color], center: UnitPoint, startRadius: CGFloat, endRadius: CGFloat
    ) -> RadialGradient {
        RadialGradient(colors: colors, center: center, startRadius: startRadius, endRadius: endRadius)
    }
    public static func radialGradient(
        stops: [Gradient.Stop], center: UnitPoint, startRadius: CGFloat, endRadius: CGFloat
    ) -> RadialGradient {
        RadialGradient(stops: stops, center: center, startRadius: startRadius, endRadius: endRadius)
    }
}

extension ShapeStyle where Self == EllipticalGradient {
    public static func ellipticalGradient(
        _ gradient: Gradient, center: UnitPoint = .center, startRadiusFraction: CGFloat = 0,
        endRadiusFraction: CGFloat = 0.5
    ) -> EllipticalGradient {
        EllipticalGradient(
            gradient: gradient, center: center, startRadiusFraction: startRadiusFraction,
            endRadiusFraction: endRadiusFraction)
    }
    public static func ellipticalGradient(
        _ gradient: AnyGradient, center: UnitPoint = .center, startRadiusFraction: CGFloat = 0,
        endRadiusFraction: CGFloat = 0.5
    ) -> EllipticalGradient {
        EllipticalGradient(
            gradient, center: center, startRadiusFraction: startRadiusFraction, endRadiusFraction: endRadiusFraction)
    }
    public static func ellipticalGradient(
        colors: [Color], center: UnitPoint = .center, startRadiusFraction: CGFloat = 0,
        endRadiusFraction: CGFloat = 0.5
    ) -> EllipticalGradient {
        EllipticalGradient(
            colors: colors, center: center, startRadiusFraction: startRadiusFraction,
            endRadiusFraction: endRadiusFraction)
    }
    public static func ellipticalGradient(
        stops: [Gradient.Stop], center: UnitPoint = .center, startRadiusFraction: CGFloat = 0,
        endRadiusFraction: CGFloat = 0.5
    ) -> EllipticalGradient {
        EllipticalGradient(
            stops: stops, center: center, startRadiusFraction: startRadiusFraction,
            endRadiusFraction: endRadiusFraction)
    }
}

extension ShapeStyle where Self == AngularGradient {
    public static func angularGradient(
        _ gradient: Gradient, center: UnitPoint, startAngle: Angle, endAngle: Angle
    ) -> AngularGradient {
        AngularGradient(gradient: gradient, center: center, startAngle: startAngle, endAngle: endAngle)
    }
    public static func angularGradient(
        _ gradient: AnyGradient, center: UnitPoint = .center, startAngle: Angle, endAngle: Angle
    ) -> AngularGradient {
        AngularGradient(gradient, center: center, startAngle: startAngle, endAngle: endAngle)
    }
    public static func angularGradient(
        colors: [Color], center: UnitPoint, startAngle: Angle, endAngle: Angle
    ) -> AngularGradient {
        AngularGradient(colors: colors, center: center, startAngle: startAngle, endAngle: endAngle)
    }
    public static func angularGradient(
        stops: [Gradient.Stop], center: UnitPoint, startAngle: Angle, endAngle: Angle
    ) -> AngularGradient {
        AngularGradient(stops: stops, center: center, startAngle: startAngle, endAngle: endAngle)
    }
    public static func conicGradient(_ gradient: Gradient, center: UnitPoint, angle: Angle = .zero)
        -> AngularGradient
    { AngularGradient(gradient: gradient, center: center, angle: angle) }
    public static func conicGradient(_ gradient: AnyGradient, center: UnitPoint = .center, angle: Angle = .zero)
        -> AngularGradient
    { AngularGradient(gradient, center: center, startAngle: angle, endAngle: angle + .degrees(360)) }
    public static func conicGradient(colors: [Color], center: UnitPoint, angle: Angle = .zero) -> AngularGradient {
        AngularGradient(colors: colors, center: center, angle: angle)
    }
    public static func conicGradient(stops: [Gradient.Stop], center: UnitPoint, angle: Angle = .zero)
        -> AngularGradient
    { AngularGradient(stops: stops, center: center, angle: angle) }
}
