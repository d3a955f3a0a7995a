import SwiftLayout

/// Hierarchy and constraints are one expression, which can be put in force again when something changes.
public final class SwiftLayoutTrailView: TrailView, Layoutable {
    public var activation: Activation?

    @LayoutBuilder public var layout: some Layout {
        sl.sublayout {
            photo.sl.anchors {
                Anchors.cap
                Anchors.height.equalTo(photo, attribute: .width).multiplier(2 / 3)
            }
            badge.sl.anchors {
                Anchors.trailing.equalToSuper(inwardOffset: Self.margin)
                Anchors.bottom.equalTo(photo, constant: -40)
                Anchors.size.equalTo(width: 64, height: 28)
            }
            card.sl.anchors {
                Anchors.top.equalTo(photo, attribute: .bottom, constant: -24)
                Anchors.horizontal.equalToSuper(inwardOffset: Self.margin)
            }.sublayout {
                title.sl.anchors {
                    Anchors.cap.equalToSuper(inwardOffset: Self.padding)
                }
                summary.sl.anchors {
                    Anchors.top.equalTo(title, attribute: .bottom, constant: 8)
                    Anchors.horizontal.equalToSuper(inwardOffset: Self.padding)
                }
                facts.sl.anchors {
                    Anchors.top.equalTo(summary, attribute: .bottom, constant: 16)
                    Anchors.horizontal.equalToSuper(inwardOffset: Self.padding)
                }.sublayout {
                    for column in columns { column }
                }
                separator.sl.anchors {
                    Anchors.top.equalTo(facts, attribute: .bottom, constant: 16)
                    Anchors.horizontal.equalToSuper(inwardOffset: Self.padding)
                    Anchors.height.equalTo(constant: 1)
                }
                avatar.sl.anchors {
                    Anchors.top.equalTo(separator, attribute: .bottom, constant: 12)
                    Anchors.leading.equalToSuper(inwardOffset: Self.padding)
                    Anchors.bottom.equalToSuper(inwardOffset: 16)
                    Anchors.size.equalTo(width: 40, height: 40)
                }
                host.sl.anchors {
                    Anchors.leading.equalTo(avatar, attribute: .trailing, constant: 12)
                    Anchors.trailing.equalToSuper(inwardOffset: Self.padding)
                    Anchors.centerY.equalTo(avatar)
                }
            }
            button.sl.anchors {
                Anchors.horizontal.equalToSuper(inwardOffset: Self.margin)
                Anchors.bottom.equalTo(safeAreaLayoutGuide, inwardOffset: Self.margin)
                Anchors.height.equalTo(constant: 50)
            }
        }
    }

    public override func layOut() { sl.updateLayout() }
}
