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
            #expect(code.contains("// \(dialect.name) cannot express this constraint.") == usesAnchors, "\(dialect)")
        }
        let plain = root.printed(as: .anchors)
        #expect(plain.contains("NSLayoutConstraint(") || plain.contains("Anchor.constraint("))
        #expect(!plain.contains("has no words"))
    }

    private func activate(_ constraints: NSLayoutConstraint...) { NSLayoutConstraint.activate(constraints) }

    @Test func edgesAsFarInsideAreOneWord() {
        activate(
            first.topAnchor.constraint(equalTo: root.topAnchor, constant: 8),
            first.leadingAnchor.constraint(equalTo: root.leadingAnchor, constant: 8),
            root.trailingAnchor.constraint(equalTo: first.trailingAnchor, constant: 8),
            first.bottomAnchor.constraint(equalTo: root.bottomAnchor, constant: -8),
            second.topAnchor.constraint(equalTo: root.topAnchor),
            second.leftAnchor.constraint(equalTo: root.leftAnchor),
            second.rightAnchor.constraint(equalTo: root.rightAnchor),
            second.bottomAnchor.constraint(equalTo: root.bottomAnchor))
        #expect(root.printed(as: .swiftLayout).contains("Anchors.allSides.equalToSuper(inwardOffset: 8)\n"))
        #expect(root.printed(as: .swiftUIKitUI).contains("second.attachToParent(root).pinSides()\n"))
        let scaffold = root.printed(as: .scaffold)
        #expect(scaffold.contains("scaffold.view(first).attach(to: root, offset: 8, rtl: true)\n"))
        #expect(scaffold.contains("scaffold.view(second).attach(to: root)\n"))
    }

    @Test func lengthsAndCentresAreOneWord() {
        activate(
            first.widthAnchor.constraint(equalToConstant: 30), first.heightAnchor.constraint(equalToConstant: 30),
            first.centerXAnchor.constraint(equalTo: root.centerXAnchor),
            first.centerYAnchor.constraint(equalTo: root.centerYAnchor),
            second.widthAnchor.constraint(equalToConstant: 40), second.heightAnchor.constraint(equalToConstant: 50),
            second.leftAnchor.constraint(equalTo: root.leftAnchor),
            second.topAnchor.constraint(equalTo: root.topAnchor))
        let swiftLayout = root.printed(as: .swiftLayout)
        #expect(swiftLayout.contains("Anchors.size.equalTo(width: 40, height: 50)\n"))
        #expect(swiftLayout.contains("Anchors.center\n"))
        #expect(root.printed(as: .swiftUIKitUI).contains(".makeSize(30).pinCenter()\n"))
        #expect(root.printed(as: .formationLayout).contains("layout.view(first).size(30).center(root)\n"))
        let scaffold = root.printed(as: .scaffold)
        #expect(scaffold.contains("scaffold.view(first).size(30).center()\n"))
        #expect(scaffold.contains(".size(width: 40, height: 50)"))
    }

    @Test func siblingsAndGuidesAreNamedInTheSameWords() {
        let third = UIView()
        third.accessibilityIdentifier = "third"
        third.translatesAutoresizingMaskIntoConstraints = false
        root.addSubview(third)
        let safeArea = root.safeAreaLayoutGuide
        activate(
            first.topAnchor.constraint(equalTo: safeArea.topAnchor, constant: 8),
            first.leadingAnchor.constraint(equalTo: safeArea.leadingAnchor, constant: 8),
            first.trailingAnchor.constraint(equalTo: safeArea.trailingAnchor, constant: -8),
            first.bottomAnchor.constraint(equalTo: safeArea.bottomAnchor, constant: -8),
            second.topAnchor.constraint(equalTo: first.topAnchor),
            second.leftAnchor.constraint(equalTo: first.leftAnchor),
            second.rightAnchor.constraint(equalTo: first.rightAnchor),
            second.bottomAnchor.constraint(equalTo: first.bottomAnchor),
            third.widthAnchor.constraint(equalTo: first.widthAnchor),
            third.heightAnchor.constraint(equalTo: first.heightAnchor),
            third.centerXAnchor.constraint(equalTo: first.centerXAnchor),
            third.centerYAnchor.constraint(equalTo: first.centerYAnchor))
        let swiftLayout = root.printed(as: .swiftLayout)
        #expect(swiftLayout.contains("Anchors.allSides.equalTo(root.safeAreaLayoutGuide, inwardOffset: 8)\n"))
        #expect(swiftLayout.contains("Anchors.vertical.equalTo(first)\n"))
        #expect(swiftLayout.contains("Anchors.size.equalTo(first)\n"))
        #expect(swiftLayout.contains("Anchors.center.equalTo(first)\n"))
        let scaffold = root.printed(as: .scaffold)
        #expect(
            scaffold.contains("scaffold.view(first).attach(to: root, layoutGuide: .safeArea, offset: 8, rtl: true)\n"))
        #expect(scaffold.contains("scaffold.view(second).attach(to: first)\n"))
        #expect(scaffold.contains(".center(in: first)\n"))
        #expect(root.printed(as: .formationLayout).contains("layout.view(third).size(first).center(first)\n"))
        let swiftUIKitUI = root.printed(as: .swiftUIKitUI)
        #expect(swiftUIKitUI.contains("second.attachToParent(root).pinSides(toView: first)\n"))
        #expect(swiftUIKitUI.contains(".matchSize(toView: first).pinCenter(toView: first)\n"))
    }

    @Test func whatDiffersStaysApart() {
        let soft = first.widthAnchor.constraint(equalToConstant: 30)
        soft.priority = .defaultHigh
        activate(
            soft, first.heightAnchor.constraint(equalToConstant: 30),
            first.centerXAnchor.constraint(equalTo: root.centerXAnchor, constant: 3),
            first.centerYAnchor.constraint(equalTo: root.centerYAnchor),
            second.topAnchor.constraint(equalTo: root.topAnchor, constant: 8),
            second.bottomAnchor.constraint(equalTo: root.bottomAnchor, constant: 8),
            second.leftAnchor.constraint(equalTo: root.leftAnchor, constant: 8),
            second.rightAnchor.constraint(equalTo: root.rightAnchor, constant: -8))
        for dialect in Dialect.allCases where dialect != .simpleConstraints {
            let code = root.printed(as: dialect)
            for word in [
                "size(", "Size(", ".center(", "Anchors.center\n", "pinCenter(", "allSides", "pinSides", "attach(",
            ] {
                #expect(!code.contains(word), "\(dialect): \(word)")
            }
        }
    }
}
