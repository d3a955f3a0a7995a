@_exported import Foundation
@_exported import struct CoreMedia.AudioStreamBasicDescription

public typealias SystemSoundID = UInt32
public typealias AudioFormatID = UInt32

public let kSystemSoundID_Vibrate: SystemSoundID = 0xFFF
public let kAudioFormatMPEG4AAC: AudioFormatID = 0x6161_6320
public let kAudioFormatLinearPCM: AudioFormatID = 0x6C70_636D
public let kAudioFormatAppleLossless: AudioFormatID = 0x616C_6163

// Sounds are not heard.
public func AudioServicesPlaySystemSound(_ sound: SystemSoundID) {}
public func AudioServicesPlayAlertSound(_ sound: SystemSoundID) {}
public func AudioServicesPlaySystemSoundWithCompletion(_ sound: SystemSoundID, _ completion: (() -> Void)?) {
    completion?()
}
@discardableResult public func AudioServicesCreateSystemSoundID(
    _ url: URL, _ sound: UnsafeMutablePointer<SystemSoundID>
) -> Int32 {
    sound.pointee = 0
    return 0
}
@discardableResult public func AudioServicesDisposeSystemSoundID(_ sound: SystemSoundID) -> Int32 { 0 }
