// Tests on Apple's platforms see UIKit through iOSSnapshotTestCase.
@_exported import UIKit
import Foundation
import MaquetteAccessibility
import XCTest

/// A test case whose snapshots are taken by its own methods, with iOSSnapshotTestCase's names.
///
/// The baselines lie where those of `assertSnapshot` do, and are compared by its rules.
open class FBSnapshotTestCase: XCTestCase {
    /// Whether all snapshots are recorded anew.
    open var recordMode = false
    /// Has no effect but in the window of `preview test`: visual effects are always drawn.
    open var usesDrawViewHierarchyInRect = false
    /// What the names of references say of the device.
    open var fileNameOptions: FBSnapshotTestCaseFileNameIncludeOption = .screenScale
    /// The folder of the references in that of all; nil is the class.
    open var folderName: String?

    /// The folder of all references: that of the scheme, or of the build.
    open func getReferenceImageDirectory(withDefault directory: String?) -> String {
        ProcessInfo.processInfo.environment["FB_REFERENCE_IMAGE_DIR"] ?? directory ?? ""
    }

    /// Compares a view with its baseline.
    ///
    /// - Parameters:
    ///   - identifier: distinguishes this snapshot from others of the test.
    ///   - suffixes: have no effect here: baselines are the same on all processors.
    ///   - perPixelTolerance: how far a pixel may be from the baseline's, from 0 to 1.
    ///   - overallTolerance: the share of pixels that may differ, from 0 to 1, in regions as small as `assertSnapshot` allows.
    public func FBSnapshotVerifyView(
        _ view: UIView, identifier: String? = nil, suffixes: NSOrderedSet = FBSnapshotTestCaseDefaultSuffixes(),
        perPixelTolerance: CGFloat = 0, overallTolerance: CGFloat = 0, file: StaticString = #filePath,
        line: UInt = #line
    ) {
        let (precision, perceptualPrecision) = Self.precisions(perPixelTolerance, overallTolerance)
        let picture: Snapshotting<UIView, UIImage> =
            WindowPicture.isInForce
            ? .drawn(precision, perceptualPrecision, isInWindow: usesDrawViewHierarchyInRect)
            : .image(precision: precision, perceptualPrecision: perceptualPrecision)
        verify(view, as: picture, identifier, file, line)
    }

    /// Compares the view of a controller with its baseline.
    public func FBSnapshotVerifyViewController(
        _ viewController: UIViewController, identifier: String? = nil,
        suffixes: NSOrderedSet = FBSnapshotTestCaseDefaultSuffixes(), perPixelTolerance: CGFloat = 0,
        overallTolerance: CGFloat = 0, file: StaticString = #filePath, line: UInt = #line
    ) {
        let view: UIView = OnStage.onMain {
            if WindowPicture.isInForce {
                // As upstream does it, without a container.
                viewController.view.bounds = UIScreen.main.bounds
                viewController.viewWillAppear(false)
                viewController.viewDidAppear(false)
            } else {
                viewController.beginAppearanceTransition(true, animated: false)
                viewController.endAppearanceTransition()
            }
            return viewController.view
        }
        FBSnapshotVerifyView(
            view, identifier: identifier, suffixes: suffixes, perPixelTolerance: perPixelTolerance,
            overallTolerance: overallTolerance, file: file, line: line)
    }

    /// Compares a layer with its baseline.
    public func FBSnapshotVerifyLayer(
        _ layer: CALayer, identifier: String? = nil, suffixes: NSOrderedSet = FBSnapshotTestCaseDefaultSuffixes(),
        perPixelTolerance: CGFloat = 0, overallTolerance: CGFloat = 0, file: StaticString = #filePath,
        line: UInt = #line
    ) {
        let view = OnStage.onMain {
            let view = UIView(frame: layer.bounds)
            view.layer.addSublayer(layer)
            return view
        }
        FBSnapshotVerifyView(
            view, identifier: identifier, suffixes: suffixes, perPixelTolerance: perPixelTolerance,
            overallTolerance: overallTolerance, file: file, line: line)
        OnStage.onMain { layer.removeFromSuperlayer() }
    }

    fileprivate static func precisions(_ perPixel: CGFloat, _ overall: CGFloat) -> (Float, Float) {
        (1 - Float(overall), 1 - Float(perPixel))
    }

    fileprivate func verify(
        _ view: UIView, as strategy: Snapshotting<UIView, UIImage>, _ identifier: String?, _ file: StaticString,
        _ line: UInt
    ) {
        let identifier = identifier ?? ""
        let test = name.split(whereSeparator: { ". ]".contains($0) }).last.map(String.init) ?? name
        if let place = reference(of: test, identifier, beside: "\(file)") {
            let message = SnapshotAssertion.message(
                of: view, as: strategy, at: place, record: recordMode ? .all : nil)
            if let message { XCTFail(message, file: file, line: line) }
            return
        }
        assertSnapshot(
            of: view, as: strategy, named: identifier.isEmpty ? nil : identifier, record: recordMode ? .all : nil,
            file: file, testName: test, line: line)
    }
}

public func FBSnapshotTestCaseDefaultSuffixes() -> NSOrderedSet { NSOrderedSet(array: ["_64"]) }

extension FBSnapshotTestCase {
    public var viewRenderingMode: ViewRenderingMode {
        usesDrawViewHierarchyInRect ? .drawHierarchyInRect : .renderLayerInContext
    }

    /// Compares a view, with numbered regions and a legend of what VoiceOver speaks, with its baseline.
    public func SnapshotVerifyAccessibility(
        _ view: UIView, identifier: String? = nil, layoutEngine: LayoutEngine = .default,
        suffixes: NSOrderedSet = FBSnapshotTestCaseDefaultSuffixes(), perPixelTolerance: CGFloat = 0,
        overallTolerance: CGFloat = 0, file: StaticString = #filePath, line: UInt = #line
    ) {
        SnapshotVerifyAccessibility(
            view, identifier: identifier, layoutEngine: layoutEngine,
            snapshotConfiguration: AccessibilitySnapshotConfiguration(viewRenderingMode: viewRenderingMode),
            suffixes: suffixes, perPixelTolerance: perPixelTolerance, overallTolerance: overallTolerance, file: file,
            line: line)
    }

    /// Verifies the accessibility of a view with a configuration.
    public func SnapshotVerifyAccessibility(
        _ view: UIView, identifier: String? = nil, layoutEngine: LayoutEngine = .default,
        snapshotConfiguration: AccessibilitySnapshotConfiguration,
        suffixes: NSOrderedSet = FBSnapshotTestCaseDefaultSuffixes(), perPixelTolerance: CGFloat = 0,
        overallTolerance: CGFloat = 0, file: StaticString = #filePath, line: UInt = #line
    ) {
        let (precision, perceptualPrecision) = Self.precisions(perPixelTolerance, overallTolerance)
        verify(
            view, as: .legend(snapshotConfiguration.options, precision, perceptualPrecision), identifier, file, line)
    }

    /// Verifies the accessibility of a view with the options of the strategy.
    @available(*, deprecated, message: "Use the one with snapshotConfiguration")
    @_disfavoredOverload
    public func SnapshotVerifyAccessibility(
        _ view: UIView, identifier: String? = nil,
        showActivationPoints activationPointDisplayMode: AccessibilityContentDisplayMode = .whenOverridden,
        useMonochromeSnapshot: Bool = true, markerColors: [UIColor] = [],
        suffixes: NSOrderedSet = FBSnapshotTestCaseDefaultSuffixes(), showUserInputLabels: Bool = true,
        file: StaticString = #filePath, line: UInt = #line
    ) {
        SnapshotVerifyAccessibility(
            view, identifier: identifier,
            snapshotConfiguration: AccessibilitySnapshotConfiguration(
                viewRenderingMode: viewRenderingMode,
                colorRenderingMode: useMonochromeSnapshot ? .monochrome : .fullColor, overlayColors: markerColors,
                activationPointDisplay: activationPointDisplayMode,
                includesInputLabels: showUserInputLabels ? .whenOverridden : .never), suffixes: suffixes, file: file,
            line: line)
    }

    /// Compares a view as Smart Invert shows it with its baseline.
    public func SnapshotVerifyWithInvertedColors(
        _ view: UIView, identifier: String? = nil, suffixes: NSOrderedSet = FBSnapshotTestCaseDefaultSuffixes(),
        perPixelTolerance: CGFloat = 0, overallTolerance: CGFloat = 0, file: StaticString = #filePath,
        line: UInt = #line
    ) {
        let (precision, perceptualPrecision) = Self.precisions(perPixelTolerance, overallTolerance)
        verify(
            view, as: .imageWithSmartInvert(precision: precision, perceptualPrecision: perceptualPrecision), identifier,
            file, line)
    }

    /// Compares a view, with colours where it takes touches, with its baseline.
    public func SnapshotVerifyWithHitTargets(
        _ view: UIView, identifier: String? = nil, useMonochromeSnapshot: Bool = true, colors: [UIColor] = [],
        maxPermissibleMissedRegionWidth: CGFloat = 0, maxPermissibleMissedRegionHeight: CGFloat = 0,
        suffixes: NSOrderedSet = FBSnapshotTestCaseDefaultSuffixes(), perPixelTolerance: CGFloat = 0,
        overallTolerance: CGFloat = 0, file: StaticString = #filePath, line: UInt = #line
    ) {
        let (precision, perceptualPrecision) = Self.precisions(perPixelTolerance, overallTolerance)
        verify(
            view,
            as: .imageWithHitTargets(
                useMonochromeSnapshot: useMonochromeSnapshot, colors: colors,
                maxPermissibleMissedRegionWidth: maxPermissibleMissedRegionWidth,
                maxPermissibleMissedRegionHeight: maxPermissibleMissedRegionHeight, precision: precision,
                perceptualPrecision: perceptualPrecision), identifier, file, line)
    }

    // MARK: Older names

    @available(*, deprecated, renamed: "SnapshotVerifyAccessibility")
    public func SnapshotImpreciseVerifyAccessibility(
        _ view: UIView, identifier: String? = nil,
        showActivationPoints activationPointDisplayMode: AccessibilityContentDisplayMode = .whenOverridden,
        useMonochromeSnapshot: Bool = true, markerColors: [UIColor] = [],
        suffixes: NSOrderedSet = FBSnapshotTestCaseDefaultSuffixes(), perPixelTolerance: CGFloat = 0,
        overallTolerance: CGFloat = 0, showUserInputLabels: Bool = true, file: StaticString = #filePath,
        line: UInt = #line
    ) {
        SnapshotVerifyAccessibility(
            view, identifier: identifier,
            snapshotConfiguration: AccessibilitySnapshotConfiguration(
                viewRenderingMode: viewRenderingMode,
                colorRenderingMode: useMonochromeSnapshot ? .monochrome : .fullColor, overlayColors: markerColors,
                activationPointDisplay: activationPointDisplayMode,
                includesInputLabels: showUserInputLabels ? .whenOverridden : .never), suffixes: suffixes,
            perPixelTolerance: perPixelTolerance, overallTolerance: overallTolerance, file: file, line: line)
    }

    @available(*, deprecated, renamed: "SnapshotVerifyWithInvertedColors")
    public func SnapshotImpreciseVerifyWithInvertedColors(
        _ view: UIView, identifier: String? = nil, suffixes: NSOrderedSet = FBSnapshotTestCaseDefaultSuffixes(),
        perPixelTolerance: CGFloat = 0, overallTolerance: CGFloat = 0, file: StaticString = #filePath,
        line: UInt = #line
    ) {
        SnapshotVerifyWithInvertedColors(
            view, identifier: identifier, perPixelTolerance: perPixelTolerance, overallTolerance: overallTolerance,
            file: file, line: line)
    }
}
