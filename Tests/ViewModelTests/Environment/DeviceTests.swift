import Testing
import UIKit

@MainActor @Suite struct DeviceTests {
    private func device(_ name: String) throws -> Headless.Device { try #require(Headless.Device.named(name)) }

    /// Layouts lie on the pixels of the screen, three a point here; pictures of other sizes show them as they are.
    @Test(arguments: [0.4, 0.7, 2.5]) func aPictureOfAnOddScaleShowsTheLayoutOfTheScreen(scale: CGFloat) {
        Headless.with({ $0.displayScale = scale }) {
            #expect(Headless.settings.scale == scale)
            #expect(UIScreen.main.scale == 3 && UIScreen.main.traitCollection.displayScale == 3)
        }
        Headless.with({ $0.displayScale = 2 }) { #expect(UIScreen.main.scale == 2) }
    }

    @Test func theScreenIsThatOfTheDeviceInForce() throws {
        let mini = try device("iPhone 13 mini")
        Headless.with {
            $0.device = mini
        } perform: {
            #expect(UIScreen.main.bounds == CGRect(x: 0, y: 0, width: 375, height: 812))
            #expect(UIScreen.main.scale == 3)
            // 375 x 812 points at 2.88 pixels each: Apple lists 1080 x 2340, the panel cuts the last line.
            #expect(UIScreen.main.nativeBounds.width == 1080)
            #expect(UIDevice.current.userInterfaceIdiom == .phone)
        }
    }

    /// Tests compare it with the one that their pictures were recorded on.
    @Test func theSystemIsThatWhichWasAskedForWithItsPoint() {
        Headless.systemVersion = "17.5"
        #expect(UIDevice.current.systemVersion == "17.5")
        Headless.reset()
        #expect(UIDevice.current.systemVersion == "\(Headless.settings.release.version).0")
    }

    /// Names that pictures of public suites carry beside the device: iPhone16-1 of 393 x 852 points on iOS 17.2, iPhone14_6 of an
    /// SE of the third generation, iPad13-18 of 820 x 1180.
    @Test func eachDeviceOfTheTableHasTheNameOfItsHardware() throws {
        #expect(try device("iPhone 15 Pro").modelIdentifier == "iPhone16,1")
        #expect(try device("iPhone SE (3rd generation)").modelIdentifier == "iPhone14,6")
        #expect(try device("iPad (10th generation)").modelIdentifier == "iPad13,18")
        let names = Headless.Device.all.map(\.modelIdentifier)
        #expect(!names.contains(nil))
        #expect(Set(names).count == names.count)
    }

    @Test func whatIsAvailableIsWhatTheReleaseInForceHas() {
        func known(_ release: SystemRelease) -> [Bool] {
            Headless.with({ $0.release = release }) {
                #expect(UIDevice.current.systemVersion == "\(release.version).0")
                return [
                    _isAvailable(iOS: 13, 4), _isAvailable(iOS: 18), _isAvailable(iOS: 18, 1), _isAvailable(iOS: 26),
                ]
            }
        }
        #expect(known(.iOS18) == [true, true, false, false])
        #expect(known(.iOS26) == [true, true, true, true])
    }

    @Test func turningTheDeviceSwapsTheSidesButNotTheNativeOnes() throws {
        let phone = try device("iPhone 15")
        Headless.with {
            $0.device = phone
            $0.orientation = .landscapeLeft
        } perform: {
            #expect(UIScreen.main.bounds.size == CGSize(width: 852, height: 393))
            #expect(UIScreen.main.nativeBounds.size == CGSize(width: 1179, height: 2556))
            #expect(UIDevice.current.orientation.isLandscape)
            #expect(Headless.settings.safeAreaInsets == UIEdgeInsets(top: 0, left: 59, bottom: 21, right: 59))
        }
    }

    @Test(arguments: [
        (
            "iPhone 15", UIInterfaceOrientation.portrait, UIUserInterfaceSizeClass.compact,
            UIUserInterfaceSizeClass.regular
        ),
        ("iPhone 15", .landscapeLeft, .compact, .compact), ("iPhone 15 Plus", .landscapeLeft, .regular, .compact),
        ("iPhone 15 Plus", .portrait, .compact, .regular),
        ("iPad mini (6th generation)", .portrait, .regular, .regular),
    ])
    func sizeClassesAreThoseOfApplesTable(
        name: String, orientation: UIInterfaceOrientation, horizontal: UIUserInterfaceSizeClass,
        vertical: UIUserInterfaceSizeClass
    ) throws {
        var settings = Headless.Settings()
        settings.device = try device(name)
        settings.orientation = orientation
        #expect(settings.traitCollection.horizontalSizeClass == horizontal)
        #expect(settings.traitCollection.verticalSizeClass == vertical)
    }

    @Test func everyDeviceHasANameOfItsOwn() {
        #expect(Set(Headless.Device.all.map(\.name)).count == Headless.Device.all.count)
        #expect(Headless.Device.named("no such phone") == nil)
        #expect(Headless.Device.named("IPHONE se (3RD generation)")?.portraitSize == CGSize(width: 375, height: 667))
    }

    @Test func resettingForgetsEverything() {
        Headless.settings.userInterfaceStyle = .dark
        UITraitCollection.current = UITraitCollection(displayScale: 9)
        var wasTold = false
        Headless.onReset { wasTold = true }
        Headless.reset()
        #expect(wasTold)
        #expect(Headless.settings == Headless.Settings())
        #expect(UITraitCollection.current.displayScale == 3)
    }
}
