import MaquetteViewTestSupport
import Testing
import UIKit

/// Progress bars, activity indicators and page controls.
@MainActor @Suite struct IndicatorTests {
    private func size(_ view: UIView, _ release: SystemRelease) -> CGSize {
        Headless.with {
            $0.release = release
        } perform: {
            view.intrinsicContentSize
        }
    }

    /// Interface Builder recorded 2 points, and 4 since iOS 14.
    @Test func aProgressBarIsAsHighAsRecordedAndAsWideAsWanted() {
        let bar = UIProgressView()
        #expect(size(bar, .iOS12) == CGSize(width: UIView.noIntrinsicMetric, height: 2))
        #expect(size(bar, .iOS18).height == 4)
        #expect(size(bar, .iOS26).height == 4)
        #expect(bar.contentHuggingPriority(for: .vertical) == .defaultHigh)
        #expect(bar.contentHuggingPriority(for: .horizontal) == .defaultLow)
    }

    @Test func progressStaysBetweenNothingAndAll() {
        let bar = UIProgressView()
        bar.progress = 1.5
        #expect(bar.progress == 1)
        bar.setProgress(-1, animated: false)
        #expect(bar.progress == 0)
        let work = Progress(totalUnitCount: 4)
        work.completedUnitCount = 1
        bar.observedProgress = work
        #expect(bar.progress == 0.25)
    }

    /// What is hidden while it is stopped is so from the start, and a stack view leaves no room for it.
    @Test func anIndicatorIsHiddenUntilItTurns() {
        let indicator = UIActivityIndicatorView(style: .medium)
        #expect(indicator.isHidden)
        let label = SizedView(50, 10)
        let row = UIStackView(arrangedSubviews: [indicator, label])
        row.spacing = 8
        #expect(abs(row.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize).width - 50) < 0.001)
        indicator.startAnimating()
        #expect(abs(row.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize).width - (20 + 8 + 50)) < 0.001)
        indicator.stopAnimating()
        indicator.hidesWhenStopped = false
        #expect(!indicator.isHidden)
    }

    /// Recorded in all documents: 20 and 37.
    @Test func anActivityIndicatorIsASquare() {
        let indicator = UIActivityIndicatorView(style: .medium)
        #expect(indicator.frame.size == CGSize(width: 20, height: 20))
        indicator.style = .large
        #expect(indicator.intrinsicContentSize == CGSize(width: 37, height: 37))
        #expect(UIActivityIndicatorView(style: .whiteLarge).color == .white)
    }

    @Test func anActivityIndicatorHidesWhenItStopsUnlessToldToStay() {
        let indicator = UIActivityIndicatorView(style: .medium)
        indicator.startAnimating()
        #expect(indicator.isAnimating && !indicator.isHidden)
        indicator.stopAnimating()
        #expect(indicator.isHidden)
        indicator.hidesWhenStopped = false
        #expect(!indicator.isHidden)
    }

    /// Recorded before iOS 14: three dots of 7 with 9 between, 37 high. Measured on iOS 26: four pages 92 by 26.
    @Test func aPageControlIsAsLargeAsItsDots() {
        let pages = UIPageControl()
        pages.numberOfPages = 3
        #expect(size(pages, .iOS12) == CGSize(width: 39, height: 37))
        pages.numberOfPages = 4
        #expect(size(pages, .iOS26) == CGSize(width: 92, height: 26))
        #expect(pages.size(forNumberOfPages: 2) == CGSize(width: 56, height: 26))
    }

    @Test func thePresentPageIsOneOfThePages() {
        let pages = UIPageControl()
        pages.numberOfPages = 3
        pages.currentPage = 9
        #expect(pages.currentPage == 2)
        pages.numberOfPages = 2
        #expect(pages.currentPage == 1)
        pages.currentPage = -1
        #expect(pages.currentPage == 0)
    }

    @Test(arguments: [UIContentSizeCategory.extraSmall, .large, .accessibilityExtraExtraExtraLarge])
    func noneOfThemFollowsTheTextSize(category: UIContentSizeCategory) {
        let pages = UIPageControl()
        pages.numberOfPages = 4
        Headless.with {
            $0.preferredContentSizeCategory = category
        } perform: {
            #expect(UIProgressView().intrinsicContentSize.height == 4)
            #expect(UIActivityIndicatorView(style: .large).intrinsicContentSize.width == 37)
            #expect(pages.intrinsicContentSize == CGSize(width: 92, height: 26))
        }
    }
}
