import Foundation

public enum NSMergePolicyType: UInt, Sendable {
    case errorMergePolicyType, mergeByPropertyStoreTrumpMergePolicyType, mergeByPropertyObjectTrumpMergePolicyType
    case overwriteMergePolicyType, rollbackMergePolicyType
}

/// What counts when two contexts changed an object. The last to save wins here, whatever the policy.
open class NSMergePolicy: NSObject, @unchecked Sendable {
    public init(merge ty: NSMergePolicyType) { mergeType = ty }
    public let mergeType: NSMergePolicyType
    open func resolve(mergeConflicts list: [Any]) throws {}
    open func resolve(optimisticLockingConflicts list: [NSMergeConflict]) throws {}
    open func resolve(constraintConflicts list: [NSConstraintConflict]) throws {}

    public static let error = NSMergePolicy(merge: .errorMergePolicyType)
    public static let rollback = NSMergePolicy(merge: .rollbackMergePolicyType)
    public static let overwrite = NSMergePolicy(merge: .overwriteMergePolicyType)
    public static let mergeByPropertyObjectTrump = NSMergePolicy(merge: .mergeByPropertyObjectTrumpMergePolicyType)
    public static let mergeByPropertyStoreTrump = NSMergePolicy(merge: .mergeByPropertyStoreTrumpMergePolicyType)
}

public let NSErrorMergePolicy: AnyObject & Sendable = NSMergePolicy.error
public let NSRollbackMergePolicy: AnyObject & Sendable = NSMergePolicy.rollback
public let NSOverwriteMergePolicy: AnyObject & Sendable = NSMergePolicy.overwrite
public let NSMergeByPropertyObjectTrumpMergePolicy: AnyObject & Sendable = NSMergePolicy.mergeByPropertyObjectTrump
public let NSMergeByPropertyStoreTrumpMergePolicy: AnyObject & Sendable = NSMergePolicy.mergeByPropertyStoreTrump

open class NSMergeConflict: NSObject {
    init(_ object: NSManagedObject) { sourceObject = object }
    public let sourceObject: NSManagedObject
    open var objectSnapshot: [String: Any]? { nil }
    open var cachedSnapshot: [String: Any]? { nil }
    open var persistedSnapshot: [String: Any]? { nil }
    open var newVersionNumber: Int { 0 }
    open var oldVersionNumber: Int { 0 }
}

open class NSConstraintConflict: NSObject {
    open var constraint: [String] { [] }
    open var constraintValues: [String: Any] { [:] }
    open var databaseObject: NSManagedObject? { nil }
    open var conflictingObjects: [NSManagedObject] { [] }
}
