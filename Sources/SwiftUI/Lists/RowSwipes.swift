import Foundation

/// What swipes over a row show, by edge. The actions are made when a finger asks for them.
struct RowSwipes {
    var leading, trailing: [@MainActor () -> RowActions]

    @MainActor func actions(isTrailing: Bool) -> RowActions? {
        let all = (isTrailing ? trailing : leading).map { $0() }
        guard let first = all.first else { return nil }
        return RowActions(buttons: all.flatMap(\.buttons), performsFirst: first.performsFirst)
    }
}
enum RowSwipesKey: LayoutValueKey { static var defaultValue: RowSwipes? { nil } }

/// Gives each row of the content actions at one of its edges.
struct SwipeActions<Actions: View>: _PrimitiveModifier {
    let edge: HorizontalEdge
    let allowsFullSwipe: Bool
    nonisolated(unsafe) let actions: Actions

    @MainActor static func _make<Content: View>(_ modifier: Self, _ content: Content, in node: _ViewNode) {
        node.child(0).update(content, in: node.environment)
        let make: @MainActor () -> RowActions = { [weak node] in
            guard let node else { return RowActions(buttons: [], performsFirst: false) }
            let place = node.child(1)
            place.update(modifier.actions, in: node.environment)
            return RowActions(buttons: place.items.compactMap(\.rowAction), performsFirst: modifier.allowsFullSwipe)
        }
        node.output = { children in
            (children.first?.items ?? []).map { item in
                var swipes = item.value(RowSwipesKey.self) ?? RowSwipes(leading: [], trailing: [])
                // Swipes of modifiers that are farther from the row come later.
                if modifier.edge == .trailing { swipes.trailing.append(make) } else { swipes.leading.append(make) }
                return Traited(item, RowSwipesKey.self, swipes)
            }
        }
    }
}

extension Item {
    /// The button that it is, as an action beside a row.
    @MainActor fileprivate var rowAction: RowActions.Button? {
        guard let meaning = value(ControlMeaningKey.self), meaning.isEnabled else { return nil }
        let color = meaning.tint ?? (meaning.role == .destructive ? .systemRed : .systemGray)
        return RowActions.Button(title: meaning.title, image: meaning.image, color: color) { done in
            ViewGraph.acting { meaning.action() }
            done()
        }
    }
}
