import Foundation
@_exported import MaquetteTesting
import Nimble
import XCTest

/// What has a view to be compared.
@preconcurrency @MainActor public protocol Snapshotable {
    var snapshotObject: UIView? { get }
}

extension UIView: Snapshotable {
    public var snapshotObject: UIView? { self }
}

extension UIViewController: Snapshotable {
    public var snapshotObject: UIView? {
        beginAppearanceTransition(true, animated: false)
        endAppearanceTransition()
        return view
    }
}

@MainActor private enum Settings {
    static var folderSuffixes = ["tests", "specs"]
    static var tolerance: CGFloat = 0
    static var pixelTolerance: CGFloat = 0
    static var recordsAll = false
}

@preconcurrency @MainActor public func setNimbleTestFolder(_ testFolder: String) {
    Settings.folderSuffixes = [testFolder.lowercased()]
}
@preconcurrency @MainActor public func setNimbleTolerance(_ tolerance: CGFloat) { Settings.tolerance = tolerance }
@preconcurrency @MainActor public func setNimblePixelTolerance(_ tolerance: CGFloat) {
    Settings.pixelTolerance = tolerance
}
@preconcurrency @MainActor public func recordAllSnapshots() { Settings.recordsAll = true }

@preconcurrency @MainActor public final class FBSnapshotTest: NSObject {
    static var referenceImagesDirectory: String?
    public class func setReferenceImagesDirectory(_ directory: String?) { referenceImagesDirectory = directory }
}

/// A comparison, with all that decides where its reference is.
struct Comparison: Sendable {
    var name: String?
    /// What follows the name, or that of the test.
    var nameEnding = ""
    var identifier: String?
    var isDeviceAgnostic = false
    var usesDrawRect = false
    var pixelTolerance: CGFloat?
    var tolerance: CGFloat?
    var ignoresScale = false
    var records = false

    /// What is wrong; nil if nothing is.
    @MainActor func message(of view: UIView, at location: Nimble.SourceLocation) -> String? {
        let controller = FBSnapshotTestController(test: FBSnapshotTest.self)
        controller.folderName = URL(fileURLWithPath: location.file).deletingPathExtension().lastPathComponent
        controller.fileNameOptions =
            isDeviceAgnostic
            ? [.device, .OS, .screenSize, .screenScale]
            : ignoresScale ? FBSnapshotTestCaseFileNameIncludeOption.none : .screenScale
        controller.referenceImagesDirectory =
            FBSnapshotTest.referenceImagesDirectory ?? Self.folder(around: location.file)
        controller.usesDrawViewHierarchyInRect = usesDrawRect
        controller.recordMode = records || Settings.recordsAll
        do {
            try controller.compareSnapshot(
                ofViewOrLayer: view, selector: Selector(fileName), identifier: identifier,
                perPixelTolerance: pixelTolerance ?? Settings.pixelTolerance,
                overallTolerance: tolerance ?? Settings.tolerance)
            return nil
        } catch { return error.localizedDescription }
    }

    /// The name, or that of the test: `[CardTests shows_its_title]` is `shows_its_title` in a specification.
    @MainActor private var fileName: String {
        let words = (name ?? Self.nameOfTest) + nameEnding
        let plain = CharacterSet.alphanumerics.union(CharacterSet(charactersIn: "_"))
        return words.replacingOccurrences(of: ".", with: "_").components(separatedBy: " ").joined(separator: "_")
            .components(separatedBy: plain.inverted).joined()
    }

    @MainActor private static var nameOfTest: String {
        guard let test = XCTestCase.running else { return "" }
        let whole = test.name.components(separatedBy: CharacterSet(charactersIn: "[]+-")).joined()
        guard isSpecification(test), let space = whole.firstIndex(of: " ") else {
            return whole.replacingOccurrences(of: " ", with: "_")
        }
        return String(whole[space...]).trimmingCharacters(in: .whitespaces)
    }

    private static func isSpecification(_ test: XCTestCase) -> Bool {
        var type: AnyClass? = Swift.type(of: test)
        while let current = type {
            if String(reflecting: current) == "Quick.QuickSpec" { return true }
            type = _getSuperclass(current)
        }
        return false
    }

    /// `ReferenceImages` in the folder of tests that the file is in.
    @MainActor private static func folder(around file: String) -> String {
        var folder = URL(fileURLWithPath: file).deletingLastPathComponent()
        while folder.path.count > 1 {
            if Settings.folderSuffixes.contains(where: folder.lastPathComponent.lowercased().hasSuffix) {
                return folder.appendingPathComponent("ReferenceImages").path
            }
            folder.deleteLastPathComponent()
        }
        return URL(fileURLWithPath: file).deletingLastPathComponent().appendingPathComponent("ReferenceImages").path
    }

    func matcher<T>() -> Matcher<T> {
        Matcher { expression in
            nonisolated(unsafe) let value = try expression.evaluate()
            let location = expression.location
            let wrong: String? = MainActor.assumeIsolated {
                guard let view = snapshotable(value)?.snapshotObject else { return "there is no view" }
                return message(of: view, at: location)
            }
            return MatcherResult(bool: wrong == nil, message: .fail(wrong ?? "expected another picture"))
        }
    }
}

public func haveValidSnapshot<T>(
    named name: String? = nil, identifier: String? = nil, usesDrawRect: Bool = false, pixelTolerance: CGFloat? = nil,
    tolerance: CGFloat? = nil, shouldIgnoreScale: Bool = false
) -> Matcher<T> {
    Comparison(
        name: name, identifier: identifier, usesDrawRect: usesDrawRect, pixelTolerance: pixelTolerance,
        tolerance: tolerance, ignoresScale: shouldIgnoreScale
    ).matcher()
}

public func haveValidDeviceAgnosticSnapshot<T>(
    named name: String? = nil, identifier: String? = nil, usesDrawRect: Bool = false, pixelTolerance: CGFloat? = nil,
    tolerance: CGFloat? = nil, shouldIgnoreScale: Bool = false
) -> Matcher<T> {
    Comparison(
        name: name, identifier: identifier, isDeviceAgnostic: true, usesDrawRect: usesDrawRect,
        pixelTolerance: pixelTolerance, tolerance: tolerance, ignoresScale: shouldIgnoreScale
    ).matcher()
}

public func recordSnapshot<T>(
    named name: String? = nil, identifier: String? = nil, usesDrawRect: Bool = false, shouldIgnoreScale: Bool = false
) -> Matcher<T> {
    Comparison(
        name: name, identifier: identifier, usesDrawRect: usesDrawRect, ignoresScale: shouldIgnoreScale, records: true
    ).matcher()
}

public func recordDeviceAgnosticSnapshot<T>(
    named name: String? = nil, identifier: String? = nil, usesDrawRect: Bool = false, shouldIgnoreScale: Bool = false
) -> Matcher<T> {
    Comparison(
        name: name, identifier: identifier, isDeviceAgnostic: true, usesDrawRect: usesDrawRect,
        ignoresScale: shouldIgnoreScale, records: true
    ).matcher()
}

// MARK: expect(view) == snapshot()

public struct Snapshot {
    let name: String?
    let identifier: String?
    let records: Bool
    let usesDrawRect: Bool
}

public func snapshot(_ name: String? = nil, identifier: String? = nil, usesDrawRect: Bool = false) -> Snapshot {
    Snapshot(name: name, identifier: identifier, records: false, usesDrawRect: usesDrawRect)
}

public func recordSnapshot(_ name: String? = nil, identifier: String? = nil, usesDrawRect: Bool = false) -> Snapshot {
    Snapshot(name: name, identifier: identifier, records: true, usesDrawRect: usesDrawRect)
}

public func == <T>(left: SyncExpectation<T>, right: Snapshot) {
    left.to(
        Comparison(
            name: right.name, identifier: right.identifier, usesDrawRect: right.usesDrawRect, records: right.records
        ).matcher())
}
