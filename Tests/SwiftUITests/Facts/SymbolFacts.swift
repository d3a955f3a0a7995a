import SwiftUI
import Testing

/// Sizes of symbols, recorded by AccessibilitySnapshot (three pixels a point, iOS 18.5 and 26.2).
@MainActor @Suite struct SymbolFacts {
    private func size(_ view: some View) -> CGSize {
        Headless.with({ $0.displayScale = 3 }) { Measured { view.called("symbol", in: $0) }["symbol"].size }
    }

    @Test func `Symbols have the recorded places (facts 182, 183)`() {
        let microphone = size(Image(systemName: "mic.fill"))
        #expect(abs(microphone.width - 17.333) < 0.35 && abs(microphone.height - 20) < 0.35)
        let star = size(Image(systemName: "star.fill").font(.title2))
        #expect(abs(star.width - 28.333) < 0.35 && abs(star.height - 26.333) < 0.7)
    }

    @Test func `A text beside a person begins at 58 (facts 61, 180)`() {
        Headless.with({ $0.displayScale = 3 }) {
            let measured = Measured { names in
                HStack {
                    Image(systemName: "person.circle.fill").font(.title2).called("person", in: names)
                    Text(verbatim: "Anna").called("name", in: names)
                    Spacer()
                }
                .padding(.horizontal, 24)
            }
            #expect(measured["person"].minX == 24)
            #expect(abs(measured["name"].minX - 58) < 0.5)
        }
    }
}
