import Foundation
import Testing

@testable import Adapting

/// What Foundation is on Linux and not on iOS, or the other way round.
@Suite struct FoundationOfLinuxTests {
    /// swift-corelibs-foundation makes `NSNumber` comparable, Apple's Foundation does not, so that packages compare numbers themselves.
    @Test func `A comparison of numbers is a member, which comes before that of Foundation`() {
        #expect(
            adapted("func < (one: NSNumber, other: NSNumber) -> Bool { false }")
                == "extension NSNumber { static func < (one: NSNumber, other: NSNumber) -> Bool { false } }")
        #expect(
            adapted("@inlinable public func < (one: NSNumber, other: NSNumber) -> Bool { false }")
                == "extension NSNumber { @inlinable public static func < (one: NSNumber, other: NSNumber) -> Bool { false } }"
        )
        for source in [
            "func > (one: NSNumber, other: NSNumber) -> Bool { false }",
            "func < (one: Card, other: NSNumber) -> Bool { false }",
            "struct Card { static func < (one: NSNumber, other: NSNumber) -> Bool { false } }",
        ] { #expect(adapted(source) == source) }
    }

    /// `Unmanaged` takes classes alone.
    @Test func `References to values of Core Foundation are those to objects`() {
        #expect(
            adapted(
                "let a: (UnsafeRawPointer) -> Unmanaged<CFString> = { _ in Unmanaged<CFString>.passRetained(\"\") }")
                == "let a: (UnsafeRawPointer) -> Unmanaged<NSString> = { _ in Unmanaged<NSString>.passRetained(\"\") }")
        for source in ["let a: Unmanaged<Card>", "let a: Box<CFString>"] { #expect(adapted(source) == source) }
    }

    /// A number on Darwin, a structure in Glibc.
    @Test func `A place in a file is that of Darwin`() {
        #expect(
            adapted("func a(_ b: fpos_t) -> fpos_t { fpos_t(1) + Darwin.fpos_t(b) }")
                == "func a(_ b: Darwin.fpos_t) -> Darwin.fpos_t { Darwin.fpos_t(1) + Darwin.fpos_t(b) }")
    }

    /// Nimble calls it `Matcher` since version 13, as Foundation took the name.
    @Test func `A predicate of a file with Nimble is Nimble's`() {
        let use = "\nfunc a() -> Predicate<Int> { Predicate { _ in .matches } }"
        #expect(
            adapted("import Nimble" + use).hasSuffix(
                "\nfunc a() -> Nimble.Predicate<Int> { Nimble.Predicate { _ in .matches } }"))
        #expect(adapted("import UIKit" + use).hasSuffix(use))
    }

    /// In swift-foundation these three are classes of their own.
    @Test func `What is said of all objects is said of those of Foundation, too`() {
        let text = adapted("protocol Reactive {}\nextension NSObject: Reactive {}")
        for type in ["FileManager", "NotificationCenter", "ProcessInfo"] {
            #expect(text.contains("\nextension \(type): Reactive {}"))
        }
        #expect(
            !adapted("protocol Kind { var kind: Int { get } }\nextension NSObject: Kind { var kind: Int { 1 } }")
                .contains("ProcessInfo"))
        let own = adapted("protocol Kind {}\nextension NSObject: Kind {}\nextension ProcessInfo: Kind {}")
        #expect(own.components(separatedBy: "ProcessInfo").count == 2)
    }

    /// Linux has the number of its kernel there.
    @Test func `The system of a process is the release of iOS`() {
        let text = adapted("let a = ProcessInfo.processInfo.operatingSystemVersion.majorVersion")
        #expect(text.contains("extension Foundation.ProcessInfo {"))
        #expect(!adapted("let a = ProcessInfo.processInfo.processName").contains("extension Foundation.ProcessInfo"))
    }

    /// Foundation on Linux ends the process where an archive is empty.
    @Test func `An empty archive may be read`() {
        let text = adapted("let a = NSKeyedUnarchiver(forReadingWith: Data())")
        #expect(text.contains("extension Foundation.NSKeyedUnarchiver {"))
        #expect(
            !adapted("let a = try NSKeyedUnarchiver(forReadingFrom: b)").contains(
                "extension Foundation.NSKeyedUnarchiver"))
    }

    /// Apple's Foundation does not keep the closure, that of Linux says that it may.
    @Test func `A closure for matches may be one that is not kept`() {
        let text = adapted("func a(_ b: NSRegularExpression) { b.enumerateMatches(in: \"\", range: c) { _, _, _ in } }")
        #expect(text.contains("extension Foundation.NSRegularExpression {"))
        #expect(!adapted("func a() {}").contains("NSRegularExpression"))
    }

    /// Foundation on Linux declares it and has nothing in it; two modules that declare a name make it ambiguous.
    @Test func `A type that Foundation only declares is that of the module beside UIKit`() {
        let name = "PersonNameComponentsFormatter"
        #expect(adapted("let a = \(name)()").contains("public typealias \(name) = ObjectiveC.\(name)"))
        #expect(!adapted("let a = 1").contains(name))
    }

    /// In a module whose code is of the main actor if nothing else is said, `NSLocalizedString` would be so, too.
    @Test func `What stands for members of Foundation is of no actor`() {
        for member in ProjectMember.allCases where ![.weakProperties, .hollowTypes].contains(member) {
            let lines = member.declarations.split(separator: "\n").filter { !$0.isEmpty }
            #expect(
                lines.allSatisfy { $0.hasPrefix("nonisolated ") || $0.hasPrefix("@usableFromInline nonisolated ") },
                "\(member)")
        }
    }
}
