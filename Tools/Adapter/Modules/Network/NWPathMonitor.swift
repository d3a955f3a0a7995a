@_exported import Foundation

/// A way out of the device: Wi-Fi, as on a simulator. What is sent over it stays on its way.
public struct NWPath: Equatable, Sendable, CustomDebugStringConvertible {
    public enum Status: Sendable { case satisfied, unsatisfied, requiresConnection }
    public enum UnsatisfiedReason: Sendable { case notAvailable, cellularDenied, wifiDenied, localNetworkDenied }

    public var status: Status { .satisfied }
    public var unsatisfiedReason: UnsatisfiedReason { .notAvailable }
    public var availableInterfaces: [NWInterface] { [NWInterface(type: .wifi, name: "en0", index: 1)] }
    public var isExpensive: Bool { false }
    public var isConstrained: Bool { false }
    public var supportsIPv4: Bool { true }
    public var supportsIPv6: Bool { true }
    public var supportsDNS: Bool { true }
    public var gateways: [NWEndpoint] { [] }
    public var localEndpoint: NWEndpoint? { nil }
    public var remoteEndpoint: NWEndpoint? { nil }
    public func usesInterfaceType(_ type: NWInterface.InterfaceType) -> Bool { type == .wifi }
    public var debugDescription: String { "satisfied (Path is satisfied), interface: en0" }
}

public struct NWInterface: Hashable, Sendable {
    public enum InterfaceType: Sendable, CaseIterable { case other, wifi, cellular, wiredEthernet, loopback }
    public let type: InterfaceType
    public let name: String
    public let index: Int
}

/// Tells once, as Apple's does after it was started, what the path is.
public final class NWPathMonitor: @unchecked Sendable {
    public init() {}
    public init(requiredInterfaceType: NWInterface.InterfaceType) {}
    public init(prohibitedInterfaceTypes: [NWInterface.InterfaceType]) {}

    public var currentPath: NWPath { NWPath() }
    public var pathUpdateHandler: (@Sendable (NWPath) -> Void)?
    public private(set) var queue: DispatchQueue?
    private var isCancelled = false

    public func start(queue: DispatchQueue) {
        guard self.queue == nil else { return }
        self.queue = queue
        queue.async { [weak self] in
            guard let self, !self.isCancelled else { return }
            self.pathUpdateHandler?(self.currentPath)
        }
    }
    public func cancel() { isCancelled = true }
}
