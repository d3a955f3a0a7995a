// What objects may be told of besides their values. The texts of the keys are those that Apple's headers name.
public let HKMetadataKeyTimeZone = "HKTimeZone"
public let HKMetadataKeyDeviceName = "HKDeviceName"
public let HKMetadataKeyDeviceSerialNumber = "HKDeviceSerialNumber"
public let HKMetadataKeyDeviceManufacturerName = "HKDeviceManufacturerName"
public let HKMetadataKeyDigitalSignature = "HKDigitalSignature"
public let HKMetadataKeyUDIDeviceIdentifier = "HKUDIDeviceIdentifier"
public let HKMetadataKeyUDIProductionIdentifier = "HKUDIProductionIdentifier"
public let HKMetadataKeyBodyTemperatureSensorLocation = "HKBodyTemperatureSensorLocation"
public let HKMetadataKeyHeartRateSensorLocation = "HKHeartRateSensorLocation"
public let HKMetadataKeyHeartRateMotionContext = "HKHeartRateMotionContext"
public let HKMetadataKeyHeartRateEventThreshold = "HKHeartRateEventThreshold"
public let HKMetadataKeyWasTakenInLab = "HKWasTakenInLab"
public let HKMetadataKeyReferenceRangeLowerLimit = "HKReferenceRangeLowerLimit"
public let HKMetadataKeyReferenceRangeUpperLimit = "HKReferenceRangeUpperLimit"
public let HKMetadataKeyIndoorWorkout = "HKIndoorWorkout"
public let HKMetadataKeyCoachedWorkout = "HKCoachedWorkout"
public let HKMetadataKeyGroupFitness = "HKGroupFitness"
public let HKMetadataKeyWorkoutBrandName = "HKWorkoutBrandName"
public let HKMetadataKeyWeatherCondition = "HKWeatherCondition"
public let HKMetadataKeyWeatherTemperature = "HKWeatherTemperature"
public let HKMetadataKeyWeatherHumidity = "HKWeatherHumidity"
public let HKMetadataKeyElevationAscended = "HKElevationAscended"
public let HKMetadataKeyElevationDescended = "HKElevationDescended"
public let HKMetadataKeyAverageSpeed = "HKAverageSpeed"
public let HKMetadataKeyMaximumSpeed = "HKMaximumSpeed"
public let HKMetadataKeyAverageMETs = "HKAverageMETs"
public let HKMetadataKeyAlpineSlopeGrade = "HKAlpineSlopeGrade"
public let HKMetadataKeySwimmingLocationType = "HKSwimmingLocationType"
public let HKMetadataKeySwimmingStrokeStyle = "HKSwimmingStrokeStyle"
public let HKMetadataKeyLapLength = "HKLapLength"
public let HKMetadataKeySyncIdentifier = "HKSyncIdentifier"
public let HKMetadataKeySyncVersion = "HKSyncVersion"
public let HKMetadataKeyInsulinDeliveryReason = "HKInsulinDeliveryReason"
public let HKMetadataKeyBloodGlucoseMealTime = "HKBloodGlucoseMealTime"
public let HKMetadataKeyMenstrualCycleStart = "HKMenstrualCycleStart"
public let HKMetadataKeySexualActivityProtectionUsed = "HKSexualActivityProtectionUsed"
public let HKMetadataKeyVO2MaxTestType = "HKVO2MaxTestType"
public let HKMetadataKeyAudioExposureLevel = "HKAudioExposureLevel"
public let HKMetadataKeyFitnessMachineDuration = "HKFitnessMachineDuration"
public let HKMetadataKeyIndoorBikeDistance = "HKIndoorBikeDistance"
public let HKMetadataKeyCrossTrainerDistance = "HKCrossTrainerDistance"

public enum HKWorkoutSwimmingLocationType: Int, Sendable { case unknown, pool, openWater }
public enum HKSwimmingStrokeStyle: Int, Sendable {
    case unknown, mixed, freestyle, backstroke, breaststroke, butterfly, kickboard
}
public enum HKHeartRateMotionContext: Int, Sendable { case notSet, sedentary, active }
public enum HKHeartRateSensorLocation: Int, Sendable { case other, chest, wrist, finger, hand, earLobe, foot }
public enum HKBloodGlucoseMealTime: Int, Sendable {
    case preprandial = 1
    case postprandial = 2
}
public enum HKInsulinDeliveryReason: Int, Sendable {
    case basal = 1
    case bolus = 2
}
