import Testing

@testable import SwiftLayout

/// Which views a layout adds, and where.
@MainActor @Suite struct HierarchyTests {
    let trio = Trio()

    @Test func viewsGoIntoTheViewAroundThem() {
        let (root, one, two, three) = (trio.root, trio.one, trio.two, UIView())
        root.sl.sublayout {
            one.sl.sublayout { two }
            three
        }.finalActive()
        #expect(root.subviews == [one, three] && one.subviews == [two])
        #expect(root.translatesAutoresizingMaskIntoConstraints && root.superview == nil)
        #expect([one, two, three].allSatisfy { !$0.translatesAutoresizingMaskIntoConstraints })
    }

    @Test func moreThanTenChildren() {
        let views = (0..<12).map { _ in UIView() }
        trio.root.sl.sublayout {
            views[0]
            views[1]
            views[2]
            views[3]
            views[4]
            views[5]
            views[6]
            views[7]
            views[8]
            views[9]
            views[10]
            views[11]
        }.finalActive()
        #expect(trio.root.subviews == views)
    }

    @Test(arguments: [false, true], 0..<3) func controlFlow(flag: Bool, number: Int) {
        let (a, b, c) = (UIView(), UIView(), UIView())
        let many = (0..<number).map { _ in UIView() }
        let optional: UIView? = flag ? UIView() : nil
        @LayoutBuilder func layout() -> some Layout {
            trio.root.sl.sublayout {
                if flag {
                    a
                } else {
                    b.sl.anchors { Anchors.allSides }
                }
                switch number {
                case 0: c
                case 1:
                    c
                    trio.one
                default: trio.two
                }
                for view in many { view }
                if number == 2 { trio.one }
                optional
                if #available(iOS 13, *) { UILabel() }
            }
        }
        layout().finalActive()
        var expected = [flag ? a : b]
        expected += [[c], [c, trio.one], [trio.two]][number]
        expected += many
        if number == 2 { expected.append(trio.one) }
        if let optional { expected.append(optional) }
        #expect(Array(trio.root.subviews.dropLast()) == expected)
        #expect(trio.root.subviews.last is UILabel)
    }

    @Test func severalLayoutsAtTheTop() {
        let other = UIView()
        @LayoutBuilder func layout() -> some Layout {
            trio.root.sl.sublayout { trio.one.sl.anchors { Anchors.cap } }
            trio.one.sl.sublayout { trio.two.sl.anchors { Anchors.allSides } }
            other.sl.sublayout { UIView() }
        }
        layout().finalActive()
        #expect(trio.root.subviews == [trio.one] && trio.one.subviews == [trio.two] && other.subviews.count == 1)
        #expect(trio.one.constraints.count == 4 && trio.root.constraints.count == 3)
    }

    @Test func chainsAppend() {
        let layout = trio.root.sl.sublayout { trio.one }.anchors { Anchors.width.equalTo(constant: 5) }
            .sublayout { trio.two }.anchors { Anchors.height.equalTo(constant: 6) }
        layout.finalActive()
        #expect(trio.root.subviews == [trio.one, trio.two])
        #expect(trio.equations(trio.root.constraints) == ["root.width == 5", "root.height == 6"])
    }

    @Test func groupsModulesAndErasedLayouts() {
        struct Pair: ModularLayout {
            let views: [UIView]
            var layout: some Layout {
                views[0]
                views[1].sl.anchors { Anchors.top }
            }
        }
        let (a, b) = (UIView(), UIView())
        trio.root.sl.sublayout {
            GroupLayout {
                trio.one
                trio.two
            }
            Pair(views: [a, b]).eraseToAnyLayout()
            UIView().sl.eraseToAnyLayout()
        }.finalActive()
        #expect(Array(trio.root.subviews.dropLast()) == [trio.one, trio.two, a, b])
        #expect(trio.root.subviews.count == 5 && trio.root.constraints.count == 1)
    }

    @Test func stacksArrangeTheirViewsUnlessToldOtherwise() {
        let stack = UIStackView()
        let (a, b, c, d, e) = (UIView(), UIView(), UIView(), UIView(), UIStackView())
        stack.sl.sublayout {
            a
            GroupLayout(option: .isNotArranged) {
                b
                e.sl.sublayout { d }
            }
            c
        }.finalActive()
        #expect(stack.arrangedSubviews == [a, c])
        #expect(stack.subviews == [a, b, e, c])
        // What a group says ends at the next view.
        #expect(e.arrangedSubviews == [d])
    }

    @Test func theWalkComesToEveryLayoutBeforeThoseInsideIt() {
        let (root, one, two) = (trio.root, trio.one, trio.two)
        let layout = root.sl.sublayout {
            one.sl.sublayout {
                two
                UILabel().sl.identifying("label")
            }
        }
        var seen: [(UIView?, UIView?)] = []
        LayoutExplorer.traversal(layout: layout, superview: nil, option: nil) { layout, superview, _ in
            if let view = layout.view { seen.append((superview, view)) }
        }
        #expect(seen.map { $0.0 } == [nil, root, one, one])
        #expect(Array(seen.map { $0.1 }.prefix(3)) == [root, one, two])
        #expect(LayoutElements(layout: layout).viewInformations.map(\.view)[0...2] == [root, one, two])
    }

    @Test func layoutsThatSayTheSameComeToEqualElements() {
        let one = LayoutElements(layout: trio.root.sl.sublayout { trio.one.sl.anchors { Anchors.cap } })
        let same = LayoutElements(layout: trio.root.sl.sublayout { trio.one.sl.anchors { Anchors.cap } })
        let other = LayoutElements(layout: trio.root.sl.sublayout { trio.two.sl.anchors { Anchors.cap } })
        #expect(one.viewInformations == same.viewInformations && one.viewInformations != other.viewInformations)
        #expect(
            Set(ofWeakConstraintsFrom: one.viewConstraints) == Set(ofWeakConstraintsFrom: same.viewConstraints))
        #expect(
            Set(ofWeakConstraintsFrom: one.viewConstraints) != Set(ofWeakConstraintsFrom: other.viewConstraints))
    }
}
