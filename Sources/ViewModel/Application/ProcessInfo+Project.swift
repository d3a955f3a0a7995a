import Foundation

/// What adapted code has in place of the process's own answers about the system: the release of iOS that is asked for. Suites name their
/// references after it.
extension ProcessInfo {
    public nonisolated var systemOfProject: OperatingSystemVersion {
        let asked = Thread.isMainThread ? MainActor.assumeIsolated { Headless.systemVersion } : nil
        let numbers = asked?.split(separator: ".").map { Int($0) ?? 0 } ?? [Headless.release.version]
        func number(_ place: Int) -> Int { numbers.indices.contains(place) ? numbers[place] : 0 }
        return OperatingSystemVersion(majorVersion: number(0), minorVersion: number(1), patchVersion: number(2))
    }

    public nonisolated func isSystemOfProject(atLeast version: OperatingSystemVersion) -> Bool {
        let system = systemOfProject
        return (system.majorVersion, system.minorVersion, system.patchVersion)
            >= (version.majorVersion, version.minorVersion, version.patchVersion)
    }
}
