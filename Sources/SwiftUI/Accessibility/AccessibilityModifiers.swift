extension View {
    // MARK: Words

    public nonisolated func accessibilityLabel(_ label: Text) -> some View {
        accessibilityLabel(label, isEnabled: true)
    }
    public nonisolated func accessibilityLabel(_ labelKey: LocalizedStringKey) -> some View {
        accessibilityLabel(Text(labelKey))
    }
    @_disfavoredOverload
    public nonisolated func accessibilityLabel<S: StringProtocol>(_ label: S) -> some View {
        accessibilityLabel(Text(label))
    }
    public nonisolated func accessibilityLabel(_ label: Text, isEnabled: Bool) -> some View {
        accessible(label, isEnabled: isEnabled) { $0.labelling($1) }
    }
    public nonisolated func accessibilityLabel(_ labelKey: LocalizedStringKey, isEnabled: Bool) -> some View {
        accessibilityLabel(Text(labelKey), isEnabled: isEnabled)
    }
    @_disfavoredOverload
    public nonisolated func accessibilityLabel<S: StringProtocol>(_ label: S, isEnabled: Bool) -> some View {
        accessibilityLabel(Text(label), isEnabled: isEnabled)
    }
    public nonisolated func accessibilityLabel<Words: View>(
        @ViewBuilder content: (_ label: PlaceholderContentView<Self>) -> Words
    ) -> some View { accessible(content(PlaceholderContentView(showing: self))) { $0.labelling($1) } }

    public nonisolated func accessibilityValue(_ valueDescription: Text) -> some View {
        accessibilityValue(valueDescription, isEnabled: true)
    }
    public nonisolated func accessibilityValue(_ valueKey: LocalizedStringKey) -> some View {
        accessibilityValue(Text(valueKey))
    }
    @_disfavoredOverload
    public nonisolated func accessibilityValue<S: StringProtocol>(_ value: S) -> some View {
        accessibilityValue(Text(value))
    }
    public nonisolated func accessibilityValue(_ valueDescription: Text, isEnabled: Bool) -> some View {
        accessible(valueDescription, isEnabled: isEnabled) {
            $0.setting(\.accessibilityValue, $1, former: $0.givenAccessibilityValue)
        }
    }

    public nonisolated func accessibilityHint(_ hint: Text) -> some View { accessibilityHint(hint, isEnabled: true) }
    public nonisolated func accessibilityHint(_ hintKey: LocalizedStringKey) -> some View {
        accessibilityHint(Text(hintKey))
    }
    @_disfavoredOverload
    public nonisolated func accessibilityHint<S: StringProtocol>(_ hint: S) -> some View {
        accessibilityHint(Text(hint))
    }
    public nonisolated func accessibilityHint(_ hint: Text, isEnabled: Bool) -> some View {
        accessible(hint, isEnabled: isEnabled) {
            $0.setting(\.accessibilityHint, $1, former: $0.givenAccessibilityHint)
        }
    }

    public nonisolated func accessibilityInputLabels(_ inputLabels: [Text]) -> some View {
        accessible(InputLabels(labels: inputLabels)) { view, words in
            view.setting(\.accessibilityUserInputLabels, words?.components(separatedBy: ", ") ?? [])
        }
    }
    public nonisolated func accessibilityInputLabels(_ inputLabelKeys: [LocalizedStringKey]) -> some View {
        accessibilityInputLabels(inputLabelKeys.map { Text($0) })
    }
    @_disfavoredOverload
    public nonisolated func accessibilityInputLabels<S: StringProtocol>(_ inputLabels: [S]) -> some View {
        accessibilityInputLabels(inputLabels.map { Text($0) })
    }

    // MARK: What it is

    public nonisolated func accessibilityIdentifier(_ identifier: String) -> some View {
        accessible { $0.setting(\.accessibilityIdentifier, identifier) }
    }
    public nonisolated func accessibilityIdentifier(_ identifier: String, isEnabled: Bool) -> some View {
        accessible { isEnabled ? $0.setting(\.accessibilityIdentifier, identifier) : nothing }
    }
    public nonisolated func accessibilityAddTraits(_ traits: AccessibilityTraits) -> some View {
        accessible { view in
            if traits.isModalView { view.accessibilityViewIsModal = true }
            return view.adding(traits.traits)
        }
    }
    public nonisolated func accessibilityRemoveTraits(_ traits: AccessibilityTraits) -> some View {
        accessible { view in
            if traits.isModalView { view.accessibilityViewIsModal = false }
            return view.removing(traits.traits)
        }
    }
    public nonisolated func accessibilityHeading(_ level: AccessibilityHeadingLevel) -> some View {
        accessible { $0.adding(.header) }
    }
    public nonisolated func accessibilityHidden(_ hidden: Bool) -> some View {
        accessibleViews { views in
            guard hidden else { return [] }
            return views.flatMap { view -> [AccessibilityUndo] in
                let hiding = view.setting(\.accessibilityElementsHidden, true)
                // A view that is an element itself is none any more.
                guard view.isAccessibilityElement else { return [hiding] }
                return [hiding, view.setting(\.isAccessibilityElement, false, former: true)]
            }
        }
    }
    public nonisolated func accessibilityHidden(_ hidden: Bool, isEnabled: Bool) -> some View {
        accessibilityHidden(hidden && isEnabled)
    }
    public nonisolated func accessibilitySortPriority(_ sortPriority: Double) -> some View {
        accessible { $0.setting(\.sortPriority, sortPriority) }
    }
    public nonisolated func accessibilityRespondsToUserInteraction(_ responds: Bool = true) -> some View {
        accessible { $0.setting(\.accessibilityRespondsToUserInteraction, responds) }
    }
    public nonisolated func accessibilityIgnoresInvertColors(_ active: Bool = true) -> some View {
        accessibleViews { $0.map { $0.setting(\.accessibilityIgnoresInvertColors, active) } }
    }

    // MARK: What it does

    public nonisolated func accessibilityAction(
        _ actionKind: AccessibilityActionKind = .default, _ handler: @escaping () -> Void
    ) -> some View { unseen }
    public nonisolated func accessibilityAction(named name: Text, _ handler: @escaping () -> Void) -> some View {
        accessibilityAction(action: handler) { name }
    }
    public nonisolated func accessibilityAction(
        named nameKey: LocalizedStringKey, _ handler: @escaping () -> Void
    ) -> some View { accessibilityAction(named: Text(nameKey), handler) }
    @_disfavoredOverload
    public nonisolated func accessibilityAction<S: StringProtocol>(
        named name: S, _ handler: @escaping () -> Void
    ) -> some View { accessibilityAction(named: Text(name), handler) }
    public nonisolated func accessibilityAction<Label: View>(
        action: @escaping () -> Void, @ViewBuilder label: () -> Label
    ) -> some View {
        nonisolated(unsafe) let handler = action
        return accessible(label()) { view, words in
            let action = UIAccessibilityCustomAction(name: words ?? "") { _ in
                ViewGraph.acting { handler() }
                return true
            }
            return view.setting(\.accessibilityCustomActions, (view.accessibilityCustomActions ?? []) + [action])
        }
    }
    public nonisolated func accessibilityAdjustableAction(
        _ handler: @escaping (AccessibilityAdjustmentDirection) -> Void
    ) -> some View { accessible { $0.adding(.adjustable) } }
    public nonisolated func accessibilityDirectTouch(
        _ isDirectTouchArea: Bool = true, options: AccessibilityDirectTouchOptions = []
    ) -> some View {
        accessible {
            isDirectTouchArea ? $0.adding(.allowsDirectInteraction) : $0.removing(.allowsDirectInteraction)
        }
    }

    public nonisolated func accessibilityShowsLargeContentViewer() -> some View {
        accessible { $0.setting(\.showsLargeContentViewer, true) }
    }
    public nonisolated func accessibilityShowsLargeContentViewer<Content: View>(
        @ViewBuilder _ largeContentView: () -> Content
    ) -> some View {
        accessible(largeContentView()) { view, words in
            view.showsLargeContentViewer = true
            return view.setting(\.largeContentTitle, words)
        }
    }

    // MARK: As iOS 13 had it

    public nonisolated func accessibility(label: Text) -> some View { accessibilityLabel(label) }
    public nonisolated func accessibility(value: Text) -> some View { accessibilityValue(value) }
    public nonisolated func accessibility(hint: Text) -> some View { accessibilityHint(hint) }
    public nonisolated func accessibility(identifier: String) -> some View { accessibilityIdentifier(identifier) }
    public nonisolated func accessibility(hidden: Bool) -> some View { accessibilityHidden(hidden) }
    public nonisolated func accessibility(sortPriority: Double) -> some View {
        accessibilitySortPriority(sortPriority)
    }
    public nonisolated func accessibility(addTraits traits: AccessibilityTraits) -> some View {
        accessibilityAddTraits(traits)
    }
    public nonisolated func accessibility(removeTraits traits: AccessibilityTraits) -> some View {
        accessibilityRemoveTraits(traits)
    }
    public nonisolated func accessibility(inputLabels: [Text]) -> some View { accessibilityInputLabels(inputLabels) }
}

private struct InputLabels: View {
    let labels: [Text]
    var body: some View { ForEach(labels.indices, id: \.self) { labels[$0] } }
}

/// Nothing is to be taken back.
@MainActor private func nothing() {}

extension UIView {
    fileprivate func labelling(_ words: String?) -> AccessibilityUndo {
        setting(\.accessibilityLabel, words, former: givenAccessibilityLabel)
    }
}
