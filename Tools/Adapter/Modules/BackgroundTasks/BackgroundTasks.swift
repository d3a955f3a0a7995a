@_exported import Foundation

open class BGTaskRequest: NSObject, @unchecked Sendable {
    fileprivate init(named identifier: String) { self.identifier = identifier }
    public let identifier: String
    open var earliestBeginDate: Date?
}
open class BGAppRefreshTaskRequest: BGTaskRequest, @unchecked Sendable {
    public init(identifier: String) { super.init(named: identifier) }
}
open class BGProcessingTaskRequest: BGTaskRequest, @unchecked Sendable {
    public init(identifier: String) { super.init(named: identifier) }
    open var requiresNetworkConnectivity = false
    open var requiresExternalPower = false
}

open class BGTask: NSObject, @unchecked Sendable {
    open var identifier: String { "" }
    open var expirationHandler: (() -> Void)?
    open func setTaskCompleted(success: Bool) {}
}
open class BGAppRefreshTask: BGTask, @unchecked Sendable {}
open class BGProcessingTask: BGTask, @unchecked Sendable {}

/// Remembers requests. An app that is only looked at never goes to the background.
open class BGTaskScheduler: NSObject, @unchecked Sendable {
    public static let shared = BGTaskScheduler()
    private var requests: [BGTaskRequest] = []
    @discardableResult open func register(
        forTaskWithIdentifier identifier: String, using queue: DispatchQueue?,
        launchHandler: @escaping (BGTask) -> Void
    ) -> Bool { true }
    open func submit(_ taskRequest: BGTaskRequest) throws {
        requests.removeAll { $0.identifier == taskRequest.identifier }
        requests.append(taskRequest)
    }
    open func cancel(taskRequestWithIdentifier identifier: String) {
        requests.removeAll { $0.identifier == identifier }
    }
    open func cancelAllTaskRequests() { requests = [] }
    open func getPendingTaskRequests(completionHandler: @escaping ([BGTaskRequest]) -> Void) {
        completionHandler(requests)
    }

    public struct Error: CustomNSError, Hashable, Sendable {
        public enum Code: Int, Sendable { case unavailable = 1, tooManyPendingTaskRequests, notPermitted }
        public let code: Code
        public init(_ code: Code) { self.code = code }
        public static var errorDomain: String { "BGTaskSchedulerErrorDomain" }
        public var errorCode: Int { code.rawValue }
    }
}
