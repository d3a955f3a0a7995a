import FirebaseCore
import Foundation

/// Nobody counts what happens here.
open class Analytics: NSObject {
    public static func logEvent(_ name: String, parameters: [String: Any]?) {}
    public static func setUserProperty(_ value: String?, forName name: String) {}
    public static func setUserID(_ userID: String?) {}
    public static func setScreenName(_ screenName: String?, screenClass screenClassOverride: String?) {}
    public static func setAnalyticsCollectionEnabled(_ analyticsCollectionEnabled: Bool) {}
    public static func setDefaultEventParameters(_ parameters: [String: Any]?) {}
    public static func resetAnalyticsData() {}
    public static func handleOpen(_ url: URL) {}
    public static func appInstanceID() -> String? { nil }
}

// The names are those of the reference of Firebase.
public let AnalyticsEventAddPaymentInfo = "add_payment_info"
public let AnalyticsEventAddToCart = "add_to_cart"
public let AnalyticsEventAddToWishlist = "add_to_wishlist"
public let AnalyticsEventAppOpen = "app_open"
public let AnalyticsEventBeginCheckout = "begin_checkout"
public let AnalyticsEventLogin = "login"
public let AnalyticsEventPurchase = "purchase"
public let AnalyticsEventScreenView = "screen_view"
public let AnalyticsEventSearch = "search"
public let AnalyticsEventSelectContent = "select_content"
public let AnalyticsEventSelectItem = "select_item"
public let AnalyticsEventShare = "share"
public let AnalyticsEventSignUp = "sign_up"
public let AnalyticsEventTutorialBegin = "tutorial_begin"
public let AnalyticsEventTutorialComplete = "tutorial_complete"
public let AnalyticsEventViewItem = "view_item"
public let AnalyticsEventViewItemList = "view_item_list"
public let AnalyticsEventViewSearchResults = "view_search_results"
public let AnalyticsParameterContent = "content"
public let AnalyticsParameterContentType = "content_type"
public let AnalyticsParameterCurrency = "currency"
public let AnalyticsParameterIndex = "index"
public let AnalyticsParameterItemCategory = "item_category"
public let AnalyticsParameterItemID = "item_id"
public let AnalyticsParameterItemName = "item_name"
public let AnalyticsParameterItems = "items"
public let AnalyticsParameterLevel = "level"
public let AnalyticsParameterMethod = "method"
public let AnalyticsParameterPrice = "price"
public let AnalyticsParameterQuantity = "quantity"
public let AnalyticsParameterScreenClass = "screen_class"
public let AnalyticsParameterScreenName = "screen_name"
public let AnalyticsParameterSearchTerm = "search_term"
public let AnalyticsParameterSource = "source"
public let AnalyticsParameterSuccess = "success"
public let AnalyticsParameterTransactionID = "transaction_id"
public let AnalyticsParameterValue = "value"
public let AnalyticsUserPropertySignUpMethod = "sign_up_method"
