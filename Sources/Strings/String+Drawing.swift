import Foundation
import MaquetteDrawing
import MaquetteText

extension DisplayList {
    /// Paints typeset text with the upper left corner of its box at a point: backgrounds first, then glyphs and lines.
    ///
    /// - Parameter attributes: the attributes by the runs' tags.
    package mutating func draw(
        _ text: TypesetText, at origin: CGPoint, attributes: [[NSAttributedString.Key: Any]],
        ink: (_ attributes: [NSAttributedString.Key: Any]) -> Ink, traits: UITraitCollection = .current
    ) {
        let place = Point(origin)
        func value<Value>(_ key: NSAttributedString.Key, _ tag: Int, as type: Value.Type) -> Value? {
            attributes.indices.contains(tag) ? attributes[tag][key] as? Value : nil
        }
        func inked(_ key: NSAttributedString.Key, _ tag: Int) -> Ink {
            value(key, tag, as: UIColor.self)?.ink(with: traits)
                ?? (attributes.indices.contains(tag) ? ink(attributes[tag]) : Ink(.black))
        }
        for line in text.lines.indices {
            let decorations = text.decorations(ofLine: line)
            for mark in decorations {
                let rect = Rect(place.x + mark.x, place.y + mark.y, mark.width, mark.height)
                switch mark.kind {
                case .background: fill(.rect(rect), inked(.backgroundColor, mark.tag))
                case .underline: fill(.rect(rect), inked(.underlineColor, mark.tag))
                case .attachment:
                    guard let image = value(.attachment, mark.tag, as: NSTextAttachment.self)?.shownImage else {
                        continue
                    }
                    image.draw(
                        into: &self, in: rect, tint: image.paintingTint(inked(.foregroundColor, mark.tag).color, traits)
                    )
                case .strikethrough: continue
                }
            }
            for run in text.runs(ofLine: line) {
                let ink = inked(.foregroundColor, run.tag)
                let shadow = value(.shadow, run.tag, as: NSShadow.self)?.drawingShadow(with: traits)
                draw(.normal, shadow, bounds: Rect(size).insetBy(-1e4, -1e4)) {
                    $0.drawLetters(
                        run.glyphs, at: place, ink, attributes.indices.contains(run.tag) ? attributes[run.tag] : [:],
                        traits)
                }
            }
            for mark in decorations where mark.kind == .strikethrough {
                let rect = Rect(place.x + mark.x, place.y + mark.y, mark.width, mark.height)
                fill(.rect(rect), inked(.strikethroughColor, mark.tag))
            }
        }
    }
}

extension NSAttributedString {
    /// Draws the lines without wrapping, from the upper left corner at the point.
    public func draw(at point: CGPoint) { draw(in: .unbounded, at: point) }

    /// Wraps the text to the rectangle's width; lines that do not fit its height are left out.
    public func draw(in rect: CGRect) {
        draw(in: TextBox(width: Double(rect.width), height: Double(rect.height)), at: rect.origin)
    }

    public func draw(with rect: CGRect, options: NSStringDrawingOptions = [], context: NSStringDrawingContext?) {
        if options.contains(.usesLineFragmentOrigin) { return draw(in: rect) }
        // Without line fragments the origin is that of the only baseline.
        draw(in: TextBox(maximumLines: 1), at: rect.origin, isBaseline: true)
    }

    package func draw(in box: TextBox, at point: CGPoint, isBaseline: Bool = false) {
        guard length > 0, let context = CurrentContext.top else { return }
        let text = LoweredText(self, keepsPitch: false)
        let lines = Typesetter.layout(text.text, in: box)
        let origin = isBaseline ? CGPoint(x: point.x, y: point.y - CGFloat(lines.firstBaseline)) : point
        context.draw(lines, at: origin, attributes: text.attributes)
    }
}

extension CGContext {
    fileprivate func draw(_ lines: TypesetText, at origin: CGPoint, attributes: [LoweredText.Attributes]) {
        record { [state] list in
            list.fade(state.alpha, bounds: canvas) { list in
                list.through(state.transform) {
                    $0.draw(lines, at: origin, attributes: attributes) { _ in Ink(.black) }
                }
            }
        }
    }
}

extension String {
    public func draw(at point: CGPoint, withAttributes attributes: [NSAttributedString.Key: Any]? = nil) {
        NSAttributedString(string: self, attributes: attributes).draw(at: point)
    }

    public func draw(in rect: CGRect, withAttributes attributes: [NSAttributedString.Key: Any]? = nil) {
        NSAttributedString(string: self, attributes: attributes).draw(in: rect)
    }

    public func draw(
        with rect: CGRect, options: NSStringDrawingOptions = [], attributes: [NSAttributedString.Key: Any]? = nil,
        context: NSStringDrawingContext?
    ) { NSAttributedString(string: self, attributes: attributes).draw(with: rect, options: options, context: context) }
}

extension NSString {
    public func draw(at point: CGPoint, withAttributes attributes: [NSAttributedString.Key: Any]? = nil) {
        String(describing: self).draw(at: point, withAttributes: attributes)
    }

    public func draw(in rect: CGRect, withAttributes attributes: [NSAttributedString.Key: Any]? = nil) {
        String(describing: self).draw(in: rect, withAttributes: attributes)
    }

    public func draw(
        with rect: CGRect, options: NSStringDrawingOptions = [], attributes: [NSAttributedString.Key: Any]? = nil,
        context: NSStringDrawingContext?
    ) { String(describing: self).draw(with: rect, options: options, attributes: attributes, context: context) }
}
