@_exported import Foundation
@_exported import UIKit

extension NSNotification.Name {
    public static let GCControllerDidConnect = Self("GCControllerDidConnectNotification")
    public static let GCControllerDidDisconnect = Self("GCControllerDidDisconnectNotification")
    public static let GCControllerDidBecomeCurrent = Self("GCControllerDidBecomeCurrentNotification")
    public static let GCControllerDidStopBeingCurrent = Self("GCControllerDidStopBeingCurrentNotification")
    public static let GCKeyboardDidConnect = Self("GCKeyboardDidConnectNotification")
    public static let GCKeyboardDidDisconnect = Self("GCKeyboardDidDisconnectNotification")
}

public enum GCControllerPlayerIndex: Int, Sendable {
    case indexUnset = -1
    case index1, index2, index3, index4
}

public protocol GCDevice: NSObjectProtocol {
    var vendorName: String? { get }
    var productCategory: String { get }
    var handlerQueue: DispatchQueue { get set }
}

/// None is connected.
open class GCController: NSObject, GCDevice, @unchecked Sendable {
    open class func controllers() -> [GCController] { [] }
    open class var current: GCController? { nil }
    open class func startWirelessControllerDiscovery(completionHandler: (() -> Void)? = nil) { completionHandler?() }
    open class func stopWirelessControllerDiscovery() {}
    open var vendorName: String? { nil }
    open var productCategory: String { "" }
    open var handlerQueue = DispatchQueue.main
    open var isAttachedToDevice: Bool { false }
    open var playerIndex = GCControllerPlayerIndex.indexUnset
    open var controllerPausedHandler: ((GCController) -> Void)?
    open var extendedGamepad: GCExtendedGamepad? { nil }
    open var microGamepad: GCMicroGamepad? { nil }
    open var input: GCPhysicalInputProfile { physicalInputProfile }
    public let physicalInputProfile = GCPhysicalInputProfile()
}
open class GCPhysicalInputProfile: NSObject {
    open var buttons: [String: GCControllerButtonInput] { [:] }
    open var dpads: [String: GCControllerDirectionPad] { [:] }
}
open class GCControllerElement: NSObject {
    open var localizedName: String? { nil }
    open var sfSymbolsName: String? { nil }
}
open class GCControllerButtonInput: GCControllerElement {
    public typealias ValueChangedHandler = (GCControllerButtonInput, Float, Bool) -> Void
    open var value: Float { 0 }
    open var isPressed: Bool { false }
    open var valueChangedHandler: ValueChangedHandler?
    open var pressedChangedHandler: ValueChangedHandler?
}
open class GCControllerAxisInput: GCControllerElement { open var value: Float { 0 } }
open class GCControllerDirectionPad: GCControllerElement {
    public let xAxis = GCControllerAxisInput()
    public let yAxis = GCControllerAxisInput()
    public let up = GCControllerButtonInput()
    public let down = GCControllerButtonInput()
    public let left = GCControllerButtonInput()
    public let right = GCControllerButtonInput()
    open var valueChangedHandler: ((GCControllerDirectionPad, Float, Float) -> Void)?
}
open class GCExtendedGamepad: GCPhysicalInputProfile {
    public let dpad = GCControllerDirectionPad()
    public let buttonA = GCControllerButtonInput()
    public let buttonB = GCControllerButtonInput()
    public let buttonX = GCControllerButtonInput()
    public let buttonY = GCControllerButtonInput()
    public let buttonMenu = GCControllerButtonInput()
    public let leftThumbstick = GCControllerDirectionPad()
    public let rightThumbstick = GCControllerDirectionPad()
    public let leftShoulder = GCControllerButtonInput()
    public let rightShoulder = GCControllerButtonInput()
    public let leftTrigger = GCControllerButtonInput()
    public let rightTrigger = GCControllerButtonInput()
    open var valueChangedHandler: ((GCExtendedGamepad, GCControllerElement) -> Void)?
}
open class GCMicroGamepad: GCPhysicalInputProfile { public let dpad = GCControllerDirectionPad() }
open class GCKeyboard: NSObject, @unchecked Sendable {
    open class var coalesced: GCKeyboard? { nil }
    open var keyboardInput: GCKeyboardInput? { nil }
}
open class GCKeyboardInput: GCPhysicalInputProfile {}
/// Controllers keep their events to the game, and not to the views.
@preconcurrency @MainActor open class GCEventViewController: UIViewController {
    open var controllerUserInteractionEnabled = false
}
