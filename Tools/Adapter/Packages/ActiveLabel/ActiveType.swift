import UIKit

public enum ActiveType: Sendable {
    case mention, hashtag, url, email
    case custom(pattern: String)

    /// What it is found by, with what has to stand before it.
    var pattern: String {
        switch self {
        case .mention: "(?<=^|\\s|$|[.])@[\\p{L}0-9_]*"
        case .hashtag: "(?<=^|\\s|$)#[\\p{L}0-9_]*"
        case .url: "(?<=^|\\s|[\\W])(?:(?i:https?|ftp)://|(?i:www)\\.)[^\\s]*[\\w/]"
        case .email: "[A-Z0-9a-z._%+-]+@[A-Za-z0-9.-]+\\.[A-Za-z]{2,64}"
        case .custom(let pattern): pattern
        }
    }
}

extension ActiveType: Hashable, Equatable {}

public enum ActiveElement: Sendable {
    case mention(String)
    case hashtag(String)
    case email(String)
    case url(original: String, trimmed: String)
    case custom(String)
}

@preconcurrency @MainActor public protocol ActiveLabelDelegate: AnyObject {
    func didSelect(_ text: String, type: ActiveType)
}

public typealias ConfigureLinkAttribute = (ActiveType, [NSAttributedString.Key: Any], Bool) ->
    ([NSAttributedString.Key: Any])
