// What a value of a module that is missing becomes, so that what is shown with it can be seen.

extension Color: _PlainlyMade {
    /// Grey, which is seen on light and on dark.
    public static func _plainlyMade(_ make: (Any.Type) -> Any?) -> Any? { Color.gray }
}

extension Font: _PlainlyMade {
    public static func _plainlyMade(_ make: (Any.Type) -> Any?) -> Any? { Font.body }
}

extension Animation: _PlainlyMade {
    public static func _plainlyMade(_ make: (Any.Type) -> Any?) -> Any? { Animation.default }
}

extension Image: _PlainlyMade {
    public static func _plainlyMade(_ make: (Any.Type) -> Any?) -> Any? { Image(uiImage: UIImage()) }
}
