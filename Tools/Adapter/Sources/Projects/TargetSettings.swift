import Foundation

// What a target of Xcode's comes to: its name, the options of its compiler, and its files.
extension ProjectModule {
    init(target name: String, _ settings: BuildSettings) {
        let own = settings["PRODUCT_MODULE_NAME"] ?? BuildSettings.identifier(settings["PRODUCT_NAME"] ?? name)
        self.init(name: own.isEmpty ? BuildSettings.identifier(name) : own, files: [])
        conditions = settings.conditions
        options = settings.options
        self.settings = settings.all
        if let version = settings["SWIFT_VERSION"] { speak(version) }
    }

    /// Tells code from resources. What is named and not there, tools write while Xcode builds.
    mutating func take(_ all: [String]) {
        let sources = Set(all.filter { $0.hasSuffix(".swift") })
        files = sources.filter(FileManager.default.fileExists(atPath:)).sorted()
        missingFiles = sources.subtracting(files).sorted()
        let others = Set(all.filter { !$0.hasSuffix(".swift") && SourceFolder.isResource($0) })
        // Products of other targets are named among them and are not there.
        resources = others.filter(FileManager.default.fileExists(atPath:)).sorted()
    }
}

extension SourceFolder {
    /// The files and folders in one that goes into a target as it is.
    static func everything(in folder: String) -> [String] {
        FolderContents.paths(below: folder).sorted().filter { path in
            // A catalog is one file.
            !path.split(separator: "/").dropLast().contains { $0.hasSuffix(".xcassets") || $0.hasSuffix(".bundle") }
        }
    }

    static func isResource(_ path: String) -> Bool {
        !["m", "mm", "c", "cpp", "cc", "h", "s", "metal", "intentdefinition", "mlmodel", "plist"]
            .contains((path as NSString).pathExtension)
    }
}

extension BuildSettings {
    var areForPhones: Bool {
        let platforms = self["SUPPORTED_PLATFORMS"] ?? ""
        if platforms.contains("iphone") { return true }
        let sdk = self["SDKROOT"] ?? "iphoneos"
        return platforms.isEmpty && (sdk.hasPrefix("iphone") || sdk == "auto" || sdk.isEmpty)
    }

    fileprivate var conditions: [String] {
        let flags = words("OTHER_SWIFT_FLAGS")
        var found = words("SWIFT_ACTIVE_COMPILATION_CONDITIONS")
        for (flag, next) in zip(flags, flags.dropFirst() + [""]) {
            if flag == "-D" {
                found.append(next)
            } else if flag.hasPrefix("-D") {
                found.append(String(flag.dropFirst(2)))
            }
        }
        var known: Set<String> = []
        return found.map { $0.trimmingCharacters(in: ["\""]) }
            .filter {
                $0.allSatisfy { $0.isLetter || $0.isNumber || $0 == "_" } && !$0.isEmpty && known.insert($0).inserted
            }
    }

    fileprivate var options: [String] {
        var options: [String] = []
        if self["SWIFT_DEFAULT_ACTOR_ISOLATION"] == "MainActor" { options += ["-default-isolation", "MainActor"] }
        if isYes("SWIFT_APPROACHABLE_CONCURRENCY") {
            for feature in [
                "DisableOutwardActorInference", "InferSendableFromCaptures", "GlobalActorIsolatedTypesUsability",
                "InferIsolatedConformances", "NonisolatedNonsendingByDefault",
            ] {
                options += ["-enable-upcoming-feature", feature]
            }
        }
        for (setting, feature) in [
            ("SWIFT_UPCOMING_FEATURE_BARE_SLASH_REGEX_LITERALS", "BareSlashRegexLiterals"),
            ("SWIFT_UPCOMING_FEATURE_EXISTENTIAL_ANY", "ExistentialAny"),
            ("SWIFT_UPCOMING_FEATURE_CONCISE_MAGIC_FILE", "ConciseMagicFile"),
        ] where isYes(setting) { options += ["-enable-upcoming-feature", feature] }
        return options
    }
}
