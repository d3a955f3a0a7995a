import CoreLocation
import UIKit
@_exported import InputBarAccessoryView

@preconcurrency @MainActor public protocol SenderType {
    var senderId: String { get }
    var displayName: String { get }
}

public struct Sender: SenderType, Equatable, Sendable {
    public let senderId: String
    public let displayName: String
    public var id: String { senderId }
    public init(id: String, displayName: String) { (senderId, self.displayName) = (id, displayName) }
    public init(senderId: String, displayName: String) { (self.senderId, self.displayName) = (senderId, displayName) }
}

@preconcurrency @MainActor public protocol MessageType {
    var sender: any SenderType { get }
    var messageId: String { get }
    var sentDate: Date { get }
    var kind: MessageKind { get }
}

public enum MessageKind {
    case text(String)
    case attributedText(NSAttributedString)
    case photo(any MediaItem)
    case video(any MediaItem)
    case location(any LocationItem)
    case emoji(String)
    case audio(any AudioItem)
    case contact(any ContactItem)
    case linkPreview(any LinkItem)
    case custom(Any?)
}

public protocol MediaItem {
    var url: URL? { get }
    var image: UIImage? { get }
    var placeholderImage: UIImage { get }
    var size: CGSize { get }
}

public protocol LocationItem {
    var location: CLLocation { get }
    var size: CGSize { get }
}

public protocol AudioItem {
    var url: URL { get }
    var duration: Float { get }
    var size: CGSize { get }
}

public protocol ContactItem {
    var displayName: String { get }
    var initials: String { get }
    var phoneNumbers: [String] { get }
    var emails: [String] { get }
}

public protocol LinkItem {
    var text: String? { get }
    var attributedText: NSAttributedString? { get }
    var url: URL { get }
    var title: String? { get }
    var teaser: String { get }
    var thumbnailImage: UIImage { get }
}

public enum DetectorType: Hashable, @unchecked Sendable {
    case address, date, phoneNumber, url, transitInformation
    case custom(NSRegularExpression)
    public static let hashtag = DetectorType.custom(try! NSRegularExpression(pattern: "#[a-zA-Z0-9]{4,}"))
    public static let mention = DetectorType.custom(try! NSRegularExpression(pattern: "@[a-zA-Z0-9]{4,}"))
    public var isCustom: Bool { if case .custom = self { true } else { false } }
}

public enum MessageStyle {
    public enum TailCorner: String, Sendable {
        case topLeft, bottomLeft, topRight, bottomRight
    }
    public enum TailStyle: Sendable {
        case curved, pointedEdge
    }
    case none, bubble
    case bubbleOutline(UIColor)
    case bubbleTail(TailCorner, TailStyle)
    case bubbleTailOutline(UIColor, TailCorner, TailStyle)
    case customImageTail(UIImage, TailCorner)
    case custom((MessageContainerView) -> Void)
}

public struct Avatar {
    public let image: UIImage?
    public var initials = "?"
    public init(image: UIImage? = nil, initials: String = "?") { (self.image, self.initials) = (image, initials) }
}

public struct AvatarPosition: Equatable, Sendable {
    public enum Horizontal: Sendable {
        case cellLeading, cellTrailing, natural
    }
    public enum Vertical: Sendable {
        case cellTop, messageLabelTop, messageTop, messageCenter, messageBottom, cellBottom
    }
    public var vertical: Vertical
    public var horizontal: Horizontal
    public init(horizontal: Horizontal, vertical: Vertical) {
        (self.horizontal, self.vertical) = (horizontal, vertical)
    }
    public init(vertical: Vertical) { self.init(horizontal: .natural, vertical: vertical) }
}

public enum AccessoryPosition: Sendable {
    case cellTop, messageLabelTop, messageTop, messageCenter, messageBottom, cellBottom
}

public struct HorizontalEdgeInsets: Equatable, Sendable {
    public var left, right: CGFloat
    public init(left: CGFloat, right: CGFloat) { (self.left, self.right) = (left, right) }
    public static var zero: HorizontalEdgeInsets { HorizontalEdgeInsets(left: 0, right: 0) }
}

public struct LabelAlignment: Equatable, Sendable {
    public var textAlignment: NSTextAlignment
    public var textInsets: UIEdgeInsets
    public init(textAlignment: NSTextAlignment, textInsets: UIEdgeInsets) {
        (self.textAlignment, self.textInsets) = (textAlignment, textInsets)
    }
}

public enum MessageInputBarKind {
    case messageInputBar
    case custom(UIView)
}

/// Says a date as its distance from today asks for.
open class MessageKitDateFormatter: @unchecked Sendable {
    public static let shared = MessageKitDateFormatter()
    private let formatter = DateFormatter()

    public func string(from date: Date) -> String {
        configureDateFormatter(for: date)
        return formatter.string(from: date)
    }

    public func attributedString(from date: Date, with attributes: [NSAttributedString.Key: Any]) -> NSAttributedString
    {
        NSAttributedString(string: string(from: date), attributes: attributes)
    }

    open func configureDateFormatter(for date: Date) {
        let calendar = Calendar.current
        if calendar.isDateInToday(date) || calendar.isDateInYesterday(date) {
            formatter.doesRelativeDateFormatting = true
            (formatter.dateStyle, formatter.timeStyle) = (.short, .short)
            return
        }
        formatter.doesRelativeDateFormatting = false
        if calendar.isDate(date, equalTo: Date(), toGranularity: .weekOfYear) {
            formatter.dateFormat = "EEEE h:mm a"
        } else if calendar.isDate(date, equalTo: Date(), toGranularity: .year) {
            formatter.dateFormat = "E, d MMM, h:mm a"
        } else {
            formatter.dateFormat = "MMM d, yyyy, h:mm a"
        }
    }
}

extension UIColor {
    private static func pair(_ light: UIColor, _ dark: UIColor) -> UIColor {
        UIColor { $0.userInterfaceStyle == .dark ? dark : light }
    }
    static let incomingBubble = pair(
        UIColor(red: 230 / 255, green: 230 / 255, blue: 235 / 255, alpha: 1),
        UIColor(red: 38 / 255, green: 37 / 255, blue: 40 / 255, alpha: 1))
    static let outgoingBubble = pair(
        UIColor(red: 69 / 255, green: 214 / 255, blue: 93 / 255, alpha: 1),
        UIColor(red: 69 / 255, green: 214 / 255, blue: 93 / 255, alpha: 1))
    static let incomingWords = pair(.black, .white)
    static let outgoingWords = UIColor.white
}
