/// A form that code can be printed in.
public enum Dialect: String, CaseIterable, Sendable {
    case swiftLayout = "swiftlayout"
    case scaffold
    case formationLayout = "formationlayout"
    case swiftUIKitUI = "swiftuikitui"
    case simpleConstraints = "simpleconstraints"
    /// UIKit's own anchors, without any library.
    case anchors

    /// The library's name, which is its module's.
    public var name: String {
        switch self {
        case .swiftLayout: "SwiftLayout"
        case .scaffold: "Scaffold"
        case .formationLayout: "FormationLayout"
        case .swiftUIKitUI: "SwiftUIKitUI"
        case .simpleConstraints: "SimpleConstraints"
        case .anchors: "anchors"
        }
    }

    @MainActor var form: any DialectForm {
        switch self {
        case .swiftLayout: SwiftLayoutForm()
        case .scaffold: ScaffoldForm()
        case .formationLayout: FormationLayoutForm()
        case .swiftUIKitUI: SwiftUIKitUIForm()
        case .simpleConstraints: SimpleConstraintsForm()
        case .anchors: AnchorsForm()
        }
    }
}
