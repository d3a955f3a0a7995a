import Testing

/// Frames that TinyConstraints and PureLayout give, each worked out by hand from what their documentation says of signs and edges.
@Suite(.enabled(if: Toolset.file != nil), .serialized) struct LayoutPackageTests {
    @Test func `Words of TinyConstraints are constraints`() throws {
        let lines = try StandInProgram.output(Self.tiny, modules: ["TinyConstraints"]).split(separator: "\n")
            .map(String.init)
        #expect(
            lines == [
                "edges 10 20 160 50", "below 10 78 30 40", "inner 165 60 30 30", "ratio 0 0 80 40", "rest 5 180 190 20",
                "row 0 0 200 100", "row 0 108 200 92", "optional 100 false", "wide 3 4",
            ])
    }

    @Test func `Words of PureLayout are constraints`() throws {
        let lines = try StandInProgram.output(Self.pure, modules: ["PureLayout"]).split(separator: "\n").map(
            String.init)
        #expect(
            lines == [
                "edges 10 20 160 50", "corner 150 160 40 30", "half 50 75 100 50", "beside 155 75 20 50",
                "row 10 0 53 20", "row 73 0 53 20", "row 136 0 53 20", "most 100 200", "kept 250 pin",
                "later false true",
            ])
    }

    private static let frames = """
        import UIKit
        let room = UIView(frame: CGRect(x: 0, y: 0, width: 200, height: 200))
        func added(_ view: UIView = UIView()) -> UIView {
            room.addSubview(view)
            return view
        }
        func show(_ name: String, _ view: UIView) {
            room.layoutIfNeeded()
            let frame = view.frame
            print(name, Int(frame.minX), Int(frame.minY), Int(frame.width), Int(frame.height))
        }

        """

    private static let tiny =
        "import TinyConstraints\n" + frames + """
            let edges = added()
            edges.edgesToSuperview(excluding: .bottom, insets: UIEdgeInsets(top: 20, left: 10, bottom: 99, right: 30))
            edges.height(50)
            show("edges", edges)
            let below = added()
            below.topToBottom(of: edges, offset: 8)
            below.leading(to: edges)
            below.size(CGSize(width: 30, height: 40))
            show("below", below)
            let inner = added()
            inner.trailingToSuperview(offset: -5)
            inner.bottomToSuperview(offset: -110)
            inner.size(to: below, multiplier: 1, insets: CGSize(width: 0, height: -10))
            show("inner", inner)
            let ratio = added()
            ratio.origin(to: room)
            ratio.height(40)
            ratio.aspectRatio(2)
            show("ratio", ratio)
            let rest = added()
            rest.horizontalToSuperview(insets: .horizontal(5))
            rest.bottom(to: room)
            rest.height(min: 20)
            rest.height(10, priority: .low)
            show("rest", rest)
            let rows = [UIView(), UIView()]
            let stack = added()
            stack.edges(to: room)
            stack.stack(rows, axis: .vertical, spacing: 8)
            rows[0].height(100)
            for row in rows { show("row", row) }
            let optional = added()
            let constraint = optional.width(100, isActive: false)
            print("optional", Int(constraint.constant), constraint.isActive)
            constraint.isActive = true
            [constraint].deActivate()
            let wide = UIView()
            print("wide", wide.width(min: 1, max: 2).count + 1, room.subviews.prefix(4).count)
            """

    private static let pure =
        "import PureLayout\n" + frames + """
            let edges = added(UIView.newAutoLayout())
            edges.autoPinEdgesToSuperviewEdges(
                with: UIEdgeInsets(top: 20, left: 10, bottom: 99, right: 30), excludingEdge: .bottom)
            edges.autoSetDimension(.height, toSize: 50)
            show("edges", edges)
            let corner = added()
            corner.autoPinEdge(toSuperviewEdge: .right, withInset: 10)
            corner.autoPinEdge(toSuperviewEdge: .bottom, withInset: 10)
            corner.autoSetDimensions(to: CGSize(width: 40, height: 30))
            show("corner", corner)
            let half = added()
            half.autoCenterInSuperview()
            half.autoMatch(.width, to: .width, of: room, withMultiplier: 0.5)
            half.autoMatch(.height, to: .width, of: half, withOffset: -50)
            show("half", half)
            let beside = added()
            beside.autoPinEdge(.left, to: .right, of: half, withOffset: 5)
            beside.autoAlignAxis(.horizontal, toSameAxisOf: half)
            beside.autoMatch(.height, to: .height, of: half)
            beside.autoSetDimension(.width, toSize: 20)
            show("beside", beside)
            let row = (0..<3).map { _ in added() }
            // Three views and four spaces of 10: (200 - 40) / 3 is 53 1/3
            row.autoDistributeViews(along: .horizontal, alignedTo: .horizontal, withFixedSpacing: 10)
            row.autoSetViewsDimension(.height, toSize: 20)
            row[0].autoPinEdge(toSuperviewEdge: .top)
            for view in row { show("row", view) }
            // At least ten from the right edge: the inset is counted inwards, and with it what is less
            let most = added()
            most.autoPinEdge(toSuperviewEdge: .leading)
            most.autoPinEdge(toSuperviewEdge: .trailing, withInset: 100, relation: .greaterThanOrEqual)
            most.autoPinEdge(toSuperviewEdge: .top)
            most.autoPinEdge(toSuperviewEdge: .bottom)
            NSLayoutConstraint.autoSetPriority(.defaultLow) { most.autoSetDimension(.width, toSize: 300) }
            room.layoutIfNeeded()
            print("most", Int(most.frame.width), Int(most.frame.height))
            var kept: NSLayoutConstraint?
            NSLayoutConstraint.autoSetPriority(.defaultLow) {
                NSLayoutConstraint.autoSetIdentifier("pin") { kept = corner.autoSetDimension(.width, toSize: 7) }
            }
            print("kept", Int(kept!.priority.rawValue), kept!.identifier!)
            let later = NSLayoutConstraint.autoCreateConstraintsWithoutInstalling { half.autoSetDimension(.width, toSize: 1) }
            let before = later[0].isActive
            later.autoInstallConstraints()
            print("later", before, later[0].isActive)
            """
}
