/// Functions of an app's own, which run on the graphics processor of a phone and nowhere else.
@dynamicMemberLookup public struct ShaderLibrary: Sendable {
    public static let `default` = ShaderLibrary()
    public static func bundle(_ bundle: Bundle) -> ShaderLibrary { ShaderLibrary() }
    private init() {}
    public init(data: Data) {}
    public init(url: URL) {}

    public static subscript(dynamicMember name: String) -> ShaderFunction { `default`[dynamicMember: name] }
    public subscript(dynamicMember name: String) -> ShaderFunction { ShaderFunction(library: self, name: name) }
}

@dynamicCallable public struct ShaderFunction: Sendable {
    public var library: ShaderLibrary
    public var name: String
    public init(library: ShaderLibrary, name: String) { (self.library, self.name) = (library, name) }
    public func dynamicallyCall(withArguments arguments: [Shader.Argument]) -> Shader {
        Shader(function: self, arguments: arguments)
    }
}

public struct Shader: Sendable {
    public struct Argument: Sendable {
        public static func float<Value: BinaryFloatingPoint>(_ x: Value) -> Argument { Argument() }
        public static func float2<Value: BinaryFloatingPoint>(_ x: Value, _ y: Value) -> Argument { Argument() }
        public static func float2(_ point: CGPoint) -> Argument { Argument() }
        public static func float2(_ size: CGSize) -> Argument { Argument() }
        public static func float2(_ vector: CGVector) -> Argument { Argument() }
        public static func float3<Value: BinaryFloatingPoint>(_ x: Value, _ y: Value, _ z: Value) -> Argument {
            Argument()
        }
        public static func float4<Value: BinaryFloatingPoint>(
            _ x: Value, _ y: Value, _ z: Value, _ w: Value
        ) -> Argument { Argument() }
        public static func floatArray(_ array: [Float]) -> Argument { Argument() }
        public static func color(_ color: Color) -> Argument { Argument() }
        public static func colorArray(_ array: [Color]) -> Argument { Argument() }
        public static func image(_ image: Image) -> Argument { Argument() }
        public static func data(_ data: Data) -> Argument { Argument() }
        public static var boundingRect: Argument { Argument() }
    }
    public var function: ShaderFunction
    public var arguments: [Argument]
    public var dithersColor = false
    public init(function: ShaderFunction, arguments: [Argument]) {
        (self.function, self.arguments) = (function, arguments)
    }
}

extension View {
    public nonisolated func colorEffect(_ shader: Shader, isEnabled: Bool = true) -> some View {
        notDrawn("colorEffect", if: isEnabled)
    }
    public nonisolated func distortionEffect(_ shader: Shader, maxSampleOffset: CGSize, isEnabled: Bool = true)
        -> some View
    { notDrawn("distortionEffect", if: isEnabled) }
    public nonisolated func layerEffect(_ shader: Shader, maxSampleOffset: CGSize, isEnabled: Bool = true) -> some View
    {
        notDrawn("layerEffect", if: isEnabled)
    }
}
extension VisualEffect {
    public func colorEffect(_ shader: Shader, isEnabled: Bool = true) -> some VisualEffect {
        notDrawn("colorEffect", if: isEnabled)
    }
    public func distortionEffect(_ shader: Shader, maxSampleOffset: CGSize, isEnabled: Bool = true)
        -> some VisualEffect
    { notDrawn("distortionEffect", if: isEnabled) }
    public func layerEffect(_ shader: Shader, maxSampleOffset: CGSize, isEnabled: Bool = true) -> some VisualEffect {
        notDrawn("layerEffect", if: isEnabled)
    }
    private func notDrawn(_ name: String, if isAsked: Bool) -> Self {
        if isAsked { Headless.Diagnostics.noteNotDrawn(name) }
        return self
    }
}
