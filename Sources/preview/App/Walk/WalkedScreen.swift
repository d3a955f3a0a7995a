import Foundation
import Maquette
import MaquetteAccessibility
import MaquetteTouch
import UIKit

/// A screen that a walk has come to.
struct WalkedScreen: Codable {
    /// Something that is wrong with a layout.
    struct Problem: Codable {
        var kind: AppWalk.Finding.Kind
        var message: String
    }

    /// What people call the screen: its title, or else its controller or its first words.
    var name: String
    /// What makes a screen the same when another way leads to it.
    var mark: String
    /// What the screen has in common with screens that differ from it in their words alone.
    var kind: String
    /// The project's controllers that are seen on it.
    var controllers: [String]
    var touchables: [Touchable]
    /// Code that is missing and would have been needed.
    var missing: [String]
    /// What a phone would show and Maquette does not draw, by its names.
    var notDrawn: [String] = []
    /// What is wrong with the screen's layout.
    var problems: [Problem]
    var isBlank: Bool
}

extension WalkedScreen {
    @MainActor init(_ shown: Shown, _ lacking: Lacking, isBlank: Bool) {
        controllers = shown.controllersOfProject
        (missing, notDrawn, self.isBlank) = (lacking.missing, lacking.notDrawn, isBlank)
        problems = shown.problems.map { Problem(kind: $0.kind.ofFinding, message: $0.message) }
        let elements = AccessibilityReading(shown).elements.filter(\.isOnScreen)
        let title = shown.canvas.titleOfBar
        let front = controllers.last.map { name in
            String((name.split(separator: ".").last ?? "").replacing(/(View)?Controller$/, with: ""))
        }
        let heading = elements.first { $0.traits.contains(.header) } ?? elements.first
        name = [title, front, heading?.label].compactMap { $0 }.first { !$0.isEmpty } ?? "Screen"
        let parts = elements.map { "\($0.traits.rawValue)" }
        kind = (controllers.isEmpty ? Set(parts).sorted() : controllers).joined(separator: "\n")
        // Last, as it scrolls.
        let survey = (shown.canvas as? UIWindow).map(ScreenSurvey.init)
        touchables = survey?.touchables ?? []
        let words = survey?.words ?? Set(elements.compactMap(\.label))
        // Numbers come and go, too.
        func withoutNumbers(_ text: String) -> String { text.replacing(/\d+/, with: "#") }
        mark = ([withoutNumbers(title ?? "")] + controllers + Set(words.map(withoutNumbers)).sorted())
            .joined(separator: "\n")
    }
}

extension LayoutProblem.Kind {
    fileprivate var ofFinding: AppWalk.Finding.Kind {
        switch self {
        case .conflict: .conflict
        case .ambiguous: .ambiguity
        case .truncated: .cutOffText
        }
    }
}

extension UIView {
    /// The title of the foremost navigation bar.
    fileprivate var titleOfBar: String? {
        guard !isHidden, alpha > 0 else { return nil }
        if let bar = self as? UINavigationBar { return bar.topItem?.title }
        for subview in subviews.reversed() {
            if let title = subview.titleOfBar { return title }
        }
        return nil
    }
}
