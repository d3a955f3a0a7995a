import SwiftUI
import Testing

/// Views of UIKit in the layout of SwiftUI. Numbers of facts are those of the collection of recorded SwiftUI pictures.
@MainActor @Suite struct RepresentableTests {
    /// A view that says of its content what it is told to.
    private final class Shown: UIView {
        var content: CGSize? = nil
        override var intrinsicContentSize: CGSize { content ?? bounds.size }
    }

    private struct Shape: UIViewRepresentable {
        var content: CGSize?
        var hugging: UILayoutPriority = .defaultLow

        func makeUIView(context: Context) -> Shown {
            let view = Shown(frame: CGRect(x: 0, y: 0, width: 60, height: 60))
            view.content = content
            view.setContentHuggingPriority(hugging, for: .horizontal)
            view.setContentHuggingPriority(hugging, for: .vertical)
            return view
        }
        func updateUIView(_ uiView: Shown, context: Context) {}
    }

    private func size(_ view: some View) -> CGSize {
        let size = Laid(view, width: 300, height: 200).frames[0].size
        return CGSize(width: size.width.rounded(), height: size.height.rounded())
    }

    @Test func `It is as large as is offered, and not smaller than its content (facts 343, 344)`() {
        let content = CGSize(width: 51, height: 31)
        #expect(size(Shape(content: content)) == CGSize(width: 300, height: 200))
        #expect(size(Shape(content: content).frame(width: 20, height: 20)) == content)
        #expect(size(Shape(content: content, hugging: .defaultHigh)) == content)
        #expect(size(Shape(content: content).fixedSize()) == content)
    }

    /// cashapp/AccessibilitySnapshot's pictures testPathShapesDemo (18.5, 26.2, 402 points wide): rows of three and of four such views, 48 apart
    /// in 370 points, are 91.33 and 56.5 wide each, and have no height.
    @Test func `The size with which it was made is forgotten`() {
        let row = ScrollView {
            VStack(spacing: 64) {
                HStack(spacing: 48) {
                    Shape(); Shape(); Shape(); Shape()
                }
                Color.red.frame(height: 1)
            }
        }
        let frames = Laid(row, width: 370).frames
        #expect(frames.map(\.minY) == [0, 0, 0, 0, 64])
        // To the third of a point.
        #expect(zip(frames.map(\.minX), [0, 104.5, 209, 313.5, 0]).allSatisfy { abs($0 - $1) < 0.17 })
    }
}
