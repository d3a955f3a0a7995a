import Foundation

extension BarButtonView: SpokenPart {
    var spoken: OwnAccessibility {
        // A custom view speaks for itself.
        guard item.customView == nil else { return OwnAccessibility() }
        let words = [item.title, item.systemItem?.spokenName, item.image?.spokenName].lazy
            .compactMap { $0 }.first { !$0.isEmpty }
        var traits = UIAccessibilityTraits.button
        if isBack { traits.insert(.backButton) }
        if !item.isEnabled { traits.insert(.notEnabled) }
        return OwnAccessibility(
            isElement: item.isAccessibilityElement,
            label: item.accessibilityLabel ?? words ?? (isBack ? "Back" : nil),
            value: item.accessibilityValue ?? item.badge?.stringValue, hint: item.accessibilityHint,
            traits: item.accessibilityTraits.union(traits))
    }
}

extension UIBarButtonItem.SystemItem {
    /// The meaning of the system's own buttons, by Apple's names for them.
    var spokenName: String? {
        if let word { return word }
        return switch self {
        case .add: "Add"
        case .compose: "Compose"
        case .reply: "Reply"
        case .action: "Share"
        case .organize: "Organize"
        case .bookmarks: "Bookmarks"
        case .search: "Search"
        case .refresh: "Refresh"
        case .stop: "Stop"
        case .close: "Close"
        case .camera: "Camera"
        case .trash: "Delete"
        case .play: "Play"
        case .pause: "Pause"
        case .rewind: "Rewind"
        case .fastForward: "Fast Forward"
        default: nil
        }
    }
}

extension TabView: SpokenPart {
    var spoken: OwnAccessibility {
        let words = item.title ?? item.systemItem?.word
        var traits: UIAccessibilityTraits = [.button, .tabBarItem]
        if isChosen { traits.insert(.selected) }
        return OwnAccessibility(
            isElement: item.isAccessibilityElement,
            label: item.accessibilityLabel ?? words.flatMap { $0.isEmpty ? nil : $0 } ?? item.image?.spokenName,
            value: item.accessibilityValue ?? spokenBadge, hint: item.accessibilityHint,
            traits: item.accessibilityTraits.union(traits))
    }

    /// A number counts what is there.
    private var spokenBadge: String? {
        guard Headless.release.tabs.badgesAreSpoken, let badge = item.badgeValue, !badge.isEmpty else { return nil }
        return Int(badge).map { $0 == 1 ? "1 item" : "\($0) items" } ?? badge
    }
}

extension AlertButton: SpokenPart {
    var spoken: OwnAccessibility {
        OwnAccessibility(
            isElement: true, label: action.title, traits: action.isEnabled ? .button : [.button, .notEnabled])
    }
}

extension MenuRow: SpokenPart {
    var spoken: OwnAccessibility {
        var traits = UIAccessibilityTraits.button
        if isChecked { traits.insert(.selected) }
        if isDisabled { traits.insert(.notEnabled) }
        let texts = [title.text, subtitle.text].compactMap { $0 }.filter { !$0.isEmpty }
        return OwnAccessibility(isElement: true, label: texts.joined(separator: ", "), traits: traits)
    }
}

extension DateButton: SpokenPart {
    var spoken: OwnAccessibility {
        OwnAccessibility(isElement: true, label: "Date Picker", value: label.text, traits: .button)
    }
}

extension CellAccessoryView: SpokenPart {
    /// The letter in a circle is a button of its own; chevrons and check marks belong to the row.
    var spoken: OwnAccessibility {
        guard type == .detailButton || type == .detailDisclosureButton else { return OwnAccessibility() }
        return OwnAccessibility(isElement: true, label: "More Info", traits: .button)
    }
}

extension PresentationContainer: SpokenPart {
    /// What lies behind a presentation cannot be reached.
    var spoken: OwnAccessibility { OwnAccessibility(isModal: true) }
}

extension MenuPresentation: SpokenPart {
    var spoken: OwnAccessibility { OwnAccessibility(isModal: true) }
}
