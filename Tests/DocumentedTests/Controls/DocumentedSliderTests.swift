import Testing
import UIKit

@MainActor
private func square() -> UIImage {
    UIGraphicsImageRenderer(size: CGSize(width: 10, height: 10)).image { context in
        UIColor.red.setFill()
        context.fill(CGRect(x: 0, y: 0, width: 10, height: 10))
    }
}

/// Notes what a slider asks its overrides.
private final class AskedSlider: UISlider {
    var asked: Set<String> = []

    override func trackRect(forBounds bounds: CGRect) -> CGRect {
        asked.insert("track")
        return super.trackRect(forBounds: bounds)
    }

    override func thumbRect(forBounds bounds: CGRect, trackRect rect: CGRect, value: Float) -> CGRect {
        asked.insert("thumb")
        return super.thumbRect(forBounds: bounds, trackRect: rect, value: value)
    }
}

/// What Apple's pages say of sliders.
@Suite("Documented: sliders") @MainActor
struct DocumentedSliderTests {
    @Test("What a new slider has") func defaults() {
        let slider = UISlider()
        documented("uikit/uislider/minimumvalue", slider.minimumValue, 0)
        documented("uikit/uislider/maximumvalue", slider.maximumValue, 1)
        documented("uikit/uislider/value", slider.value, 0)
        documented("uikit/uislider/iscontinuous", slider.isContinuous, true)
        documented("uikit/uislider/minimumvalueimage", slider.minimumValueImage == nil, true)
        documented("uikit/uislider/maximumvalueimage", slider.maximumValueImage == nil, true)
        documented("uikit/uislider/minimumtracktintcolor", slider.minimumTrackTintColor == nil, true)
        documented("uikit/uislider/maximumtracktintcolor", slider.maximumTrackTintColor == nil, true)
        documented("uikit/uislider/thumbtintcolor", slider.thumbTintColor == nil, true)
        documented("uikit/uislider/preferredbehavioralstyle", slider.preferredBehavioralStyle, .automatic)
    }

    @Test("A value beyond an end is set to the end") func limits() {
        let slider = UISlider()
        slider.value = 7
        documented("uikit/uislider/value", slider.value, 1)
        slider.value = -3
        documented("uikit/uislider/value", slider.value, 0)
        slider.setValue(9, animated: false)
        documented("uikit/uislider/setvalue(_:animated:)", slider.value, 1)
        slider.setValue(-9, animated: true)
        documented("uikit/uislider/setvalue(_:animated:)", slider.value, 0)
        slider.setValue(0.25, animated: false)
        documented("uikit/uislider/setvalue(_:animated:)", slider.value, 0.25)
    }

    @Test("A new minimum lifts the value") func minimum() {
        let slider = UISlider()
        slider.maximumValue = 10
        slider.value = 2
        slider.minimumValue = 5
        documented("uikit/uislider/minimumvalue", slider.value, 5)
        slider.value = 3
        documented("uikit/uislider/value", slider.value, 5)
        slider.minimumValue = 20
        documented("uikit/uislider/minimumvalue", slider.maximumValue, 20)
        documented("uikit/uislider/minimumvalue", slider.value, 20)
    }

    @Test("A new maximum lowers the value") func maximum() {
        let slider = UISlider()
        slider.maximumValue = 10
        slider.value = 8
        slider.maximumValue = 4
        documented("uikit/uislider/maximumvalue", slider.value, 4)
        slider.minimumValue = 2
        slider.maximumValue = 1
        documented("uikit/uislider/maximumvalue", slider.minimumValue, 1)
        documented("uikit/uislider/maximumvalue", slider.value, 1)
    }

    @Test("Images of thumb and tracks") func images() {
        let slider = UISlider()
        documented("uikit/uislider/currentthumbimage", slider.currentThumbImage == nil, true)
        documented("uikit/uislider/currentminimumtrackimage", slider.currentMinimumTrackImage == nil, true)
        documented("uikit/uislider/currentmaximumtrackimage", slider.currentMaximumTrackImage == nil, true)
        let plain = square()
        let pressed = square()
        slider.setThumbImage(plain, for: .normal)
        slider.setThumbImage(pressed, for: .highlighted)
        documented("uikit/uislider/thumbimage(for:)", slider.thumbImage(for: .normal) === plain, true)
        documented("uikit/uislider/thumbimage(for:)", slider.thumbImage(for: .highlighted) === pressed, true)
        documented("uikit/uislider/currentthumbimage", slider.currentThumbImage === plain, true)
        slider.isHighlighted = true
        documented("uikit/uislider/currentthumbimage", slider.currentThumbImage === pressed, true)
    }

    @Test("Images of the two tracks") func tracks() {
        let slider = UISlider()
        let low = square()
        let high = square()
        slider.setMinimumTrackImage(low, for: .normal)
        slider.setMaximumTrackImage(high, for: .normal)
        documented("uikit/uislider/minimumtrackimage(for:)", slider.minimumTrackImage(for: .normal) === low, true)
        documented("uikit/uislider/maximumtrackimage(for:)", slider.maximumTrackImage(for: .normal) === high, true)
        documented("uikit/uislider/currentminimumtrackimage", slider.currentMinimumTrackImage === low, true)
        documented("uikit/uislider/currentmaximumtrackimage", slider.currentMaximumTrackImage === high, true)
    }

    @Test("A slider asks where its track and thumb are") func overrides() {
        let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 393, height: 852))
        let controller = UIViewController()
        let slider = AskedSlider(frame: CGRect(x: 20, y: 100, width: 200, height: 34))
        controller.view.addSubview(slider)
        window.rootViewController = controller
        window.isHidden = false
        window.layoutIfNeeded()
    }

    @Test("The thumb goes right as the value grows") func thumbPlace() {
        let slider = UISlider(frame: CGRect(x: 0, y: 0, width: 200, height: 34))
        let track = slider.trackRect(forBounds: slider.bounds)
        let low = slider.thumbRect(forBounds: slider.bounds, trackRect: track, value: 0)
        let high = slider.thumbRect(forBounds: slider.bounds, trackRect: track, value: 1)
        documented("uikit/uislider/thumbrect(forbounds:trackrect:value:)", low.minX < high.minX, true)
        documented("uikit/uislider/thumbrect(forbounds:trackrect:value:)", low.size, high.size)
    }
}
