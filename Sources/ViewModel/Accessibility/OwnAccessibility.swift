import Foundation

/// The accessibility defaults of a UIKit class, where the app sets nothing.
///
/// Apple documents that standard controls are accessible and take labels and values from their titles and contents. The
/// words and traits of single classes are those that VoiceOver is known to speak: for switches, segments, steppers, page
/// controls and tabs as recorded in the reference pictures of cashapp's AccessibilitySnapshot.
struct OwnAccessibility {
    var isElement = false
    var label, value, hint: String?
    var traits = UIAccessibilityTraits.none
    var isModal = false
    /// What Voice Control listens for, where that is not the label.
    var userInputLabels: [String]?
    /// Parts of a control that are no views of their own, in the order in which they are read.
    var parts: [UIAccessibilityElement]?
}

extension UIAccessibilityTraits {
    // UIKit has these without names. The numbers are those that apps see in the traits of its controls.
    package static let textEntry = UIAccessibilityTraits(rawValue: 1 << 18)
    package static let isEditing = UIAccessibilityTraits(rawValue: 1 << 21)
    package static let secureTextField = UIAccessibilityTraits(rawValue: 1 << 24)
    package static let backButton = UIAccessibilityTraits(rawValue: 1 << 27)
    package static let tabBarItem = UIAccessibilityTraits(rawValue: 1 << 28)
    package static let textArea = UIAccessibilityTraits(rawValue: 1 << 47)
    package static let pickerItem = UIAccessibilityTraits(rawValue: 1 << 52)
}

extension UIView {
    /// The parts of a control that assistive technologies see and that are no views.
    package var accessibilityParts: [UIAccessibilityElement]? { ownAccessibility.parts }

    /// What was given, without what the class says of itself.
    package var givenAccessibilityLabel: String? { viewState.accessibility.label?.plain }
    package var givenAccessibilityHint: String? { viewState.accessibility.hint?.plain }
    package var givenAccessibilityValue: String? { viewState.accessibility.value?.plain }
    package var givenAccessibilityTraits: UIAccessibilityTraits? { viewState.accessibility.traits }
    package var givenIsAccessibilityElement: Bool? { viewState.accessibility.isElement }
    package var userInputLabelsToTell: [String] {
        viewState.accessibility.userInputLabels ?? ownAccessibility.userInputLabels ?? []
    }

    /// Whole per cents, as VoiceOver speaks the values of sliders and progress views.
    func percent(_ share: Double) -> String { "\(Int((min(max(share, 0), 1) * 100).rounded()))%" }

    func part(_ label: String?, in frame: CGRect, traits: UIAccessibilityTraits) -> UIAccessibilityElement {
        let part = UIAccessibilityElement(accessibilityContainer: self)
        part.accessibilityLabel = label
        part.accessibilityTraits = traits
        part.accessibilityFrameInContainerSpace = frame
        return part
    }

    /// The texts of labels in a view, in reading order, as a row of a list is spoken.
    var textsToSpeak: [String] {
        var found: [(frame: CGRect, text: String)] = []
        func visit(_ view: UIView) {
            for part in view.viewState.subviews {
                guard !part.isHidden, part.alpha > 0, !part.accessibilityElementsHidden,
                    part.isSpokenWithItsRow
                else { continue }
                guard part.isAccessibilityElement else {
                    visit(part)
                    continue
                }
                let text = part.accessibilityLabel ?? part.accessibilityValue
                if let text, !text.isEmpty { found.append((part.convert(part.bounds, to: self), text)) }
            }
        }
        visit(self)
        let isRightToLeft = effectiveUserInterfaceLayoutDirection == .rightToLeft
        return ReadingRows(isRightToLeft: isRightToLeft).sorted(found) { $0.frame }.map(\.text)
    }
}

/// The order in which VoiceOver goes through what is on the screen: rows from top to bottom, and in a row in the
/// direction of reading.
///
/// Two things are in one row if one begins less than 8 points below the other on a phone, and 13 on other devices:
/// measured with VoiceOver by the authors of AccessibilitySnapshot.
package struct ReadingRows {
    let separation: CGFloat
    let isRightToLeft: Bool

    @MainActor package init(isRightToLeft: Bool) {
        separation = Headless.settings.device.idiom == .phone ? 8 : 13
        self.isRightToLeft = isRightToLeft
    }

    package func sorted<Item>(_ items: [Item], by frame: (Item) -> CGRect) -> [Item] {
        let fromTop = items.indices.map { (index: $0, frame: frame(items[$0])) }
            .sorted { ($0.frame.minY, $0.index) < ($1.frame.minY, $1.index) }
        var order: [Int] = []
        var row: [(index: Int, frame: CGRect)] = []
        func finish() {
            let inRow = row.sorted { one, other in
                let (a, b) = isRightToLeft ? (-one.frame.maxX, -other.frame.maxX) : (one.frame.minX, other.frame.minX)
                return (a, one.index) < (b, other.index)
            }
            order += inRow.map(\.index)
            row = []
        }
        for item in fromTop {
            if let last = row.last, item.frame.minY - last.frame.minY >= separation { finish() }
            row.append(item)
        }
        finish()
        return order.map { items[$0] }
    }
}
