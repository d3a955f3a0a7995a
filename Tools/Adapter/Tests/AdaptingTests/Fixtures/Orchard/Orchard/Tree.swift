import Observation
import SwiftUI
import UIKit

@Observable final class Harvest { var count = 12 }

final class TreeView: UIView {
    let label = UILabel()
    let harvest = Harvest()

    override init(frame: CGRect) {
        super.init(frame: frame)
        // Xcode's symbol of the catalog, and SwiftGen's of the texts.
        backgroundColor = .leaf
        label.text = L10n.Fruit.title + ": " + L10n.Fruit.count(harvest.count)
        label.textColor = .white
        label.translatesAutoresizingMaskIntoConstraints = false
        addSubview(label)
        NSLayoutConstraint.activate([
            label.centerXAnchor.constraint(equalTo: centerXAnchor),
            label.centerYAnchor.constraint(equalTo: centerYAnchor),
        ])
    }
    required init?(coder: NSCoder) { fatalError() }
}

#Preview("Tree", traits: .fixedLayout(width: 240, height: 80)) { TreeView() }

@available(iOS 17, *)
#Preview("Later") {
    let tree = TreeView(frame: CGRect(x: 0, y: 0, width: 200, height: 60))
    tree.label.text = "later"
    return tree
}

struct TreeRepresentable: UIViewRepresentable {
    func makeUIView(context: Context) -> TreeView { TreeView() }
    func updateUIView(_ view: TreeView, context: Context) { view.label.text = "represented" }
}

struct Tree_Previews: PreviewProvider {
    static var previews: some View {
        TreeRepresentable().previewLayout(.fixed(width: 200, height: 60)).previewDisplayName("Represented")
    }
}
