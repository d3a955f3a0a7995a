import CoreLocation
import Foundation

/// How an app understood a value of an intent.
open class INIntentResolutionResult: NSObject {
    public required override init() { super.init() }
    open class func needsValue() -> Self { self.init() }
    open class func notRequired() -> Self { self.init() }
    open class func unsupported() -> Self { self.init() }
    open class func unsupported(withReason reason: Int) -> Self { self.init() }
    open class func confirmationRequired(withItemToConfirm itemToConfirm: Any, forReason reason: Int) -> Self {
        self.init()
    }
}

open class INStringResolutionResult: INIntentResolutionResult {
    open class func success(with resolvedValue: String) -> Self { self.init() }
    open class func disambiguation(with values: [String]) -> Self { self.init() }
    open class func confirmationRequired(with value: String?) -> Self { self.init() }
}
open class INBooleanResolutionResult: INIntentResolutionResult {
    open class func success(with resolvedValue: Bool) -> Self { self.init() }
    open class func disambiguation(with values: [Bool]) -> Self { self.init() }
    open class func confirmationRequired(with value: Bool?) -> Self { self.init() }
}
open class INIntegerResolutionResult: INIntentResolutionResult {
    open class func success(with resolvedValue: Int) -> Self { self.init() }
    open class func disambiguation(with values: [Int]) -> Self { self.init() }
    open class func confirmationRequired(with value: Int?) -> Self { self.init() }
}
open class INDoubleResolutionResult: INIntentResolutionResult {
    open class func success(with resolvedValue: Double) -> Self { self.init() }
    open class func disambiguation(with values: [Double]) -> Self { self.init() }
    open class func confirmationRequired(with value: Double?) -> Self { self.init() }
}
open class INDateComponentsResolutionResult: INIntentResolutionResult {
    open class func success(with resolvedValue: DateComponents) -> Self { self.init() }
    open class func disambiguation(with values: [DateComponents]) -> Self { self.init() }
    open class func confirmationRequired(with value: DateComponents?) -> Self { self.init() }
}
open class INURLResolutionResult: INIntentResolutionResult {
    open class func success(with resolvedValue: URL) -> Self { self.init() }
    open class func disambiguation(with values: [URL]) -> Self { self.init() }
    open class func confirmationRequired(with value: URL?) -> Self { self.init() }
}
open class INPersonResolutionResult: INIntentResolutionResult {
    open class func success(with resolvedValue: INPerson) -> Self { self.init() }
    open class func disambiguation(with values: [INPerson]) -> Self { self.init() }
    open class func confirmationRequired(with value: INPerson?) -> Self { self.init() }
}
open class INSpeakableStringResolutionResult: INIntentResolutionResult {
    open class func success(with resolvedValue: INSpeakableString) -> Self { self.init() }
    open class func disambiguation(with values: [INSpeakableString]) -> Self { self.init() }
    open class func confirmationRequired(with value: INSpeakableString?) -> Self { self.init() }
}
open class INMediaItemResolutionResult: INIntentResolutionResult {
    open class func success(with resolvedValue: INMediaItem) -> Self { self.init() }
    open class func disambiguation(with values: [INMediaItem]) -> Self { self.init() }
    open class func confirmationRequired(with value: INMediaItem?) -> Self { self.init() }
}
open class INPlacemarkResolutionResult: INIntentResolutionResult {
    open class func success(with resolvedValue: CLPlacemark) -> Self { self.init() }
    open class func disambiguation(with values: [CLPlacemark]) -> Self { self.init() }
    open class func confirmationRequired(with value: CLPlacemark?) -> Self { self.init() }
}
open class INTaskListResolutionResult: INIntentResolutionResult {
    open class func success(with resolvedValue: INTaskList) -> Self { self.init() }
    open class func disambiguation(with values: [INTaskList]) -> Self { self.init() }
    open class func confirmationRequired(with value: INTaskList?) -> Self { self.init() }
}
open class INTaskResolutionResult: INIntentResolutionResult {
    open class func success(with resolvedValue: INTask) -> Self { self.init() }
    open class func disambiguation(with values: [INTask]) -> Self { self.init() }
    open class func confirmationRequired(with value: INTask?) -> Self { self.init() }
}
open class INObjectResolutionResult: INIntentResolutionResult {
    open class func success(with resolvedValue: INObject) -> Self { self.init() }
    open class func disambiguation(with values: [INObject]) -> Self { self.init() }
    open class func confirmationRequired(with value: INObject?) -> Self { self.init() }
}
open class INSendMessageRecipientResolutionResult: INIntentResolutionResult {
    open class func success(with resolvedValue: INPerson) -> Self { self.init() }
    open class func disambiguation(with values: [INPerson]) -> Self { self.init() }
    open class func confirmationRequired(with value: INPerson?) -> Self { self.init() }
}
