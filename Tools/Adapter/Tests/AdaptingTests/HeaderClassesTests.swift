import Testing

@testable import Adapting

extension HeaderClasses {
    /// As one header with the text.
    init(_ text: String) {
        self.init()
        read(text)
    }
}

/// What headers of Objective-C tell of their classes. How Swift sees each type and name is written in Apple's "Importing
/// Objective-C into Swift".
@Suite struct HeaderClassesTests {
    private let header = HeaderClasses(
        """
        #import <UIKit/UIKit.h>
        @class Other;
        NS_ASSUME_NONNULL_BEGIN
        /* @interface Former : NSObject
        @end */
        typedef NS_ENUM(NSInteger, CardSize) { CardSizeSmall, CardSizeLarge };
        /// A card. It's here; it stays.
        @interface Card : UIView <NSCopying, UITableViewDelegate>
        {
            NSString *_hidden;
        }
        @property (nonatomic, copy) NSString *title;   // shown; above
        @property (nonatomic, strong, nullable) UIColor* color;
        @property(readonly,getter=isOpen) BOOL open NS_AVAILABLE_IOS(8_0);
        @property NSArray<NSString *> *tags;
        @property CardSize size;
        @property (nonatomic, strong) UILabel *first, *second;
        @property NSInteger row, column;
        @property NSDictionary<NSString *, NSArray<NSNumber *> *> *lists;
        @property NSDictionary *plain;
        @property (nullable) NSError *failure;
        @property (copy) void (^done)(BOOL finished);
        @property (weak) id<CardDelegate> delegate;
        - (id)initWithTitle:(NSString *)title;
        - (CGFloat)heightForWidth:(CGFloat)width compact:(BOOL)compact;
        + (instancetype)cardWithTitle:(nullable NSString *)title
                                color:(UIColor *)color;
        - (nullable NSDate *)date;
        - (void)close;
        @end
        NS_ASSUME_NONNULL_END

        @interface Card (More)
        - (NSUInteger)count;
        @end
        @interface SmallCard: Card
        + (SmallCard *)sharedCard;
        @property (nonatomic) UILabel *label;
        @end
        """)

    /// Apple, "Renaming Objective-C APIs for Swift": the name in Swift is the one that the macro says.
    @Test func `A class has the name that its header gives it for Swift`() {
        var headers = HeaderClasses()
        headers.read([
            """
            NS_SWIFT_NAME(Card) API_AVAILABLE(ios(13))
            @interface ABCCard : UIView
            - (ABCCardList *)list NS_SWIFT_NAME(all());
            @end
            @interface ABCPlain : ABCCard
            @end
            """,
            """
            NS_SWIFT_NAME(CardList)
            @interface ABCCardList : NSObject
            @property (nonnull) ABCCard *first;
            @end
            @interface ABCCard (More)
            - (NSUInteger)count;
            @end
            """,
        ])
        #expect(headers.superclasses == ["Card": "UIView", "CardList": "NSObject", "ABCPlain": "Card"])
        #expect(headers.hasMember("count", of: "Card") && headers.hasMember("first", of: "CardList"))
        #expect(
            headers.facts["Card"]?.contains("CardList!") == true && headers.facts["CardList"]?.contains("Card") == true)
    }

    private func type(
        _ owner: String, _ name: String, _ kind: HollowMember.Kind = .property, isStatic: Bool = false,
        _ labels: String?...
    ) -> String? {
        header.type(
            of: HollowMember(
                type: owner, name: name, kind: kind, isStatic: isStatic,
                arguments: labels.map { HollowMember.Argument(label: $0, shape: .value) }))
    }

    @Test func `A bridging header imports modules for all Swift code beside it`() {
        var header = HeaderClasses()
        header.readImports(
            """
            #import <CommonCrypto/CommonDigest.h>
              # import <Photos/Photos.h>
            @import MapKit;
            #import "Card.h"
            // #import <Metal/Metal.h>
            """)
        #expect(header.modules == ["CommonCrypto", "Photos", "MapKit"])
    }

    @Test func `Classes have those above them, and what is in comments is none`() {
        #expect(header.superclasses == ["Card": "UIView", "SmallCard": "Card"])
    }

    @Test(arguments: [
        ("title", "String"), ("color", "UIColor?"), ("isOpen", "Bool"), ("tags", "[String]"), ("size", "CardSize"),
        ("first", "UILabel"), ("second", "UILabel"), ("row", "Int"), ("column", "Int"),
        ("lists", "[String: [NSNumber]]"), ("plain", "[AnyHashable: Any]"), ("failure", "(any Error)?"),
        ("done", nil), ("delegate", "(any CardDelegate)?"), ("_hidden", nil), ("open", nil),
    ]) func `Properties have Swift's types`(_ name: String, _ expected: String?) {
        #expect(type("Card", name) == expected)
    }

    /// The names of cases are without that of the type, as "Grouping Related Objective-C Constants" has them.
    @Test(arguments: [
        (
            "typedef NS_ENUM(NSInteger, CardSize) { CardSizeSmall, CardSizeLarge = 4, CardSizeURLText };",
            "public enum CardSize: Int, Sendable { case small = 0; case large = 4; case urlText = 5 }"
        ),
        (
            """
            typedef NS_OPTIONS(NSUInteger, CardEdge)
            {
                CardEdgeTop API_AVAILABLE(ios(10), tvos(10)) = 1 << 0, // above
                CardEdgeLeft = 1 << 3,
                CardEdgeAll = CardEdgeTop | CardEdgeLeft,
            };
            """,
            "public struct CardEdge: OptionSet, Sendable { public let rawValue: UInt; "
                + "public init(rawValue: UInt) { self.rawValue = rawValue }; "
                + "public static let top = CardEdge(rawValue: 1); public static let left = CardEdge(rawValue: 8); "
                + "public static let all = CardEdge(rawValue: 9) }"
        ),
        (
            "typedef NS_ENUM(uint32_t, CardState) { kCardStateDefault = 0x10, kCardStateOther = kCardStateDefault };",
            "public enum CardState: UInt32, Sendable { case `default` = 16; "
                + "public static var other: CardState { .default } }"
        ),
        (
            "typedef NS_ENUM(NSInteger, CardRank) { CardRankTop = 0x7FFFFFFFFFFFFFFF };",
            "public enum CardRank: Int, Sendable { case top = 9223372036854775807 }"
        ),
        (
            "typedef NS_ENUM(NSInteger, CardKind) { CardOne, CardTwo };",
            "public enum CardKind: Int, Sendable { case one = 0; case two = 1 }"
        ),
    ]) func `Enumerations have Swift's cases`(_ text: String, _ expected: String) {
        #expect(HeaderClasses(text).enumerations.values.map(\.declaration) == [expected])
    }

    @Test func `Methods are found by the words that Swift takes of their names`() {
        #expect(type("Card", "height", .method, "forWidth", "compact") == "CGFloat")
        #expect(type("Card", "height", .method, "forWidth") == nil)
        #expect(type("Card", "date", .method) == "Date?")
        #expect(type("Card", "close", .method) == "Void")
        #expect(type("Card", "count", .method) == "UInt")
        #expect(type("Card", "card", .method, isStatic: true, "withTitle", "color") == "Card")
        #expect(type("Card", "card", .method, "withTitle", "color") == nil)
    }

    /// A factory of the class is an initialiser in Swift, and a block that may be nil needs no word for escaping.
    @Test func `Methods and initialisers take what the header says`() {
        let header = HeaderClasses(
            """
            NS_ASSUME_NONNULL_BEGIN
            typedef NS_ENUM(NSInteger, BadgeStyle) { BadgeStylePlain, BadgeStyleRound };
            @protocol BadgeDelegate <NSObject>
            @end
            @interface Badge : UIView
            @property (nonatomic, copy) NSString *text;
            - (instancetype)initWithText:(NSString *)text style:(BadgeStyle)style;
            + (instancetype)badgeWithColor:(nullable UIColor *)color;
            - (void)bounceWithDuration:(NSTimeInterval)duration completion:(void (^ _Nullable)(BOOL finished))completion;
            - (void)each:(NSString *(^)(NSString *name, NSInteger))block;
            - (void)tellDelegate:(id<BadgeDelegate>)delegate;
            - (void)finish:(BadgeBlock)block;
            @end
            NS_ASSUME_NONNULL_END
            """)
        func types(_ name: String, _ kind: HollowMember.Kind, _ labels: String?...) -> [String]? {
            let member = HollowMember(
                type: "Badge", name: name, kind: kind,
                arguments: labels.map { HollowMember.Argument(label: $0, shape: .value) })
            return header.signature(of: member)?.parameters.map { "\($0.label ?? "_"): \($0.type)" }
        }
        #expect(types("init", .initialiser, "text", "style") == ["text: String", "style: BadgeStyle"])
        #expect(types("init", .initialiser, "color") == ["color: UIColor?"])
        #expect(
            types("bounce", .method, "withDuration", nil)
                == ["withDuration: TimeInterval", "completion: ((Bool) -> Void)?"])
        #expect(types("each", .method, nil) == ["_: @escaping (String, Int) -> String"])
        #expect(types("tell", .method, nil) == ["_: any BadgeDelegate"])
        // What a block is that has another name is not known.
        #expect(types("finish", .method, nil) == nil)
        #expect(types("init", .initialiser, "title") == nil)
    }

    /// Where nothing is said of nil, Swift unwraps by itself.
    @Test func `A class has what those above have`() {
        #expect(type("SmallCard", "shared", .method, isStatic: true) == "SmallCard!")
        #expect(type("SmallCard", "label") == "UILabel!")
        #expect(type("SmallCard", "title") == "String")
        #expect(type("Other", "title") == nil)
    }

    @Test(arguments: [
        "@interface", "@interface A", "@interface A : \n@property", "@interface A : B\n- (\n@end", "/*", "@end",
        "@interface A : B\n@property ()\n;@end",
    ])
    func `Half a header is no trap`(_ text: String) {
        _ = HeaderClasses(text).type(of: HollowMember(type: "A", name: "b", kind: .property))
    }
}
