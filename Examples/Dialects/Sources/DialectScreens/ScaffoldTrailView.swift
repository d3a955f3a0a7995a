import Scaffold

/// The hierarchy is built as always; one scaffold collects the constraints of all views and activates them at the end.
public final class ScaffoldTrailView: TrailView {
    public override func layOut() {
        for view in [photo, badge, card, button] { addSubview(view) }
        for view in [title, summary, facts, separator, avatar, host] { card.addSubview(view) }
        for column in columns { facts.addArrangedSubview(column) }

        let (margin, padding) = (Self.margin, Self.padding)
        let scaffold = Scaffold()
        scaffold.view(photo).top().left().right().set(.height(), on: .width(), multiplier: 2 / 3)
        scaffold.view(badge)
            .trailing(offset: -margin)
            .bottom(to: photo, offset: -40)
            .size(width: 64, height: 28)
        scaffold.view(card)
            .top(to: photo, on: .bottom(), offset: -24)
            .left(offset: margin)
            .right(offset: -margin)
        scaffold.view(title).top(offset: padding).left(offset: padding).right(offset: -padding)
        scaffold.view(summary)
            .top(to: title, on: .bottom(), offset: 8)
            .left(offset: padding)
            .right(offset: -padding)
        scaffold.view(facts)
            .top(to: summary, on: .bottom(), offset: 16)
            .left(offset: padding)
            .right(offset: -padding)
        scaffold.view(separator)
            .top(to: facts, on: .bottom(), offset: 16)
            .left(offset: padding)
            .right(offset: -padding)
            .height(1)
        scaffold.view(avatar)
            .top(to: separator, on: .bottom(), offset: 12)
            .leading(offset: padding)
            .bottom(offset: -16)
            .size(40)
        scaffold.view(host)
            .leading(to: avatar, on: .trailing(), offset: 12)
            .trailing(offset: -padding)
            .centerY(to: avatar)
        scaffold.view(button)
            .left(offset: margin)
            .right(offset: -margin)
            .attach(.bottom(), on: .bottom(.safeArea), offset: -margin)
            .height(50)
        scaffold.activate()
    }
}
