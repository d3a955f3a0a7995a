// The colours that have names. Each is declared once, here, where both `Color.red` and `.red` for any style find it: with a second
// declaration the compiler takes exponential time for a chain of them.
extension ShapeStyle where Self == Color {
    public static var clear: Color { Color(uiColor: .clear) }
    public static var black: Color { Color(uiColor: .black) }
    public static var white: Color { Color(uiColor: .white) }
    public static var gray: Color { Color(uiColor: .systemGray) }
    public static var red: Color { Color(uiColor: .systemRed) }
    public static var orange: Color { Color(uiColor: .systemOrange) }
    public static var yellow: Color { Color(uiColor: .systemYellow) }
    public static var green: Color { Color(uiColor: .systemGreen) }
    public static var mint: Color { Color(uiColor: .systemMint) }
    public static var teal: Color { Color(uiColor: .systemTeal) }
    public static var cyan: Color { Color(uiColor: .systemCyan) }
    public static var blue: Color { Color(uiColor: .systemBlue) }
    public static var indigo: Color { Color(uiColor: .systemIndigo) }
    public static var purple: Color { Color(uiColor: .systemPurple) }
    public static var pink: Color { Color(uiColor: .systemPink) }
    public static var brown: Color { Color(uiColor: .systemBrown) }
}

extension Color {
    /// The names of colours when they are printed.
    static let names: [UIColor: String] = [
        .clear: "clear", .black: "black", .white: "white", .systemGray: "gray", .systemRed: "red",
        .systemOrange: "orange", .systemYellow: "yellow", .systemGreen: "green", .systemMint: "mint",
        .systemTeal: "teal", .systemCyan: "cyan", .systemBlue: "blue", .systemIndigo: "indigo",
        .systemPurple: "purple", .systemPink: "pink", .systemBrown: "brown", .label: "primary",
        .secondaryLabel: "secondary",
    ]
}
