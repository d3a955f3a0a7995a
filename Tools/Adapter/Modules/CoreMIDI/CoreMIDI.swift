@_exported import Foundation
@_exported import UIKit

// No instrument is connected, and no client can be made.

public typealias MIDIObjectRef = UInt32
public typealias MIDIClientRef = MIDIObjectRef
public typealias MIDIPortRef = MIDIObjectRef
public typealias MIDIEndpointRef = MIDIObjectRef
public typealias MIDIDeviceRef = MIDIObjectRef
public typealias MIDIEntityRef = MIDIObjectRef
public typealias MIDITimeStamp = UInt64
public typealias MIDIUniqueID = Int32
public let kMIDIInvalidClient: Int32 = -10830
public let kMIDINoConnection: Int32 = -10833
public let kMIDINotPermitted: Int32 = -10844

public struct MIDINotification: Sendable {
    public var messageID: Int32
    public var messageSize: UInt32
}
public typealias MIDINotifyBlock = (UnsafePointer<MIDINotification>) -> Void

public func MIDIClientCreateWithBlock(
    _ name: CFString, _ outClient: UnsafeMutablePointer<MIDIClientRef>, _ notifyBlock: MIDINotifyBlock?
) -> Int32 { kMIDINotPermitted }
public func MIDIClientDispose(_ client: MIDIClientRef) -> Int32 { kMIDIInvalidClient }
public func MIDIOutputPortCreate(
    _ client: MIDIClientRef, _ portName: CFString, _ outPort: UnsafeMutablePointer<MIDIPortRef>
) -> Int32 { kMIDIInvalidClient }
public func MIDIPortConnectSource(
    _ port: MIDIPortRef, _ source: MIDIEndpointRef, _ connRefCon: UnsafeMutableRawPointer?
) -> Int32 { kMIDINoConnection }
public func MIDIGetNumberOfSources() -> Int { 0 }
public func MIDIGetNumberOfDestinations() -> Int { 0 }
public func MIDIGetNumberOfDevices() -> Int { 0 }
public func MIDIGetSource(_ sourceIndex0: Int) -> MIDIEndpointRef { 0 }
public func MIDIGetDestination(_ destIndex0: Int) -> MIDIEndpointRef { 0 }
