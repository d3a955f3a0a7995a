import MaquetteViewTestSupport
import Testing
import UIKit

@MainActor @Suite struct StepperTests {
    /// Interface Builder recorded 94 by 29 before iOS 13 and 94 by 32 since.
    @Test(arguments: [(SystemControls.early, 29), (.classic, 32), (.current, 32)] as [(SystemControls, CGFloat)])
    func aStepperHasTheRecordedSize(controls: SystemControls, height: CGFloat) {
        Headless.with {
            $0.controls = controls
        } perform: {
            #expect(UIStepper().frame.size == CGSize(width: 94, height: height))
            #expect(UIStepper().intrinsicContentSize == CGSize(width: 94, height: height))
        }
    }

    @Test func theTextSizeDoesNotMatter() {
        Headless.with {
            $0.preferredContentSizeCategory = .accessibilityLarge
        } perform: {
            #expect(UIStepper().intrinsicContentSize == CGSize(width: 94, height: 32))
        }
    }

    @Test func theValueStaysBetweenTheLimits() {
        let stepper = UIStepper()
        stepper.value = 300
        #expect(stepper.value == 100)
        stepper.minimumValue = -5
        stepper.value = -9
        #expect(stepper.value == -5)
    }
}
