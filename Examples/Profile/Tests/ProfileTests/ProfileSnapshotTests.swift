#if os(Linux)
    import MaquetteTesting
    import Testing

    #if SWIFT_5_MODE
        import ProfileInSwift5
    #else
        import Profile
    #endif

    /// The screen as it must stay. The baselines lie in `__Snapshots__` beside this file.
    @MainActor @Suite struct ProfileSnapshotTests {
        private let controller = ProfileViewController(profile: .ada)

        @Test func onAPhone() { assertSnapshot(of: controller, as: .image(on: .iPhone13)) }

        @Test func inTheDark() {
            let dark = UITraitCollection(userInterfaceStyle: .dark)
            assertSnapshot(of: controller, as: .image(on: .iPhone13, traits: dark))
        }

        /// Frames instead of a picture: one text for each device, which review can read.
        @Test func onSmallAndLargeScreens() {
            assertSnapshots(of: controller, as: ["small": .frames(on: .iPhoneSe), "large": .frames(on: .iPadPro11)])
        }
    }
#endif
