import MaquetteViewTestSupport
import Testing
import UIKit

@testable import MaquetteViewModel

/// The insets of a 320 by 480 view with 44, 10, 34 and 12 were measured on Apple's systems.
@MainActor @Suite struct SafeAreaTests {
    private func root() -> UIView {
        let root = UIView.root(320, 480)
        root.setRootSafeAreaInsets(UIEdgeInsets(top: 44, left: 10, bottom: 34, right: 12))
        return root
    }

    private func insets(_ frame: CGRect) -> UIEdgeInsets {
        let root = root()
        return root.adding(UIView(frame: frame)).safeAreaInsets
    }

    @Test func eachEdgeKeepsWhatIsLeftOfTheInset() {
        #expect(
            insets(CGRect(x: 0, y: 0, width: 320, height: 480))
                == UIEdgeInsets(top: 44, left: 10, bottom: 34, right: 12))
        #expect(
            insets(CGRect(x: 0, y: 20, width: 320, height: 460))
                == UIEdgeInsets(top: 24, left: 10, bottom: 34, right: 12))
        #expect(insets(CGRect(x: 50, y: 100, width: 100, height: 100)) == .zero)
        #expect(
            insets(CGRect(x: 0, y: 460, width: 320, height: 100))
                == UIEdgeInsets(top: 0, left: 10, bottom: 34, right: 12))
        #expect(insets(CGRect(x: -30, y: 0, width: 320, height: 100)).left == 10)
    }

    @Test func theGuideIsInsetByTheSafeArea() {
        let root = root()
        #expect(root.safeAreaLayoutGuide.layoutFrame == CGRect(x: 10, y: 44, width: 298, height: 402))
        #expect(root.safeAreaLayoutGuide === root.safeAreaLayoutGuide)
        let view = root.adding(.constrained())
        NSLayoutConstraint.activate([
            view.leadingAnchor.constraint(equalTo: root.safeAreaLayoutGuide.leadingAnchor),
            view.trailingAnchor.constraint(equalTo: root.safeAreaLayoutGuide.trailingAnchor),
            view.topAnchor.constraint(equalTo: root.safeAreaLayoutGuide.topAnchor),
            view.bottomAnchor.constraint(equalTo: root.safeAreaLayoutGuide.bottomAnchor),
        ])
        root.layoutIfNeeded()
        expectFrame(view, 10, 44, 298, 402)
        root.setRootSafeAreaInsets(UIEdgeInsets(top: 20, left: 0, bottom: 0, right: 0))
        root.layoutIfNeeded()
        expectFrame(view, 0, 20, 320, 460)
    }

    @Test func insetsFollowTheViewsThatConstraintsMove() {
        let root = root()
        let box = root.adding(.constrained())
        let inner = box.adding(.constrained())
        let top = box.topAnchor.constraint(equalTo: root.topAnchor, constant: 20)
        NSLayoutConstraint.activate([
            top, box.leadingAnchor.constraint(equalTo: root.leadingAnchor),
            box.trailingAnchor.constraint(equalTo: root.trailingAnchor),
            box.heightAnchor.constraint(equalToConstant: 200),
            inner.topAnchor.constraint(equalTo: box.safeAreaLayoutGuide.topAnchor),
            inner.leadingAnchor.constraint(equalTo: box.leadingAnchor),
            inner.widthAnchor.constraint(equalToConstant: 10), inner.heightAnchor.constraint(equalToConstant: 10),
        ])
        root.layoutIfNeeded()
        expectFrame(inner, 0, 24, 10, 10)
        top.constant = 0
        root.layoutIfNeeded()
        expectFrame(inner, 0, 44, 10, 10)
    }

    @Test func marginsAddTheSafeArea() {
        let root = root()
        #expect(root.layoutMargins == UIEdgeInsets(top: 52, left: 18, bottom: 42, right: 20))
        root.insetsLayoutMarginsFromSafeArea = false
        #expect(root.layoutMargins == UIEdgeInsets(top: 8, left: 8, bottom: 8, right: 8))
    }

    @Test func marginsOfTheSuperviewReachIn() {
        let root = UIView.root(320, 480)
        root.layoutMargins = UIEdgeInsets(top: 20, left: 20, bottom: 20, right: 20)
        let child = root.adding(UIView(frame: CGRect(x: 10, y: 10, width: 100, height: 100)))
        #expect(child.layoutMargins == UIEdgeInsets(top: 8, left: 8, bottom: 8, right: 8))
        child.preservesSuperviewLayoutMargins = true
        #expect(child.layoutMargins == UIEdgeInsets(top: 10, left: 10, bottom: 8, right: 8))
    }

    @Test func directionalMarginsTurnAround() {
        let view = UIView()
        view.semanticContentAttribute = .forceRightToLeft
        view.directionalLayoutMargins = NSDirectionalEdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4)
        #expect(view.layoutMargins == UIEdgeInsets(top: 1, left: 4, bottom: 3, right: 2))
        view.layoutMargins = UIEdgeInsets(top: 0, left: 9, bottom: 0, right: 5)
        #expect(view.directionalLayoutMargins == NSDirectionalEdgeInsets(top: 0, leading: 5, bottom: 0, trailing: 9))
    }

    @Test func marginAttributesAreThoseOfTheGuide() {
        let root = UIView.root(200, 200)
        root.layoutMargins = UIEdgeInsets(top: 10, left: 20, bottom: 30, right: 40)
        let view = root.adding(.constrained())
        let pairs: [(NSLayoutConstraint.Attribute, NSLayoutConstraint.Attribute)] = [
            (.leading, .leadingMargin), (.trailing, .trailingMargin), (.top, .topMargin), (.bottom, .bottomMargin),
        ]
        for (own, margin) in pairs {
            NSLayoutConstraint(
                item: view, attribute: own, relatedBy: .equal, toItem: root, attribute: margin, multiplier: 1,
                constant: 0
            ).isActive = true
        }
        root.layoutIfNeeded()
        expectFrame(view, 20, 10, 140, 160)
        #expect(root.layoutMarginsGuide.layoutFrame == view.frame)
    }

    @Test func readableWidthIsCappedAndCentred() {
        Headless.with({ $0.release = .iOS18 }) {
            let root = UIView.root(1024, 768)
            root.layoutMargins = UIEdgeInsets(top: 8, left: 20, bottom: 8, right: 20)
            #expect(root.readableContentGuide.layoutFrame == CGRect(x: 176, y: 8, width: 672, height: 752))
            root.frame.size.width = 375
            #expect(root.readableContentGuide.layoutFrame == CGRect(x: 20, y: 8, width: 335, height: 752))
        }
    }

    @Test func theKeyboardRestsOnTheSafeArea() {
        let root = root()
        #expect(root.keyboardLayoutGuide.layoutFrame == CGRect(x: 0, y: 446, width: 320, height: 34))
        root.keyboardLayoutGuide.usesBottomSafeArea = false
        #expect(root.keyboardLayoutGuide.layoutFrame == CGRect(x: 0, y: 480, width: 320, height: 0))
    }

    @Test func aStackShrinksOnceItHasLeftTheSafeArea() {
        let root = root()
        let (stack, row) = (UIStackView(), UIView())
        stack.layoutMargins = UIEdgeInsets(top: 8, left: 8, bottom: 8, right: 8)
        stack.isLayoutMarginsRelativeArrangement = true
        stack.translatesAutoresizingMaskIntoConstraints = false
        stack.addArrangedSubview(row)
        root.addSubview(stack)
        NSLayoutConstraint.activate([
            row.heightAnchor.constraint(equalToConstant: 60),
            stack.leadingAnchor.constraint(equalTo: root.leadingAnchor),
            stack.trailingAnchor.constraint(equalTo: root.trailingAnchor),
            stack.bottomAnchor.constraint(equalTo: root.safeAreaLayoutGuide.bottomAnchor),
        ])
        root.layoutIfNeeded()
        #expect(stack.frame == CGRect(x: 0, y: 446 - 76, width: 320, height: 76))
        #expect(row.frame.minY == 8)
    }
}
