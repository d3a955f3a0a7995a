import Foundation
import Projects
import Testing

/// What the real compiler says of code in a version of the language.
struct LanguageOptionTests {
    private func isFine(_ code: String, language: String) throws -> Bool {
        let file = NSTemporaryDirectory() + "language-\(UUID()).swift"
        try code.write(toFile: file, atomically: true, encoding: .utf8)
        defer { try? FileManager.default.removeItem(atPath: file) }
        let compiler = Process()
        compiler.executableURL = URL(fileURLWithPath: "/usr/bin/env")
        compiler.arguments =
            ["swiftc", "-typecheck", "-suppress-warnings"] + ProjectModule.options(ofLanguage: language) + [file]
        compiler.standardError = FileHandle.nullDevice
        try compiler.run()
        compiler.waitUntilExit()
        return compiler.terminationStatus == 0
    }

    /// On Apple's platforms `UserDefaults` is `Sendable`: its documentation says so under "Conforms To".
    @Test func `What libraries of Linux do not promise to threads makes no code wrong`() throws {
        let code = """
            import Foundation
            protocol Store: Sendable { func bool(forKey name: String) -> Bool }
            extension UserDefaults: Store {}
            """
        #expect(try isFine(code, language: "6"))
    }

    /// Of Swift 6 (SE-0354, SE-0352): a slash begins a pattern, and an optional of any kind of value is opened.
    @Test func `What Swift 6 means otherwise is still so`() throws {
        let code = """
            func kind<Value>(of value: Value?) {}
            let digits = /[0-9]+/
            let anything: any Equatable = 1
            kind(of: anything)
            print("12".contains(digits))
            """
        #expect(try isFine(code, language: "6"))
        #expect(try !isFine(code, language: "5"))
    }
}
