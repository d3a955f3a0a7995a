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
