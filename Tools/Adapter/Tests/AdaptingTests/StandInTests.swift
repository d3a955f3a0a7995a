import Foundation
import Testing

/// The modules that stand in for packages which a checkout lacks, used by a program. What it prints follows from what each
/// package's documentation says of the call, and frames from arithmetic.
@Suite(.enabled(if: AppFixture.adapter != nil && Toolset.file != nil), .serialized) struct StandInTests {
    @Test func `The modules do what those of the packages do`() throws {
        let package = try Toolset.Package([
            "Package.swift": """
            // swift-tools-version:5.9
            import PackageDescription
            let package = Package(name: "Checks", targets: [.executableTarget(name: "checks")])
            """,
            "Sources/checks/main.swift": Self.program,
        ])
        defer { package.remove() }
        let modules = [
            "Then", "SnapKit", "Kingfisher", "SDWebImage", "Lottie", "Reusable", "SwiftyJSON", "MBProgressHUD",
        ]
        let lines = try package.output(of: "checks", standIns: modules).split(separator: "\n")
        let (lacking, printed) = (lines.filter { $0.hasPrefix("lacks: ") }, lines.filter { !$0.hasPrefix("lacks: ") })
        for (line, wanted) in zip(printed, Self.expected.split(separator: "\n")) { #expect(line == wanted) }
        #expect(printed.count == Self.expected.split(separator: "\n").count)
        #expect(lacking == ["lacks: a picture of the network", "lacks: an animation of Lottie"])
    }

    /// They stand in where the project has none of that name, and nothing else is absent for it.
    @Test func `An app whose packages are absent is alive with what stands in for them`() throws {
        let fixture = try AppFixture([
            "App/Card.swift": """
            import Kingfisher
            import SnapKit
            import UIKit
            final class Card: UIView {
                private let picture = UIImageView()
                override init(frame: CGRect) {
                    super.init(frame: frame)
                    addSubview(picture)
                    picture.snp.makeConstraints { $0.edges.equalToSuperview().inset(8).priority(.high) }
                    picture.kf.setImage(with: URL(string: "https://example.org/a.png"))
                }
                required init?(coder: NSCoder) { fatalError() }
            }
            """,
            "App/Map.swift": """
            import PoisonMaps
            import UIKit
            final class Map: UIView { let map = PoisonMap() }
            """,
        ])
        let report = try fixture.build()
        let module = try #require(report.modules.first)
        #expect(module.standIns == ["Kingfisher", "SnapKit"])
        #expect(module.absentModules == ["PoisonMaps"])
        #expect((module.aliveViewFiles, module.viewFiles) == (1, 2))
        #expect(module.cuts.isEmpty && report.image != nil)
    }

    /// What the first file imports may have made the name known there. A stub of it would be another type for both.
    @Test func `A type of a stand-in that one file does not import is no stub there`() throws {
        let fixture = try AppFixture([
            "App/Card.swift": """
            import MissingUmbrella
            import UIKit
            final class Card: UIView {
                var picture: AnimationView?
                func show(_ other: Other) { other.picture = picture }
            }
            """,
            "App/Other.swift": """
            import Lottie
            import UIKit
            final class Other: UIView {
                var picture: AnimationView?
                func play() { picture?.play() }
            }
            """,
        ])
        let report = try fixture.build()
        #expect(report.modules[0].standIns == ["Lottie"] && report.modules[0].isCompiled)
        #expect(report.modules[0].cuts.isEmpty && report.modules[0].members.isEmpty, "\(report.modules[0])")
    }

    @Test func `A module of the project comes before what would stand in for it`() throws {
        let project = """
            // !$*UTF8*$!
            { rootObject = P; objects = {
              P = { isa = PBXProject; mainGroup = G; targets = (T, K); };
              G = { isa = PBXGroup; sourceTree = "<group>"; children = (Y, Z); };
              Y = { isa = PBXFileSystemSynchronizedRootGroup; path = App; sourceTree = "<group>"; };
              Z = { isa = PBXFileSystemSynchronizedRootGroup; path = SnapKit; sourceTree = "<group>"; };
              T = { isa = PBXNativeTarget; name = App; productType = "com.apple.product-type.application";
                fileSystemSynchronizedGroups = (Y); };
              K = { isa = PBXNativeTarget; name = SnapKit; productType = "com.apple.product-type.framework";
                fileSystemSynchronizedGroups = (Z); }; }; }
            """
        let fixture = try AppFixture([
            "App.xcodeproj/project.pbxproj": project,
            "SnapKit/Own.swift": "import UIKit\nextension UIView { public func ownSnap() {} }",
            "App/Card.swift": """
            import SnapKit
            import UIKit
            final class Card: UIView {
                override func layoutSubviews() { ownSnap() }
            }
            """,
        ])
        let report = try fixture.build()
        #expect(report.modules.map(\.module) == ["SnapKit", "App"])
        #expect(report.modules.allSatisfy { $0.standIns.isEmpty && $0.cuts.isEmpty && $0.isCompiled })
    }

    private static let program = """
        import Kingfisher
        import Lottie
        import MBProgressHUD
        import Reusable
        import SDWebImage
        import SnapKit
        import SwiftyJSON
        import Then
        import UIKit

        func show(_ rect: CGRect) -> String {
            "\\(Int(rect.minX)) \\(Int(rect.minY)) \\(Int(rect.width)) \\(Int(rect.height))"
        }

        // SnapKit: every kind of other side, in a board of 300 x 400
        let board = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 400))
        func made(_ closure: (ConstraintMaker) -> Void) -> UIView {
            let view = UIView()
            board.addSubview(view)
            view.snp.makeConstraints(closure)
            board.layoutIfNeeded()
            return view
        }
        print(show(made { $0.edges.equalToSuperview() }.frame))
        print(show(made { $0.edges.equalToSuperview().inset(UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)) }.frame))
        print(show(made { $0.edges.equalTo(board).inset(10) }.frame))
        let box = made {
            $0.size.equalTo(CGSize(width: 50, height: 40))
            $0.center.equalTo(board).offset(10)
        }
        print(show(box.frame))
        let below = made {
            $0.top.equalTo(box.snp.bottom).offset(8)
            $0.leading.trailing.equalToSuperview().inset(20)
            $0.height.equalTo(box).multipliedBy(2)
        }
        print(show(below.frame))
        print(show(made { make in
            make.left.top.equalTo(7)
            make.width.equalToSuperview().dividedBy(3).offset(-10)
            make.height.greaterThanOrEqualTo(30).priority(.high)
            make.height.equalTo(20).priority(.low)
        }.frame))
        print(show(made { make in
            make.horizontalEdges.equalToSuperview()
            make.bottom.equalTo(board.safeAreaLayoutGuide)
            make.height.equalTo(44)
        }.frame))
        var height: Constraint?
        let changing = made { make in
            make.left.top.width.equalToSuperview()
            height = make.height.equalTo(10).constraint
        }
        height?.update(offset: 25)
        board.layoutIfNeeded()
        print(show(changing.frame))
        changing.snp.updateConstraints { $0.height.equalTo(33) }
        board.layoutIfNeeded()
        print(show(changing.frame), changing.translatesAutoresizingMaskIntoConstraints)
        changing.snp.remakeConstraints { make in
            make.right.bottom.equalToSuperview().offset(-5)
            make.size.equalTo(12)
        }
        board.layoutIfNeeded()
        print(show(changing.frame))
        let guide = UILayoutGuide()
        board.addLayoutGuide(guide)
        guide.snp.makeConstraints { $0.edges.equalToSuperview().inset(50) }
        print(show(made { $0.edges.equalTo(guide) }.frame))
        changing.snp.removeConstraints()
        print(board.constraints.contains { $0.firstItem === changing })

        // Then
        let label = UILabel().then { $0.text = "set" }
        print(label.text!, CGRect.zero.with { $0.size.width = 3 }.width)

        // Kingfisher: data at once; the network never
        let red = UIGraphicsImageRenderer(size: CGSize(width: 4, height: 2)).image { _ in
            UIColor.red.setFill()
            UIRectFill(CGRect(x: 0, y: 0, width: 4, height: 2))
        }
        let data = red.pngData()!
        let place = UIImage(systemName: "photo")!
        let picture = UIImageView()
        picture.kf.indicatorType = .activity
        picture.kf.setImage(with: URL(string: "https://example.org/a.png"), placeholder: place)
        print(picture.image === place, (picture.subviews.first as? UIActivityIndicatorView)?.isAnimating == true)
        picture.kf.setImage(with: RawImageDataProvider(data: data, cacheKey: "red")) { result in
            print("came", try! result.get().image.size.width * red.scale / picture.image!.scale > 0)
        }
        print(picture.image !== place, (picture.subviews.first as? UIActivityIndicatorView)?.isAnimating == true)
        let none: URL? = nil
        picture.kf.setImage(with: none, placeholder: place) { result in
            if case .failure(let error) = result { print("failed", error) }
        }
        let small = ResizingImageProcessor(referenceSize: CGSize(width: 2, height: 2), mode: .aspectFit)
        print(small.process(item: .image(red), options: KingfisherParsedOptionsInfo(nil))!.size)

        // SDWebImage: a file
        let file = URL(fileURLWithPath: NSTemporaryDirectory() + "stand-in-\\(UUID().uuidString).png")
        try! data.write(to: file)
        let photo = UIImageView()
        photo.sd_setImage(with: file, placeholderImage: place) { image, error, _, url in
            print(image != nil, error == nil, url == file)
        }
        print(photo.sd_imageURL == file, photo.image !== place)
        photo.sd_setImage(with: nil, placeholderImage: place)
        print(photo.image === place)
        try? FileManager.default.removeItem(at: file)

        // Lottie: as large as the file says, at rest
        let moving = try! LottieAnimation.from(data: Data(#"{"v":"5","fr":30,"ip":0,"op":60,"w":120,"h":80,"layers":[]}"#.utf8))
        let animated = LottieAnimationView(animation: moving)
        animated.play()
        print(animated.intrinsicContentSize, moving.duration, animated.isAnimationPlaying, animated.contentMode == .scaleAspectFit)

        // Reusable
        final class PlainCell: UITableViewCell, Reusable {}
        let table = UITableView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
        table.register(cellType: PlainCell.self)
        print(PlainCell.reuseIdentifier)

        // SwiftyJSON
        let json = JSON(parseJSON: #"{"name": "Ada", "age": "36", "on": true, "tags": ["a", "b"], "at": {"x": 1.5}, "no": null}"#)
        print(json["name"].stringValue, json["age"].intValue, json["age"].int as Any, json["on"].boolValue)
        print(json["tags"].arrayValue.map(\\.stringValue), json["tags"][5].exists(), json["at", "x"].doubleValue)
        print(json["no"].type == .null, json["nowhere"].string as Any, json["tags"].count, json.dictionaryValue.keys.sorted())
        var changed = json
        changed["at"]["x"] = 2
        changed["tags"] = ["c"]
        print(changed["at"]["x"].intValue, changed["tags"].arrayObject as! [String], json["at"]["x"].doubleValue)
        for (key, part) in json["tags"] { print(key, part.stringValue) }

        // MBProgressHUD
        let hud = MBProgressHUD.showAdded(to: board, animated: false)
        hud.label.text = "Loading"
        board.layoutIfNeeded()
        print(hud.frame == board.bounds, hud.bezelView.frame.insetBy(dx: 20, dy: 20).contains(CGPoint(x: 150, y: 200)),
            abs(hud.bezelView.center.x - 150) < 1 && abs(hud.bezelView.center.y - 200) < 1, MBProgressHUD.forView(board) === hud)
        print(MBProgressHUD.hide(for: board, animated: false), hud.superview == nil)
        """

    private static let expected = """
        0 0 300 400
        2 1 294 396
        10 10 280 380
        135 190 50 40
        20 238 260 80
        7 7 90 30
        0 356 300 44
        0 0 300 25
        0 0 300 33 false
        283 383 12 12
        50 50 200 300
        false
        set 3.0
        true true
        came true
        true false
        failed imageSettingError(reason: Kingfisher.KingfisherError.ImageSettingErrorReason.emptySource)
        (2.0, 1.0)
        true true true
        true true
        true
        (120.0, 80.0) 2.0 true true
        PlainCell
        Ada 36 nil true
        ["a", "b"] false 1.5
        true nil 2 ["age", "at", "name", "no", "on", "tags"]
        2 ["c"] 1.5
        0 a
        1 b
        true true true true
        true true
        """
}
