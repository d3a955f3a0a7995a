import Testing

/// Packages of fields, labels and lists that are refreshed, and of small services. What is printed is worked out by hand
/// from the sizes and defaults that each one documents.
@Suite(.enabled(if: Toolset.file != nil), .serialized) struct FieldPackageTests {
    @Test func `Packages of fields and texts show what they show at rest`() throws {
        let lines = try StandInProgram.output(Self.program, modules: Self.modules).split(separator: "\n")
            .map(String.init)
        #expect(
            lines == [
                "field 2.0 2.0 0.0 true", "field 1.0 YOUR NAME", "field BAD true", "field YOUR NAME BAD true true",
                "field 24.0 176.0",
                "marquee true 10.0", "marquee false", "hint 5.0 8.0 false", "hint true", "behind false", "behind true",
                "languages [\"de\", \"en\"] en Hello", "languages de Hallo 3 Karten", "keychain 7 true x nil",
                "hero a true", "list -54.0 300.0 44.0 Tap or pull up to load more", "list asked 54.0 -54.0 Loading...",
                "list 0.0 No more data",
                "trailer 300.0 60.0 200.0", "pictures 70.0 0.2", "token 1 60.0 true [\"me\"]", "token parts 2",
                "quiet true",
                "keyboard false 1 10.0",
            ])
    }

    private static let modules = [
        "SkyFloatingLabelTextField", "MarqueeLabel", "KMPlaceholderTextView", "UITextView_Placeholder",
        "Localize_Swift", "SwiftKeychainWrapper", "Hero", "MJRefresh", "JWTDecode", "Fabric", "Crashlytics",
        "IQKeyboardManager",
    ]

    private static let program = #"""
        import Crashlytics
        import Fabric
        import Hero
        import IQKeyboardManager
        import JWTDecode
        import KMPlaceholderTextView
        import Localize_Swift
        import MJRefresh
        import MarqueeLabel
        import SkyFloatingLabelTextField
        import SwiftKeychainWrapper
        import UIKit
        import UITextView_Placeholder

        // A line of two pixels at the bottom; the title shows with a text or a message
        let field = SkyFloatingLabelTextField(frame: CGRect(x: 0, y: 0, width: 200, height: 60))
        field.placeholder = "Name"
        field.title = "Your name"
        field.layoutIfNeeded()
        let heights = UIFont.systemFont(ofSize: 13).lineHeight + field.font!.lineHeight + 7
        print(
            "field", ((60 - field.lineView.frame.minY) * UIScreen.main.scale).rounded(),
            (field.lineView.frame.height * UIScreen.main.scale).rounded(), field.titleLabel.alpha,
            abs(field.intrinsicContentSize.height - heights) < 0.01)
        field.text = "Ada"
        print("field", field.titleLabel.alpha, field.titleLabel.text!)
        field.errorMessage = "Bad"
        print("field", field.titleLabel.text!, field.lineView.backgroundColor == .red)
        // Below the line, where one of its lines always has room
        field.errorMessagePlacement = .bottom
        field.layoutIfNeeded()
        let room13 = UIFont.systemFont(ofSize: 13).lineHeight
        print(
            "field", field.titleLabel.text!, field.errorLabel.text!,
            abs(field.errorLabel.frame.maxY - 60) < 0.01,
            abs(field.intrinsicContentSize.height - heights - room13) < 0.01)
        let icon = SkyFloatingLabelTextFieldWithIcon(frame: field.frame)
        let room = icon.textRect(forBounds: icon.bounds)
        print("field", room.minX, room.width)

        let line = MarqueeLabel(frame: CGRect(x: 0, y: 0, width: 50, height: 20))
        let plain = UILabel()
        (line.text, plain.text) = ("A line that is too long", "A line that is too long")
        line.leadingBuffer = 10
        print("marquee", line.labelShouldScroll(), line.intrinsicContentSize.width - plain.intrinsicContentSize.width)
        line.labelize = true
        print("marquee", line.labelShouldScroll())

        // Where the text of a text view begins: 8 from the top, 5 from the edge
        let hint = KMPlaceholderTextView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
        hint.placeholder = "Say it"
        hint.layoutIfNeeded()
        print("hint", hint.placeholderLabel.frame.minX, hint.placeholderLabel.frame.minY, hint.placeholderLabel.isHidden)
        hint.text = "said"
        print("hint", hint.placeholderLabel.isHidden)
        for text in ["", "said"] {
            let view = UITextView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
            view.placeholder = "Say it"
            view.text = text
            view.layoutIfNeeded()
            print("behind", view.placeholderTextView.isHidden)
        }

        let texts = FileManager.default.temporaryDirectory.appendingPathComponent("texts-\(UUID().uuidString)")
        for (language, words) in [("en", ["Hello", "%d cards"]), ("de", ["Hallo", "%d Karten"])] {
            let folder = texts.appendingPathComponent("\(language).lproj")
            try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
            try "\"hello\" = \"\(words[0])\"; \"cards\" = \"\(words[1])\";"
                .write(to: folder.appendingPathComponent("Localizable.strings"), atomically: true, encoding: .utf8)
        }
        Headless.resources.bundleFolders = [texts]
        let known = Localize.availableLanguages().filter { ["de", "en"].contains($0) }
        print("languages", known, Localize.currentLanguage(), "hello".localized())
        Localize.setCurrentLanguage("de")
        print("languages", Localize.currentLanguage(), "hello".localized(), "cards".localizedFormat(3))
        try? FileManager.default.removeItem(at: texts)

        let keychain = KeychainWrapper(serviceName: "org.example")
        keychain.set(7, forKey: "number")
        keychain.set(true, forKey: "flag")
        keychain.set("x", forKey: "word")
        print(
            "keychain", keychain.integer(forKey: "number")!, keychain.bool(forKey: "flag")!,
            keychain.string(forKey: "word")!, keychain.string(forKey: "other") as Any)

        let card = UIView()
        card.hero.id = "a"
        card.hero.modifiers = [.fade, .translate(y: 20)]
        print("hero", card.heroID!, card.hero.isEnabled)

        // 54 above the content and 44 below it; the content makes room
        let list = UIScrollView(frame: CGRect(x: 0, y: 0, width: 100, height: 200))
        var wasAsked = false
        let (header, footer) = (MJRefreshNormalHeader { wasAsked = true }, MJRefreshAutoNormalFooter {})
        list.mj_header = header
        list.mj_footer = footer
        list.contentSize = CGSize(width: 100, height: 300)
        footer.setNeedsLayout()
        list.layoutIfNeeded()
        print("list", header.mj_y, footer.mj_y, list.contentInset.bottom, footer.stateLabel.text!)
        list.mj_header.beginRefreshing()
        print("list", wasAsked ? "asked" : "", list.contentInset.top, list.contentOffset.y, header.stateLabel.text!)
        list.mj_header.endRefreshing()
        list.mj_footer.endRefreshingWithNoMoreData()
        print("list", list.contentInset.top, footer.stateLabel.text!)

        // 60 wide, behind the content; a header is as tall as its first picture, and shows each for a tenth of a second
        let aside = UIScrollView(frame: CGRect(x: 0, y: 0, width: 100, height: 200))
        let trailer = MJRefreshNormalTrailer {}
        trailer.link(to: aside)
        aside.contentSize = CGSize(width: 300, height: 200)
        trailer.setNeedsLayout()
        aside.layoutIfNeeded()
        print("trailer", aside.mj_trailer.mj_x, trailer.mj_w, trailer.mj_h)
        let picture = UIGraphicsImageRenderer(size: CGSize(width: 10, height: 70)).image { _ in }
        let pictures = MJRefreshGifHeader {}
        pictures.setImages([picture, picture], for: .refreshing)
        pictures.state = .refreshing
        print("pictures", pictures.mj_h, pictures.gifView.animationDuration)

        let parts = [#"{"alg":"none"}"#, #"{"sub":"1","exp":60,"aud":"me"}"#].map {
            Data($0.utf8).base64EncodedString().replacingOccurrences(of: "=", with: "")
        }
        let token = try decode(jwt: parts.joined(separator: ".") + ".")
        print("token", token.subject!, token.expiresAt!.timeIntervalSince1970, token.expired, token.audience!)
        do { _ = try decode(jwt: "a.b") } catch JWTDecodeError.invalidPartCount(_, let count) { print("token parts", count) }

        _ = Fabric.with([Crashlytics.self])
        Crashlytics.sharedInstance().recordError(CocoaError(.fileNoSuchFile))
        print("quiet", Crashlytics.sharedInstance() === Crashlytics.sharedInstance())

        IQKeyboardManager.shared().isEnabled = false
        IQKeyboardManager.shared().disabledToolbarClasses.add(UIViewController.self)
        let keyboard = IQKeyboardManager.shared()
        print("keyboard", keyboard.isEnabled, keyboard.disabledToolbarClasses.count, keyboard.keyboardDistanceFromTextField)
        """#
}
