@_exported import Foundation
@_exported import ObjectiveC

/// Apple's keys are texts.
public protocol CNKeyDescriptor {}
extension String: CNKeyDescriptor {}
extension NSString: CNKeyDescriptor {}

public let CNContactIdentifierKey = "identifier"
public let CNContactNamePrefixKey = "namePrefix"
public let CNContactGivenNameKey = "givenName"
public let CNContactMiddleNameKey = "middleName"
public let CNContactFamilyNameKey = "familyName"
public let CNContactPreviousFamilyNameKey = "previousFamilyName"
public let CNContactNameSuffixKey = "nameSuffix"
public let CNContactNicknameKey = "nickname"
public let CNContactOrganizationNameKey = "organizationName"
public let CNContactDepartmentNameKey = "departmentName"
public let CNContactJobTitleKey = "jobTitle"
public let CNContactBirthdayKey = "birthday"
public let CNContactNoteKey = "note"
public let CNContactImageDataKey = "imageData"
public let CNContactThumbnailImageDataKey = "thumbnailImageData"
public let CNContactImageDataAvailableKey = "imageDataAvailable"
public let CNContactTypeKey = "contactType"
public let CNContactPhoneNumbersKey = "phoneNumbers"
public let CNContactEmailAddressesKey = "emailAddresses"
public let CNContactPostalAddressesKey = "postalAddresses"
public let CNContactDatesKey = "dates"
public let CNContactUrlAddressesKey = "urlAddresses"
public let CNContactRelationsKey = "contactRelations"
public let CNContactSocialProfilesKey = "socialProfiles"
public let CNContactInstantMessageAddressesKey = "instantMessageAddresses"

public let CNLabelHome = "_$!<Home>!$_"
public let CNLabelWork = "_$!<Work>!$_"
public let CNLabelSchool = "_$!<School>!$_"
public let CNLabelOther = "_$!<Other>!$_"
public let CNLabelEmailiCloud = "iCloud"
public let CNLabelURLAddressHomePage = "_$!<HomePage>!$_"
public let CNLabelPhoneNumberiPhone = "iPhone"
public let CNLabelPhoneNumberMobile = "_$!<Mobile>!$_"
public let CNLabelPhoneNumberMain = "_$!<Main>!$_"

public enum CNContactType: Int, Sendable { case person, organization }

open class CNPhoneNumber: NSObject, NSCopying, @unchecked Sendable {
    public init(stringValue: String) { self.stringValue = stringValue }
    public let stringValue: String
    open func copy(with zone: NSZone? = nil) -> Any { self }
    open override func isEqual(_ object: Any?) -> Bool { (object as? CNPhoneNumber)?.stringValue == stringValue }
    open override var hash: Int { stringValue.hashValue }
}

open class CNLabeledValue<ValueType>: NSObject, @unchecked Sendable {
    public init(label: String?, value: ValueType) { (self.label, self.value) = (label, value) }
    public let label: String?
    public let value: ValueType
    public let identifier = UUID().uuidString
    /// `_$!<Home>!$_` is shown as `home`.
    open class func localizedString(forLabel label: String) -> String {
        guard label.hasPrefix("_$!<"), label.hasSuffix(">!$_") else { return label }
        return label.dropFirst(4).dropLast(4).lowercased()
    }
}

open class CNPostalAddress: NSObject, @unchecked Sendable {
    public override init() { super.init() }
    fileprivate var kept: [String: String] = [:]
    open var street: String { kept["street"] ?? "" }
    open var subLocality: String { kept["subLocality"] ?? "" }
    open var city: String { kept["city"] ?? "" }
    open var subAdministrativeArea: String { kept["subAdministrativeArea"] ?? "" }
    open var state: String { kept["state"] ?? "" }
    open var postalCode: String { kept["postalCode"] ?? "" }
    open var country: String { kept["country"] ?? "" }
    open var isoCountryCode: String { kept["isoCountryCode"] ?? "" }
}

open class CNMutablePostalAddress: CNPostalAddress, @unchecked Sendable {
    open override var street: String {
        get { super.street }
        set { kept["street"] = newValue }
    }
    open override var subLocality: String {
        get { super.subLocality }
        set { kept["subLocality"] = newValue }
    }
    open override var city: String {
        get { super.city }
        set { kept["city"] = newValue }
    }
    open override var state: String {
        get { super.state }
        set { kept["state"] = newValue }
    }
    open override var postalCode: String {
        get { super.postalCode }
        set { kept["postalCode"] = newValue }
    }
    open override var country: String {
        get { super.country }
        set { kept["country"] = newValue }
    }
    open override var isoCountryCode: String {
        get { super.isoCountryCode }
        set { kept["isoCountryCode"] = newValue }
    }
}

open class CNSocialProfile: NSObject, @unchecked Sendable {
    public init(urlString: String?, username: String?, userIdentifier: String?, service: String?) {
        (self.urlString, self.username) = (urlString ?? "", username ?? "")
        (self.userIdentifier, self.service) = (userIdentifier ?? "", service ?? "")
    }
    public let urlString: String
    public let username: String
    public let userIdentifier: String
    public let service: String
}
open class CNInstantMessageAddress: NSObject, @unchecked Sendable {
    public init(username: String, service: String) { (self.username, self.service) = (username, service) }
    public let username: String
    public let service: String
}
open class CNContactRelation: NSObject, @unchecked Sendable {
    public init(name: String) { self.name = name }
    public let name: String
}

/// A person or an organization. What is not known is empty.
open class CNContact: NSObject, NSCopying, @unchecked Sendable {
    struct Values {
        var texts: [String: String] = [:]
        var type = CNContactType.person
        var birthday: DateComponents?
        var imageData: Data?
        var phones: [CNLabeledValue<CNPhoneNumber>] = []
        var mails: [CNLabeledValue<NSString>] = []
        var places: [CNLabeledValue<CNPostalAddress>] = []
        var pages: [CNLabeledValue<NSString>] = []
        var profiles: [CNLabeledValue<CNSocialProfile>] = []
        var chats: [CNLabeledValue<CNInstantMessageAddress>] = []
        var relations: [CNLabeledValue<CNContactRelation>] = []
        var dates: [CNLabeledValue<NSDateComponents>] = []
    }
    var values = Values()

    public required override init() { super.init() }

    public let identifier = UUID().uuidString
    open var contactType: CNContactType { values.type }
    open var namePrefix: String { values.texts["namePrefix"] ?? "" }
    open var givenName: String { values.texts["givenName"] ?? "" }
    open var middleName: String { values.texts["middleName"] ?? "" }
    open var familyName: String { values.texts["familyName"] ?? "" }
    open var previousFamilyName: String { "" }
    open var nameSuffix: String { values.texts["nameSuffix"] ?? "" }
    open var nickname: String { values.texts["nickname"] ?? "" }
    open var organizationName: String { values.texts["organizationName"] ?? "" }
    open var departmentName: String { values.texts["departmentName"] ?? "" }
    open var jobTitle: String { values.texts["jobTitle"] ?? "" }
    open var note: String { values.texts["note"] ?? "" }
    open var imageData: Data? { values.imageData }
    open var thumbnailImageData: Data? { values.imageData }
    open var imageDataAvailable: Bool { values.imageData != nil }
    open var birthday: DateComponents? { values.birthday }
    open var phoneNumbers: [CNLabeledValue<CNPhoneNumber>] { values.phones }
    open var emailAddresses: [CNLabeledValue<NSString>] { values.mails }
    open var postalAddresses: [CNLabeledValue<CNPostalAddress>] { values.places }
    open var urlAddresses: [CNLabeledValue<NSString>] { values.pages }
    open var socialProfiles: [CNLabeledValue<CNSocialProfile>] { values.profiles }
    open var instantMessageAddresses: [CNLabeledValue<CNInstantMessageAddress>] { values.chats }
    open var contactRelations: [CNLabeledValue<CNContactRelation>] { values.relations }
    open var dates: [CNLabeledValue<NSDateComponents>] { values.dates }

    open func isKeyAvailable(_ key: String) -> Bool { true }
    open func areKeysAvailable(_ keyDescriptors: [any CNKeyDescriptor]) -> Bool { true }
    open class func localizedString(forKey key: String) -> String { key }
    open class func predicateForContacts(matchingName name: String) -> NSPredicate { NSPredicate(value: false) }
    open class func predicateForContacts(withIdentifiers identifiers: [String]) -> NSPredicate {
        NSPredicate(value: false)
    }

    open func copy(with zone: NSZone? = nil) -> Any { self }
    open override func mutableCopy() -> Any {
        let copy = CNMutableContact()
        copy.values = values
        return copy
    }
}

open class CNMutableContact: CNContact, @unchecked Sendable {
    open override var contactType: CNContactType {
        get { values.type }
        set { values.type = newValue }
    }
    open override var namePrefix: String {
        get { super.namePrefix }
        set { values.texts["namePrefix"] = newValue }
    }
    open override var givenName: String {
        get { super.givenName }
        set { values.texts["givenName"] = newValue }
    }
    open override var middleName: String {
        get { super.middleName }
        set { values.texts["middleName"] = newValue }
    }
    open override var familyName: String {
        get { super.familyName }
        set { values.texts["familyName"] = newValue }
    }
    open override var nameSuffix: String {
        get { super.nameSuffix }
        set { values.texts["nameSuffix"] = newValue }
    }
    open override var nickname: String {
        get { super.nickname }
        set { values.texts["nickname"] = newValue }
    }
    open override var organizationName: String {
        get { super.organizationName }
        set { values.texts["organizationName"] = newValue }
    }
    open override var departmentName: String {
        get { super.departmentName }
        set { values.texts["departmentName"] = newValue }
    }
    open override var jobTitle: String {
        get { super.jobTitle }
        set { values.texts["jobTitle"] = newValue }
    }
    open override var note: String {
        get { super.note }
        set { values.texts["note"] = newValue }
    }
    open override var imageData: Data? {
        get { values.imageData }
        set { values.imageData = newValue }
    }
    open override var birthday: DateComponents? {
        get { values.birthday }
        set { values.birthday = newValue }
    }
    open override var phoneNumbers: [CNLabeledValue<CNPhoneNumber>] {
        get { values.phones }
        set { values.phones = newValue }
    }
    open override var emailAddresses: [CNLabeledValue<NSString>] {
        get { values.mails }
        set { values.mails = newValue }
    }
    open override var postalAddresses: [CNLabeledValue<CNPostalAddress>] {
        get { values.places }
        set { values.places = newValue }
    }
    open override var urlAddresses: [CNLabeledValue<NSString>] {
        get { values.pages }
        set { values.pages = newValue }
    }
    open override var socialProfiles: [CNLabeledValue<CNSocialProfile>] {
        get { values.profiles }
        set { values.profiles = newValue }
    }
    open override var instantMessageAddresses: [CNLabeledValue<CNInstantMessageAddress>] {
        get { values.chats }
        set { values.chats = newValue }
    }
}
