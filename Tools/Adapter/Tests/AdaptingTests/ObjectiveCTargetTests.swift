import Foundation
import Testing

/// Packages with targets of Objective-C, of which Swift code sees the headers.
@Suite(.enabled(if: AppFixture.adapter != nil && Toolset.file != nil), .serialized) struct ObjectiveCTargetTests {
    @Test func `What a target of Objective-C declares can be used by those that import it`() throws {
        let fixture = try AppFixture([
            "Package.swift": """
            // swift-tools-version:5.9
            import PackageDescription
            let package = Package(
                name: "Garden", platforms: [.iOS(.v15)], products: [.library(name: "Garden", targets: ["Garden"])],
                targets: [
                    .target(name: "GardenTools"), .target(name: "GardenObjC", dependencies: ["GardenTools"]),
                    .target(name: "CNumbers"), .target(name: "Garden", dependencies: ["GardenObjC"]),
                ])
            """,
            "Sources/GardenTools/include/Tools.h":
                "#import <Foundation/Foundation.h>\n@interface GRDSpade : NSObject\n@end\n",
            "Sources/GardenTools/Tools.m": "#import \"Tools.h\"\n@implementation GRDSpade\n@end\n",
            "Sources/CNumbers/include/numbers.h": "int one(void);\n",
            "Sources/CNumbers/numbers.c": "#include \"numbers.h\"\nint one(void) { return 1; }\n",
            "Sources/GardenObjC/Bed.m": "#import \"Bed.h\"\n",
            "Sources/GardenObjC/include/Bed.h": """
            #import <UIKit/UIKit.h>
            #import <GardenTools/Tools.h>
            NS_ASSUME_NONNULL_BEGIN
            @class GRDBed;
            typedef NS_ENUM(NSInteger, GRDSoil) { GRDSoilSand, GRDSoilClay };
            typedef void (^GRDDone)(BOOL finished);
            extern NSString *const GRDNameOfBed;
            @protocol GRDBedDelegate <NSObject>
            @optional
            - (BOOL)bed:(GRDBed *)bed shouldPlantSeed:(NSString *)seed;
            @end
            NS_SWIFT_NAME(Bed)
            @interface GRDBed : UIView
            @property (nonatomic, weak, nullable) id<GRDBedDelegate> delegate;
            @property (nonatomic, copy) NSString *title;
            @property (nonatomic) GRDSoil soil;
            - (instancetype)initWithTitle:(NSString *)title soil:(GRDSoil)soil;
            - (void)waterWithAmount:(CGFloat)amount completion:(nullable GRDDone)completion;
            - (BOOL)digWithSpade:(GRDSpade *)spade error:(NSError **)error;
            @end
            @interface UIColor (Garden)
            + (UIColor *)leafColorWithShade:(CGFloat)shade;
            @end
            @interface NSString (Garden)
            - (NSString *)latinName;
            @end
            NS_ASSUME_NONNULL_END
            """,
            "Sources/Garden/GardenView.swift": """
            import GardenObjC
            import GardenTools
            import UIKit
            final class RoseBed: Bed {
                override func water(withAmount amount: CGFloat, completion: GRDDone?) {
                    super.water(withAmount: amount, completion: completion)
                    completion?(true)
                }
            }
            public final class GardenView: UIView, GRDBedDelegate {
                private let bed = RoseBed(title: "Roses", soil: .clay)
                public override init(frame: CGRect) {
                    super.init(frame: frame)
                    bed.delegate = self
                    bed.backgroundColor = .leafColor(withShade: 1)
                    bed.title = GRDNameOfBed + "Rosa".latinName()
                    bed.water(withAmount: 2) { finished in print(finished) }
                    try? bed.dig(with: GRDSpade())
                    if bed.soil == .sand { addSubview(bed) }
                }
                required init?(coder: NSCoder) { nil }
                public func bed(_ bed: Bed, shouldPlantSeed seed: String) -> Bool { true }
                func ask() -> Bool { bed.delegate?.bed?(bed, shouldPlantSeed: "a") ?? false }
            }
            """,
            "Sources/Garden/Plain.swift": """
            import UIKit
            public final class PlainView: UIView {}
            """,
        ])
        let report = try fixture.build()
        #expect(report.modules.map(\.module) == ["GardenTools", "GardenObjC", "Garden"])
        #expect(report.modules.allSatisfy { $0.isCompiled && $0.cuts.isEmpty && $0.stubs.isEmpty })
        let garden = try #require(report.modules.last)
        #expect(garden.absentModules == [] && garden.members == [] && garden.left == [])
        // Nothing is behind what the headers declare, so a view that uses it is not alive.
        #expect(garden.viewFiles == 2 && garden.completeViewFiles == 2 && garden.viewFilesMissingNothing == 1)
        let names = Set(garden.stubUses.map(\.name))
        #expect(names.isSuperset(of: ["Bed", "UIColor.leafColor(withShade:)", "GRDNameOfBed", "GRDSpade"]))
        #expect(!names.contains("GRDSoil") && !names.contains("GRDBedDelegate"))
        #expect(report.files.flatMap(\.previews).compactMap(\.name).sorted() == ["GardenView", "PlainView", "RoseBed"])
        #expect(report.image != nil)
    }
}
