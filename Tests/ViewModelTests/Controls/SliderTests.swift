import MaquetteViewTestSupport
import Testing
import UIKit

@MainActor @Suite struct SliderTests {
    private func pinned(_ slider: UISlider) -> (root: UIView, below: UIView) {
        let root = UIView.root(320, 100)
        slider.translatesAutoresizingMaskIntoConstraints = false
        root.addSubview(slider)
        let below = root.adding(UIView.constrained())
        NSLayoutConstraint.activate([
            slider.leadingAnchor.constraint(equalTo: root.leadingAnchor, constant: 16),
            slider.trailingAnchor.constraint(equalTo: root.trailingAnchor, constant: -16),
            slider.topAnchor.constraint(equalTo: root.topAnchor, constant: 10),
            below.topAnchor.constraint(equalTo: slider.bottomAnchor),
        ])
        root.layoutIfNeeded()
        return (root, below)
    }

    /// Recorded: 2 points more at both ends and 1 at the bottom than constraints see, and 31 high.
    @Test func theFrameIsLargerThanWhatConstraintsSee() {
        Headless.with({ $0.release = .iOS18 }) {
            let slider = UISlider()
            let (_, below) = pinned(slider)
            expectFrame(slider, 14, 10, 292, 31)
            #expect(below.frame.minY == 40)
            #expect(slider.intrinsicContentSize == CGSize(width: UIView.noIntrinsicMetric, height: 30))
        }
    }

    @Test func sinceIOS26ItIsThirtyFourHighAndNotLarger() {
        Headless.with {
            $0.release = .iOS26
        } perform: {
            let slider = UISlider()
            let (_, below) = pinned(slider)
            expectFrame(slider, 16, 10, 288, 34)
            #expect(below.frame.minY == 44)
        }
    }

    @Test func theValueStaysBetweenTheLimits() {
        let slider = UISlider()
        slider.value = 3
        #expect(slider.value == 1)
        slider.maximumValue = 10
        slider.value = 7
        slider.maximumValue = 5
        #expect(slider.value == 5)
        slider.minimumValue = 5
        slider.maximumValue = 6
        slider.setValue(1, animated: false)
        #expect(slider.value == 5)
    }

    /// The track of 114 leaves 86 points of way for a thumb of 28.
    @Test(arguments: [(0, 2), (0.5, 45), (1, 88)] as [(Float, CGFloat)])
    func theThumbMovesAlongTheTrack(value: Float, x: CGFloat) {
        Headless.with({ $0.release = .iOS18 }) {
            let slider = UISlider(frame: CGRect(x: 0, y: 0, width: 118, height: 31))
            let track = slider.trackRect(forBounds: slider.bounds)
            #expect(track == CGRect(x: 2, y: 13, width: 114, height: 4))
            let thumb = slider.thumbRect(forBounds: slider.bounds, trackRect: track, value: value)
            #expect(thumb == CGRect(x: x, y: 1, width: 28, height: 28))
            slider.semanticContentAttribute = .forceRightToLeft
            let mirrored = slider.thumbRect(forBounds: slider.bounds, trackRect: track, value: value)
            #expect(mirrored.minX == 90 - x)
        }
    }

    @Test func imagesAtTheEndsTakeFromTheTrack() throws {
        Headless.with({ $0.release = .iOS18 }) {
            let slider = UISlider(frame: CGRect(x: 0, y: 0, width: 218, height: 31))
            slider.minimumValueImage = UIImage(data: ImageTests.png(20, 20))
            let track = slider.trackRect(forBounds: slider.bounds)
            #expect(slider.minimumValueImageRect(forBounds: slider.bounds).minX == 2)
            #expect(track.minX > 22)
            #expect(track.maxX == 216)
            slider.maximumValueImage = UIImage(data: ImageTests.png(20, 44))
            #expect(slider.intrinsicContentSize.height == 44)
        }
    }
}
