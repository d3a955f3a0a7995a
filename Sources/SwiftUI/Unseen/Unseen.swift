extension View {
    /// The view as it is: for modifiers that change nothing in a picture.
    nonisolated var unseen: some View { modifier(EmptyModifier()) }
}
