/// Prints views and their constraints as a layout of the library.
@preconcurrency @MainActor public struct ViewPrinter: @preconcurrency CustomStringConvertible {
    public struct PrintOptions: OptionSet, Sendable {
        public let rawValue: Int

        public init(rawValue: Int) { self.rawValue = rawValue }

        public static let withSystemConstraints = PrintOptions(rawValue: 1 << 0)
        /// Leaves out views without a name, with everything inside.
        public static let onlyIdentifier = PrintOptions(rawValue: 1 << 1)
        /// Adds the properties that differ from those of a fresh view.
        public static let withViewConfig = PrintOptions(rawValue: 1 << 2)
        public static let shortForm = PrintOptions(rawValue: 1 << 3)
    }

    private let view: UIView
    private let tags: ViewTags
    private let options: PrintOptions

    public init(_ view: UIView, tags: [UIView: String] = [:], options: PrintOptions = []) {
        self.view = view
        self.tags = ViewTags(custom: tags)
        self.options = options
    }

    public var description: String {
        let writer = AnchorsWriter(
            tags: tags, withSystemConstraints: options.contains(.withSystemConstraints))
        return lines(of: view, writer.lines(below: view)).joined(separator: "\n")
    }

    public func print() { Swift.print(description) }
    public func copyToPasteboard() { UIPasteboard.general.string = description }

    /// Names the views after the properties that hold them, starting from the printed view.
    @discardableResult
    public func updateIdentifiers(_ updater: IdentifierUpdater = .nameOnly) -> Self {
        updateIdentifiers(updater, rootObject: view)
    }

    /// Names the views after the properties that hold them, starting from any object.
    @discardableResult
    public func updateIdentifiers<RO>(_ updater: IdentifierUpdater = .nameOnly, rootObject: RO) -> Self {
        updater.update(rootObject, fixedTags: Set(tags.custom.keys.map { ViewTags.address(of: $0) }))
        return self
    }

    private func lines(of view: UIView, _ anchors: [ObjectIdentifier: [String]]) -> [String] {
        let name = options.contains(.onlyIdentifier) ? tags.name(of: view) : tags.tag(of: view)
        guard var opening = name else { return [] }
        var lines: [String] = []

        func block(_ words: String, _ content: [String]) {
            lines.append(opening + words + " {")
            lines += content.map { "    " + $0 }
            opening = "}"
        }

        let config = options.contains(.withViewConfig) ? ConfigurableProperties.default.lines(of: view) : []
        if !config.isEmpty { block(".sl.onActivate", config) }
        let own = anchors[ObjectIdentifier(view)] ?? []
        if !own.isEmpty { block(".sl.anchors", own) }
        // A switch has parts of its own that nobody sees.
        let shown = view.subviews.filter { !($0.isHidden && $0 is any InternalView) }
        let children = shown.flatMap { self.lines(of: $0, anchors) }
        if !children.isEmpty { block(own.isEmpty ? ".sl.sublayout" : ".sublayout", children) }
        return lines + [opening]
    }
}
