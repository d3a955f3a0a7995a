import Testing
import UIKit

/// Notes what a text storage tells its delegate.
private final class Recorder: NSObject, NSTextStorageDelegate {
    var lines: [String] = []

    func textStorage(
        _ textStorage: NSTextStorage, willProcessEditing editedMask: NSTextStorage.EditActions,
        range editedRange: NSRange, changeInLength delta: Int
    ) {
        lines.append("will \(delta)")
    }

    func textStorage(
        _ textStorage: NSTextStorage, didProcessEditing editedMask: NSTextStorage.EditActions,
        range editedRange: NSRange, changeInLength delta: Int
    ) {
        let characters = editedMask.contains(.editedCharacters) ? "c" : ""
        let attributes = editedMask.contains(.editedAttributes) ? "a" : ""
        lines.append("did \(delta) \(characters)\(attributes)")
    }
}

/// A text storage with its own backing, as Apple's page tells subclasses to be.
private final class OwnStorage: NSTextStorage {
    private let backing = NSMutableAttributedString()
    var processed = 0

    override var string: String { backing.string }

    override func attributes(at location: Int, effectiveRange range: NSRangePointer?) -> [NSAttributedString.Key: Any] {
        backing.attributes(at: location, effectiveRange: range)
    }

    override func replaceCharacters(in range: NSRange, with str: String) {
        backing.replaceCharacters(in: range, with: str)
        edited(.editedCharacters, range: range, changeInLength: str.utf16.count - range.length)
    }

    override func setAttributes(_ attrs: [NSAttributedString.Key: Any]?, range: NSRange) {
        backing.setAttributes(attrs, range: range)
        edited(.editedAttributes, range: range, changeInLength: 0)
    }

    override func processEditing() {
        processed += 1
        super.processEditing()
    }
}

/// What Apple's pages say of text storages, layout managers and text containers.
@Suite("Documented: TextKit") @MainActor
struct DocumentedTextKitTests {
    private func stack(_ text: String, width: CGFloat = 300) -> (NSTextStorage, NSLayoutManager, NSTextContainer) {
        let storage = NSTextStorage(string: text, attributes: [.font: UIFont.systemFont(ofSize: 17)])
        let manager = NSLayoutManager()
        let container = NSTextContainer(size: CGSize(width: width, height: 1000))
        storage.addLayoutManager(manager)
        manager.addTextContainer(container)
        return (storage, manager, container)
    }

    @Test("What a new container has") func container() {
        let container = NSTextContainer(size: CGSize(width: 120, height: 80))
        documented("uikit/nstextcontainer/size", container.size, CGSize(width: 120, height: 80))
        documented("uikit/nstextcontainer/linefragmentpadding", container.lineFragmentPadding, CGFloat(5))
        documented("uikit/nstextcontainer/maximumnumberoflines", container.maximumNumberOfLines, 0)
        documented("uikit/nstextcontainer/linebreakmode", container.lineBreakMode, .byWordWrapping)
        documented("uikit/nstextcontainer/exclusionpaths", container.exclusionPaths.isEmpty, true)
        documented("uikit/nstextcontainer/widthtrackstextview", container.widthTracksTextView, false)
        documented("uikit/nstextcontainer/heighttrackstextview", container.heightTracksTextView, false)
        documented("uikit/nstextcontainer/layoutmanager", container.layoutManager == nil, true)
        documented(
            "uikit/nstextcontainer/issimplerectangulartextcontainer", container.isSimpleRectangularTextContainer, true)
        container.exclusionPaths = [UIBezierPath(rect: CGRect(x: 0, y: 0, width: 20, height: 20))]
        documented(
            "uikit/nstextcontainer/issimplerectangulartextcontainer", container.isSimpleRectangularTextContainer, false)
    }

    @Test("What a new layout manager has") func manager() {
        let manager = NSLayoutManager()
        documented("uikit/nslayoutmanager/textcontainers", manager.textContainers.isEmpty, true)
        documented("uikit/nslayoutmanager/textstorage", manager.textStorage == nil, true)
        documented("uikit/nslayoutmanager/showsinvisiblecharacters", manager.showsInvisibleCharacters, false)
        documented("uikit/nslayoutmanager/showscontrolcharacters", manager.showsControlCharacters, false)
        documented(
            "uikit/nslayoutmanager/limitslayoutforsuspiciouscontents", manager.limitsLayoutForSuspiciousContents, false)
        documented("uikit/nslayoutmanager/numberofglyphs", manager.numberOfGlyphs, 0)
    }

    @Test("The three know each other") func connections() {
        let (storage, manager, container) = stack("Hello")
        documented("uikit/nstextstorage/addlayoutmanager(_:)", manager.textStorage === storage, true)
        documented("uikit/nstextstorage/layoutmanagers", storage.layoutManagers.count, 1)
        documented("uikit/nslayoutmanager/addtextcontainer(_:)", container.layoutManager === manager, true)
        let second = NSTextContainer(size: CGSize(width: 50, height: 50))
        manager.insertTextContainer(second, at: 0)
        documented("uikit/nslayoutmanager/inserttextcontainer(_:at:)", manager.textContainers.first === second, true)
        manager.removeTextContainer(at: 0)
        documented("uikit/nslayoutmanager/removetextcontainer(at:)", manager.textContainers.count, 1)
        documented("uikit/nslayoutmanager/removetextcontainer(at:)", manager.textContainers.first === container, true)
        storage.removeLayoutManager(manager)
        documented("uikit/nstextstorage/removelayoutmanager(_:)", storage.layoutManagers.isEmpty, true)
        documented("uikit/nstextstorage/removelayoutmanager(_:)", manager.textStorage == nil, true)
        withExtendedLifetime(storage) {}
    }

    @Test("The delegate hears before and after") func delegate() {
        let storage = NSTextStorage(string: "Hello")
        let recorder = Recorder()
        storage.delegate = recorder
        storage.replaceCharacters(in: NSRange(location: 0, length: 1), with: "Jer")
        documented(
            "uikit/nstextstoragedelegate/textstorage(_:willprocessediting:range:changeinlength:)", recorder.lines.first,
            "will 2")
        documented(
            "uikit/nstextstoragedelegate/textstorage(_:didprocessediting:range:changeinlength:)", recorder.lines.count,
            2)
        documented(
            "uikit/nstextstoragedelegate/textstorage(_:didprocessediting:range:changeinlength:)",
            recorder.lines.last?.hasPrefix("did 2 c"), true)
        recorder.lines = []
        storage.addAttribute(.kern, value: 2, range: NSRange(location: 0, length: 2))
        documented("uikit/nstextstorage/editedmask", recorder.lines, ["will 0", "did 0 a"])
    }

    @Test("Between beginning and end all changes are one") func together() {
        let storage = NSTextStorage(string: "Hello")
        let recorder = Recorder()
        storage.delegate = recorder
        storage.beginEditing()
        storage.replaceCharacters(in: NSRange(location: 0, length: 0), with: "ab")
        storage.replaceCharacters(in: NSRange(location: 0, length: 0), with: "cde")
        documented("uikit/nstextstorage/changeinlength", storage.changeInLength, 5)
        documented("uikit/nstextstorage/processediting()", recorder.lines, [])
        storage.endEditing()
        documented("uikit/nstextstorage/processediting()", recorder.lines.count, 2)
        documented("uikit/nstextstorage/changeinlength", recorder.lines.first, "will 5")
    }

    @Test("A subclass is asked to process what it says was edited") func subclass() {
        let storage = OwnStorage()
        storage.replaceCharacters(in: NSRange(location: 0, length: 0), with: "Hello")
        documented("uikit/nstextstorage/edited(_:range:changeinlength:)", storage.processed, 1)
        documented("uikit/nstextstorage", storage.string, "Hello")
        storage.beginEditing()
        storage.replaceCharacters(in: NSRange(location: 0, length: 1), with: "J")
        storage.setAttributes([.kern: 1], range: NSRange(location: 0, length: 2))
        documented("uikit/nstextstorage/edited(_:range:changeinlength:)", storage.processed, 1)
        storage.endEditing()
        documented("uikit/nstextstorage/edited(_:range:changeinlength:)", storage.processed, 2)
        documented("uikit/nstextstorage", storage.string, "Jello")
    }

    @Test("A container takes no more lines than it may") func mostLines() {
        let (storage, manager, container) = stack("one\ntwo\nthree")
        documented(
            "uikit/nslayoutmanager/glyphrange(for:)", manager.glyphRange(for: container),
            NSRange(location: 0, length: 13))
        let height = manager.usedRect(for: container).height
        container.maximumNumberOfLines = 2
        documented(
            "uikit/nstextcontainer/maximumnumberoflines", manager.glyphRange(for: container),
            NSRange(location: 0, length: 8))
        documented(
            "uikit/nstextcontainer/maximumnumberoflines", manager.usedRect(for: container).height < height * 0.7, true)
        withExtendedLifetime(storage) {}
    }

    @Test("Glyphs and characters of plain text") func glyphs() {
        let (storage, manager, container) = stack("Hello")
        documented("uikit/nslayoutmanager/numberofglyphs", manager.numberOfGlyphs, 5)
        documented(
            "uikit/nslayoutmanager/glyphrange(for:)", manager.glyphRange(for: container),
            NSRange(location: 0, length: 5))
        documented(
            "uikit/nslayoutmanager/glyphrange(forcharacterrange:actualcharacterrange:)",
            manager.glyphRange(forCharacterRange: NSRange(location: 1, length: 2), actualCharacterRange: nil),
            NSRange(location: 1, length: 2))
        documented(
            "uikit/nslayoutmanager/characterrange(forglyphrange:actualglyphrange:)",
            manager.characterRange(forGlyphRange: NSRange(location: 2, length: 3), actualGlyphRange: nil),
            NSRange(location: 2, length: 3))
        documented("uikit/nslayoutmanager/characterindexforglyph(at:)", manager.characterIndexForGlyph(at: 3), 3)
        documented("uikit/nslayoutmanager/glyphindexforcharacter(at:)", manager.glyphIndexForCharacter(at: 4), 4)
        documented("uikit/nslayoutmanager/isvalidglyphindex(_:)", manager.isValidGlyphIndex(4), true)
        documented("uikit/nslayoutmanager/isvalidglyphindex(_:)", manager.isValidGlyphIndex(5), false)
        documented(
            "uikit/nslayoutmanager/textcontainer(forglyphat:effectiverange:)",
            manager.textContainer(forGlyphAt: 0, effectiveRange: nil) === container, true)
        withExtendedLifetime(storage) {}
    }

    @Test("Lines lie below each other") func lines() {
        let (storage, manager, container) = stack("One\nTwo")
        manager.ensureLayout(for: container)
        let first = manager.lineFragmentRect(forGlyphAt: 0, effectiveRange: nil)
        let second = manager.lineFragmentRect(forGlyphAt: 5, effectiveRange: nil)
        documented("uikit/nslayoutmanager/linefragmentrect(forglyphat:effectiverange:)", first.maxY, second.minY)
        documented("uikit/nslayoutmanager/linefragmentrect(forglyphat:effectiverange:)", first.width, CGFloat(300))
        let used = manager.lineFragmentUsedRect(forGlyphAt: 0, effectiveRange: nil)
        documented("uikit/nslayoutmanager/linefragmentusedrect(forglyphat:effectiverange:)", first.contains(used), true)
        var range = NSRange(location: 0, length: 0)
        _ = manager.lineFragmentRect(forGlyphAt: 5, effectiveRange: &range)
        documented(
            "uikit/nslayoutmanager/linefragmentrect(forglyphat:effectiverange:)", range, NSRange(location: 4, length: 3)
        )
        var count = 0
        manager.enumerateLineFragments(forGlyphRange: NSRange(location: 0, length: 7)) { _, _, _, _, _ in count += 1 }
        documented("uikit/nslayoutmanager/enumeratelinefragments(forglyphrange:using:)", count, 2)
        withExtendedLifetime(storage) {}
    }

    @Test("Rectangles of glyphs") func rectangles() {
        let (storage, manager, container) = stack("Hello")
        let whole = manager.boundingRect(forGlyphRange: NSRange(location: 0, length: 5), in: container)
        let part = manager.boundingRect(forGlyphRange: NSRange(location: 1, length: 2), in: container)
        documented(
            "uikit/nslayoutmanager/boundingrect(forglyphrange:in:)", part.minX > whole.minX && part.maxX < whole.maxX,
            true)
        documented("uikit/nslayoutmanager/usedrect(for:)", manager.usedRect(for: container).width <= 300, true)
        documented("uikit/nslayoutmanager/location(forglyphat:)", manager.location(forGlyphAt: 0).x, CGFloat(5))
        documented("uikit/nslayoutmanager/location(forglyphat:)", manager.location(forGlyphAt: 1).x > 5, true)
        let inside = CGPoint(x: part.midX, y: part.midY)
        let index = manager.glyphIndex(for: inside, in: container)
        documented("uikit/nslayoutmanager/glyphindex(for:in:)", index == 1 || index == 2, true)
        withExtendedLifetime(storage) {}
    }

    @Test("A line more after a final line break") func extraLine() {
        let (one, without, first) = stack("One")
        without.ensureLayout(for: first)
        documented("uikit/nslayoutmanager/extralinefragmentrect", without.extraLineFragmentRect, CGRect.zero)
        documented(
            "uikit/nslayoutmanager/extralinefragmenttextcontainer", without.extraLineFragmentTextContainer == nil, true)
        let (two, with, second) = stack("One\n")
        with.ensureLayout(for: second)
        documented("uikit/nslayoutmanager/extralinefragmentrect", with.extraLineFragmentRect.height > 0, true)
        documented(
            "uikit/nslayoutmanager/extralinefragmenttextcontainer", with.extraLineFragmentTextContainer === second, true
        )
        withExtendedLifetime((one, two)) {}
    }

    @Test("A change of the text changes the layout") func relayout() {
        let (storage, manager, container) = stack("One")
        let before = manager.usedRect(for: container)
        manager.ensureLayout(for: container)
        storage.append(NSAttributedString(string: " and two", attributes: [.font: UIFont.systemFont(ofSize: 17)]))
        manager.ensureLayout(for: container)
        documented("uikit/nslayoutmanager", manager.numberOfGlyphs, 11)
        documented("uikit/nslayoutmanager", manager.usedRect(for: container).width > before.width, true)
        withExtendedLifetime(storage) {}
    }
}
