import SwiftUIKitUI
import Testing

/// Views that are made where they belong.
@MainActor @Suite struct ChildrenTests {
    let parent = UIView()

    /// As most people write a view by hand: nothing comes out of archives.
    final class Badge: UIView {
        let word: String

        override init(frame: CGRect) {
            word = "new"
            super.init(frame: frame)
            tag = 7
        }

        required init?(coder: NSCoder) { fatalError("a badge is never archived") }
    }

    class Plain: UILabel { var count = 3 }
    final class Derived: Plain { var other = "x" }

    final class Titled: UIView {
        let title: String

        init(title: String) {
            self.title = title
            super.init(frame: .zero)
        }

        required init?(coder: NSCoder) { fatalError("a title is never archived") }
    }

    @Test func attachingAddsTheViewAndNothingElse() {
        let child = UIView()
        #expect(child.attachToParent(parent) === child)
        #expect(parent.subviews == [child])
        #expect(child.translatesAutoresizingMaskIntoConstraints)
    }

    @Test func aPlainChild() {
        let child = parent.createChild()
        #expect(type(of: child) == UIView.self && child.superview === parent)
    }

    @Test func childrenOfTheFrameworksTypes() {
        let stack = parent.createChild(ofType: UIStackView.self)
        let label = stack.createChild(ofType: UILabel.self)
        let image = stack.createChild(ofType: UIImageView.self)
        stack.addArrangedSubview(label.applyText("text"))
        #expect(type(of: stack) == UIStackView.self && stack.superview === parent)
        #expect(label.text == "text" && stack.arrangedSubviews == [label])
        #expect(type(of: image) == UIImageView.self)
    }

    @Test func childrenOfOnesOwnTypes() {
        let badge = parent.createChild(ofType: Badge.self)
        #expect(badge.word == "new" && badge.tag == 7 && badge.superview === parent)
        let derived = parent.createChild(ofType: Derived.self)
        #expect(derived.count == 3 && derived.other == "x")
        #expect(type(of: derived as UIView) == Derived.self)
    }

    @Test func theTypeMayBeKnownOnlyWhenItRuns() {
        let types: [UIView.Type] = [Badge.self, UILabel.self, UIView.self]
        for type in types { parent.createChild(ofType: type) }
        #expect(parent.subviews.map { ObjectIdentifier(Swift.type(of: $0)) } == types.map { ObjectIdentifier($0) })
    }

    @Test func aTypeWithAnInitializerOfItsOwnIsMadeByTheCaller() {
        let titled = parent.createChild(ofType: Titled.self) { Titled(title: "Hello") }
        #expect(titled.title == "Hello" && titled.superview === parent)
    }

    @Test func childrenDieWithTheirParents() {
        weak var badge: Badge?
        do {
            let parent = UIView()
            badge = parent.createChild(ofType: Badge.self)
            #expect(badge != nil)
        }
        #expect(badge == nil)
    }
}
