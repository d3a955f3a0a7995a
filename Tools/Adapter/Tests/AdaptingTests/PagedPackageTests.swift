import Testing

/// Packages of pages, lists that change, ordered collections and archives. What is printed follows from the examples of their
/// documentation, from arithmetic, and for the sum of an archive from the check value of IEEE 802.3.
@Suite(.enabled(if: Toolset.file != nil), .serialized) struct PagedPackageTests {
    @Test func `Pages and lists show what they are given`() throws {
        let lines = try StandInProgram.output(Self.program, modules: Self.modules).split(separator: "\n").map(
            String.init)
        #expect(
            lines == [
                "pages 40 200 208 36 184 4 1", "pages 150 3 false", "changes [0] [1] [2] 3", "changes none 0",
                "rows 2 x",
                #"set ["b", "a", "c"] 1 false ["b", "c"] ["b", "a", "c", "d"]"#,
                #"dictionary ["b", "a"] [2, 1] b nil ["a", "b"] [3, 2]"#, "line [0, 1, 2] 0",
                "archive ab 3421780262 unreadable", "viewer 2 1 true", "box true 100 true", "box false",
                "hud true false",
            ])
    }

    private static let modules = [
        "Parchment", "DifferenceKit", "OrderedCollections", "Collections", "ZIPFoundation", "Agrume", "KRProgressHUD",
        "ProgressHUD",
    ]

    private static let program = #"""
        import Agrume
        import Collections
        import DifferenceKit
        import KRProgressHUD
        import Parchment
        import ProgressHUD
        import UIKit
        import ZIPFoundation

        let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 400, height: 800))
        window.rootViewController = UIViewController()
        window.makeKeyAndVisible()

        // Two share 400 points; the sign of four leaves eight at the outer edge
        let two = ["A", "B"].map { name in
            let controller = UIViewController()
            controller.title = name
            return controller
        }
        let pages = PagingViewController(viewControllers: two)
        pages.view.frame = CGRect(x: 0, y: 0, width: 400, height: 600)
        pages.select(index: 1)
        pages.view.layoutIfNeeded()
        let menu = pages.collectionView
        let cell = menu.layoutAttributesForItem(at: IndexPath(item: 1, section: 0))!.frame
        let sign = menu.subviews.first { $0.backgroundColor == pages.options.indicatorColor }!.frame
        print(
            "pages", Int(menu.frame.height), Int(cell.minX), Int(sign.minX) + 8, Int(sign.minY), Int(sign.width) - 8, Int(sign.height),
            two[1].viewIfLoaded?.superview != nil ? 1 : 0)
        let three = PagingViewController(viewControllers: two + [UIViewController()])
        three.view.frame = CGRect(x: 0, y: 0, width: 300, height: 600)
        three.view.layoutIfNeeded()
        let narrow = three.collectionView.layoutAttributesForItem(at: IndexPath(item: 0, section: 0))!.frame.width
        print("pages", Int(narrow), three.collectionView.numberOfItems(inSection: 0), two[1].parent === pages)

        struct Item: Differentiable {
            var name: String
            var price: Int
            var differenceIdentifier: String { name }
            func isContentEqual(to source: Item) -> Bool { price == source.price }
        }
        let before = [Item(name: "a", price: 1), Item(name: "b", price: 1), Item(name: "c", price: 1)]
        let after = [Item(name: "b", price: 1), Item(name: "d", price: 1), Item(name: "c", price: 2)]
        let set = StagedChangeset(source: before, target: after)[0]
        print("changes", set.elementDeleted.map(\.element), set.elementInserted.map(\.element), set.elementUpdated.map(\.element), set.changeCount)
        print("changes", StagedChangeset(source: before, target: before).first.map { "\($0)" } ?? "none", StagedChangeset(source: before, target: before).count)
        let table = UITableView()
        var sections: [ArraySection<String, String>] = []
        table.reload(using: StagedChangeset(source: sections, target: [ArraySection(model: "s", elements: ["x", "y"])]), with: .fade) {
            sections = $0
        }
        print("rows", sections[0].elements.count, sections[0].elements[0])

        var names: OrderedSet = ["b", "a", "b", "c"]
        print("set", names.elements, names.firstIndex(of: "a")!, names.append("a").inserted, names.filter { $0 != "a" }.elements, names.union(["d"]).elements)
        names.remove("b")
        var counts: OrderedDictionary = ["b": 2, "a": 1]
        let keys = counts.keys.elements
        let values = Array(counts.values)
        let first = counts.elements[0].key
        counts["a", default: 0] += 2
        counts.sort()
        print("dictionary", keys, values, first, counts["z"] as Any? ?? "nil", counts.keys.elements, Array(counts.values))
        var line: Deque = [1, 2]
        line.prepend(0)
        print("line", Array(line), line.popFirst()!)

        let file = FileManager.default.temporaryDirectory.appendingPathComponent("archive-\(UUID().uuidString)")
        let archive = try Archive(url: file, accessMode: .create)
        try archive.addEntry(with: "a", type: .file, uncompressedSize: 2) { _, _ in Data("ab".utf8) }
        var content = ""
        _ = try archive.extract(archive["a"]!) { content += String(decoding: $0, as: UTF8.self) }
        var wrong = ""
        do { _ = try Archive(url: file, accessMode: .read) } catch Archive.ArchiveError.unreadableArchive { wrong = "unreadable" }
        print("archive", content, Data("123456789".utf8).crc32(checksum: 0), wrong)

        let viewer = Agrume(images: [UIImage(), UIImage()], startIndex: 1)
        viewer.loadViewIfNeeded()
        print("viewer", viewer.numberOfImages, viewer.currentIndex, viewer.view.backgroundColor == .black)

        KRProgressHUD.show()
        window.layoutIfNeeded()
        let box = window.subviews.last!.subviews[0].frame
        print("box", KRProgressHUD.isVisible, Int(box.width), box.midX == 200 && box.midY == 400)
        KRProgressHUD.dismiss()
        print("box", KRProgressHUD.isVisible)
        let count = window.subviews.count
        ProgressHUD.animate("Wait")
        let isUp = window.subviews.count == count + 1
        ProgressHUD.dismiss()
        print("hud", isUp, window.subviews.count > count)
        """#
}
