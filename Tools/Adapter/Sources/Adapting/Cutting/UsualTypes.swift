/// What a property of a missing type is by its name, since those who name one like UIKit's mostly mean the same. Where they do not,
/// the compiler says so.
///
/// Objects are there and may be nil, so that code may unwrap them or not.
enum UsualTypes {
    static func ofProperty(_ name: String) -> String? {
        if let type = byName[name] { return type }
        if isCondition(name) { return "Bool" }
        return byEnding.first { name.hasSuffix($0.ending) }?.type
    }

    /// Types to which packages add values: `Color.brand`.
    static let haveValuesOfTheirOwn: Set<String> = [
        "Color", "Font", "Animation", "Image", "Notification.Name", "NSNotification.Name",
    ]

    private static let byName = [
        "frame": "CGRect", "bounds": "CGRect", "center": "CGPoint", "alpha": "CGFloat", "tag": "Int", "count": "Int",
        "text": "String!", "title": "String!", "subtitle": "String!", "message": "String!", "name": "String!",
        "placeholder": "String!", "color": "UIColor!", "font": "UIFont!", "image": "UIImage!", "size": "CGSize",
        "fontSize": "CGFloat", "pointSize": "CGFloat", "spacing": "CGFloat", "width": "CGFloat", "height": "CGFloat",
        "delegate": "AnyObject?", "dataSource": "AnyObject?", "duration": "TimeInterval", "delay": "TimeInterval",
        "textAlignment": "NSTextAlignment", "numberOfLines": "Int", "contentMode": "UIView.ContentMode",
    ]

    private static let byEnding: [(ending: String, type: String)] = [
        ("Color", "UIColor!"), ("Font", "UIFont!"), ("Image", "UIImage!"), ("Title", "String!"), ("Text", "String!"),
        ("Message", "String!"), ("Insets", "UIEdgeInsets"), ("Radius", "CGFloat"), ("Width", "CGFloat"),
        ("Height", "CGFloat"), ("Spacing", "CGFloat"), ("Margin", "CGFloat"), ("Padding", "CGFloat"),
        ("Alpha", "CGFloat"), ("Duration", "TimeInterval"), ("Delay", "TimeInterval"), ("Interval", "TimeInterval"),
        ("Count", "Int"), ("Delegate", "AnyObject?"), ("DataSource", "AnyObject?"), ("Label", "UILabel!"),
        ("Button", "UIButton!"), ("Date", "Date!"),
    ]

    /// `isHidden`, `showsTitle`
    private static func isCondition(_ name: String) -> Bool {
        conditions.contains { name.hasPrefix($0) && name.dropFirst($0.count).first?.isUppercase == true }
    }

    private static let conditions = ["is", "shows", "should", "allows", "has", "can", "enables", "hides"]
}
