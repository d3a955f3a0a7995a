import Foundation

// Markdown in attributed texts. Foundation reads it on Apple's platforms only.

extension AttributedString {
    public struct MarkdownParsingOptions: Sendable {
        public enum InterpretedSyntax: Sendable { case full, inlineOnly, inlineOnlyPreservingWhitespace }
        public enum FailurePolicy: Sendable { case throwError, returnPartiallyParsedIfPossible }
        public var allowsExtendedAttributes: Bool
        public var interpretedSyntax: InterpretedSyntax
        public var failurePolicy: FailurePolicy
        public var languageCode: String?
        public var appliesSourcePositionAttributes: Bool

        public init(
            allowsExtendedAttributes: Bool = false, interpretedSyntax: InterpretedSyntax = .full,
            failurePolicy: FailurePolicy = .throwError, languageCode: String? = nil,
            appliesSourcePositionAttributes: Bool = false
        ) {
            (self.allowsExtendedAttributes, self.interpretedSyntax) = (allowsExtendedAttributes, interpretedSyntax)
            (self.failurePolicy, self.languageCode) = (failurePolicy, languageCode)
            self.appliesSourcePositionAttributes = appliesSourcePositionAttributes
        }
    }

    public init(
        markdown: String, options: MarkdownParsingOptions = MarkdownParsingOptions(), baseURL: URL? = nil
    ) throws {
        self.init()
        switch options.interpretedSyntax {
        case .inlineOnlyPreservingWhitespace: add(InlineMarkdown.runs(of: markdown, baseURL: baseURL))
        case .inlineOnly:
            let text = markdown.split(whereSeparator: \.isWhitespace).joined(separator: " ")
            add(InlineMarkdown.runs(of: text, baseURL: baseURL))
        case .full:
            // Blocks follow each other without a line between them, as Foundation puts them: what they are is an attribute.
            for block in MarkdownBlocks.blocks(of: markdown) {
                let runs =
                    block.isCode
                    ? [InlineMarkdown.Run(text: block.text)]
                    : InlineMarkdown.runs(of: block.text, baseURL: baseURL).flatMap(\.withBreaks)
                add(runs, in: block.intent)
            }
        }
    }

    private mutating func add(_ runs: [InlineMarkdown.Run], in block: PresentationIntent? = nil) {
        for run in runs {
            var attributes = AttributeContainer()
            if !run.intent.isEmpty {
                attributes[AttributeScopes.FoundationAttributes.InlinePresentationIntentAttribute.self] = run.intent
            }
            attributes[AttributeScopes.FoundationAttributes.LinkAttribute.self] = run.link
            attributes[AttributeScopes.FoundationAttributes.PresentationIntentAttribute.self] = block
            append(AttributedString(run.text, attributes: attributes))
        }
    }

    public init(
        markdown: Data, options: MarkdownParsingOptions = MarkdownParsingOptions(), baseURL: URL? = nil
    ) throws { try self.init(markdown: String(decoding: markdown, as: UTF8.self), options: options, baseURL: baseURL) }
}

extension InlineMarkdown.Run {
    /// A space in place of each end of a line, which says in its intent what it was.
    fileprivate var withBreaks: [InlineMarkdown.Run] {
        var runs: [InlineMarkdown.Run] = []
        var rest = text[...]
        while let end = rest.firstIndex(where: { $0 == "\n" || $0 == MarkdownBlocks.hardBreak }) {
            if end > rest.startIndex {
                runs.append(InlineMarkdown.Run(text: String(rest[..<end]), intent: intent, link: link))
            }
            let kind: InlinePresentationIntent = rest[end] == "\n" ? .softBreak : .lineBreak
            runs.append(InlineMarkdown.Run(text: " ", intent: intent.union(kind), link: link))
            rest = rest[rest.index(after: end)...]
        }
        if !rest.isEmpty { runs.append(InlineMarkdown.Run(text: String(rest), intent: intent, link: link)) }
        return runs
    }
}
