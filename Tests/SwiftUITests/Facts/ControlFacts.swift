import SwiftUI
import Testing

/// Frames of controls, recorded by AccessibilitySnapshot on iOS 17.5, 18.5 and 26.2 at three pixels a point.
@MainActor @Suite struct ControlFacts {
    private func on(_ release: SystemRelease, _ work: () throws -> Void) rethrows {
        try Headless.with({ ($0.release, $0.displayScale) = (release, 3) }, perform: work)
    }
    private func size(_ view: some View, width: CGFloat = 402) -> CGSize {
        Measured(width: width) { view.called("view", in: $0) }["view"].size
    }
    nonisolated private static let releases = [SystemRelease.iOS18, .iOS26]

    @Test(arguments: releases) func `Fields are 8 apart, also empty ones (facts 44, 273, 274)`(release: SystemRelease) {
        on(release) {
            let measured = Measured { names in
                VStack {
                    TextField("Name", text: .constant("")).called("empty", in: names)
                    TextField("Name", text: .constant("Words")).called("full", in: names)
                    SecureField("Word", text: .constant("")).called("secret", in: names)
                    SecureField("Word", text: .constant("secret")).called("dots", in: names)
                }
            }
            let top = measured["empty"].minY
            // 22, 22, 21 and 20.33 high.
            measured.expect("empty", 0, top, 402, 22)
            measured.expect("full", 0, top + 30, 402, 22)
            measured.expect("secret", 0, top + 60, 402, 21)
            measured.expect("dots", 0, top + 89, 402, 20.333)
        }
    }

    @Test(arguments: releases) func `A bordered symbol is 41.33 by 34 (fact 242)`(release: SystemRelease) {
        on(release) {
            let size = size(
                Button {
                } label: {
                    Image(systemName: "mic.fill")
                }.buttonStyle(.bordered))
            #expect(abs(size.width - 41.333) < 0.35 && abs(size.height - 34) < 0.35)
        }
    }

    @Test(arguments: releases) func `Bordered buttons are 34.33 high (facts 240, 249)`(release: SystemRelease) {
        on(release) {
            #expect(abs(size(Button("Delete") {}.buttonStyle(.bordered)).height - 34.333) < 0.011)
            #expect(abs(size(Button("Delete") {}.buttonStyle(.borderedProminent)).height - 34.333) < 0.011)
        }
    }

    @Test(arguments: releases) func `A stepper is 94 by 32 (fact 265)`(release: SystemRelease) {
        on(release) {
            let size = size(Stepper("x", value: .constant(1)).labelsHidden())
            #expect(size == CGSize(width: 94, height: 32))
        }
    }

    @Test(arguments: releases) func `Segments are 32 high (fact 267)`(release: SystemRelease) {
        on(release) {
            let picker = Picker("x", selection: .constant(1)) {
                ForEach(1..<4) { Text(verbatim: "Segment \($0)") }
            }
            #expect(size(picker.pickerStyle(.segmented)).height == 32)
        }
    }

    // Before iOS 26 the fact and what 25 repositories recorded of documents differ; UIKit's test has those.
    @Test func `A slider of iOS 26 is 34 high and as wide as it can be (fact 262)`() {
        on(.iOS26) { #expect(size(Slider(value: .constant(0.5))) == CGSize(width: 402, height: 34)) }
    }

    /// The recorded picture of the test of `ButtonsView` in cvs-health/ios-swiftui-accessibility-techniques (iOS 26, 390 points wide, three
    /// pixels a point): the frame of the padded button is 157 pixels high, the group begins 24 pixels below it and is 85 high.
    @Test func `A disclosure group has air above and below its line, and keeps its distance to a button`() {
        on(.iOS26) {
            let measured = Measured(width: 358) { names in
                VStack {
                    Button {
                    } label: {
                        Text(verbatim: "Log In").padding().called("button", in: names)
                    }
                    DisclosureGroup {
                        EmptyView()
                    } label: {
                        Text(verbatim: "Details").called("label", in: names)
                    }.called("group", in: names)
                }
            }
            let button = measured["button"]
            #expect(abs(button.height - 157.0 / 3) < 0.011)
            measured.expect("group", 0, button.maxY + 8, 358, 85.0 / 3)
            #expect(abs(measured["label"].midY - measured["group"].midY) < 0.011 && measured["label"].minX == 0)
        }
    }
}
