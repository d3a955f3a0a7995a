@_exported import CoreVideo
@_exported import Foundation

public let MLModelErrorDomain = "com.apple.CoreML"
public struct MLModelError: _BridgedStoredNSError {
    public enum Code: Int, _ErrorCodeProtocol, Sendable {
        public typealias _ErrorType = MLModelError
        case generic, featureType
        case io = 3
        case customLayer, customModel, update, parameters
    }
    public let _nsError: NSError
    public init(_nsError error: NSError) { _nsError = error }
    public static var _nsErrorDomain: String { MLModelErrorDomain }
    public static var generic: Code { .generic }
    public static var featureType: Code { .featureType }
    public static var io: Code { .io }
    public static var customLayer: Code { .customLayer }
    public static var customModel: Code { .customModel }
    public static var update: Code { .update }
    public static var parameters: Code { .parameters }
}

public enum MLComputeUnits: Int, Sendable { case cpuOnly, cpuAndGPU, all, cpuAndNeuralEngine }
open class MLModelConfiguration: NSObject {
    public override init() { super.init() }
    open var computeUnits = MLComputeUnits.all
    open var allowLowPrecisionAccumulationOnGPU = false
    open var modelDisplayName: String?
}
open class MLPredictionOptions: NSObject {
    public override init() { super.init() }
    open var usesCPUOnly = false
}

/// None can be loaded: nothing here reckons with one.
open class MLModel: NSObject, @unchecked Sendable {
    public init(contentsOf url: URL) throws { throw MLModelError(.io) }
    public init(contentsOf url: URL, configuration: MLModelConfiguration) throws { throw MLModelError(.io) }
    open class func load(
        contentsOf url: URL, configuration: MLModelConfiguration = MLModelConfiguration()
    ) async throws -> MLModel { throw MLModelError(.io) }
    open class func load(
        contentsOf url: URL, configuration: MLModelConfiguration = MLModelConfiguration(),
        completionHandler handler: @escaping (Result<MLModel, any Error>) -> Void
    ) { handler(.failure(MLModelError(.io))) }
    open class func compileModel(at modelURL: URL) throws -> URL { throw MLModelError(.io) }
    open var modelDescription: MLModelDescription { MLModelDescription() }
    open func prediction(from input: any MLFeatureProvider) throws -> any MLFeatureProvider {
        throw MLModelError(.generic)
    }
    open func prediction(
        from input: any MLFeatureProvider, options: MLPredictionOptions
    ) throws -> any MLFeatureProvider { throw MLModelError(.generic) }
}
open class MLModelDescription: NSObject {
    open var inputDescriptionsByName: [String: MLFeatureDescription] { [:] }
    open var outputDescriptionsByName: [String: MLFeatureDescription] { [:] }
    open var predictedFeatureName: String? { nil }
    open var metadata: [MLModelMetadataKey: Any] { [:] }
}
public struct MLModelMetadataKey: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public init(_ rawValue: String) { self.rawValue = rawValue }
    public static let author = Self("MLModelAuthorKey")
    public static let description = Self("MLModelDescriptionKey")
    public static let license = Self("MLModelLicenseKey")
    public static let versionString = Self("MLModelVersionStringKey")
}
open class MLFeatureDescription: NSObject {
    open var name: String { "" }
    open var type: MLFeatureType { .invalid }
    open var isOptional: Bool { false }
}

public enum MLFeatureType: Int, Sendable {
    case invalid, int64, double, string, image, multiArray, dictionary, sequence
}
open class MLFeatureValue: NSObject, @unchecked Sendable {
    private let value: Any?
    public let type: MLFeatureType
    private init(_ value: Any?, _ type: MLFeatureType) { (self.value, self.type) = (value, type) }
    public convenience init(int64 value: Int64) { self.init(value, .int64) }
    public convenience init(double value: Double) { self.init(value, .double) }
    public convenience init(string value: String) { self.init(value, .string) }
    public convenience init(pixelBuffer value: CVPixelBuffer) { self.init(value, .image) }
    public convenience init(multiArray value: MLMultiArray) { self.init(value, .multiArray) }
    public convenience init(dictionary value: [AnyHashable: NSNumber]) throws { self.init(value, .dictionary) }
    open var isUndefined: Bool { value == nil }
    open var int64Value: Int64 { value as? Int64 ?? 0 }
    open var doubleValue: Double { value as? Double ?? 0 }
    open var stringValue: String { value as? String ?? "" }
    open var multiArrayValue: MLMultiArray? { value as? MLMultiArray }
    open var dictionaryValue: [AnyHashable: NSNumber] { value as? [AnyHashable: NSNumber] ?? [:] }
    open var imageBufferValue: CVPixelBuffer? { type == .image ? value.map { $0 as! CVPixelBuffer } : nil }
}
public protocol MLFeatureProvider {
    var featureNames: Set<String> { get }
    func featureValue(for featureName: String) -> MLFeatureValue?
}
open class MLDictionaryFeatureProvider: NSObject, MLFeatureProvider {
    public init(dictionary: [String: Any]) throws {
        self.dictionary = dictionary.compactMapValues { value in
            switch value {
            case let value as MLFeatureValue: value
            case let value as String: MLFeatureValue(string: value)
            case let value as Int: MLFeatureValue(int64: Int64(value))
            case let value as Double: MLFeatureValue(double: value)
            case let value as MLMultiArray: MLFeatureValue(multiArray: value)
            default: nil
            }
        }
    }
    public let dictionary: [String: MLFeatureValue]
    open var featureNames: Set<String> { Set(dictionary.keys) }
    open func featureValue(for featureName: String) -> MLFeatureValue? { dictionary[featureName] }
    public subscript(featureName: String) -> MLFeatureValue? { dictionary[featureName] }
}

public enum MLMultiArrayDataType: Int, Sendable {
    case double = 65600
    case float32 = 65568
    case float16 = 65552
    case int32 = 131104
}
/// Numbers in as many dimensions as its shape has.
open class MLMultiArray: NSObject, @unchecked Sendable {
    private var numbers: [NSNumber]
    public init(shape: [NSNumber], dataType: MLMultiArrayDataType) throws {
        (self.shape, self.dataType) = (shape, dataType)
        numbers = Array(repeating: 0, count: shape.reduce(1) { $0 * $1.intValue })
    }
    public let shape: [NSNumber]
    public let dataType: MLMultiArrayDataType
    open var count: Int { numbers.count }
    open var strides: [NSNumber] {
        shape.indices.map { place in NSNumber(value: shape[(place + 1)...].reduce(1) { $0 * $1.intValue }) }
    }
    public subscript(index: Int) -> NSNumber {
        get { numbers[index] }
        set { numbers[index] = newValue }
    }
    public subscript(key: [NSNumber]) -> NSNumber {
        get { numbers[place(key)] }
        set { numbers[place(key)] = newValue }
    }
    private func place(_ key: [NSNumber]) -> Int { zip(key, strides).reduce(0) { $0 + $1.0.intValue * $1.1.intValue } }
}
