import Foundation
import Maquette
import Testing

/// Maquette's internal classes are not named in printed code.
@Suite @MainActor struct InternalClassTests {
    /// The subclasses of `UIView` that are not public, read from the sources.
    private static let internalClasses: [String: String] = {
        var parents: [String: (parent: String, declaration: String)] = [:]
        for file in sources() {
            guard let text = try? String(contentsOf: file, encoding: .utf8) else { continue }
            let pattern = /(?m)^[ ]*((?:[@A-Za-z]+ )*)class (\w+): *(\w+)([^{]*)\{/
            for match in text.matches(of: pattern) {
                parents[String(match.2)] = (String(match.3), "\(match.1)class \(match.2): \(match.3)\(match.4)")
            }
        }
        func isView(_ name: String) -> Bool {
            var name = name
            while let found = parents[name], name != "UIView" { name = found.parent }
            return name == "UIView"
        }
        return parents.filter { name, found in
            !name.hasPrefix("UI") && !name.hasPrefix("_") && isView(name)
        }.mapValues(\.declaration)
    }()

    private static func sources() -> [URL] {
        let rooms = PrintedProgram.package.appendingPathComponent("Sources")
        let files = FileManager.default.enumerator(at: rooms, includingPropertiesForKeys: nil)
        return (files?.compactMap { $0 as? URL } ?? []).filter {
            $0.pathExtension == "swift" && !$0.path.contains("/Dialects/")
        }
    }

    @Test func everyInternalClassSaysSo() {
        let classes = Self.internalClasses
        // As there are at the time of writing; the sweep below is worth nothing if it finds none.
        #expect(
            classes.count >= 15 && classes["CellAccessoryView"] != nil && classes["BackgroundConfigurationView"] != nil)
        for (name, declaration) in classes {
            // A class says so for those that inherit from it.
            let isOfInternal = classes.keys.contains { declaration.contains(": \($0) ") }
            #expect(declaration.contains("InternalView") || isOfInternal, "\(name)")
        }
    }

    private static let documents: [URL] = {
        ["Fixtures", "Tests"].flatMap { folder -> [URL] in
            let all = FileManager.default.enumerator(
                at: PrintedProgram.package.appendingPathComponent(folder), includingPropertiesForKeys: nil)
            return (all?.compactMap { $0 as? URL } ?? []).filter {
                ["json", "xib", "storyboard"].contains($0.pathExtension)
            }
        }.sorted { $0.path < $1.path }
    }()

    @Test func noDocumentIsPrintedOrWarnedOfWithThem() throws {
        let names = Self.internalClasses.keys.map { "\($0)" }
        let words = try Regex("\\b(\(names.joined(separator: "|")))\\b")
        var looked = 0
        for file in Self.documents {
            guard let document = try? Documents.open(file.path) else { continue }
            for scene in document.scenes {
                let stage = Stage(Headless.Settings(), room: .screen).honouring(scene.preferences)
                guard let built = try? stage.use({ try document.build(scene) }) else { continue }
                let said = try stage.show(built) { shown in
                    [shown.printed(as: .anchors)] + shown.problems.map(\.message) + built.warnings.map(\.description)
                }
                looked += 1
                for text in said {
                    let found = text.matches(of: words).map { "\(text[$0.range])" }
                    #expect(found.isEmpty, "\(file.lastPathComponent): \(found)")
                }
            }
        }
        #expect(looked >= 18)
    }

    @Test func livingViewsGoByTheClassesOfUIKit() {
        let root = UIView(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
        let bar = UINavigationBar(frame: CGRect(x: 0, y: 0, width: 320, height: 44))
        bar.items = [UINavigationItem(title: "Title")]
        let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
        cell.accessoryType = .disclosureIndicator
        let button = UIButton(type: .system)
        button.setTitle("Go", for: .normal)
        let picker = UIDatePicker()
        picker.preferredDatePickerStyle = .inline
        for view in [bar, cell, button, picker] { root.addSubview(view) }
        root.layoutIfNeeded()
        var seen: [String] = []
        func visit(_ view: UIView) {
            seen.append(view.description)
            view.subviews.forEach(visit)
        }
        visit(root)
        #expect(seen.count > 12)
        for text in seen {
            for name in Self.internalClasses.keys { #expect(!text.contains("<\(name):"), "\(text)") }
        }
    }
}
