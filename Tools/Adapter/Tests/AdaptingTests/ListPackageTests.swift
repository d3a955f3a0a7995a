import Testing

/// A list as IGListKit documents it: a section for each object, once, and the same controller while its identifier
/// stays.
@Suite(.enabled(if: Toolset.file != nil), .serialized) struct ListPackageTests {
    @Test func `Section controllers of IGListKit fill a collection view`() throws {
        let lines = try StandInProgram.output(Self.program, modules: ["IGListKit"]).split(separator: "\n")
            .map(String.init)
        #expect(
            lines == [
                "asked true 2 Bo 0", "asked true 2 Bo 1", "asked true 2 Ada 0", "asked true 2 Ada 1",
                #"cells ["Bo", "3", "Ada", "4"] [0, 30, 60, 90]"#, "kept 1 true true", "empty 0 true",
            ])
    }

    /// A picture of 40 by 20 points is scaled and cut as the names of AlamofireImage's methods say.
    @Test func `Pictures are scaled, and rows keep their actions to themselves`() throws {
        let lines = try StandInProgram.output(Self.rows, modules: ["AlamofireImage", "Alamofire", "SwipeCellKit"])
            .split(separator: "\n").map(String.init)
        let wanted = ["fill 10 10", "circle 20 20", "filter 5 8", "placeholder true", "hidden true"]
        #expect(lines.filter { !$0.hasPrefix("lacks: ") } == wanted)
    }

    private static let rows = """
        import AlamofireImage
        import SwipeCellKit
        import UIKit
        let wide = UIGraphicsImageRenderer(size: CGSize(width: 40, height: 20)).image { _ in }
        func show(_ name: String, _ image: UIImage) { print(name, Int(image.size.width), Int(image.size.height)) }
        show("fill", wide.af.imageAspectScaled(toFill: CGSize(width: 10, height: 10)))
        show("circle", wide.af.imageRoundedIntoCircle())
        show("filter", ScaledToSizeFilter(size: CGSize(width: 5, height: 8)).filter(wide))
        let view = UIImageView()
        view.af.setImage(withURL: URL(string: "https://example.org/a.png")!, placeholderImage: wide)
        print("placeholder", view.image === wide)
        SwipeTableViewCell().hideSwipe(animated: true) { print("hidden", $0) }
        """

    private static let program = #"""
        import IGListKit
        import UIKit

        final class User: NSObject, ListDiffable {
            let (name, age): (String, Int)
            init(_ name: String, _ age: Int) { (self.name, self.age) = (name, age) }
            func diffIdentifier() -> any NSObjectProtocol { name as NSString }
            func isEqual(toDiffableObject object: (any ListDiffable)?) -> Bool { (object as? User)?.age == age }
        }
        final class Cell: UICollectionViewCell, ListBindable {
            var words = ""
            func bindViewModel(_ viewModel: Any) { words = "\(viewModel)" }
        }
        final class Rows: ListBindingSectionController<User>, ListBindingSectionControllerDataSource {
            override init() {
                super.init()
                dataSource = self
                inset = UIEdgeInsets(top: 0, left: 0, bottom: 10, right: 0)
            }
            func sectionController(
                _ sectionController: ListBindingSectionController<any ListDiffable>, viewModelsFor object: Any
            ) -> [any ListDiffable] {
                let user = object as! User
                return [user.name as NSString, user.age as NSNumber]
            }
            func sectionController(
                _ sectionController: ListBindingSectionController<any ListDiffable>, cellForViewModel viewModel: Any,
                at index: Int
            ) -> UICollectionViewCell & ListBindable {
                print("asked", sectionController === self, sectionController.viewModels.count, object!.name, index)
                return collectionContext!.dequeueReusableCell(of: Cell.self, for: self, at: index) as! Cell
            }
            func sectionController(
                _ sectionController: ListBindingSectionController<any ListDiffable>, sizeForViewModel viewModel: Any,
                at index: Int
            ) -> CGSize { CGSize(width: collectionContext!.containerSize.width, height: index == 0 ? 30 : 20) }
        }
        final class Source: NSObject, ListAdapterDataSource {
            var users = [User("Bo", 3), User("Ada", 4), User("Bo", 5)]
            func objects(for listAdapter: ListAdapter) -> [any ListDiffable] { users }
            func listAdapter(_ listAdapter: ListAdapter, sectionControllerFor object: Any) -> ListSectionController {
                Rows()
            }
            func emptyView(for listAdapter: ListAdapter) -> UIView? { UILabel() }
        }
        let list = UICollectionView(
            frame: CGRect(x: 0, y: 0, width: 100, height: 300), collectionViewLayout: UICollectionViewFlowLayout())
        let adapter = ListAdapter(updater: ListAdapterUpdater(), viewController: nil)
        let source = Source()
        adapter.collectionView = list
        adapter.dataSource = source
        list.layoutIfNeeded()
        let cells = list.visibleCells.compactMap { $0 as? Cell }.sorted { $0.frame.minY < $1.frame.minY }
        print("cells", cells.map(\.words), cells.map { Int($0.frame.minY) })
        let first = adapter.sectionController(forSection: 0)!
        source.users = [User("Ada", 4), User("Bo", 6)]
        adapter.performUpdates(animated: true)
        print("kept", adapter.section(for: first), first.isLastSection, list.backgroundView == nil)
        source.users = []
        adapter.performUpdates(animated: true)
        print("empty", list.numberOfSections, list.backgroundView is UILabel)
        """#
}
