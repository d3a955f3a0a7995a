/// What is said about views that never stop asking for layouts.
extension UIView {
    /// Names the view that is to be laid out yet again after the last round, once for each view.
    func reportLayoutLoop(below root: UIView) {
        // Changed constraints show in the views' flags only when the frames they lead to are compared.
        engineForReading?.markWhatHasMoved()
        guard let view = root.firstUnsettled, !view.viewState.layoutLoopIsReported else { return }
        view.viewState.layoutLoopIsReported = true
        Headless.Diagnostics.reportLayoutLoop(
            of: view, after: Self.mostLayoutRounds, inConstraints: !view.viewState.needsLayout)
    }

    private var firstUnsettled: UIView? {
        let state = viewState
        guard state.subtreeNeedsLayout || state.subtreeNeedsUpdateConstraints else { return nil }
        if state.needsLayout || state.needsUpdateConstraints { return self }
        for subview in state.subviews {
            if let view = subview.firstUnsettled { return view }
        }
        return nil
    }
}
