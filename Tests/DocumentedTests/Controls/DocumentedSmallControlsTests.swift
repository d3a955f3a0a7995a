import Testing
import UIKit

@MainActor
private final class Count {
    var value = 0
}

/// What Apple's pages say of switches, steppers, page controls, progress and activity.
@Suite("Documented: switches, steppers, pages, progress") @MainActor
struct DocumentedSmallControlsTests {
    @Test("What a new switch has") func switchDefaults() {
        let control = UISwitch()
        documented("uikit/uiswitch/ison", control.isOn, false)
        documented("uikit/uiswitch/ontintcolor", control.onTintColor == nil, true)
        documented("uikit/uiswitch/thumbtintcolor", control.thumbTintColor == nil, true)
        documented("uikit/uiswitch/title", control.title == nil, true)
        documented("uikit/uiswitch/preferredstyle", control.preferredStyle, .automatic)
        documented("uikit/uiswitch/style-swift.property", control.style, .sliding)
    }

    @Test("Setting a switch sends no action") func switchSilent() {
        let control = UISwitch()
        let count = Count()
        control.addAction(UIAction { _ in count.value += 1 }, for: .valueChanged)
        control.setOn(true, animated: false)
        documented("uikit/uiswitch/seton(_:animated:)", control.isOn, true)
        documented("uikit/uiswitch/seton(_:animated:)", count.value, 0)
        control.setOn(false, animated: true)
        documented("uikit/uiswitch/seton(_:animated:)", control.isOn, false)
        documented("uikit/uiswitch/seton(_:animated:)", count.value, 0)
    }

    @Test("A switch takes no size from its frame") func switchSize() {
        let small = UISwitch(frame: CGRect(x: 5, y: 6, width: 1, height: 1))
        let large = UISwitch(frame: CGRect(x: 5, y: 6, width: 300, height: 300))
        documented("uikit/uiswitch/init(frame:)", small.bounds.size, large.bounds.size)
        documented("uikit/uiswitch/init(frame:)", large.frame.origin, CGPoint(x: 5, y: 6))
    }

    @Test("What a new stepper has") func stepperDefaults() {
        let stepper = UIStepper()
        documented("uikit/uistepper/value", stepper.value, 0)
        documented("uikit/uistepper/minimumvalue", stepper.minimumValue, 0)
        documented("uikit/uistepper/maximumvalue", stepper.maximumValue, 100)
        documented("uikit/uistepper/stepvalue", stepper.stepValue, 1)
        documented("uikit/uistepper/iscontinuous", stepper.isContinuous, true)
        documented("uikit/uistepper/autorepeat", stepper.autorepeat, true)
        documented("uikit/uistepper/wraps", stepper.wraps, false)
    }

    @Test("A stepper's value is clamped") func stepperLimits() {
        let stepper = UIStepper()
        stepper.value = 250
        documented("uikit/uistepper/value", stepper.value, 100)
        stepper.value = -1
        documented("uikit/uistepper/value", stepper.value, 0)
        stepper.maximumValue = 300
        stepper.value = 250
        documented("uikit/uistepper/value", stepper.value, 250)
        stepper.minimumValue = -50
        stepper.value = -80
        documented("uikit/uistepper/value", stepper.value, -50)
        stepper.wraps = true
        stepper.value = 1000
        documented("uikit/uistepper/value", stepper.value, 300)
    }

    @Test("What a new page control has") func pageDefaults() {
        let control = UIPageControl()
        documented("uikit/uipagecontrol/numberofpages", control.numberOfPages, 0)
        documented("uikit/uipagecontrol/currentpage", control.currentPage, 0)
        documented("uikit/uipagecontrol/hidesforsinglepage", control.hidesForSinglePage, false)
        documented("uikit/uipagecontrol/pageindicatortintcolor", control.pageIndicatorTintColor == nil, true)
        documented(
            "uikit/uipagecontrol/currentpageindicatortintcolor", control.currentPageIndicatorTintColor == nil, true)
        documented("uikit/uipagecontrol/backgroundstyle-swift.property", control.backgroundStyle, .automatic)
        documented("uikit/uipagecontrol/allowscontinuousinteraction", control.allowsContinuousInteraction, true)
        documented("uikit/uipagecontrol/interactionstate-swift.property", control.interactionState, .none)
        documented("uikit/uipagecontrol/preferredindicatorimage", control.preferredIndicatorImage == nil, true)
    }

    @Test("The current page is pinned to the pages there are") func pageLimits() {
        let control = UIPageControl()
        control.numberOfPages = 5
        control.currentPage = 3
        documented("uikit/uipagecontrol/currentpage", control.currentPage, 3)
        control.currentPage = 12
        documented("uikit/uipagecontrol/currentpage", control.currentPage, 4)
        control.currentPage = -2
        documented("uikit/uipagecontrol/currentpage", control.currentPage, 0)
    }

    @Test("Images of single pages") func pageImages() {
        let control = UIPageControl()
        control.numberOfPages = 3
        documented("uikit/uipagecontrol/indicatorimage(forpage:)", control.indicatorImage(forPage: 1) == nil, true)
        let image = UIImage()
        control.setIndicatorImage(image, forPage: 1)
        documented(
            "uikit/uipagecontrol/setindicatorimage(_:forpage:)", control.indicatorImage(forPage: 1) === image, true)
        documented("uikit/uipagecontrol/setindicatorimage(_:forpage:)", control.indicatorImage(forPage: 0) == nil, true)
        control.setIndicatorImage(nil, forPage: 1)
        documented("uikit/uipagecontrol/setindicatorimage(_:forpage:)", control.indicatorImage(forPage: 1) == nil, true)
    }

    @Test("More pages need more width") func pageSizes() {
        let control = UIPageControl()
        let two = control.size(forNumberOfPages: 2)
        let four = control.size(forNumberOfPages: 4)
        documented("uikit/uipagecontrol/size(fornumberofpages:)", two.width < four.width, true)
        documented("uikit/uipagecontrol/size(fornumberofpages:)", two.height, four.height)
    }

    @Test("What a new progress view has") func progressDefaults() {
        let view = UIProgressView(progressViewStyle: .bar)
        documented("uikit/uiprogressview/progress", view.progress, 0)
        documented("uikit/uiprogressview/init(progressviewstyle:)", view.progressViewStyle, .bar)
        documented("uikit/uiprogressview/progressviewstyle", UIProgressView().progressViewStyle, .default)
        documented("uikit/uiprogressview/observedprogress", view.observedProgress == nil, true)
        documented("uikit/uiprogressview/progressimage", view.progressImage == nil, true)
        documented("uikit/uiprogressview/trackimage", view.trackImage == nil, true)
    }

    @Test("Progress is pinned between nothing and all") func progressLimits() {
        let view = UIProgressView()
        view.progress = 1.5
        documented("uikit/uiprogressview/progress", view.progress, 1)
        view.progress = -0.5
        documented("uikit/uiprogressview/progress", view.progress, 0)
        view.setProgress(0.25, animated: true)
        documented("uikit/uiprogressview/setprogress(_:animated:)", view.progress, 0.25)
        view.setProgress(8, animated: false)
        documented("uikit/uiprogressview/setprogress(_:animated:)", view.progress, 1)
    }

    @Test("An observed progress sets the view's") func observed() {
        let view = UIProgressView()
        let progress = Progress(totalUnitCount: 4)
        progress.completedUnitCount = 2
        view.observedProgress = progress
        documented("uikit/uiprogressview/observedprogress", view.observedProgress === progress, true)
        documented("uikit/uiprogressview/observedprogress", view.progress, 0.5)
    }

    @Test("An activity indicator is hidden while it stands still") func activity() {
        let view = UIActivityIndicatorView(style: .large)
        documented("uikit/uiactivityindicatorview/style-swift.property", view.style, .large)
        documented("uikit/uiactivityindicatorview/isanimating", view.isAnimating, false)
        documented("uikit/uiactivityindicatorview/hideswhenstopped", view.hidesWhenStopped, true)
        documented("uikit/uiactivityindicatorview/hideswhenstopped", view.isHidden, true)
        view.startAnimating()
        documented("uikit/uiactivityindicatorview/startanimating()", view.isAnimating, true)
        documented("uikit/uiactivityindicatorview/startanimating()", view.isHidden, false)
        view.stopAnimating()
        documented("uikit/uiactivityindicatorview/stopanimating()", view.isAnimating, false)
        documented("uikit/uiactivityindicatorview/stopanimating()", view.isHidden, true)
    }

    @Test("An activity indicator may stay when it is stopped") func activityStays() {
        let view = UIActivityIndicatorView(style: .medium)
        view.hidesWhenStopped = false
        documented("uikit/uiactivityindicatorview/hideswhenstopped", view.isHidden, false)
        view.startAnimating()
        view.stopAnimating()
        documented("uikit/uiactivityindicatorview/hideswhenstopped", view.isHidden, false)
        view.color = .red
        documented("uikit/uiactivityindicatorview/color", view.color, UIColor.red)
        view.style = .large
        documented("uikit/uiactivityindicatorview/style-swift.property", view.style, .large)
    }
}
