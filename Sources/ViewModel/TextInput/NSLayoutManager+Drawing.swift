import Foundation
import MaquetteDrawing
import MaquetteStrings

/// A layout manager of a class of the project's draws the text of its text view itself: backgrounds first, then the glyphs, whose lines it
/// may add to. What it leaves to `NSLayoutManager` is drawn as the text view would draw it.
extension NSLayoutManager {
    /// What is being drawn, and where its lines are.
    struct Shown {
        let label: UILabel
        let rect: CGRect
    }

    /// Whether methods of drawing may be overridden.
    var mayDrawOtherwise: Bool { type(of: self) != NSLayoutManager.self }

    /// The text in the label's coordinates; `rect` is the label's room for it.
    func draw(_ label: UILabel, in rect: CGRect) {
        guard shown == nil, let container = textContainers.first else { return label.putLines(in: rect) }
        shown = Shown(label: label, rect: rect)
        defer { shown = nil }
        let all = NSRange(location: 0, length: numberOfGlyphs)
        let origin = CGPoint(x: rect.minX - container.lineFragmentPadding, y: rect.minY)
        drawBackground(forGlyphRange: all, at: origin)
        drawGlyphs(forGlyphRange: all, at: origin)
    }

    /// The letters, and the lines through and below them.
    func drawShownGlyphs(_ range: NSRange, at origin: CGPoint) {
        guard let shown, let context = CurrentContext.top else { return }
        let rect = shown.rect(at: origin, in: textContainers.first)
        context.record { list in
            list.through(context.state.transform) { list in
                shown.label.drawLines(
                    in: rect, touching: range, letters: true, [.attachment, .strikethrough], into: &list)
            }
        }
        eachRun(of: .underlineStyle, in: range) { value, run in
            guard let type = (value as? Int).map(NSUnderlineStyle.init(rawValue:)), type.rawValue != 0 else { return }
            enumerateLineFragments(forGlyphRange: run) { fragment, _, _, line, _ in
                self.underlineGlyphRange(
                    NSIntersectionRange(run, line), underlineType: type, lineFragmentRect: fragment,
                    lineFragmentGlyphRange: line, containerOrigin: origin)
            }
        }
    }

    func drawShownUnderline(_ range: NSRange, at origin: CGPoint) {
        guard let shown, let context = CurrentContext.top, let container = textContainers.first else { return }
        let rect = shown.rect(at: origin, in: container)
        let parts = rectangles(of: range, in: container).map { $0.offsetBy(dx: origin.x, dy: origin.y) }
        context.record { list in
            list.through(context.state.transform) { list in
                for part in parts {
                    list.clip(to: .rect(Rect(part.insetBy(dx: 0, dy: -part.height / 4)))) {
                        shown.label.drawLines(in: rect, touching: range, letters: false, [.underline], into: &$0)
                    }
                }
            }
        }
    }

    func drawShownBackground(_ range: NSRange, at origin: CGPoint) {
        guard shown != nil, let container = textContainers.first else { return }
        eachRun(of: .backgroundColor, in: range) { value, run in
            guard let color = value as? UIColor else { return }
            let parts = rectangles(of: run, in: container).map { $0.offsetBy(dx: origin.x, dy: origin.y) }
            parts.withUnsafeBufferPointer { parts in
                guard let first = parts.baseAddress else { return }
                color.setFill()
                fillBackgroundRectArray(first, count: parts.count, forCharacterRange: run, color: color)
            }
        }
    }

    private func eachRun(of key: NSAttributedString.Key, in range: NSRange, _ body: (Any, NSRange) -> Void) {
        guard let storage = textStorage else { return }
        let known = NSIntersectionRange(range, NSRange(location: 0, length: storage.length))
        storage.enumerateAttribute(key, in: known, options: []) { value, run, _ in
            if let value { body(value, run) }
        }
    }
}

extension NSLayoutManager.Shown {
    /// The label's room if a manager asks for another origin than the one that it got.
    @MainActor fileprivate func rect(at origin: CGPoint, in container: NSTextContainer?) -> CGRect {
        CGRect(origin: CGPoint(x: origin.x + (container?.lineFragmentPadding ?? 0), y: origin.y), size: rect.size)
    }
}
