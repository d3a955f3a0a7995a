import SwiftLayoutUtil
import Testing

/// Names that come from properties.
@MainActor @Suite struct IdentifierUpdaterTests {
    class Header: UIView {
        let label = UILabel()
        weak var owner: UIView?
    }
    class Base: UIView {
        let header = Header()
    }
    final class Page: Base {
        var optional: UIView! = UIView()
        lazy var footer = Header()
        let number = 3
    }

    func names(_ updater: IdentifierUpdater) -> [String?] {
        let page = Page()
        page.footer.owner = page.header
        page.header.owner = page
        updater.update(page)
        return [page.header, page.header.label, page.optional, page.footer, page.footer.label, page].map {
            $0.accessibilityIdentifier
        }
    }

    @Test func namesAlone() {
        #expect(names(.nameOnly) == ["header", nil, "optional", "footer", nil, nil])
    }

    @Test func namesWithTypes() {
        #expect(names(.withTypeOfView) == ["header:Header", nil, "optional:UIView", "footer:Header", nil, nil])
    }

    @Test func theWayToAView() {
        #expect(
            names(.referenceAndName) == ["header", "header.label", "optional", "footer", "footer.label", nil])
    }

    @Test func theWayToAViewWithTypes() {
        #expect(
            names(.referenceAndNameWithTypeOfView) == [
                "header:Header", "header.label:UILabel", "optional:UIView", "footer:Header", "footer.label:UILabel",
                nil,
            ])
    }

    @Test func viewsWithNamesForTheOccasionKeepTheirs() {
        let page = Page()
        ViewPrinter(page, tags: [page.header: "top"]).updateIdentifiers(.referenceAndName)
        #expect(page.header.accessibilityIdentifier == nil)
        #expect(page.header.label.accessibilityIdentifier == "header.label")
    }

    @Test func aPrefixGoesBefore() {
        let page = Page()
        IdentifierUpdater.nameOnly.update(page, prefix: "page")
        #expect(page.header.accessibilityIdentifier == "page.header")
    }

    @Test func attributesAndRelationsHaveNames() {
        #expect("\(NSLayoutConstraint.Attribute.centerXWithinMargins)" == "centerXWithinMargins")
        #expect(NSLayoutConstraint.Attribute.top.debugDescription == "NSLayoutConstraint.Attribute.top")
        #expect("\(NSLayoutConstraint.Relation.lessThanOrEqual)" == "lessThanOrEqual")
        #expect(NSLayoutConstraint.Relation.equal.debugDescription == "NSLayoutConstraint.Relation.equal")
    }
}
