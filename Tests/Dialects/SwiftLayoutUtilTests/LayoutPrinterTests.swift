import SwiftLayoutUtil
import Testing

/// Layouts as trees.
@MainActor @Suite struct LayoutPrinterTests {
    let page = UIView().sl.identifying("page")
    let card = UIView().sl.identifying("card")
    let photo = UIImageView().sl.identifying("photo")
    let name = UILabel().sl.identifying("name")
    let note = UILabel().sl.identifying("note")

    var layout: some Layout {
        page.sl.sublayout {
            card.sl.anchors {
                Anchors.leading.equalTo(page.safeAreaLayoutGuide, constant: 16)
                Anchors.trailing.equalTo(page.layoutMarginsGuide, inwardOffset: 16)
                Anchors.centerY.equalTo(page)
                Anchors.height.equalTo(constant: 80)
            }.sublayout {
                photo.sl.anchors {
                    Anchors.leading.equalToSuper(constant: 10)
                    Anchors.centerY
                    Anchors.size.equalTo(width: 70, height: 70)
                }
                name.sl.anchors {
                    Anchors.top.equalToSuper(constant: 8)
                    Anchors.leading.equalTo(photo, attribute: .trailing, constant: 10)
                    Anchors.width.lessThanOrEqualToSuper().multiplier(0.5)
                }.eraseToAnyLayout()
                note.sl.anchors {
                    Anchors.top.greaterThanOrEqualTo("name", attribute: .bottom)
                    Anchors.bottom.equalToSuper(constant: -8)
                }
            }
        }
    }

    @Test func everyLayoutHasALine() {
        #expect(
            LayoutPrinter(layout).description == """
                ViewLayout - view: page
                └─ ViewLayout - view: card
                   └─ TupleLayout
                      ├─ ViewLayout - view: photo
                      ├─ AnyLayout
                      │  └─ ViewLayout - view: name
                      └─ ViewLayout - view: note
                """)
    }

    @Test func anchorsStandBelowTheirLayout() {
        #expect(
            LayoutPrinter(layout, withAnchors: true).description == """
                ViewLayout - view: page
                └─ ViewLayout - view: card
                   │     .leading == page.safeAreaLayoutGuide.leading + 16.0
                   │     .trailing == page.layoutMarginsGuide.trailing - 16.0
                   │     .centerY == page.centerY
                   │     .height == + 80.0
                   └─ TupleLayout
                      ├─ ViewLayout - view: photo
                      │        .leading == superview.leading + 10.0
                      │        .centerY == superview.centerY
                      │        .width == + 70.0
                      │        .height == + 70.0
                      ├─ AnyLayout
                      │  └─ ViewLayout - view: name
                      │           .top == superview.top + 8.0
                      │           .leading == photo.trailing + 10.0
                      │           .width <= superview.width x 0.5
                      └─ ViewLayout - view: note
                               .top >= name.bottom
                               .bottom == superview.bottom - 8.0
                """)
    }

    @Test func controlFlowIsSeen() {
        var flag = true
        let missing: UIView? = nil
        @LayoutBuilder func layout() -> some Layout {
            page.sl.sublayout {
                if flag { card } else { note }
                for view in [photo] { view }
                missing
                GroupLayout { name }
            }
        }
        let expected = { (branch: String) in
            """
            ViewLayout - view: page
            └─ TupleLayout
               ├─ ConditionalLayout
               │  └─ ViewLayout - view: \(branch)
               ├─ ArrayLayout
               │  └─ ViewLayout - view: photo
               ├─ OptionalLayout
               └─ GroupLayout
                  └─ ViewLayout - view: name
            """
        }
        #expect(LayoutPrinter(layout()).description == expected("card"))
        flag = false
        #expect(LayoutPrinter(layout()).description == expected("note"))
    }

    @Test func guidesOfOnesOwnAreCalledByTheirOwner() {
        let guide = UILayoutGuide()
        let loose = UILayoutGuide()
        guide.identifier = "column"
        page.addLayoutGuide(guide)
        let layout = page.sl.sublayout {
            card.sl.anchors {
                Anchors.top.equalTo(guide)
                Anchors.top.equalTo(loose)
                Anchors.top.equalTo(page.readableContentGuide)
                Anchors.height.equalTo(constant: 0)
            }
        }
        #expect(
            LayoutPrinter(layout, withAnchors: true).description == """
                ViewLayout - view: page
                └─ ViewLayout - view: card
                         .top == page:column.top
                         .top == unknown.top
                         .top == page.readableContentGuide.top
                         .height ==
                """)
    }

    @Test func namelessViewsAreCalledByAddressAndType() throws {
        let title = LayoutPrinter(UILabel().sl.eraseToAnyLayout()).description
        let pattern = "^AnyLayout\n└─ ViewLayout - view: 0x[0-9a-f]{16}:UILabel$"
        #expect(title.range(of: pattern, options: .regularExpression) != nil)
    }
}
