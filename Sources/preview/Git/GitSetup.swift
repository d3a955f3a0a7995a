import Foundation
import Maquette

/// The diff driver and the hook in one repository.
struct GitSetup {
    /// What was done, a line each, and why something was left undone.
    struct Done {
        var changes: [String] = []
        var blocked: String?
    }

    private let folder: FilePath
    /// `.git/info/attributes`, which belongs to this copy of the repository alone.
    private let attributes: FilePath
    private let hook: FilePath

    init(_ folder: FilePath) throws {
        let here = folder.absolute
        func place(_ name: String) throws -> FilePath {
            guard let path = try Git.path(["rev-parse", "--git-path", name], in: here) else {
                throw Failure("\(folder == FilePath(".") ? "this folder" : folder.shown) is in no git repository")
            }
            return path.bytes.first == UInt8(ascii: "/") ? path : here.appending(path.bytes)
        }
        self.folder = here
        attributes = try place("info/attributes")
        hook = try place("hooks/pre-push")
    }

    // MARK: Setting up

    func install(withHook: Bool) throws -> Done {
        var done = Done()
        if try value(of: Self.driver) != Self.command {
            try set(["config", "--local", Self.driver, Self.command])
            done.changes.append("git config \(Self.driver) '\(Self.command)'")
        }
        let old = try text(of: attributes)
        let missing = Self.patterns.filter { !lines(of: old).contains($0) }
        if !missing.isEmpty {
            let start = old.isEmpty || old.hasSuffix("\n") ? old : old + "\n"
            try write(start + missing.joined(separator: "\n") + "\n", to: attributes)
            done.changes += missing.map { "\(attributes.shownFromHere): \($0)" }
        }
        guard withHook else { return done }
        let present = try text(of: hook)
        if present.isEmpty || isOurs(present) {
            guard present != PushHook.script else { return done }
            try write(PushHook.script, to: hook)
            guard hook.withCString({ chmod($0, 0o755) }) == 0 else {
                throw Failure("\(hook.shown) cannot be made executable: \(SystemFile.words(for: errno))")
            }
            done.changes.append("\(hook.shownFromHere): verifies what is pushed")
        } else {
            done.blocked =
                "\(hook.shownFromHere) is a hook of your own and stays as it is; to verify in it, too, add the line: "
                + "preview snapshot verify FILE…"
        }
        return done
    }

    // MARK: Taking away

    func remove() throws -> Done {
        var done = Done()
        if try value(of: Self.driver) == Self.command {
            try set(["config", "--local", "--remove-section", "diff.maquette"])
            done.changes.append("git config --remove-section diff.maquette")
        }
        let old = try text(of: attributes)
        let kept = lines(of: old).filter { !Self.patterns.contains($0) }
        if kept.count < lines(of: old).count {
            if kept.isEmpty {
                try delete(attributes)
            } else {
                try write(kept.joined(separator: "\n") + "\n", to: attributes)
            }
            done.changes.append("\(attributes.shownFromHere): without \(Self.patterns.joined(separator: ", "))")
        }
        if try isOurs(text(of: hook)) {
            try delete(hook)
            done.changes.append("\(hook.shownFromHere): removed")
        }
        return done
    }

    // MARK: Files

    private static let driver = "diff.maquette.command"
    private static let command = "preview diff --git"
    private static let patterns = ["*.storyboard diff=maquette", "*.xib diff=maquette"]

    private func isOurs(_ script: String) -> Bool { script.contains(PushHook.sign) }

    private func value(of key: String) throws -> String? {
        try Git.path(["config", "--local", "--get", key], in: folder)?.shown
    }

    private func set(_ words: [String]) throws {
        guard try Git.output(words, in: folder) != nil else {
            throw Failure("`git \(words.joined(separator: " "))` failed in \(folder.shown)")
        }
    }

    /// Empty when there is none.
    private func text(of file: FilePath) throws -> String {
        guard file.status(followingLinks: true) != nil else { return "" }
        do { return String(decoding: try file.contents(), as: UTF8.self) } catch {
            throw Failure("\(file.shown): \(error.words)")
        }
    }

    private func lines(of text: String) -> [String] {
        var lines = text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
        if lines.last == "" { lines.removeLast() }
        return lines
    }

    private func write(_ text: String, to file: FilePath) throws {
        try AtomicFile.makeFolder(file.folder)
        try AtomicFile.write(Array(text.utf8), to: file)
    }

    private func delete(_ file: FilePath) throws {
        guard file.withCString({ unlink($0) }) == 0 else {
            throw Failure("\(file.shown) cannot be removed: \(SystemFile.words(for: errno))")
        }
    }
}
