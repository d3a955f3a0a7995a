import UIKit

extension NSAttributedString {
    public typealias CompletionHandler =
        (NSAttributedString?, [DocumentAttributeKey: Any], (any Error)?) -> Void

    /// Reads HTML. Apple draws the page for that; here its elements are read as UIKit reads them.
    @MainActor public class func fromHTML(
        _ string: String, options: [DocumentReadingOptionKey: Any] = [:]
    ) async throws -> (NSAttributedString, [DocumentAttributeKey: Any]) {
        try read(string, options)
    }
    @MainActor public class func loadFromHTML(
        string: String, options: [DocumentReadingOptionKey: Any] = [:], completionHandler: @escaping CompletionHandler
    ) {
        do {
            let (text, attributes) = try read(string, options)
            completionHandler(text, attributes, nil)
        } catch {
            completionHandler(nil, [:], error)
        }
    }

    private class func read(
        _ string: String, _ options: [DocumentReadingOptionKey: Any]
    ) throws -> (NSAttributedString, [DocumentAttributeKey: Any]) {
        var options = options
        options[.documentType] = DocumentType.html
        options[.characterEncoding] = String.Encoding.utf8.rawValue
        let text = try NSAttributedString(data: Data(string.utf8), options: options, documentAttributes: nil)
        return (text, [.documentType: DocumentType.html])
    }
}
