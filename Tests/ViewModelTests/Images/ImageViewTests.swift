import Testing
import UIKit

@MainActor @Suite struct ImageViewTests {
    private func image(_ width: UInt8, _ height: UInt8) throws -> UIImage {
        try #require(UIImage(data: ImageTests.png(width, height)))
    }

    @Test func aViewMadeWithAnImageIsAsLargeAsIt() throws {
        let view = UIImageView(image: try image(30, 40))
        #expect(view.frame == CGRect(x: 0, y: 0, width: 30, height: 40))
        #expect(view.intrinsicContentSize == CGSize(width: 30, height: 40))
        #expect(!view.isUserInteractionEnabled)
        #expect(view.contentMode == .scaleToFill)
    }

    @Test func withoutAnImageThereIsNoIntrinsicSize() {
        #expect(
            UIImageView().intrinsicContentSize
                == CGSize(width: UIView.noIntrinsicMetric, height: UIView.noIntrinsicMetric))
    }

    @Test func highlightingShowsTheOtherImageWhereThereIsOne() throws {
        let view = UIImageView(image: try image(10, 10), highlightedImage: try image(20, 20))
        view.isHighlighted = true
        #expect(view.intrinsicContentSize.width == 20)
        view.highlightedImage = nil
        #expect(view.intrinsicContentSize.width == 10)
    }

    @Test func anAnimationShowsItsFirstFrame() throws {
        let view = UIImageView(image: try image(10, 10))
        view.startAnimating()
        #expect(!view.isAnimating)
        view.animationImages = [try image(50, 50), try image(60, 60)]
        view.startAnimating()
        #expect(view.isAnimating)
        #expect(view.sizeThatFits(.zero).width == 50)
        view.stopAnimating()
        #expect(view.sizeThatFits(.zero).width == 10)
    }

    @Test func aNewImageOfAnotherSizeMovesTheLayout() throws {
        let root = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
        let view = UIImageView(image: try image(10, 10))
        view.translatesAutoresizingMaskIntoConstraints = false
        root.addSubview(view)
        NSLayoutConstraint.activate([
            view.centerXAnchor.constraint(equalTo: root.centerXAnchor),
            view.centerYAnchor.constraint(equalTo: root.centerYAnchor),
        ])
        root.layoutIfNeeded()
        #expect(view.frame == CGRect(x: 45, y: 45, width: 10, height: 10))
        view.image = try image(20, 30)
        root.layoutIfNeeded()
        #expect(view.frame == CGRect(x: 40, y: 35, width: 20, height: 30))
    }

    @Test func symbolsAreSizedByTheViewsConfiguration() throws {
        let view = UIImageView(image: UIImage(systemName: "star"))
        let natural = view.intrinsicContentSize
        view.preferredSymbolConfiguration = UIImage.SymbolConfiguration(pointSize: 34)
        #expect(view.intrinsicContentSize.width > natural.width)
        #expect(view.showsTemplate)
    }

    /// In 17 points at 2x, from 16 points above the baseline to 4 below it: printed by an iPhone of `person`, which has -1 above
    /// and -1.5 below, and of `play.circle.fill`, which has -0.5 twice. Interface Builder recorded an `ellipsis` that fills a
    /// height of 46 at (7, 31.5), a bold circle that fills 24 at (-0.5, 25), and `safari`, which is regular, at (0.5, 24) of 25.
    @Test(arguments: [
        ("person", UIImage.SymbolWeight.regular, -1, -1.5), ("play.circle.fill", .regular, -0.5, -0.5),
        ("ellipsis", .regular, -7, -7.5), ("checkmark.circle", .bold, 0.5, 0.5), ("safari", .regular, -0.5, -0.5),
    ]) func symbolsAreAlignedAsTheTextBesideThem(
        name: String, weight: UIImage.SymbolWeight, top: CGFloat, bottom: CGFloat
    ) throws {
        try Headless.with {
            $0.displayScale = 2
        } perform: {
            let wanted = UIImage.SymbolConfiguration(weight: weight)
            let image = try #require(UIImage(systemName: name, withConfiguration: wanted))
            let insets = image.alignmentRectInsets
            // Our outlines are not as high as Apple's to the pixel.
            #expect(abs(insets.top - top) <= 0.5 && abs(insets.bottom - bottom) <= 0.5, "\(insets)")
            #expect(insets.left == 0 && insets.right == 0)
            #expect(image.size.height - insets.top - insets.bottom == 20)

            let view = UIImageView(image: image)
            #expect(view.intrinsicContentSize == CGSize(width: image.size.width, height: 20))
            #expect(view.sizeThatFits(.zero) == image.size)
            #expect(image.withAlignmentRectInsets(.zero).alignmentRectInsets == .zero)
        }
    }

    @Test func imagesGrowWithTheTextWhenTheyAreAskedTo() throws {
        let view = UIImageView(image: try image(22, 44))
        view.adjustsImageSizeForAccessibilityContentSizeCategory = true
        #expect(view.intrinsicContentSize == CGSize(width: 22, height: 44))
        Headless.with {
            $0.preferredContentSizeCategory = .accessibilityMedium
        } perform: {
            // 34 / 22 for body.
            #expect(view.intrinsicContentSize == CGSize(width: 34, height: 68))
        }
    }
}
