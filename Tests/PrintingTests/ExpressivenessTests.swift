import Maquette
import Testing

/// Which constraint each library has words for, by its public guide, and that everything else is plain anchors.
@Suite @MainActor struct ExpressivenessTests {
    private let root = UIView(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
    private let first = UIView()
    private let second = UIView()

    init() {
        for (view, name) in [(root, "root"), (first, "first"), (second, "second")] {
            view.accessibilityIdentifier = name
        }
        for view in [first, second] {
            view.translatesAutoresizingMaskIntoConstraints = false
            root.addSubview(view)
        }
    }

    /// A constraint, and the libraries that can say it.
    struct Case: Sendable, CustomTestStringConvertible {
        let testDescription: String
        let able: Set<Dialect>
        let make: @MainActor @Sendable (Views) -> NSLayoutConstraint
    }

    /// A root with two views in it.
    struct Views {
        let root: UIView
        let first: UIView
        let second: UIView
    }

    private nonisolated static let all: Set<Dialect> = [
        .swiftLayout, .scaffold, .formationLayout, .swiftUIKitUI, .simpleConstraints,
    ]

    nonisolated static let cases: [Case] = [
        Case(testDescription: "top to top", able: all) {
            $0.first.topAnchor.constraint(equalTo: $0.root.topAnchor, constant: 5)
        },
        Case(testDescription: "left to a sibling's right", able: all) {
            $0.second.leftAnchor.constraint(equalTo: $0.first.rightAnchor, constant: 5)
        },
        Case(testDescription: "a number", able: all) { $0.first.widthAnchor.constraint(equalToConstant: 50) },
        Case(testDescription: "its own ratio", able: all) {
            $0.first.heightAnchor.constraint(equalTo: $0.first.widthAnchor, multiplier: 0.5)
        },
        Case(testDescription: "the safe area's top", able: all.subtracting([.formationLayout])) {
            $0.first.topAnchor.constraint(equalTo: $0.root.safeAreaLayoutGuide.topAnchor)
        },
        Case(testDescription: "leading", able: all.subtracting([.simpleConstraints])) {
            $0.first.leadingAnchor.constraint(equalTo: $0.root.leadingAnchor)
        },
        Case(testDescription: "at most", able: all.subtracting([.simpleConstraints])) {
            $0.first.bottomAnchor.constraint(lessThanOrEqualTo: $0.root.bottomAnchor)
        },
        Case(testDescription: "a priority", able: all.subtracting([.simpleConstraints])) {
            let constraint = $0.first.heightAnchor.constraint(equalToConstant: 9)
            constraint.priority = .defaultHigh
            return constraint
        },
        Case(testDescription: "another's width", able: all.subtracting([.simpleConstraints])) {
            $0.first.widthAnchor.constraint(equalTo: $0.second.widthAnchor, multiplier: 2, constant: 3)
        },
        Case(testDescription: "an identifier", able: [.scaffold, .formationLayout, .swiftUIKitUI]) {
            let constraint = $0.first.topAnchor.constraint(equalTo: $0.root.topAnchor)
            constraint.identifier = "top"
            return constraint
        },
        Case(testDescription: "the margins", able: [.swiftLayout, .swiftUIKitUI]) {
            $0.first.leadingAnchor.constraint(equalTo: $0.root.layoutMarginsGuide.leadingAnchor)
        },
        Case(testDescription: "a margin attribute", able: [.swiftLayout, .swiftUIKitUI, .formationLayout]) {
            NSLayoutConstraint(
                item: $0.first, attribute: .leading, relatedBy: .equal, toItem: $0.root, attribute: .leadingMargin,
                multiplier: 1,
                constant: 0)
        },
        Case(testDescription: "readable content", able: [.swiftLayout, .swiftUIKitUI, .scaffold]) {
            $0.first.leadingAnchor.constraint(equalTo: $0.root.readableContentGuide.leadingAnchor)
        },
        Case(testDescription: "baseline to baseline", able: [.swiftLayout, .formationLayout]) {
            $0.first.firstBaselineAnchor.constraint(equalTo: $0.second.firstBaselineAnchor)
        },
        Case(testDescription: "a multiple of a place", able: [.swiftLayout, .formationLayout]) {
            NSLayoutConstraint(
                item: $0.first, attribute: .centerX, relatedBy: .equal, toItem: $0.root, attribute: .trailing,
                multiplier: 0.25,
                constant: 0)
        },
        Case(testDescription: "the root said first", able: all) {
            $0.root.bottomAnchor.constraint(equalTo: $0.first.bottomAnchor, constant: 4)
        },
    ]

    @Test(arguments: cases) func aLibraryTakesAnchorsOnlyForWhatItCannotSay(_ tested: Case) {
        tested.make(Views(root: root, first: first, second: second)).isActive = true
        for dialect in Self.all {
            let code = root.printed(as: dialect)
            let usesAnchors = code.contains(".isActive = true") || code.contains("NSLayoutConstraint")
            #expect(usesAnchors == !tested.able.contains(dialect), "\(dialect): \(code)")
            #expect(code.contains("// \(dialect.name) has no words for this one.") == usesAnchors, "\(dialect)")
        }
        let plain = root.printed(as: .anchors)
        #expect(plain.contains("NSLayoutConstraint(") || plain.contains("Anchor.constraint("))
        #expect(!plain.contains("has no words"))
    }
}
