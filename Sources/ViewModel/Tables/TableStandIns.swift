import Foundation

/// A table whose rows a document has drawn, for those who write it down again.
@MainActor package protocol TableStandIn: StandInView {
    /// Above the first row and below the last.
    var ends: (header: UIView?, footer: UIView?) { get }
    var drawnSections: [DrawnTableSection] { get }
    /// Whether these are the rows that an app shows, and not samples of what its data source makes.
    var isStatic: Bool { get }
}

/// Rows that are drawn between two titles. Heights are measured from one section's rows to the next one's.
package struct DrawnTableSection {
    package var header: String?
    package var headerHeight: CGFloat
    package var cells: [UIView]
    package var footer: String?
    package var footerHeight: CGFloat

    package init(
        header: String?, headerHeight: CGFloat, cells: [UIView], footer: String?, footerHeight: CGFloat
    ) {
        (self.header, self.headerHeight, self.cells) = (header, headerHeight, cells)
        (self.footer, self.footerHeight) = (footer, footerHeight)
    }
}

/// A collection whose items a document has drawn.
@MainActor package protocol CollectionStandIn: StandInView {
    var drawnItems: [UIView] { get }
    var ends: (header: UIView?, footer: UIView?) { get }
}

/// A row that a document has drawn.
@MainActor package protocol CellStandIn: StandInView {
    var parts: CellParts { get }
    /// Gives a new cell what this one has by where it stands, and not by what its author said.
    func giveSurroundings(to cell: UITableViewCell)
}

/// The views of a cell's properties; nil for those that were not accessed.
package struct CellParts {
    package var content: UIView?
    package var title: UILabel?
    package var detail: UILabel?
    package var image: UIImageView?

    package init(content: UIView?, title: UILabel? = nil, detail: UILabel? = nil, image: UIImageView? = nil) {
        (self.content, self.title, self.detail, self.image) = (content, title, detail, image)
    }
}

extension UITableViewCell {
    package var givenStyle: CellStyle { cellState.style }

    package var parts: CellParts {
        CellParts(
            content: cellState.contentView, title: cellState.label, detail: cellState.detailLabel,
            image: cellState.imageView)
    }

    package func giveSurroundings(to cell: UITableViewCell) {
        if !cellState.hasOwnBackground { cell.backgroundColor = backgroundColor }
        cell.layer.cornerRadius = layer.cornerRadius
        cell.layer.maskedCorners = layer.maskedCorners
        cell.layer.masksToBounds = layer.masksToBounds
        cell.contentView.layoutMargins = contentView.layoutMargins
    }
}
