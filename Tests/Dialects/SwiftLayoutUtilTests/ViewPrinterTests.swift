import SwiftLayoutUtil
import Testing

/// Views as layouts.
@MainActor @Suite struct ViewPrinterTests {
    let root = UIView().sl.identifying("root")
    let one = UIView().sl.identifying("one")
    let two = UIView().sl.identifying("two")

    @Test func viewsWithoutConstraints() {
        root.sl.sublayout {
            one.sl.sublayout { two }
            UIView().sl.identifying("three")
        }.finalActive()
        #expect(
            ViewPrinter(root).description == """
                root.sl.sublayout {
                    one.sl.sublayout {
                        two
                    }
                    three
                }
                """)
    }

    @Test func constraintsInTheirShortestForm() {
        root.sl.sublayout {
            one.sl.anchors {
                Anchors.allSides
                Anchors.size.equalTo(width: 20, height: 20)
                Anchors.height.equalTo(two, attribute: .width)
            }.sublayout {
                two.sl.anchors {
                    Anchors.shoe
                    Anchors.top.equalTo(one, inwardOffset: 3)
                }
            }
        }.finalActive()
        #expect(
            ViewPrinter(root).description == """
                root.sl.sublayout {
                    one.sl.anchors {
                        Anchors.top.bottom
                        Anchors.leading.trailing
                        Anchors.width.height.equalTo(constant: 20.0)
                        Anchors.height.equalTo(two, attribute: .width)
                    }.sublayout {
                        two.sl.anchors {
                            Anchors.top.equalToSuper(constant: 3.0)
                            Anchors.bottom
                            Anchors.leading.trailing
                        }
                    }
                }
                """)
    }

    @Test func siblingsRelationsAndMultipliers() {
        root.sl.sublayout {
            one.sl.anchors {
                Anchors.top.greaterThanOrEqualToSuper()
                Anchors.bottom.lessThanOrEqualToSuper(constant: -10)
                Anchors.width.equalTo(root, constant: -20)
                Anchors.height.equalToSuper()
                Anchors.centerX.multiplier(1.2)
            }
            two.sl.anchors {
                Anchors.top.greaterThanOrEqualTo(one, attribute: .bottom, constant: 8)
                Anchors.bottom
                Anchors.trailing.equalTo(one)
                Anchors.width.height.equalTo(one)
                Anchors.leading.equalToSuper(attribute: .trailing)
            }
        }.finalActive()
        #expect(
            ViewPrinter(root).description == """
                root.sl.sublayout {
                    one.sl.anchors {
                        Anchors.top.greaterThanOrEqualToSuper()
                        Anchors.bottom.lessThanOrEqualToSuper(constant: -10.0)
                        Anchors.width.equalToSuper(constant: -20.0)
                        Anchors.height.equalToSuper()
                        Anchors.centerX.equalToSuper().multiplier(1.2000000476837158)
                    }
                    two.sl.anchors {
                        Anchors.top.greaterThanOrEqualTo(one, attribute: .bottom, constant: 8.0)
                        Anchors.bottom
                        Anchors.leading.equalToSuper(attribute: .trailing)
                        Anchors.trailing.equalTo(one)
                        Anchors.width.height.equalTo(one)
                    }
                }
                """)
    }

    @Test func guidesAreCalledByTheirOwner() {
        root.sl.sublayout {
            one.sl.anchors {
                Anchors.vertical.equalTo(root.safeAreaLayoutGuide)
                Anchors.leading.equalTo(root.layoutMarginsGuide)
                Anchors.trailing
            }
        }.finalActive()
        #expect(
            ViewPrinter(root).description == """
                root.sl.sublayout {
                    one.sl.anchors {
                        Anchors.top.bottom.equalTo(root.safeAreaLayoutGuide)
                        Anchors.leading.equalTo(root.layoutMarginsGuide)
                        Anchors.trailing
                    }
                }
                """)
    }

    @Test func widthAndHeightOfTheSuperview() {
        root.sl.sublayout { one.sl.anchors { Anchors.size } }.finalActive()
        #expect(
            ViewPrinter(root).description == """
                root.sl.sublayout {
                    one.sl.anchors {
                        Anchors.width.height.equalToSuper()
                    }
                }
                """)
    }

    @Test func namesGivenForTheOccasionGoBeforeIdentifiers() {
        let nameless = UIView()
        root.sl.sublayout {
            nameless.sl.sublayout { one.sl.anchors { Anchors.top } }
        }.finalActive()
        #expect(
            ViewPrinter(root, tags: [nameless: "box", one: "first"]).description == """
                root.sl.sublayout {
                    box.sl.sublayout {
                        first.sl.anchors {
                            Anchors.top
                        }
                    }
                }
                """)
    }

    @Test func onRequestNamelessViewsAreLeftOutWithAllThatIsInside() {
        let nameless = UIView()
        root.sl.sublayout {
            one
            nameless.sl.sublayout { two }
            UILabel().sl.identifying("  ")
        }.finalActive()
        #expect(
            ViewPrinter(root, options: .onlyIdentifier).description == """
                root.sl.sublayout {
                    one
                }
                """)
        #expect(ViewPrinter(nameless, options: .onlyIdentifier).description.isEmpty)
        #expect(
            ViewPrinter(nameless, tags: [two: "inner"]).description.range(
                of: "^0x[0-9a-f]{16}:UIView.sl.sublayout \\{\n    inner\n\\}$", options: .regularExpression) != nil)
    }

    @Test func whatTheFrameworkAddsIsLeftOut() {
        let label = UILabel().sl.identifying("label")
        label.text = "Hello"
        let stack = UIStackView().sl.identifying("stack")
        root.frame = CGRect(x: 0, y: 0, width: 100, height: 100)
        root.sl.sublayout {
            stack.sl.anchors { Anchors.allSides }.sublayout { label }
        }.finalActive(forceLayout: true)
        #expect(
            ViewPrinter(root).description == """
                root.sl.sublayout {
                    stack.sl.anchors {
                        Anchors.top.bottom
                        Anchors.leading.trailing
                    }.sublayout {
                        label
                    }
                }
                """)
    }

    @MainActor final class Holder {
        let board = UIView()
        let title = UILabel()
    }

    @Test func namesMayComeFromAnyObject() {
        let holder = Holder()
        holder.board.sl.sublayout { holder.title }.finalActive()
        let printer = ViewPrinter(holder.board, options: .onlyIdentifier).updateIdentifiers(rootObject: holder)
        #expect(
            printer.description == """
                board.sl.sublayout {
                    title
                }
                """)
        #expect(holder.title.accessibilityIdentifier == "title")
    }

    final class Profile: UIView {
        let photo = UIImageView()
        let name = UILabel()
    }

    @Test func namesComeFromTheViewItself() {
        let profile = Profile()
        profile.sl.sublayout {
            profile.photo
            profile.name
        }.finalActive()
        #expect(
            ViewPrinter(profile, tags: [profile: "profile"]).updateIdentifiers(.withTypeOfView).description == """
                profile.sl.sublayout {
                    photo:UIImageView
                    name:UILabel
                }
                """)
    }
}
