@_exported import Foundation

open class MXMetaData: NSObject, @unchecked Sendable {
    open var regionFormat: String { "" }
    open var osVersion: String { "" }
    open var deviceType: String { "" }
    open var applicationBuildVersion: String { "" }
}
open class MXMetricPayload: NSObject, @unchecked Sendable {
    open var timeStampBegin: Date { .distantPast }
    open var timeStampEnd: Date { .distantPast }
    open var latestApplicationVersion: String { "" }
    open var metaData: MXMetaData? { nil }
    open func jsonRepresentation() -> Data { Data("{}".utf8) }
    open func dictionaryRepresentation() -> [AnyHashable: Any] { [:] }
}
open class MXDiagnostic: NSObject, @unchecked Sendable {
    open var applicationVersion: String { "" }
    open func jsonRepresentation() -> Data { Data("{}".utf8) }
}
open class MXCrashDiagnostic: MXDiagnostic, @unchecked Sendable { open var terminationReason: String? { nil } }
open class MXHangDiagnostic: MXDiagnostic, @unchecked Sendable {}
open class MXDiagnosticPayload: NSObject, @unchecked Sendable {
    open var timeStampBegin: Date { .distantPast }
    open var timeStampEnd: Date { .distantPast }
    open var crashDiagnostics: [MXCrashDiagnostic]? { nil }
    open var hangDiagnostics: [MXHangDiagnostic]? { nil }
    open func jsonRepresentation() -> Data { Data("{}".utf8) }
}
public protocol MXMetricManagerSubscriber: NSObjectProtocol {
    func didReceive(_ payloads: [MXMetricPayload])
    func didReceive(_ payloads: [MXDiagnosticPayload])
}
extension MXMetricManagerSubscriber {
    public func didReceive(_ payloads: [MXMetricPayload]) {}
    public func didReceive(_ payloads: [MXDiagnosticPayload]) {}
}

/// Measures of days, which never come.
open class MXMetricManager: NSObject, @unchecked Sendable {
    public static let shared = MXMetricManager()
    open var pastPayloads: [MXMetricPayload] { [] }
    open var pastDiagnosticPayloads: [MXDiagnosticPayload] { [] }
    open func add(_ subscriber: any MXMetricManagerSubscriber) {}
    open func remove(_ subscriber: any MXMetricManagerSubscriber) {}
}
