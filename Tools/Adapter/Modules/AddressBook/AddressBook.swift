@_exported import Foundation
@_exported import UIKit

// The address book of before iOS 9, which nobody has allowed to be read.

public typealias ABRecordID = Int32
public typealias ABPropertyID = Int32
public typealias ABRecord = AnyObject
public typealias ABAddressBook = AnyObject
public typealias ABMultiValue = AnyObject
public enum ABAuthorizationStatus: Int, Sendable { case notDetermined, restricted, denied, authorized }
public let kABRecordInvalidID: Int32 = -1
public let kABPersonFirstNameProperty: ABPropertyID = 0
public let kABPersonLastNameProperty: ABPropertyID = 1
public let kABPersonPhoneProperty: ABPropertyID = 3
public let kABPersonEmailProperty: ABPropertyID = 4
public let kABPersonAddressProperty: ABPropertyID = 5
public let kABPersonOrganizationProperty: ABPropertyID = 10
public let kABPersonAddressStreetKey = "Street"
public let kABPersonAddressCityKey = "City"
public let kABPersonAddressStateKey = "State"
public let kABPersonAddressZIPKey = "ZIP"
public let kABPersonAddressCountryKey = "Country"
public let kABPersonAddressCountryCodeKey = "CountryCode"

public func ABAddressBookGetAuthorizationStatus() -> ABAuthorizationStatus { .notDetermined }
// Nobody answers.
public func ABAddressBookRequestAccessWithCompletion(
    _ addressBook: ABAddressBook!, _ completion: @escaping (Bool, CFError?) -> Void
) {}
