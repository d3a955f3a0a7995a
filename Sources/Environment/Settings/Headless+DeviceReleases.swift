import MaquetteReleases

extension Headless.Device {
    /// The releases that run on the device: from the one it came with to the last. Documented by Apple; nil for devices of
    /// one's own making.
    public var releases: ClosedRange<SystemRelease>? { Self.releases[name] }

    private static let releases: [String: ClosedRange<SystemRelease>] = {
        let known: [(ClosedRange<SystemRelease>, [String])] = [
            (.iOS10 ... .iOS17, ["iPad (9.7-inch)", "iPad Pro (10.5-inch)"]),
            (.iOS11 ... .iOS16, ["iPhone 8", "iPhone 8 Plus", "iPhone X"]),
            (.iOS12 ... .iOS18, ["iPhone XS", "iPhone XS Max", "iPhone XR"]),
            (
                .iOS12 ... .iOS26,
                [
                    "iPad mini (5th generation)", "iPad Air (3rd generation)", "iPad Pro (11-inch)",
                    "iPad Pro (12.9-inch)",
                ]
            ),
            (
                .iOS13 ... .iOS26,
                [
                    "iPhone SE (2nd generation)", "iPhone 11", "iPhone 11 Pro", "iPhone 11 Pro Max", "iPad (10.2-inch)",
                ]
            ),
            (.iOS14 ... .iOS26, ["iPhone 12 mini", "iPhone 12", "iPhone 12 Pro", "iPhone 12 Pro Max"]),
            (
                .iOS15 ... .iOS26,
                [
                    "iPhone SE (3rd generation)", "iPhone 13 mini", "iPhone 13", "iPhone 13 Pro", "iPhone 13 Pro Max",
                    "iPad mini (6th generation)",
                ]
            ),
            (
                .iOS16 ... .iOS26,
                ["iPhone 14", "iPhone 14 Plus", "iPhone 14 Pro", "iPhone 14 Pro Max", "iPad (10th generation)"]
            ),
            (
                .iOS17 ... .iOS26,
                [
                    "iPhone 15", "iPhone 15 Plus", "iPhone 15 Pro", "iPhone 15 Pro Max", "iPad Air (11-inch)",
                    "iPad Air (13-inch)", "iPad Pro (11-inch, M4)", "iPad Pro (13-inch, M4)",
                ]
            ),
            (
                .iOS18 ... .iOS26,
                [
                    "iPhone 16", "iPhone 16 Plus", "iPhone 16 Pro", "iPhone 16 Pro Max", "iPhone 16e", "iPad (A16)",
                ]
            ),
            (.iOS26 ... .iOS26, ["iPhone 17", "iPhone 17 Pro", "iPhone 17 Pro Max", "iPhone Air"]),
        ]
        return Dictionary(uniqueKeysWithValues: known.flatMap { releases, names in names.map { ($0, releases) } })
    }()
}
