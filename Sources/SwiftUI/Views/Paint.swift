/// What a style paints with, once the environment is known.
public enum _Paint: Equatable, @unchecked Sendable {
    case color(UIColor)
    indirect case layered([_Paint])
}

extension _Paint {
    /// The one colour that comes nearest, for what can have one only.
    var color: UIColor {
        switch self {
        case .color(let color): color
        case .layered(let paints): paints.first?.color ?? .label
        }
    }
}

private enum ForegroundKey: EnvironmentKey { static var defaultValue: (any ShapeStyle)? { nil } }
private enum TintKey: EnvironmentKey { static var defaultValue: Color? { nil } }

extension EnvironmentValues {
    /// The style of texts, symbols and shapes; nil where none was set, which is the colour of labels.
    var foregroundStyle: (any ShapeStyle)? {
        get { self[ForegroundKey.self] }
        set { self[ForegroundKey.self] = newValue }
    }

    /// The colour of texts and symbols.
    var foregroundColor: UIColor { foregroundStyle.map { $0._paint(in: self).color } ?? .label }

    /// What controls are tinted with; nil where none was set.
    var tint: Color? {
        get { self[TintKey.self] }
        set { self[TintKey.self] = newValue }
    }

    /// The same as a colour of UIKit's; where none was set, that of the hosting view.
    var tintColor: UIColor { tint?.uiColor ?? .tintColor }
}
