import Foundation
import MaquetteViewModel

/// A collection as Interface Builder's canvas shows it: its cells at the places the document has for them, or in lines as
/// a flow layout puts them.
final class DrawnCollection: UIScrollView, CollectionStandIn {
    /// How the items flow, if the document does not say where they are or in another breadth.
    var flow: Flow?
    /// How broad the collection was where its cells are at the places that the document has for them; nil if it has none.
    var drawnSize: CGSize?
    /// Makes the collection of UIKit's that the document describes.
    var makeOriginal: @MainActor () -> UICollectionView = {
        UICollectionView(frame: .zero, collectionViewLayout: UICollectionViewFlowLayout())
    }
    private var items: [(view: UIView, size: CGSize?)] = []
    private var header: UIView?
    private var footer: UIView?

    var original: UIView { makeOriginal() }
    var drawnItems: [UIView] { items.map(\.view) }
    var ends: (header: UIView?, footer: UIView?) { (header, footer) }

    /// What the document says of a flow layout; a layout of the author's own flows as a new one does.
    struct Flow {
        let isHorizontal: Bool
        let itemSize: CGSize
        private let header: CGSize
        private let footer: CGSize
        private let insets: UIEdgeInsets
        private let lineSpacing: CGFloat
        private let itemSpacing: CGFloat

        init(_ layout: MarkupElement?) {
            isHorizontal = layout?["scrollDirection"] == "horizontal"
            func size(_ name: String) -> CGSize? {
                layout?.size(key: name).map { CGSize(width: max(0, $0.width), height: max(0, $0.height)) }
            }
            itemSize = size("itemSize") ?? CGSize(width: 50, height: 50)
            header = size("headerReferenceSize") ?? .zero
            footer = size("footerReferenceSize") ?? .zero
            insets = layout?.insets(key: "sectionInset") ?? .zero
            func spacing(_ name: String) -> CGFloat { CGFloat(layout?.number(name) ?? 10) }
            (lineSpacing, itemSpacing) = (spacing("minimumLineSpacing"), spacing("minimumInteritemSpacing"))
        }

        @MainActor var original: UICollectionViewFlowLayout {
            let layout = UICollectionViewFlowLayout()
            layout.scrollDirection = isHorizontal ? .horizontal : .vertical
            layout.itemSize = itemSize
            (layout.headerReferenceSize, layout.footerReferenceSize) = (header, footer)
            layout.sectionInset = insets
            (layout.minimumLineSpacing, layout.minimumInteritemSpacing) = (lineSpacing, itemSpacing)
            return layout
        }

        /// The items in lines, along the direction in which they are read.
        func section(of sizes: [CGSize]) -> FlowSection {
            var section = FlowSection()
            section.sizes = isHorizontal ? sizes.map { CGSize(width: $0.height, height: $0.width) } : sizes
            (section.lineSpacing, section.itemSpacing) = (lineSpacing, itemSpacing)
            section.insets = isHorizontal ? turned(insets) : insets
            section.headerLength = isHorizontal ? header.width : header.height
            section.footerLength = isHorizontal ? footer.width : footer.height
            return section
        }

        private func turned(_ insets: UIEdgeInsets) -> UIEdgeInsets {
            UIEdgeInsets(top: insets.left, left: insets.top, bottom: insets.right, right: insets.bottom)
        }
    }

    /// - Parameter size: its own, where it is not as large as the others.
    func addItem(_ view: UIView, size: CGSize?) {
        items.append((view, size.map { CGSize(width: max(0, $0.width), height: max(0, $0.height)) }))
    }

    func keep(header: UIView?, footer: UIView?) { (self.header, self.footer) = (header, footer) }

    private func isAsDrawn(_ flow: Flow) -> Bool {
        guard let drawnSize else { return false }
        return flow.isHorizontal ? bounds.height == drawnSize.height : bounds.width == drawnSize.width
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        guard let flow, !isAsDrawn(flow) else { return }
        var section = flow.section(of: items.map { $0.size ?? flow.itemSize })
        let breadth = flow.isHorizontal ? bounds.height : bounds.width
        section.arrange(breadth: breadth)
        func put(_ view: UIView?, _ frame: CGRect) {
            let turned = CGRect(x: frame.minY, y: frame.minX, width: frame.height, height: frame.width)
            let place = flow.isHorizontal ? turned : frame
            if let view, view.frame != place { view.frame = place }
        }
        for (item, frame) in zip(items, section.frames) { put(item.view, frame) }
        put(header, CGRect(x: 0, y: 0, width: breadth, height: section.headerLength))
        put(footer, CGRect(x: 0, y: section.footerStart, width: breadth, height: section.footerLength))
    }
}
