import Foundation

/// A share sheet. It shows nothing here.
@preconcurrency @MainActor open class UIActivityViewController: UIViewController {
    private let activityState = ActivityState()

    public init(activityItems: [Any], applicationActivities: [UIActivity]?) {
        super.init(nibName: nil, bundle: nil)
        activityState.items = activityItems
    }

    public required init?(coder: NSCoder) { super.init(coder: coder) }

    open var excludedActivityTypes: [UIActivity.ActivityType]? {
        get { activityState.excluded }
        set { activityState.excluded = newValue }
    }
    open var completionWithItemsHandler: ((UIActivity.ActivityType?, Bool, [Any]?, (any Error)?) -> Void)? {
        get { activityState.completion }
        set { activityState.completion = newValue }
    }
}

/// A way to share.
@preconcurrency @MainActor open class UIActivity: NSObject {
    public struct ActivityType: RawRepresentable, Hashable, Sendable {
        public let rawValue: String
        public init(rawValue: String) { self.rawValue = rawValue }

        public static let message = ActivityType(rawValue: "com.apple.UIKit.activity.Message")
        public static let mail = ActivityType(rawValue: "com.apple.UIKit.activity.Mail")
        public static let print = ActivityType(rawValue: "com.apple.UIKit.activity.Print")
        public static let copyToPasteboard = ActivityType(rawValue: "com.apple.UIKit.activity.CopyToPasteboard")
        public static let assignToContact = ActivityType(rawValue: "com.apple.UIKit.activity.AssignToContact")
        public static let saveToCameraRoll = ActivityType(rawValue: "com.apple.UIKit.activity.SaveToCameraRoll")
        public static let addToReadingList = ActivityType(rawValue: "com.apple.UIKit.activity.AddToReadingList")
        public static let airDrop = ActivityType(rawValue: "com.apple.UIKit.activity.AirDrop")
    }
}

@MainActor private final class ActivityState: HiddenState {
    var items: [Any] = []
    var excluded: [UIActivity.ActivityType]?
    var completion: ((UIActivity.ActivityType?, Bool, [Any]?, (any Error)?) -> Void)?
}
