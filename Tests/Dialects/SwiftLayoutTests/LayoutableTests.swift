import MaquetteViewTestSupport
import SwiftLayout
import Testing

/// Objects that lay themselves out.
@MainActor @Suite struct LayoutableTests {
    final class Switching: UIView, Layoutable {
        @LayoutProperty var flag = true
        let frameView = CountingView()
        let child = CountingView()
        let friend = CountingView()
        var activation: Activation?

        var layout: some Layout {
            self.sl.sublayout {
                frameView.sl.anchors {
                    if flag {
                        Anchors.allSides
                    } else {
                        Anchors.size.equalTo(width: 50, height: 50)
                        Anchors.center
                    }
                }.sublayout {
                    if flag {
                        child.sl.anchors { Anchors.allSides }
                    } else {
                        friend.sl.anchors { Anchors.allSides }
                    }
                }
            }
        }

        override init(frame: CGRect) {
            super.init(frame: frame)
            sl.updateLayout()
        }

        required init?(coder: NSCoder) { nil }
    }

    @Test func settingAPropertyChangesTheLayoutAndTheNextPassTheFrames() {
        let view = Switching(frame: CGRect(x: 0, y: 0, width: 90, height: 90))
        view.layoutIfNeeded()
        expectFrame(view.frameView, 0, 0, 90, 90)
        expectFrame(view.child, 0, 0, 90, 90)

        view.flag = false
        expectFrame(view.frameView, 0, 0, 90, 90)
        #expect(view.frameView.subviews == [view.friend] && view.friend.frame == .zero)
        #expect(view.child.superview == nil && view.child.removals == 1 && view.frameView.removals == 0)
        #expect(view.constraints.count == 2 && view.frameView.constraints.count == 6)

        view.sl.updateLayout(forceLayout: true)
        expectFrame(view.frameView, 20, 20, 50, 50)
        expectFrame(view.friend, 0, 0, 50, 50)
        #expect(view.frameView.additions == [view.child, view.friend, view.friend])
    }

    final class Animated: UIView, Layoutable {
        @AnimatableLayoutProperty(duration: 0.5) var isWide = false
        @AnimatableLayoutProperty(duration: 1, delay: 0.25, options: [.curveLinear]) var isTall = false
        let box = UIView()
        var activation: Activation?

        var layout: some Layout {
            self.sl.sublayout {
                box.sl.anchors {
                    Anchors.leading.top
                    Anchors.size.equalTo(width: isWide ? 80 : 20, height: isTall ? 60 : 10)
                }
            }
        }
    }

    @Test func settingAnAnimatedPropertyLaysOutAtOnce() {
        let view = Animated(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
        view.sl.updateLayout(forceLayout: true)
        expectFrame(view.box, 0, 0, 20, 10)
        view.isWide = true
        expectFrame(view.box, 0, 0, 80, 10)
        view.isTall.toggle()
        expectFrame(view.box, 0, 0, 80, 60)
    }

    final class StackHolder: UIView, Layoutable {
        var isFirstShown = true
        let stack = UIStackView()
        let first = UIView()
        let second = UIView()
        var activation: Activation?

        var layout: some Layout {
            self.sl.sublayout {
                stack.sl.onActivate { stack in
                    stack.axis = .vertical
                    stack.distribution = .fillEqually
                    stack.alignment = .center
                }.anchors {
                    Anchors.allSides
                }.sublayout {
                    if isFirstShown { first }
                    second
                }
            }
        }
    }

    @Test func aStackKeepsTheOrderOfTheLayout() {
        let holder = StackHolder(frame: CGRect(x: 0, y: 0, width: 40, height: 80))
        holder.sl.updateLayout(forceLayout: true)
        expectFrame(holder.first, 20, 0, 0, 40)
        expectFrame(holder.second, 20, 40, 0, 40)
        holder.isFirstShown = false
        holder.sl.updateLayout(forceLayout: true)
        expectFrame(holder.second, 20, 0, 0, 80)
        holder.isFirstShown = true
        holder.sl.updateLayout(forceLayout: true)
        #expect(holder.stack.arrangedSubviews == [holder.first, holder.second])
        expectFrame(holder.first, 20, 0, 0, 40)
        expectFrame(holder.second, 20, 40, 0, 40)
    }

    /// Any object will do.
    final class Presenter: Layoutable {
        let view = UIView()
        let label = UIView()
        var activation: Activation?
        var layout: some Layout { view.sl.sublayout { label.sl.anchors { Anchors.allSides } } }
    }

    @Test func layoutableIsWhatHasALayout() {
        let presenter = Presenter()
        presenter.sl.updateLayout()
        let activation = presenter.activation
        #expect(presenter.view.constraints.count == 4)
        presenter.sl.updateLayout()
        #expect(presenter.activation === activation && activation != nil)
    }

    /// How many views have gone; all of them go on the main thread.
    final class Tally: @unchecked Sendable { var gone = 0 }

    final class Counted: UIView {
        let tally: Tally
        init(_ tally: Tally) {
            self.tally = tally
            super.init(frame: .zero)
        }
        required init?(coder: NSCoder) { nil }
        deinit { tally.gone += 1 }
    }

    final class Owner: UIView, Layoutable {
        let tally = Tally()
        var activation: Activation?
        var layout: some Layout {
            self.sl.sublayout {
                Counted(tally).sl.anchors { Anchors.allSides }.sublayout { Counted(tally) }
            }
        }
    }

    @Test func nothingKeepsALayoutableViewAlive() {
        let tally: Tally
        weak var weakOwner: Owner?
        do {
            let owner = Owner()
            owner.sl.updateLayout()
            weakOwner = owner
            tally = owner.tally
        }
        #expect(weakOwner == nil && tally.gone == 2)
    }
}
