import Foundation

public struct HKQuantityTypeIdentifier: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public init(_ rawValue: String) { self.rawValue = rawValue }
    public static let bodyMassIndex = Self("HKQuantityTypeIdentifierBodyMassIndex")
    public static let bodyFatPercentage = Self("HKQuantityTypeIdentifierBodyFatPercentage")
    public static let height = Self("HKQuantityTypeIdentifierHeight")
    public static let bodyMass = Self("HKQuantityTypeIdentifierBodyMass")
    public static let leanBodyMass = Self("HKQuantityTypeIdentifierLeanBodyMass")
    public static let waistCircumference = Self("HKQuantityTypeIdentifierWaistCircumference")
    public static let stepCount = Self("HKQuantityTypeIdentifierStepCount")
    public static let distanceWalkingRunning = Self("HKQuantityTypeIdentifierDistanceWalkingRunning")
    public static let distanceCycling = Self("HKQuantityTypeIdentifierDistanceCycling")
    public static let distanceSwimming = Self("HKQuantityTypeIdentifierDistanceSwimming")
    public static let basalEnergyBurned = Self("HKQuantityTypeIdentifierBasalEnergyBurned")
    public static let activeEnergyBurned = Self("HKQuantityTypeIdentifierActiveEnergyBurned")
    public static let flightsClimbed = Self("HKQuantityTypeIdentifierFlightsClimbed")
    public static let appleExerciseTime = Self("HKQuantityTypeIdentifierAppleExerciseTime")
    public static let appleStandTime = Self("HKQuantityTypeIdentifierAppleStandTime")
    public static let vo2Max = Self("HKQuantityTypeIdentifierVO2Max")
    public static let heartRate = Self("HKQuantityTypeIdentifierHeartRate")
    public static let bodyTemperature = Self("HKQuantityTypeIdentifierBodyTemperature")
    public static let bloodPressureSystolic = Self("HKQuantityTypeIdentifierBloodPressureSystolic")
    public static let bloodPressureDiastolic = Self("HKQuantityTypeIdentifierBloodPressureDiastolic")
    public static let respiratoryRate = Self("HKQuantityTypeIdentifierRespiratoryRate")
    public static let restingHeartRate = Self("HKQuantityTypeIdentifierRestingHeartRate")
    public static let walkingHeartRateAverage = Self("HKQuantityTypeIdentifierWalkingHeartRateAverage")
    public static let heartRateVariabilitySDNN = Self("HKQuantityTypeIdentifierHeartRateVariabilitySDNN")
    public static let oxygenSaturation = Self("HKQuantityTypeIdentifierOxygenSaturation")
    public static let bloodGlucose = Self("HKQuantityTypeIdentifierBloodGlucose")
    public static let dietaryEnergyConsumed = Self("HKQuantityTypeIdentifierDietaryEnergyConsumed")
    public static let dietaryProtein = Self("HKQuantityTypeIdentifierDietaryProtein")
    public static let dietaryCarbohydrates = Self("HKQuantityTypeIdentifierDietaryCarbohydrates")
    public static let dietaryFatTotal = Self("HKQuantityTypeIdentifierDietaryFatTotal")
    public static let dietarySugar = Self("HKQuantityTypeIdentifierDietarySugar")
    public static let dietaryFiber = Self("HKQuantityTypeIdentifierDietaryFiber")
    public static let dietaryWater = Self("HKQuantityTypeIdentifierDietaryWater")
    public static let dietaryCaffeine = Self("HKQuantityTypeIdentifierDietaryCaffeine")
    public static let insulinDelivery = Self("HKQuantityTypeIdentifierInsulinDelivery")
}
public struct HKCategoryTypeIdentifier: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public init(_ rawValue: String) { self.rawValue = rawValue }
    public static let sleepAnalysis = Self("HKCategoryTypeIdentifierSleepAnalysis")
    public static let appleStandHour = Self("HKCategoryTypeIdentifierAppleStandHour")
    public static let mindfulSession = Self("HKCategoryTypeIdentifierMindfulSession")
    public static let menstrualFlow = Self("HKCategoryTypeIdentifierMenstrualFlow")
    public static let headache = Self("HKCategoryTypeIdentifierHeadache")
}
public struct HKCharacteristicTypeIdentifier: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public init(_ rawValue: String) { self.rawValue = rawValue }
    public static let biologicalSex = Self("HKCharacteristicTypeIdentifierBiologicalSex")
    public static let bloodType = Self("HKCharacteristicTypeIdentifierBloodType")
    public static let dateOfBirth = Self("HKCharacteristicTypeIdentifierDateOfBirth")
    public static let fitzpatrickSkinType = Self("HKCharacteristicTypeIdentifierFitzpatrickSkinType")
    public static let wheelchairUse = Self("HKCharacteristicTypeIdentifierWheelchairUse")
}
public struct HKCorrelationTypeIdentifier: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public init(_ rawValue: String) { self.rawValue = rawValue }
    public static let bloodPressure = Self("HKCorrelationTypeIdentifierBloodPressure")
    public static let food = Self("HKCorrelationTypeIdentifierFood")
}

public enum HKCategoryValueSleepAnalysis: Int, Sendable {
    case inBed, asleepUnspecified, awake, asleepCore, asleepDeep, asleepREM
    public static let asleep = Self.asleepUnspecified
}
public enum HKCategoryValue: Int, Sendable { case notApplicable }

open class HKObjectType: NSObject, @unchecked Sendable {
    init(identifier: String) { self.identifier = identifier }
    public let identifier: String
    open override func isEqual(_ object: Any?) -> Bool { (object as? HKObjectType)?.identifier == identifier }
    open override var hash: Int { identifier.hash }
    open override var description: String { identifier }

    open class func quantityType(forIdentifier identifier: HKQuantityTypeIdentifier) -> HKQuantityType? {
        HKQuantityType(identifier)
    }
    open class func categoryType(forIdentifier identifier: HKCategoryTypeIdentifier) -> HKCategoryType? {
        HKCategoryType(identifier)
    }
    open class func characteristicType(
        forIdentifier identifier: HKCharacteristicTypeIdentifier
    ) -> HKCharacteristicType? { HKCharacteristicType(identifier) }
    open class func correlationType(forIdentifier identifier: HKCorrelationTypeIdentifier) -> HKCorrelationType? {
        HKCorrelationType(identifier)
    }
    open class func workoutType() -> HKWorkoutType { HKWorkoutType(identifier: "HKWorkoutTypeIdentifier") }
    open class func activitySummaryType() -> HKActivitySummaryType {
        HKActivitySummaryType(identifier: "HKActivitySummaryTypeIdentifier")
    }
}
open class HKSampleType: HKObjectType, @unchecked Sendable {}
open class HKWorkoutType: HKSampleType, @unchecked Sendable {}
open class HKActivitySummaryType: HKObjectType, @unchecked Sendable {}
open class HKCharacteristicType: HKObjectType, @unchecked Sendable {
    public convenience init(_ identifier: HKCharacteristicTypeIdentifier) { self.init(identifier: identifier.rawValue) }
}
open class HKQuantityType: HKSampleType, @unchecked Sendable {
    public convenience init(_ identifier: HKQuantityTypeIdentifier) { self.init(identifier: identifier.rawValue) }
}
open class HKCategoryType: HKSampleType, @unchecked Sendable {
    public convenience init(_ identifier: HKCategoryTypeIdentifier) { self.init(identifier: identifier.rawValue) }
}
open class HKCorrelationType: HKSampleType, @unchecked Sendable {
    public convenience init(_ identifier: HKCorrelationTypeIdentifier) { self.init(identifier: identifier.rawValue) }
}

open class HKSource: NSObject, @unchecked Sendable {
    open class func `default`() -> HKSource { HKSource() }
    open var name: String { "" }
    open var bundleIdentifier: String { Bundle.main.bundleIdentifier ?? "" }
}
open class HKObject: NSObject, @unchecked Sendable {
    init(device: HKDevice? = nil, metadata: [String: Any]?) { (self.device, self.metadata) = (device, metadata) }
    public let uuid = UUID()
    open var source: HKSource { .default() }
    open var sourceRevision: HKSourceRevision { HKSourceRevision(source: source, version: nil) }
    public let device: HKDevice?
    public let metadata: [String: Any]?
}
public let HKMetadataKeyExternalUUID = "HKExternalUUID"
public let HKMetadataKeyWasUserEntered = "HKWasUserEntered"
public let HKMetadataKeyFoodType = "HKFoodType"

open class HKSample: HKObject, @unchecked Sendable {
    init(_ type: HKSampleType, _ start: Date, _ end: Date, device: HKDevice? = nil, metadata: [String: Any]?) {
        (sampleType, startDate, endDate) = (type, start, end)
        super.init(device: device, metadata: metadata)
    }
    public let sampleType: HKSampleType
    public let startDate: Date
    public let endDate: Date
}
open class HKQuantitySample: HKSample, @unchecked Sendable {
    public init(
        type quantityType: HKQuantityType, quantity: HKQuantity, start startDate: Date, end endDate: Date,
        device: HKDevice? = nil, metadata: [String: Any]? = nil
    ) {
        (self.quantityType, self.quantity) = (quantityType, quantity)
        super.init(quantityType, startDate, endDate, device: device, metadata: metadata)
    }
    public let quantityType: HKQuantityType
    public let quantity: HKQuantity
}
open class HKCategorySample: HKSample, @unchecked Sendable {
    public init(
        type: HKCategoryType, value: Int, start startDate: Date, end endDate: Date, metadata: [String: Any]? = nil
    ) {
        (categoryType, self.value) = (type, value)
        super.init(type, startDate, endDate, metadata: metadata)
    }
    public let categoryType: HKCategoryType
    public let value: Int
}

public enum HKWorkoutActivityType: UInt, Sendable {
    case cycling = 13
    case elliptical = 16
    case functionalStrengthTraining = 20
    case golf = 21
    case hiking = 24
    case rowing = 35
    case running = 37
    case swimming = 46
    case tennis = 48
    case traditionalStrengthTraining = 50
    case walking = 52
    case yoga = 57
    case coreTraining = 59
    case highIntensityIntervalTraining = 63
    case pilates = 66
    case other = 3000
}
open class HKWorkout: HKSample, @unchecked Sendable {
    public convenience init(
        activityType workoutActivityType: HKWorkoutActivityType, start startDate: Date, end endDate: Date
    ) {
        self.init(
            activityType: workoutActivityType, start: startDate, end: endDate,
            duration: endDate.timeIntervalSince(startDate), totalEnergyBurned: nil, totalDistance: nil, metadata: nil)
    }
    public init(
        activityType workoutActivityType: HKWorkoutActivityType, start startDate: Date, end endDate: Date,
        duration: TimeInterval, totalEnergyBurned: HKQuantity?, totalDistance: HKQuantity?, metadata: [String: Any]?
    ) {
        (self.workoutActivityType, self.duration) = (workoutActivityType, duration)
        (self.totalEnergyBurned, self.totalDistance) = (totalEnergyBurned, totalDistance)
        super.init(HKObjectType.workoutType(), startDate, endDate, metadata: metadata)
    }
    public let workoutActivityType: HKWorkoutActivityType
    public let duration: TimeInterval
    public let totalEnergyBurned: HKQuantity?
    public let totalDistance: HKQuantity?
}

open class HKActivitySummary: NSObject, @unchecked Sendable {
    public override init() { super.init() }
    open var activeEnergyBurned = HKQuantity(unit: .kilocalorie(), doubleValue: 0)
    open var activeEnergyBurnedGoal = HKQuantity(unit: .kilocalorie(), doubleValue: 0)
    open var appleExerciseTime = HKQuantity(unit: .minute(), doubleValue: 0)
    open var appleExerciseTimeGoal = HKQuantity(unit: .minute(), doubleValue: 0)
    open var appleStandHours = HKQuantity(unit: .count(), doubleValue: 0)
    open var appleStandHoursGoal = HKQuantity(unit: .count(), doubleValue: 0)
    /// Goals that somebody has set, which nobody has.
    open var exerciseTimeGoal: HKQuantity?
    open var standHoursGoal: HKQuantity?
    open func dateComponents(for calendar: Calendar) -> DateComponents { DateComponents() }
}
