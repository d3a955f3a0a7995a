import Foundation
import MaquetteFiles
import MaquetteReleases
import MaquetteSyntax

/// The iPhone and the iOS that a run of tests asks for: `MAQUETTE_DEVICE="15 pro" MAQUETTE_IOS=17.5 swift test`, in the words of
/// `--device` and `--ios`.
package struct TestRunSettings: Sendable {
    package static let deviceVariable = "MAQUETTE_DEVICE"
    package static let releaseVariable = "MAQUETTE_IOS"

    package var device: Headless.Device?
    package var release: SystemRelease?
    /// `17.5`, where the variable says so much.
    package var systemVersion: String?

    private init() {}

    package init(environment: [String: String]) throws {
        func value(_ name: String) -> String? { environment[name].flatMap { $0.isEmpty ? nil : $0 } }
        if let name = value(Self.deviceVariable) {
            do { device = try DeviceNames.device(name) } catch { throw Failure("\(Self.deviceVariable): \(error)") }
        }
        guard let name = value(Self.releaseVariable) else { return }
        guard let named = SystemRelease.named(name) else {
            throw Failure("\(Self.releaseVariable) \(SystemRelease.unknown(name))")
        }
        (release, systemVersion) = (named, SystemRelease.fullVersion(name))
    }

    package func apply(to settings: inout Headless.Settings) {
        var overrides = Headless.Overrides()
        (overrides.device, overrides.release) = (device, release)
        settings = settings.applying(overrides)
    }

    /// Those of this process. Only a program of SwiftPM's with tests in it asks the environment: a document has the same picture
    /// whatever a shell has set.
    static let present: TestRunSettings = {
        guard CommandLine.arguments.first?.hasSuffix(".xctest") == true else { return TestRunSettings() }
        do {
            return try TestRunSettings(environment: ProcessInfo.processInfo.environment)
        } catch {
            FileHandle.standardError.write(Data("error: \(error)\n".utf8))
            exit(2)
        }
    }()

    /// With which the process begins.
    static var settings: Headless.Settings {
        var settings = Headless.Settings()
        present.apply(to: &settings)
        return settings
    }
}

extension SystemRelease {
    /// What is said of a name that is no release's.
    package static func unknown(_ name: String) -> String {
        "does not know `\(name.shortened)`; it knows the releases \(knownInWords)"
    }

    /// `17.5` of `iOS 17.5`; nil where no more than the release is named.
    package static func fullVersion(_ name: String) -> String? {
        let version = name.drop { !$0.isNumber }
        return version.contains(".") ? String(version) : nil
    }
}
