import Testing
import UIKit

private final class OwnPresentation: UIPresentationController {
    var calls: [String] = []
    override func presentationTransitionWillBegin() {
        super.presentationTransitionWillBegin()
        calls.append("presentWillBegin")
    }
    override func presentationTransitionDidEnd(_ completed: Bool) {
        super.presentationTransitionDidEnd(completed)
        calls.append("presentDidEnd \(completed)")
    }
    override func containerViewWillLayoutSubviews() {
        super.containerViewWillLayoutSubviews()
        calls.append("willLayout")
    }
    override func containerViewDidLayoutSubviews() {
        super.containerViewDidLayoutSubviews()
        calls.append("didLayout")
    }
    override var frameOfPresentedViewInContainerView: CGRect { CGRect(x: 10, y: 20, width: 200, height: 300) }
}

@MainActor
private final class OwnTransitions: NSObject, UIViewControllerTransitioningDelegate {
    var made: [OwnPresentation] = []
    var source: UIViewController?
    func presentationController(
        forPresented presented: UIViewController, presenting: UIViewController?, source: UIViewController
    ) -> UIPresentationController? {
        self.source = source
        let controller = OwnPresentation(presentedViewController: presented, presenting: presenting)
        made.append(controller)
        return controller
    }
}

private final class Resolution: NSObject, UISheetPresentationControllerDetentResolutionContext {
    let containerTraitCollection = UITraitCollection(horizontalSizeClass: .compact)
    let maximumDetentValue: CGFloat = 600
}

/// What Apple's pages say of presentation controllers.
@Suite("Documented: presentations") @MainActor
struct DocumentedPresentationTests {
    @Test("What a new presentation controller has") func defaults() {
        let presented = UIViewController()
        let presenting = UIViewController()
        let controller = UIPresentationController(presentedViewController: presented, presenting: presenting)
        documented(
            "uikit/uipresentationcontroller/presentedviewcontroller", controller.presentedViewController === presented,
            true)
        documented(
            "uikit/uipresentationcontroller/presentingviewcontroller",
            controller.presentingViewController === presenting, true)
        documented("uikit/uipresentationcontroller/presentedview", controller.presentedView === presented.view, true)
        documented("uikit/uipresentationcontroller/containerview", controller.containerView == nil, true)
        documented(
            "uikit/uipresentationcontroller/shouldpresentinfullscreen", controller.shouldPresentInFullscreen, true)
        documented(
            "uikit/uipresentationcontroller/shouldremovepresentersview", controller.shouldRemovePresentersView, false)
        documented("uikit/uipresentationcontroller/delegate", controller.delegate == nil, true)
    }

    @Test("A controller's presentation controller is there before it is presented") func ahead() {
        let controller = UIViewController()
        controller.modalPresentationStyle = .pageSheet
        let first = controller.presentationController
        documented("uikit/uiviewcontroller/presentationcontroller", first != nil, true)
        documented("uikit/uiviewcontroller/presentationcontroller", controller.presentationController === first, true)
        documented(
            "uikit/uipresentationcontroller/presentedviewcontroller", first?.presentedViewController === controller,
            true)
        documented("uikit/uipresentationcontroller/presentationstyle", first?.presentationStyle, .pageSheet)
    }

    @Test("A custom presentation") func custom() {
        let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 393, height: 852))
        let root = UIViewController()
        window.rootViewController = root
        window.isHidden = false
        window.layoutIfNeeded()
        let delegate = OwnTransitions()
        let shown = UIViewController()
        shown.modalPresentationStyle = .custom
        shown.transitioningDelegate = delegate
        root.present(shown, animated: false)
        window.layoutIfNeeded()
        let own = delegate.made.first
        documented(
            "uikit/uiviewcontrollertransitioningdelegate/presentationcontroller(forpresented:presenting:source:)",
            own != nil, true)
        documented(
            "uikit/uiviewcontrollertransitioningdelegate/presentationcontroller(forpresented:presenting:source:)",
            delegate.source === root, true)
        documented("uikit/uiviewcontroller/presentationcontroller", shown.presentationController === own, true)
        documented(
            "uikit/uipresentationcontroller/presentationtransitionwillbegin()", own?.calls.first, "presentWillBegin")
        documented(
            "uikit/uipresentationcontroller/presentationtransitiondidend(_:)",
            own?.calls.contains("presentDidEnd true"), true)
        documented("uikit/uipresentationcontroller/containerview", own?.containerView != nil, true)
        documented(
            "uikit/uipresentationcontroller/frameofpresentedviewincontainerview", shown.view.frame,
            CGRect(x: 10, y: 20, width: 200, height: 300))
        documented(
            "uikit/uipresentationcontroller/containerview", shown.view.isDescendant(of: own?.containerView ?? UIView()),
            true)
        documented("uikit/uipresentationcontroller/shouldremovepresentersview", root.view.window === window, true)
        let will = own?.calls.firstIndex(of: "willLayout") ?? 99
        let did = own?.calls.firstIndex(of: "didLayout") ?? -1
        documented("uikit/uipresentationcontroller/containerviewwilllayoutsubviews()", will < did, true)
        withExtendedLifetime(delegate) {}
    }

    private func shown(_ root: UIViewController) -> UIWindow {
        let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 393, height: 852))
        window.rootViewController = root
        window.isHidden = false
        window.layoutIfNeeded()
        return window
    }

    @Test("A full-screen presentation takes the presenter's view out of the window") func removed() {
        let root = UIViewController()
        let window = shown(root)
        let first = UIViewController(), second = UIViewController()
        first.modalPresentationStyle = .fullScreen
        second.modalPresentationStyle = .fullScreen
        root.present(first, animated: false)
        documented("uikit/uimodalpresentationstyle/fullscreen", root.view.window == nil, true)
        documented("uikit/uimodalpresentationstyle/fullscreen", first.view.window === window, true)
        first.present(second, animated: false)
        documented("uikit/uimodalpresentationstyle/fullscreen", first.view.window == nil, true)
        second.dismiss(animated: false)
        documented("uikit/uiviewcontroller/dismiss(animated:completion:)", first.view.window === window, true)
        documented("uikit/uiviewcontroller/dismiss(animated:completion:)", root.view.window == nil, true)
        // Those in between are simply removed.
        first.present(second, animated: false)
        window.frame.size.width = 500
        root.dismiss(animated: false)
        documented("uikit/uiviewcontroller/dismiss(animated:completion:)", first.view.window == nil, true)
        documented("uikit/uiviewcontroller/dismiss(animated:completion:)", second.view.window == nil, true)
        documented("uikit/uiviewcontroller/dismiss(animated:completion:)", window.subviews, [root.view])
        documented("uikit/uiviewcontroller/dismiss(animated:completion:)", root.view.frame.width, CGFloat(500))
        documented("uikit/uiviewcontroller/presentedviewcontroller", first.presentedViewController == nil, true)
    }

    @Test("Others leave the presenter's view where it is") func kept() {
        for style: UIModalPresentationStyle in [.pageSheet, .overFullScreen, .overCurrentContext] {
            let root = UIViewController()
            let window = shown(root)
            let over = UIViewController()
            over.modalPresentationStyle = style
            root.present(over, animated: false)
            documented("uikit/uimodalpresentationstyle/overfullscreen", root.view.window === window, true)
        }
    }

    @Test("A window with a presented controller takes another root") func replaced() {
        let root = UIViewController(), other = UIViewController(), over = UIViewController()
        let window = shown(root)
        over.modalPresentationStyle = .fullScreen
        root.present(over, animated: false)
        window.rootViewController = other
        documented("uikit/uiwindow/rootviewcontroller", window.subviews, [other.view])
        window.rootViewController = root
        documented("uikit/uimodalpresentationstyle/fullscreen", window.subviews, [over.view])
    }

    @Test("A custom presentation that removes the presenter's view") func customRemoval() {
        final class Removing: UIPresentationController {
            override var shouldRemovePresentersView: Bool { true }
        }
        @MainActor final class Transitions: NSObject, UIViewControllerTransitioningDelegate {
            func presentationController(
                forPresented presented: UIViewController, presenting: UIViewController?, source: UIViewController
            ) -> UIPresentationController? {
                Removing(presentedViewController: presented, presenting: presenting)
            }
        }
        let root = UIViewController(), over = UIViewController()
        let window = shown(root)
        let delegate = Transitions()
        over.modalPresentationStyle = .custom
        over.transitioningDelegate = delegate
        root.present(over, animated: false)
        documented("uikit/uipresentationcontroller/shouldremovepresentersview", root.view.window == nil, true)
        over.dismiss(animated: false)
        documented("uikit/uipresentationcontroller/shouldremovepresentersview", root.view.window === window, true)
        withExtendedLifetime(delegate) {}
    }

    @Test("What a sheet has") func sheet() {
        let controller = UIViewController()
        controller.modalPresentationStyle = .pageSheet
        let sheet = controller.sheetPresentationController
        documented("uikit/uiviewcontroller/sheetpresentationcontroller", sheet != nil, true)
        documented("uikit/uisheetpresentationcontroller/detents", sheet?.detents.count, 1)
        documented("uikit/uisheetpresentationcontroller/detents", sheet?.detents.first?.identifier, .large)
        documented(
            "uikit/uisheetpresentationcontroller/selecteddetentidentifier", sheet?.selectedDetentIdentifier == nil, true
        )
        documented(
            "uikit/uisheetpresentationcontroller/largestundimmeddetentidentifier",
            sheet?.largestUndimmedDetentIdentifier == nil, true)
        documented("uikit/uisheetpresentationcontroller/prefersgrabbervisible", sheet?.prefersGrabberVisible, false)
        documented(
            "uikit/uisheetpresentationcontroller/prefersscrollingexpandswhenscrolledtoedge",
            sheet?.prefersScrollingExpandsWhenScrolledToEdge, true)
        documented(
            "uikit/uisheetpresentationcontroller/prefersedgeattachedincompactheight",
            sheet?.prefersEdgeAttachedInCompactHeight, false)
        documented(
            "uikit/uisheetpresentationcontroller/widthfollowspreferredcontentsizewhenedgeattached",
            sheet?.widthFollowsPreferredContentSizeWhenEdgeAttached, false)
        documented(
            "uikit/uisheetpresentationcontroller/preferredcornerradius", sheet?.preferredCornerRadius == nil, true)
        documented("uikit/uisheetpresentationcontroller/sourceview", sheet?.sourceView == nil, true)
    }

    @Test("Detents") func detents() {
        documented(
            "uikit/uisheetpresentationcontroller/detent/medium()",
            UISheetPresentationController.Detent.medium().identifier, .medium)
        documented(
            "uikit/uisheetpresentationcontroller/detent/large()",
            UISheetPresentationController.Detent.large().identifier, .large)
        let name = UISheetPresentationController.Detent.Identifier("own")
        let own = UISheetPresentationController.Detent.custom(identifier: name) { context in
            context.maximumDetentValue / 4
        }
        documented("uikit/uisheetpresentationcontroller/detent/custom(identifier:resolver:)", own.identifier, name)
        documented(
            "uikit/uisheetpresentationcontroller/detent/resolvedvalue(in:)", own.resolvedValue(in: Resolution()), 150)
        let off = UISheetPresentationController.Detent.custom { _ in nil }
        documented(
            "uikit/uisheetpresentationcontroller/detent/custom(identifier:resolver:)",
            off.resolvedValue(in: Resolution()) == nil, true)
        documented("uikit/uisheetpresentationcontroller/detent/identifier-swift.struct", name.rawValue, "own")
    }

    @Test("Changes of a sheet") func changes() {
        let controller = UIViewController()
        controller.modalPresentationStyle = .formSheet
        let sheet = controller.sheetPresentationController
        sheet?.detents = [.medium(), .large()]
        documented(
            "uikit/uisheetpresentationcontroller/detents", sheet?.detents.map { $0.identifier }, [.medium, .large])
        sheet?.animateChanges { sheet?.selectedDetentIdentifier = .large }
        documented("uikit/uisheetpresentationcontroller/animatechanges(_:)", sheet?.selectedDetentIdentifier, .large)
        sheet?.selectedDetentIdentifier = nil
        documented(
            "uikit/uisheetpresentationcontroller/selecteddetentidentifier", sheet?.selectedDetentIdentifier == nil, true
        )
    }

    @Test("What a popover has") func popover() {
        let controller = UIViewController()
        controller.modalPresentationStyle = .popover
        let popover = controller.popoverPresentationController
        documented("uikit/uiviewcontroller/popoverpresentationcontroller", popover != nil, true)
        documented(
            "uikit/uipopoverpresentationcontroller/permittedarrowdirections", popover?.permittedArrowDirections, .any)
        documented("uikit/uipopoverpresentationcontroller/arrowdirection", popover?.arrowDirection, .unknown)
        documented("uikit/uipopoverpresentationcontroller/sourcerect", popover?.sourceRect.isNull, true)
        documented("uikit/uipopoverpresentationcontroller/sourceview", popover?.sourceView == nil, true)
        documented("uikit/uipopoverpresentationcontroller/passthroughviews", popover?.passthroughViews == nil, true)
        documented(
            "uikit/uipopoverpresentationcontroller/canoverlapsourceviewrect", popover?.canOverlapSourceViewRect, false)
        documented("uikit/uipopoverpresentationcontroller/backgroundcolor", popover?.backgroundColor == nil, true)
        documented(
            "uikit/uipopoverpresentationcontroller/popoverbackgroundviewclass",
            popover?.popoverBackgroundViewClass == nil, true)
        let other = UIViewController()
        other.modalPresentationStyle = .fullScreen
        documented(
            "uikit/uiviewcontroller/popoverpresentationcontroller", other.popoverPresentationController == nil, true)
        documented("uikit/uiviewcontroller/sheetpresentationcontroller", other.sheetPresentationController == nil, true)
    }
}

@MainActor
private final class Flag {
    var called = 0
}

/// What Apple's pages say of alerts.
@Suite("Documented: alerts") @MainActor
struct DocumentedAlertTests {
    @Test("What an alert has") func alert() {
        let alert = UIAlertController(title: "Title", message: "Message", preferredStyle: .alert)
        documented("uikit/uialertcontroller/init(title:message:preferredstyle:)", alert.title, "Title")
        documented("uikit/uialertcontroller/message", alert.message, "Message")
        documented("uikit/uialertcontroller/preferredstyle", alert.preferredStyle, .alert)
        documented("uikit/uialertcontroller/actions", alert.actions, [])
        documented("uikit/uialertcontroller/preferredaction", alert.preferredAction == nil, true)
        let sheet = UIAlertController(title: nil, message: nil, preferredStyle: .actionSheet)
        documented("uikit/uialertcontroller/preferredstyle", sheet.preferredStyle, .actionSheet)
        documented("uikit/uialertcontroller/title", sheet.title == nil, true)
        documented("uikit/uialertcontroller/message", sheet.message == nil, true)
    }

    @Test("Actions") func actions() {
        let flag = Flag()
        let action = UIAlertAction(title: "OK", style: .default) { _ in flag.called += 1 }
        documented("uikit/uialertaction/init(title:style:handler:)", action.title, "OK")
        documented("uikit/uialertaction/style-swift.property", action.style, .default)
        documented("uikit/uialertaction/isenabled", action.isEnabled, true)
        documented("uikit/uialertaction/init(title:style:handler:)", flag.called, 0)
        let cancel = UIAlertAction(title: "Cancel", style: .cancel)
        let delete = UIAlertAction(title: "Delete", style: .destructive)
        documented("uikit/uialertaction/style-swift.property", delete.style, .destructive)
        let alert = UIAlertController(title: "T", message: nil, preferredStyle: .alert)
        alert.addAction(action)
        alert.addAction(delete)
        alert.addAction(cancel)
        documented("uikit/uialertcontroller/addaction(_:)", alert.actions.map { $0.title }, ["OK", "Delete", "Cancel"])
        alert.preferredAction = delete
        documented("uikit/uialertcontroller/preferredaction", alert.preferredAction === delete, true)
        action.isEnabled = false
        documented("uikit/uialertaction/isenabled", alert.actions.first?.isEnabled, false)
        documented("uikit/uialertaction/init(title:style:handler:)", flag.called, 0)
    }

    @Test("Text fields") func textFields() {
        let alert = UIAlertController(title: "T", message: nil, preferredStyle: .alert)
        alert.addTextField { $0.placeholder = "first" }
        alert.addTextField { $0.placeholder = "second" }
        alert.loadViewIfNeeded()
        documented("uikit/uialertcontroller/addtextfield(configurationhandler:)", alert.textFields?.count, 2)
        documented("uikit/uialertcontroller/textfields", alert.textFields?.map { $0.placeholder }, ["first", "second"])
    }

    @Test("An alert is presented like any controller") func presented() {
        let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 393, height: 852))
        let root = UIViewController()
        window.rootViewController = root
        window.isHidden = false
        window.layoutIfNeeded()
        let alert = UIAlertController(title: "T", message: nil, preferredStyle: .alert)
        alert.addAction(UIAlertAction(title: "OK", style: .default))
        root.present(alert, animated: false)
        documented("uikit/uialertcontroller", root.presentedViewController === alert, true)
        documented("uikit/uialertcontroller", alert.presentingViewController === root, true)
    }
}
