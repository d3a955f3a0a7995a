/// Whether what is shown can be edited.
public enum EditMode: Hashable, Sendable {
    case inactive, transient, active

    public var isEditing: Bool { self != .inactive }
}

extension EnvironmentValues {
    /// Nothing is edited until somebody says so.
    public var editMode: Binding<EditMode>? {
        get { _entry("editMode", nil) }
        set { _setEntry("editMode", newValue) }
    }
}
