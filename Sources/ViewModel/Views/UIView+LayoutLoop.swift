/// What is said about views that never stop asking for layouts.
extension UIView {
    /// Names the view that is to be laid out yet again after the last round, once for each view.
    func reportLayoutLoop(below root: UIView) {
        guard let view = root.firstNeedingLayout, !view.viewState.layoutLoopIsReported else { return }
        view.viewState.layoutLoopIsReported = true
        Headless.Diagnostics.reportLayoutLoop(of: view, after: Self.mostLayoutRounds)
    }

    private var firstNeedingLayout: UIView? {
        guard viewState.subtreeNeedsLayout else { return nil }
        if viewState.needsLayout { return self }
        for subview in viewState.subviews {
            if let view = subview.firstNeedingLayout { return view }
        }
        return nil
    }
}
