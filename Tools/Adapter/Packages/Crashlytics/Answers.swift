import Foundation

/// What people do in an app, which nobody counts here.
open class Answers: NSObject {
    open class func logSignUp(withMethod method: String?, success: NSNumber?, customAttributes: [String: Any]?) {}
    open class func logLogin(withMethod method: String?, success: NSNumber?, customAttributes: [String: Any]?) {}
    open class func logCustomEvent(withName eventName: String, customAttributes: [String: Any]? = nil) {}
    open class func logShare(
        withMethod method: String?, contentName: String?, contentType: String?, contentId: String?,
        customAttributes: [String: Any]? = nil
    ) {}
    open class func logInvite(withMethod method: String?, customAttributes: [String: Any]? = nil) {}
    open class func logSearch(withQuery query: String?, customAttributes: [String: Any]? = nil) {}
    open class func logRating(
        _ rating: NSNumber?, contentName: String?, contentType: String?, contentId: String?,
        customAttributes: [String: Any]? = nil
    ) {}
    open class func logContentView(
        withName name: String?, contentType: String?, contentId: String?, customAttributes: [String: Any]? = nil
    ) {}
    open class func logPurchase(
        withPrice price: NSDecimalNumber?, currency: String?, success: NSNumber?, itemName: String?,
        itemType: String?, itemId: String?, customAttributes: [String: Any]? = nil
    ) {}
    open class func logLevelStart(_ name: String?, customAttributes: [String: Any]? = nil) {}
    open class func logLevelEnd(
        _ name: String?, score: NSNumber?, success: NSNumber?, customAttributes: [String: Any]? = nil
    ) {}
}
