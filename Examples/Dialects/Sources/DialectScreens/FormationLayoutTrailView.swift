import FormationLayout

/// Formations are made first and activated together; views and operators stand for the other half of a constraint.
///
/// The library knows no guides, so that the button takes the safe area's lower edge from an anchor.
public final class FormationLayoutTrailView: TrailView {
    public override func layOut() {
        let (margin, padding) = (Self.margin, Self.padding)
        let layout = FormationLayout(rootView: self)
        layout.view(photo).top(self).left(self).right(self).height(photo.width * (2 / 3))
        layout.view(badge).trailing(self - margin).bottom(photo - 40).width(64).height(28)
        layout.view(card).below(photo - 24).left(self + margin).right(self - margin)
        layout.view(title, container: card).top(card + padding)
        layout.view(summary, container: card).below(title + 8)
        layout.view(facts, container: card).below(summary + 16)
        for column in columns { facts.addArrangedSubview(column) }
        layout.view(separator, container: card).below(facts + 16).height(1)
        layout.group(title, summary, facts, separator).left(card + padding).right(card - padding)
        layout.view(avatar, container: card).below(separator + 12).leading(card + padding).bottom(card - 16).size(40)
        layout.view(host, container: card).after(avatar + 12).trailing(card - padding).centerY(avatar)
        layout.view(button).left(self + margin).right(self - margin).height(50)
        layout.activate()
        button.bottomAnchor.constraint(equalTo: safeAreaLayoutGuide.bottomAnchor, constant: -margin).isActive = true
    }
}
