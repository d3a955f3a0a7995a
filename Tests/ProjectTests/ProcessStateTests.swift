import Foundation
import Testing

/// Variables of the whole process in the rooms that views live in. `ScreenState` and `LockedState` begin anew with `Headless.reset()`, so
/// that one test cannot affect the next; any other must not depend on what is shown.
@Suite struct ProcessStateTests {
    private static let rooms = [
        "Environment", "Assets", "Fonts", "Graphics", "Canvas", "ViewModel", "Touch", "SwiftUI", "Documents",
        "Printing", "Linting",
    ]

    /// What is kept of texts, files and types, whose answers stay true.
    private static let caches = [
        "DateText.swift formatters", "DynamicFields.swift known", "GivenProperties.swift byClass",
        "GivenProperties.swift conforming",
        "Headless+Locale.swift last", "NibReader.swift known", "Remembered.swift entries",
        "Remembered.swift sizeOfNextSweep",
        "StatusBarView.swift known", "UILabel+Lowering.swift recent",
    ]
    /// Numbers that only have to differ from the last one.
    private static let counters = [
        "GeometryReader.swift changes", "LayoutEngine.swift lastNumber", "NSLayoutConstraint+Hosting.swift activations",
        "SmallProperties.swift count", "UIView+Traits.swift generation",
    ]
    /// What is restored by the function that sets it, before it returns.
    private static let scopes = [
        "ContainerShapes.swift current", "NibContents.swift depth", "ScrollReading.swift found",
        "UIWindowScene.swift isAside",
        "ViewGraph.swift workedOn",
    ]
    /// What a project's code registers when it is loaded, and what the process that loads it wants to hear.
    private static let ofTheProject = [
        "GivenProperties+Makers.swift classesThatNeedArguments", "GivenProperties+Makers.swift creators",
        "GivenProperties+Makers.swift forgetInvented", "GivenProperties+Makers.swift handOvers",
        "GivenProperties+Makers.swift makers",
        "GivenProperties+Makers.swift preferred", "GivenProperties+Makers.swift screens", "GivenProperties.swift maker",
        "GivenProperties.swift ownMaker", "GivenProperties.swift wasFilled", "GivenProperties.swift wasLeft",
    ]
    /// The main queue's turns, which belong to the thread, and windows and documents, which belong to whoever made them.
    private static let ofOthers = [
        "MainQueue.swift between", "MainQueue.swift isInTurn", "MainQueue.swift turns",
        "UIWindow.swift key", "UIWindowScene.swift entries",
    ]

    @Test func `A variable of the process begins anew with a reset, or does not depend on what is shown`() throws {
        var found: Set<String> = []
        for room in Self.rooms {
            for file in Imports.files(below: RoomMap.folder.appending(path: "Sources/\(room)")) {
                for line in try String(contentsOf: file, encoding: .utf8).split(separator: "\n") {
                    guard let name = Self.variable(in: line) else { continue }
                    found.insert("\(file.lastPathComponent) \(name)")
                }
            }
        }
        let known = Self.caches + Self.counters + Self.scopes + Self.ofTheProject + Self.ofOthers
        #expect(found.subtracting(known).sorted() == [], "make it a ScreenState or a LockedState, or say here why not")
        #expect(Set(known).subtracting(found).sorted() == [], "these are no variables any more")
    }

    /// The name of a stored variable that nothing resets; weak ones end with what they refer to, and those of a task with it.
    private static func variable(in line: Substring) -> Substring? {
        let ends = ["@ScreenState", "@TaskLocal", "weak "]
        guard let start = line.range(of: "static var "), !ends.contains(where: line.contains) else { return nil }
        guard !line[..<start.lowerBound].contains("//") else { return nil }
        let rest = line[start.upperBound...]
        let isComputed = rest.hasSuffix("{") || (rest.contains("{ ") && rest.hasSuffix("}") && !rest.contains("= {"))
        return isComputed ? nil : rest.prefix { $0.isLetter || $0.isNumber || $0 == "_" }
    }
}
