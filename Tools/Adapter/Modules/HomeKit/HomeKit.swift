@_exported import Foundation
@_exported import UIKit

public let HMErrorDomain = "HMErrorDomain"
public struct HMError: _BridgedStoredNSError {
    public enum Code: Int, _ErrorCodeProtocol, Sendable {
        public typealias _ErrorType = HMError
        case unexpectedError = -1
        case alreadyExists = 1
        case notFound, invalidParameter, accessoryNotReachable, readOnlyCharacteristic
        case writeOnlyCharacteristic, notificationNotSupported, operationTimedOut, accessoryPoweredOff
        case accessDenied, objectAssociatedToAnotherHome
        case homeAccessNotAuthorized = 47
    }
    public let _nsError: NSError
    public init(_nsError error: NSError) { _nsError = error }
    public static var _nsErrorDomain: String { HMErrorDomain }
    public static var unexpectedError: Code { .unexpectedError }
    public static var alreadyExists: Code { .alreadyExists }
    public static var notFound: Code { .notFound }
    public static var invalidParameter: Code { .invalidParameter }
    public static var accessoryNotReachable: Code { .accessoryNotReachable }
    public static var readOnlyCharacteristic: Code { .readOnlyCharacteristic }
    public static var writeOnlyCharacteristic: Code { .writeOnlyCharacteristic }
    public static var notificationNotSupported: Code { .notificationNotSupported }
    public static var operationTimedOut: Code { .operationTimedOut }
    public static var accessoryPoweredOff: Code { .accessoryPoweredOff }
    public static var accessDenied: Code { .accessDenied }
    public static var objectAssociatedToAnotherHome: Code { .objectAssociatedToAnotherHome }
    public static var homeAccessNotAuthorized: Code { .homeAccessNotAuthorized }
}

public struct HMHomeManagerAuthorizationStatus: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let determined = Self(rawValue: 1)
    public static let restricted = Self(rawValue: 2)
    public static let authorized = Self(rawValue: 4)
}

public protocol HMHomeManagerDelegate: NSObjectProtocol {
    func homeManagerDidUpdateHomes(_ manager: HMHomeManager)
    func homeManagerDidUpdatePrimaryHome(_ manager: HMHomeManager)
    func homeManager(_ manager: HMHomeManager, didAdd home: HMHome)
    func homeManager(_ manager: HMHomeManager, didRemove home: HMHome)
    func homeManager(_ manager: HMHomeManager, didUpdate status: HMHomeManagerAuthorizationStatus)
}
extension HMHomeManagerDelegate {
    public func homeManagerDidUpdateHomes(_ manager: HMHomeManager) {}
    public func homeManagerDidUpdatePrimaryHome(_ manager: HMHomeManager) {}
    public func homeManager(_ manager: HMHomeManager, didAdd home: HMHome) {}
    public func homeManager(_ manager: HMHomeManager, didRemove home: HMHome) {}
    public func homeManager(_ manager: HMHomeManager, didUpdate status: HMHomeManagerAuthorizationStatus) {}
}

/// Homes that nobody has allowed to be read.
open class HMHomeManager: NSObject, @unchecked Sendable {
    public override init() { super.init() }
    open weak var delegate: (any HMHomeManagerDelegate)?
    open var authorizationStatus: HMHomeManagerAuthorizationStatus { [] }
    open var primaryHome: HMHome? { nil }
    open var homes: [HMHome] { [] }
    open func addHome(
        withName homeName: String, completionHandler completion: @escaping (HMHome?, (any Error)?) -> Void
    ) {
        completion(nil, HMError(.homeAccessNotAuthorized))
    }
    open func removeHome(_ home: HMHome, completionHandler completion: @escaping ((any Error)?) -> Void) {
        completion(HMError(.homeAccessNotAuthorized))
    }
}
open class HMHome: NSObject, @unchecked Sendable {
    open weak var delegate: (any HMHomeDelegate)?
    open var name: String { "" }
    open var isPrimary: Bool { false }
    open var uniqueIdentifier: UUID { UUID() }
    open var rooms: [HMRoom] { [] }
    open var accessories: [HMAccessory] { [] }
    open var actionSets: [HMActionSet] { [] }
    open func addAccessory(_ accessory: HMAccessory, completionHandler completion: @escaping ((any Error)?) -> Void) {
        completion(HMError(.homeAccessNotAuthorized))
    }
    open func addRoom(
        withName roomName: String, completionHandler completion: @escaping (HMRoom?, (any Error)?) -> Void
    ) {
        completion(nil, HMError(.homeAccessNotAuthorized))
    }
    open func executeActionSet(_ actionSet: HMActionSet, completionHandler completion: @escaping ((any Error)?) -> Void)
    {
        completion(HMError(.homeAccessNotAuthorized))
    }
}
public protocol HMHomeDelegate: NSObjectProtocol {
    func home(_ home: HMHome, didAdd accessory: HMAccessory)
    func home(_ home: HMHome, didRemove accessory: HMAccessory)
    func home(_ home: HMHome, didAdd room: HMRoom)
}
extension HMHomeDelegate {
    public func home(_ home: HMHome, didAdd accessory: HMAccessory) {}
    public func home(_ home: HMHome, didRemove accessory: HMAccessory) {}
    public func home(_ home: HMHome, didAdd room: HMRoom) {}
}
open class HMRoom: NSObject, @unchecked Sendable {
    open var name: String { "" }
    open var accessories: [HMAccessory] { [] }
}
open class HMActionSet: NSObject, @unchecked Sendable { open var name: String { "" } }
public protocol HMAccessoryDelegate: NSObjectProtocol {
    func accessoryDidUpdateReachability(_ accessory: HMAccessory)
    func accessory(_ accessory: HMAccessory, service: HMService, didUpdateValueFor characteristic: HMCharacteristic)
}
extension HMAccessoryDelegate {
    public func accessoryDidUpdateReachability(_ accessory: HMAccessory) {}
    public func accessory(
        _ accessory: HMAccessory, service: HMService, didUpdateValueFor characteristic: HMCharacteristic
    ) {}
}
open class HMAccessory: NSObject, @unchecked Sendable {
    open weak var delegate: (any HMAccessoryDelegate)?
    open var name: String { "" }
    open var isReachable: Bool { false }
    open var uniqueIdentifier: UUID { UUID() }
    open var room: HMRoom? { nil }
    open var services: [HMService] { [] }
}
open class HMService: NSObject, @unchecked Sendable {
    open var name: String { "" }
    open var serviceType: String { "" }
    open var localizedDescription: String { "" }
    open var isPrimaryService: Bool { false }
    open var characteristics: [HMCharacteristic] { [] }
}
open class HMCharacteristic: NSObject, @unchecked Sendable {
    open var characteristicType: String { "" }
    open var localizedDescription: String { "" }
    open var value: Any? { nil }
    open func readValue(completionHandler completion: @escaping ((any Error)?) -> Void) {
        completion(HMError(.accessoryNotReachable))
    }
    open func writeValue(_ value: Any?, completionHandler completion: @escaping ((any Error)?) -> Void) {
        completion(HMError(.accessoryNotReachable))
    }
    open func enableNotification(_ enable: Bool, completionHandler completion: @escaping ((any Error)?) -> Void) {
        completion(HMError(.accessoryNotReachable))
    }
}
public protocol HMAccessoryBrowserDelegate: NSObjectProtocol {
    func accessoryBrowser(_ browser: HMAccessoryBrowser, didFindNewAccessory accessory: HMAccessory)
    func accessoryBrowser(_ browser: HMAccessoryBrowser, didRemoveNewAccessory accessory: HMAccessory)
}
extension HMAccessoryBrowserDelegate {
    public func accessoryBrowser(_ browser: HMAccessoryBrowser, didFindNewAccessory accessory: HMAccessory) {}
    public func accessoryBrowser(_ browser: HMAccessoryBrowser, didRemoveNewAccessory accessory: HMAccessory) {}
}
open class HMAccessoryBrowser: NSObject {
    public override init() { super.init() }
    open weak var delegate: (any HMAccessoryBrowserDelegate)?
    open var discoveredAccessories: [HMAccessory] { [] }
    open func startSearchingForNewAccessories() {}
    open func stopSearchingForNewAccessories() {}
}
