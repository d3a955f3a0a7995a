import SimpleConstraints

/// One call for each view adds it and says all of its constraints; `nil` means the parent's own edge.
///
/// The library knows left and right only, so that what stands at one side has to ask which way the interface runs.
public final class SimpleConstraintsTrailView: TrailView {
    private var isRightToLeft: Bool { UITraitCollection.current.layoutDirection == .rightToLeft }

    public override func layOut() {
        let (margin, padding) = (Self.margin, Self.padding)
        edgesAndRatio(photo, top: nil, left: nil, right: nil, aspectRatio: 2 / 3)
        if isRightToLeft {
            edgesAndSize(badge, bottom: .bottom(photo, -40), left: .left(self, margin), height: 28, width: 64)
        } else {
            edgesAndSize(badge, bottom: .bottom(photo, -40), right: .right(self, -margin), height: 28, width: 64)
        }
        // The content gives the card its height.
        unsafeConstraints(
            card,
            constraints: [
                Straint(t: .top, c: .bottom(photo, -24)),
                Straint(t: .left, c: .left(self, margin)),
                Straint(t: .right, c: .right(self, -margin)),
            ])
        for (view, top) in [(title, nil), (summary, (title, 8)), (facts, (summary, 16))]
            as [(UIView, (UIView, CGFloat)?)]
        {
            card.unsafeConstraints(
                view,
                constraints: [
                    Straint(t: .top, c: top.map { .bottom($0.0, $0.1) } ?? .top(card, padding)),
                    Straint(t: .left, c: .left(card, padding)),
                    Straint(t: .right, c: .right(card, -padding)),
                ])
        }
        for column in columns { facts.addArrangedSubview(column) }
        card.edgesAndHeight(
            separator, top: .bottom(facts, 16), left: .left(card, padding), right: .right(card, -padding), height: 1)
        card.unsafeConstraints(
            avatar,
            constraints: [
                Straint(t: .top, c: .bottom(separator, 12)),
                Straint(t: .bottom, c: .bottom(card, -16)),
                isRightToLeft
                    ? Straint(t: .right, c: .right(card, -padding)) : Straint(t: .left, c: .left(card, padding)),
                Straint(t: .height, c: .length(40)),
                Straint(t: .width, c: .length(40)),
            ])
        card.unsafeConstraints(
            host,
            constraints: [
                Straint(t: .left, c: isRightToLeft ? .left(card, padding) : .right(avatar, 12)),
                Straint(t: .right, c: isRightToLeft ? .left(avatar, -12) : .right(card, -padding)),
                Straint(t: .centerY, c: .centerY(avatar, 0)),
            ])
        edgesAndHeight(
            button, bottom: .bottomSafe(self, -margin), left: .left(self, margin), right: .right(self, -margin),
            height: 50)
    }
}
