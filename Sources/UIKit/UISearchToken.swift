import Foundation
import MaquetteViewModel

/// A term of a search in a search field. It is kept there, and not drawn.
@preconcurrency @MainActor open class UISearchToken: NSObject {
    let icon: UIImage?
    let text: String
    open var representedObject: Any?

    public init(icon: UIImage?, text: String) {
        (self.icon, self.text) = (icon, text)
        super.init()
    }
}

@preconcurrency @MainActor public protocol UISearchTextFieldDelegate: UITextFieldDelegate {
    func searchTextField(_ searchTextField: UISearchTextField, itemProviderForCopying token: UISearchToken)
        -> NSItemProvider
}
extension UISearchTextFieldDelegate {
    public func searchTextField(
        _ searchTextField: UISearchTextField, itemProviderForCopying token: UISearchToken
    ) -> NSItemProvider { NSItemProvider(object: token.text) }
}

extension UISearchTextField {
    public var tokens: [UISearchToken] {
        get { Remembered.value("tokens", of: self, []) }
        set { Remembered.set("tokens", of: self, newValue) }
    }
    public var tokenBackgroundColor: UIColor! {
        get { Remembered.value("tokenBackgroundColor", of: self, .systemBlue) }
        set { Remembered.set("tokenBackgroundColor", of: self, newValue) }
    }
    public var allowsDeletingTokens: Bool {
        get { Remembered.value("allowsDeletingTokens", of: self, true) }
        set { Remembered.set("allowsDeletingTokens", of: self, newValue) }
    }
    public var allowsCopyingTokens: Bool {
        get { Remembered.value("allowsCopyingTokens", of: self, true) }
        set { Remembered.set("allowsCopyingTokens", of: self, newValue) }
    }
    public func insertToken(_ token: UISearchToken, at tokenIndex: Int) { tokens.insert(token, at: tokenIndex) }
    public func removeToken(at tokenIndex: Int) { tokens.remove(at: tokenIndex) }
    public func replaceTextualPortion(of textRange: UITextRange, with token: UISearchToken, at tokenIndex: Int) {
        replace(textRange, withText: "")
        tokens.insert(token, at: tokenIndex)
    }
    public var textualRange: UITextRange {
        textRange(from: beginningOfDocument, to: endOfDocument) ?? UITextRange()
    }
}

/// What a search offers to look for instead. No suggestion is shown.
@preconcurrency @MainActor public protocol UISearchSuggestion: NSObjectProtocol {
    var localizedSuggestion: String? { get }
    var representedObject: Any? { get set }
    var iconImage: UIImage? { get }
}
@preconcurrency @MainActor open class UISearchSuggestionItem: NSObject, UISearchSuggestion {
    open var localizedSuggestion: String? { localizedAttributedSuggestion?.string }
    public let localizedAttributedSuggestion: NSAttributedString?
    public let localizedDescription: String?
    public let iconImage: UIImage?
    open var representedObject: Any?

    public convenience init(
        localizedSuggestion suggestion: String, localizedDescription description: String? = nil,
        iconImage: UIImage? = nil
    ) {
        self.init(
            localizedAttributedSuggestion: NSAttributedString(string: suggestion), localizedDescription: description,
            iconImage: iconImage)
    }
    public init(
        localizedAttributedSuggestion suggestion: NSAttributedString, localizedDescription description: String? = nil,
        iconImage: UIImage? = nil
    ) {
        (localizedAttributedSuggestion, localizedDescription, self.iconImage) = (suggestion, description, iconImage)
        super.init()
    }
}
extension UISearchController {
    public var searchSuggestions: [any UISearchSuggestion]? {
        get { Remembered.value("searchSuggestions", of: self, nil) }
        set { Remembered.set("searchSuggestions", of: self, newValue) }
    }
}
