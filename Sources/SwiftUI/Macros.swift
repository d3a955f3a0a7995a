// Maquette's library of macros says what these become; the toolset loads it into the compiler. Where there is none, there are
// no macros.
#if MAQUETTE_MACROS
    /// A property of the values that are handed down, and the key under which it is.
    @attached(accessor) @attached(peer, names: prefixed(__Key_))
    public macro Entry() = #externalMacro(module: "MaquetteMacros", type: "EntryMacro")

    /// A variable of a preview that is a property of the view it shows.
    @attached(peer)
    public macro Previewable() = #externalMacro(module: "MaquetteMacros", type: "MarkMacro")

    // What draws previews finds them in the source.
    @freestanding(declaration)
    public macro Preview(_ name: String? = nil, @ViewBuilder body: @escaping @MainActor () -> any View) =
        #externalMacro(module: "MaquetteMacros", type: "PreviewMacro")

    @freestanding(declaration)
    public macro Preview(
        _ name: String? = nil, traits: PreviewTrait<Preview.ViewTraits>,
        _ additionalTraits: PreviewTrait<Preview.ViewTraits>..., @ViewBuilder body: @escaping @MainActor () -> any View
    ) = #externalMacro(module: "MaquetteMacros", type: "PreviewMacro")

    @freestanding(declaration)
    public macro Preview<Argument>(
        _ name: String? = nil, traits: PreviewTrait<Preview.ViewTraits>..., arguments: [Argument],
        @ViewBuilder body: @escaping @MainActor (Argument) -> any View
    ) = #externalMacro(module: "MaquetteMacros", type: "PreviewMacro")
#endif
