import Foundation

/// The version of the language of a checkout without a project of its own: what its file for tools says, then its pod's
/// description, then the newest of the projects that show it.
enum LanguageHints {
    static func version(in folder: String) -> String? {
        func text(_ name: String) -> String? { try? String(contentsOfFile: folder + "/" + name, encoding: .utf8) }
        if let written = text(".swift-version")?.firstMatch(of: /^\s*(\d+(?:\.\d+)*)/) { return String(written.1) }
        let files = FolderContents.paths(below: folder).sorted()
        for pod in files where pod.hasSuffix(".podspec") && !pod.contains("/") {
            // `s.swift_version = '4.2'`, and a list of versions under the name in plural
            let line = text(pod)?.firstMatch(of: /\.swift_versions?\s*=([^\n]*)/)
            let versions = line?.1.matches(of: /\d+(?:\.\d+)*/).map { String($0.output) } ?? []
            if let newest = versions.max(by: isOlder) { return newest }
        }
        let projects = files.filter { $0.hasSuffix(".xcodeproj/project.pbxproj") && !SourceFolder.isOfOthers($0) }
        return projects.flatMap { project in
            (text(project) ?? "").matches(of: /SWIFT_VERSION = "?(\d+(?:\.\d+)*)/).map { String($0.1) }
        }.max(by: isOlder)
    }

    private static func isOlder(_ one: String, _ other: String) -> Bool {
        func numbers(_ version: String) -> [Int] { version.split(separator: ".").compactMap { Int($0) } }
        return numbers(one).lexicographicallyPrecedes(numbers(other))
    }
}
