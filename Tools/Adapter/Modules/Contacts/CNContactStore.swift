import Foundation

public enum CNEntityType: Int, Sendable { case contacts }
public enum CNAuthorizationStatus: Int, Sendable { case notDetermined, restricted, denied, authorized, limited }
public enum CNContactSortOrder: Int, Sendable { case none, userDefault, givenName, familyName }

/// An empty address book that nobody has allowed to be read.
open class CNContactStore: NSObject, @unchecked Sendable {
    public override init() { super.init() }
    open class func authorizationStatus(for entityType: CNEntityType) -> CNAuthorizationStatus { .notDetermined }
    open func requestAccess(
        for entityType: CNEntityType, completionHandler: @escaping (Bool, (any Error)?) -> Void
    ) {}
    open func requestAccess(for entityType: CNEntityType) async throws -> Bool { false }
    open func unifiedContacts(
        matching predicate: NSPredicate, keysToFetch keys: [any CNKeyDescriptor]
    ) throws -> [CNContact] { [] }
    open func unifiedContact(
        withIdentifier identifier: String, keysToFetch keys: [any CNKeyDescriptor]
    ) throws -> CNContact { throw CNError(.recordDoesNotExist) }
    open func enumerateContacts(
        with fetchRequest: CNContactFetchRequest,
        usingBlock block: @escaping (CNContact, UnsafeMutablePointer<ObjCBool>) -> Void
    ) throws {}
    open func containers(matching predicate: NSPredicate?) throws -> [CNContainer] { [] }
    open func groups(matching predicate: NSPredicate?) throws -> [CNGroup] { [] }
    open func defaultContainerIdentifier() -> String { "" }
    open func execute(_ saveRequest: CNSaveRequest) throws { throw CNError(.authorizationDenied) }
}

open class CNContainer: NSObject, @unchecked Sendable {
    public let identifier = ""
    public let name = ""
}
open class CNGroup: NSObject, @unchecked Sendable {
    public let identifier = ""
    open var name: String { "" }
}
extension CNContact {
    public class func predicateForContactsInContainer(withIdentifier identifier: String) -> NSPredicate {
        NSPredicate(value: false)
    }
}

open class CNFetchRequest: NSObject {}
open class CNContactFetchRequest: CNFetchRequest {
    public init(keysToFetch: [any CNKeyDescriptor]) { self.keysToFetch = keysToFetch }
    open var keysToFetch: [any CNKeyDescriptor]
    open var predicate: NSPredicate?
    open var sortOrder = CNContactSortOrder.none
    open var unifyResults = true
    open var mutableObjects = false
}
open class CNSaveRequest: NSObject {
    open func add(_ contact: CNMutableContact, toContainerWithIdentifier identifier: String?) {}
    open func update(_ contact: CNMutableContact) {}
    open func delete(_ contact: CNMutableContact) {}
}

public struct CNError: CustomNSError, Hashable, Sendable {
    public enum Code: Int, Sendable {
        case communicationError = 1
        case dataAccessError = 2
        case authorizationDenied = 100
        case noAccessableWritableContainers = 101
        case recordDoesNotExist = 200
    }
    public let code: Code
    public init(_ code: Code) { self.code = code }
    public static var errorDomain: String { "CNErrorDomain" }
    public var errorCode: Int { code.rawValue }
}

extension NSNotification.Name {
    public static let CNContactStoreDidChange = Self("CNContactStoreDidChangeNotification")
}

public enum CNContactFormatterStyle: Int, Sendable { case fullName, phoneticFullName }

/// Names as they are written in English.
open class CNContactFormatter: Formatter, @unchecked Sendable {
    public override init() { super.init() }
    public required init?(coder: NSCoder) { super.init() }
    open var style = CNContactFormatterStyle.fullName
    open class func descriptorForRequiredKeys(for style: CNContactFormatterStyle) -> any CNKeyDescriptor { NSString() }
    open class func string(from contact: CNContact, style: CNContactFormatterStyle) -> String? {
        CNContactFormatter().string(from: contact)
    }
    open func string(from contact: CNContact) -> String? {
        if contact.contactType == .organization, !contact.organizationName.isEmpty { return contact.organizationName }
        let parts = [
            contact.namePrefix, contact.givenName, contact.middleName, contact.familyName, contact.nameSuffix,
        ].filter { !$0.isEmpty }
        if !parts.isEmpty { return parts.joined(separator: " ") }
        return [contact.nickname, contact.organizationName].first { !$0.isEmpty }
    }
    open override func string(for obj: Any?) -> String? { (obj as? CNContact).flatMap(string) }
    open class func nameOrder(for contact: CNContact) -> CNContactDisplayNameOrder { .givenNameFirst }
    open class func delimiter(for contact: CNContact) -> String { " " }
}
public enum CNContactDisplayNameOrder: Int, Sendable { case userDefault, givenNameFirst, familyNameFirst }

public enum CNPostalAddressFormatterStyle: Int, Sendable { case mailingAddress }

/// Addresses as they are written in the United States.
open class CNPostalAddressFormatter: Formatter, @unchecked Sendable {
    public override init() { super.init() }
    public required init?(coder: NSCoder) { super.init() }
    open var style = CNPostalAddressFormatterStyle.mailingAddress
    open class func string(from postalAddress: CNPostalAddress, style: CNPostalAddressFormatterStyle) -> String {
        CNPostalAddressFormatter().string(from: postalAddress)
    }
    open func string(from postalAddress: CNPostalAddress) -> String {
        let place = [postalAddress.city, postalAddress.state, postalAddress.postalCode].filter { !$0.isEmpty }
        return [postalAddress.street, place.joined(separator: " "), postalAddress.country].filter { !$0.isEmpty }
            .joined(separator: "\n")
    }
    open override func string(for obj: Any?) -> String? { (obj as? CNPostalAddress).map(string) }
}

open class CNContactVCardSerialization: NSObject {
    open class func descriptorForRequiredKeys() -> any CNKeyDescriptor { NSString() }
    open class func contacts(with data: Data) throws -> [CNContact] { [] }
    open class func data(with contacts: [CNContact]) throws -> Data { Data() }
}
open class CNContactProperty: NSObject, @unchecked Sendable {
    public let contact = CNContact()
    public let key = ""
    public let value: Any? = nil
    public let identifier: String? = nil
    public let label: String? = nil
}

/// What a user chose for contacts: the order of names, and the country whose habits addresses follow.
open class CNContactsUserDefaults: NSObject, @unchecked Sendable {
    private static let known = CNContactsUserDefaults()
    open class func shared() -> CNContactsUserDefaults { known }

    open var sortOrder: CNContactSortOrder { .familyName }
    /// In small letters, as Apple's example has it.
    open var countryCode: String { (Locale.current.regionCode ?? "US").lowercased() }
}
