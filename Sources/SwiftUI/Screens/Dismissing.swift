/// Leaves a page, or takes away what is presented.
public struct DismissAction {
    let action: () -> Void
    public func callAsFunction() { action() }
}

/// Whether a screen is presented, as it was asked before there was `dismiss`.
public struct PresentationMode {
    public let isPresented: Bool
    private(set) var isLeft = false

    fileprivate init(isPresented: Bool) { self.isPresented = isPresented }
    public mutating func dismiss() { isLeft = true }
}

private enum DismissKey: EnvironmentKey { static var defaultValue: DismissAction { DismissAction {} } }
private enum PresentedKey: EnvironmentKey { static var defaultValue: Bool { false } }

extension EnvironmentValues {
    public internal(set) var dismiss: DismissAction {
        get { self[DismissKey.self] }
        set { self[DismissKey.self] = newValue }
    }
    public internal(set) var isPresented: Bool {
        get { self[PresentedKey.self] }
        set { self[PresentedKey.self] = newValue }
    }
    public var presentationMode: Binding<PresentationMode> {
        let (dismiss, isPresented) = (dismiss, isPresented)
        return Binding(
            get: { PresentationMode(isPresented: isPresented) },
            set: { (mode: PresentationMode) in if mode.isLeft { dismiss() } })
    }
}
