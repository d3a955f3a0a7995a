import MaquetteViewTestSupport
import Testing
import UIKit

@MainActor @Suite struct StepperTests {
    /// Interface Builder recorded 94 by 29 before iOS 13 and 94 by 32 since.
    @Test(arguments: [(SystemRelease.iOS12, 29), (.iOS18, 32), (.iOS26, 32)] as [(SystemRelease, CGFloat)])
    func aStepperHasTheRecordedSize(release: SystemRelease, height: CGFloat) {
        Headless.with {
            $0.release = release
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
