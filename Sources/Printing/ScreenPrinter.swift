import Foundation
import MaquetteViewModel

/// Writes a file of Swift that makes a view and everything in it.
@MainActor public struct ScreenPrinter {
    public let dialect: Dialect
    /// Names of views from the document; otherwise identifiers are used.
    public var names: [ObjectIdentifier: String] = [:]
    /// The custom classes of views.
    public var originals: [ObjectIdentifier: String] = [:]
    /// Remarks about the whole screen.
    public var remark: String?
    /// The name of the screen: `makeSignIn` for "Sign in".
    public var title = "view"
    /// Where the view comes from, for the comment at the top.
    public var source: String?

    public init(_ dialect: Dialect) { self.dialect = dialect }

    /// Whether a text is usable as a name; ids of tools are not.
    public nonisolated static func canName(_ text: String) -> Bool { ViewNames.identifier(text) != nil }

    /// A name for the file of a screen, without its extension.
    public nonisolated static func fileName(for title: String) -> String {
        var name = (ViewNames.identifier(title) ?? "view").capitalizedFirst
        // Names of files have a maximum length, and functions should be readable.
        while name.utf8.count > mostBytesOfName { name.removeLast() }
        return name
    }

    private nonisolated static let mostBytesOfName = 120

    /// The file that makes the view, as it is now.
    public func file(making view: UIView) -> String {
        view.layoutIfNeeded()
        let form = dialect.form
        let function = "make" + Self.fileName(for: title)
        let tree = PrintedTree(
            view, preferences: names,
            reserved: form.reserved.union([function, Helpers.imageSizesFunction, Helpers.emptyImageFunction]))
        var page = Page(tree, keepsOrder: Self.orderCounts(in: tree), helpers: Helpers(taken: tree.names.taken))
        form.write(&page)
        let layout = page.code

        var body = CodeLines()
        body.indented { code in
            addViews(to: &code, page: &page)
            code.blank()
            for guide in tree.guides { addGuide(guide, to: &code) }
            code.blank()
            for view in tree.all {
                code.add(view.kind.content.statements(view.view, view.name, tree.name(of:), &page.helpers))
            }
            code.blank()
        }
        var lines = form.imports.map { "import \($0)" } + ["", "/// Makes \(described)."]
        if let remark { lines += Self.comment(remark) }
        lines += ["@MainActor func \(function)() -> UIView {"]
        if !page.helpers.imageSizes.isEmpty { lines += ["\(CodeLines.step)\(Helpers.imageSizesFunction)()", ""] }
        lines += body.lines
        lines += layout.lines.map { $0.isEmpty ? "" : CodeLines.step + $0 }
        let ending = ending(page)
        if !ending.isEmpty, lines.last?.isEmpty == false { lines.append("") }
        lines += ending
        if lines.last?.isEmpty == false { lines.append("") }
        lines += ["    return \(tree.root.name)", "}"]
        for declaration in page.helpers.declarations { lines += [""] + declaration }
        return lines.joined(separator: "\n") + "\n"
    }

    private static func comment(_ remark: String) -> [String] {
        var code = CodeLines()
        code.add(comment: remark)
        return code.lines.map { "/" + $0 }
    }

    private var described: String {
        let what = title == "view" ? "the view" : "“\(title)”"
        let all = source.map { "\(what), printed from \($0)" } ?? what
        return SwiftText.comment(all)
    }

    /// Whether another order of the same constraints could have another result.
    private static func orderCounts(in tree: PrintedTree) -> Bool {
        !tree.root.view.layoutConflicts.isEmpty || tree.all.contains { $0.view.hasAmbiguousLayout }
    }

    // MARK: Views

    private func addViews(to code: inout CodeLines, page: inout Page) {
        for view in page.tree.all {
            code.blank()
            addOwnClass(of: view, to: &code)
            addMaking(view, to: &code, page: &page)
            addContentSize(of: view, to: &code)
            let fresh = fresh(view)
            for property in view.kind.properties {
                code.add(property.statements(view.view, fresh, view.name, &page.helpers))
            }
            for property in ViewKind.common {
                code.add(property.statements(view.view, fresh, view.name, &page.helpers))
            }
            addMask(of: view, to: &code)
            if page.needsFlag(view), view.isMade {
                code.add("\(view.name).translatesAutoresizingMaskIntoConstraints = false")
            }
        }
    }

    private func fresh(_ view: PrintedView) -> UIView {
        switch view.origin {
        case .made, .held: view.kind.fresh(view)
        case .part(let fresh): fresh
        // A content view starts as a plain view: clear, and transparent to touches.
        case .content: UIView()
        }
    }

    private func addOwnClass(of view: PrintedView, to code: inout CodeLines) {
        guard let name = originals[ObjectIdentifier(view.view)] ?? view.ownClass, view.isMade else { return }
        code.add(comment: "\(name) in the original, which may do more than a \(view.kind.name).")
    }

    private func addMaking(_ view: PrintedView, to code: inout CodeLines, page: inout Page) {
        if case .part = view.origin { return }
        if case .content(let path) = view.origin {
            return code.add("let \(view.name) = \(view.parent?.name ?? "").\(path)")
        }
        var making = making(view, &page.helpers)
        guard view.needsFrame || view.parent == nil else { return code.add("let \(view.name) = \(making)") }
        let isTransformed = !view.view.transform.isIdentity
        let frame = isTransformed ? view.view.frameWithoutTransform : view.view.frame
        if making.hasSuffix("()") {
            making = making.dropLast(2) + "(frame: \(SwiftText.rectangle(frame)))"
            code.add("let \(view.name) = \(making)")
        } else if making.contains("(frame: .zero") {
            making = making.replacingOccurrences(of: "(frame: .zero", with: "(frame: \(SwiftText.rectangle(frame))")
            code.add("let \(view.name) = \(making)")
        } else {
            code.add("let \(view.name) = \(making)")
            code.add("\(view.name).frame = \(SwiftText.rectangle(frame))")
        }
    }

    private func making(_ view: PrintedView, _ helpers: inout Helpers) -> String {
        let layer = "\(type(of: view.view.layer))"
        if view.kind.isPlain, layer != "CALayer", layer.hasPrefix("CA") {
            helpers.needLayerClass(layer)
            return "\(Helpers.viewName(forLayer: layer))()"
        }
        var making = view.kind.making(view.view)
        if let own = view.kind.content.ownClass(view.view), let bracket = making.firstIndex(of: "(") {
            helpers.need(own)
            making = own.rawValue + making[bracket...]
        }
        guard view.sizeOfContent != nil, let bracket = making.firstIndex(of: "(") else { return making }
        return helpers.needContentSized(String(making[..<bracket])) + making[bracket...]
    }

    private func addContentSize(of view: PrintedView, to code: inout CodeLines) {
        guard let size = view.sizeOfContent else { return }
        let sides = [size.width, size.height].map { $0 < 0 ? "UIView.noIntrinsicMetric" : SwiftText.number($0) }
        code.add("\(view.name).sizeOfContent = CGSize(width: \(sides[0]), height: \(sides[1]))")
    }

    private func addMask(of view: PrintedView, to code: inout CodeLines) {
        guard view.isMade, !view.view.autoresizingMask.isEmpty else { return }
        let mask = SwiftText.options(
            view.view.autoresizingMask,
            [
                "flexibleLeftMargin": .flexibleLeftMargin, "flexibleWidth": .flexibleWidth,
                "flexibleRightMargin": .flexibleRightMargin, "flexibleTopMargin": .flexibleTopMargin,
                "flexibleHeight": .flexibleHeight, "flexibleBottomMargin": .flexibleBottomMargin,
            ])
        code.add("\(view.name).autoresizingMask = \(mask)")
    }

    private func addGuide(_ guide: PrintedGuide, to code: inout CodeLines) {
        code.add("let \(guide.name) = UILayoutGuide()")
        if !guide.guide.identifier.isEmpty {
            code.add("\(guide.name).identifier = \(SwiftText.text(guide.guide.identifier))")
        }
        code.add("\(guide.owner.name).addLayoutGuide(\(guide.name))")
    }

    // MARK: The end

    private func ending(_ page: Page) -> [String] {
        var code = CodeLines()
        code.indented { code in
            for view in page.tree.all {
                guard let stack = view.view as? UIStackView else { continue }
                for child in view.children where child.isArranged {
                    let spacing = stack.customSpacing(after: child.view)
                    guard spacing != UIStackView.spacingUseDefault else { continue }
                    code.add("\(view.name).setCustomSpacing(\(SwiftText.spacing(spacing)), after: \(child.name))")
                }
            }
            let returning = page.tree.all.filter { page.needsReturn($0) }
            if !returning.isEmpty {
                code.blank()
                code.add(comment: "Laid out by frame and mask; \(dialect.name) turned that off.")
                code.add(returning.map { "\($0.name).translatesAutoresizingMaskIntoConstraints = true" })
            }
            if page.tree.strayConstraints > 0 {
                code.blank()
                code.add(
                    comment: "Left out: \(page.tree.strayConstraints) constraint(s) to views outside of this one.")
            }
        }
        return code.lines
    }
}
