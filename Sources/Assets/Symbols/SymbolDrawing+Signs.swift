import MaquetteDrawing

/// Signs of lines and dots.
///
/// Proportions are those that Interface Builder recorded for the symbols; outlines are our own.
extension SymbolDrawing {
    static let signs: [String: SymbolDrawing] = {
        let right = SymbolDrawing(72, 95, [line("M22 10L54 47.5L22 85")])
        let down = SymbolDrawing(112, 61, [line("M10 12L56 49L102 12")])
        let arrowRight = SymbolDrawing(118, 90, [line("M12 45H106M72 11L106 45L72 79")])
        let arrowDown = SymbolDrawing(90, 118, [line("M45 12V106M11 72L45 106L79 72")])
        let clockwise = SymbolDrawing(
            106, 118,
            [
                line("M86 38C74 20 54 16 38 24C16 34 8 56 14 76C22 98 44 108 64 102C80 97 91 84 94 66"),
                area("M92 10V46H56Z"),
            ])
        return [
            "xmark": SymbolDrawing(100, 92, [line("M12 8L88 84M88 8L12 84")]),
            "multiply": SymbolDrawing(100, 92, [line("M12 8L88 84M88 8L12 84")]),
            "plus": SymbolDrawing(108, 95, [line("M54 6V89M12.5 47.5H95.5")]),
            "minus": SymbolDrawing(108, 20, [line("M12.5 10H95.5")]),
            "checkmark": SymbolDrawing(106, 94, [line("M12 54L40 86L94 10")]),
            "chevron.right": right,
            "chevron.forward": right,
            "chevron.left": mirrored(right),
            "chevron.backward": mirrored(right),
            "chevron.down": down,
            "chevron.up": overturned(down),
            "arrow.right": arrowRight,
            "arrow.forward": arrowRight,
            "arrow.left": mirrored(arrowRight),
            "arrow.backward": mirrored(arrowRight),
            "arrow.down": arrowDown,
            "arrow.up": overturned(arrowDown),
            "arrow.clockwise": clockwise,
            "arrow.counterclockwise": mirrored(clockwise),
            "ellipsis": SymbolDrawing(112, 32, [dot(17, 16, 9), dot(56, 16, 9), dot(95, 16, 9)]),
            "line.3.horizontal": SymbolDrawing(112, 84, [line("M10 14H102M10 42H102M10 70H102")]),
            "line.horizontal.3": SymbolDrawing(112, 84, [line("M10 14H102M10 42H102M10 70H102")]),
            "line.3.horizontal.decrease": SymbolDrawing(118, 78, [line("M10 12H108M26 39H92M44 66H74")]),
            "arrow.left.and.right": SymbolDrawing(140, 82, [line("M12 41H128M38 12L12 41L38 70M102 12L128 41L102 70")]),
            "list.bullet": SymbolDrawing(
                118, 84, [line("M38 14H108M38 42H108M38 70H108"), dot(14, 14, 7), dot(14, 42, 7), dot(14, 70, 7)]),
            "square": SymbolDrawing(112, 106, [.line(box(10, 7, 92, 92, 18))]),
            "square.fill": SymbolDrawing(112, 106, [.area(box(6, 3, 100, 100, 20))]),
            "checkmark.square": SymbolDrawing(112, 106, [.line(box(10, 7, 92, 92, 18)), line("M34 54L50 72L79 34")]),
            "checkmark.square.fill": SymbolDrawing(
                112, 106, [.area(box(6, 3, 100, 100, 20)), gap("M34 54L50 72L79 34")]),
            "play.fill": SymbolDrawing(
                96, 104, [area("M16 8C16 4 19 3 23 5L88 47C92 50 92 54 88 57L23 99C19 101 16 100 16 96Z")]),
            "play": SymbolDrawing(96, 104, [line("M18 12L84 52L18 92Z")]),
            "pause.fill": SymbolDrawing(84, 98, [.area(box(10, 6, 24, 86, 6)), .area(box(50, 6, 24, 86, 6))]),
            "stop.fill": SymbolDrawing(100, 98, [.area(box(8, 7, 84, 84, 10))]),
            "exclamationmark.triangle": SymbolDrawing(
                128, 109, [line("M64 10L118 98H10Z"), line("M64 40V66"), dot(64, 82, 6)]),
            "exclamationmark.triangle.fill": SymbolDrawing(
                128, 109,
                [
                    line("M64 10L118 98H10Z"), area("M64 10L118 98H10Z"), gap("M64 40V66"),
                    .hole(.circle(center: Point(64, 82), radius: 6)),
                ]),
            "star": SymbolDrawing(128, 116, [.line(star)]),
            "star.fill": SymbolDrawing(128, 116, [.area(star), .line(star)]),
        ]
    }()

    /// Five points around (64, 62), the inner ones at the golden ratio's square.
    private static let star: Path = {
        var path = Path()
        for corner in 0..<10 {
            let radius = corner % 2 == 0 ? 53.0 : 53 * 0.42
            let turn = Transform2D.rotation(Double(corner) * .pi / 5)
            let point = turn.then(.translation(64, 62)).apply(to: Point(0, -radius))
            corner == 0 ? path.move(to: point) : path.addLine(to: point)
        }
        path.close()
        return path
    }()

    static let circled: [String: SymbolDrawing] = {
        let inside: [String: [Mark]] = [
            "": [],
            "xmark.": [line("M43 40.5L77 74.5M77 40.5L43 74.5")],
            "multiply.": [line("M43 40.5L77 74.5M77 40.5L43 74.5")],
            "checkmark.": [line("M38 59L53 75L81 39")],
            "plus.": [line("M60 35V80M37.5 57.5H82.5")],
            "minus.": [line("M37.5 57.5H82.5")],
            "exclamationmark.": [line("M60 32V64"), dot(60, 80, 6)],
            "info.": [dot(60, 34, 6.5), line("M50 50H61V82M48 82H74")],
            "questionmark.": [line("M45 44C45 34 52 29 60 29C69 29 76 35 76 43C76 54 60 54 60 66"), dot(60, 81, 6)],
            "ellipsis.": [dot(36, 57.5, 7), dot(60, 57.5, 7), dot(84, 57.5, 7)],
            "chevron.right.": [line("M50 34L74 57.5L50 81")],
            "chevron.left.": [line("M70 34L46 57.5L70 81")],
            "chevron.down.": [line("M36 48L60 72L84 48")],
            "chevron.up.": [line("M36 67L60 43L84 67")],
            "arrow.right.": [line("M36 57.5H82M64 39L82 57.5L64 76")],
            "arrow.left.": [line("M84 57.5H38M56 39L38 57.5L56 76")],
            "arrow.up.": [line("M60 82V34M41 53L60 34L79 53")],
            "arrow.down.": [line("M60 33V81M41 62L60 81L79 62")],
            "person.": [
                dot(60, 44, 17),
                area("M26 92C30 76 44 68 60 68C76 68 90 76 94 92C84 101 72 106 60 106C48 106 36 101 26 92Z"),
            ],
            "play.": [area("M46 36L84 57.5L46 79Z")],
            "pause.": [.area(box(42, 36, 12, 43, 3)), .area(box(66, 36, 12, 43, 3))],
        ]
        var result: [String: SymbolDrawing] = [:]
        for (name, marks) in inside {
            result[name + "circle"] = circle(marks)
            result[name + "circle.fill"] = disc(marks)
        }
        result["face.smiling"] = circle([dot(43, 46, 6), dot(77, 46, 6), line("M36 68C42 92 78 92 84 68")])
        result["face.smiling.fill"] = disc([
            area("M43 40C47 40 49 43 49 46C49 49 47 52 43 52C39 52 37 49 37 46C37 43 39 40 43 40Z"),
            area("M77 40C81 40 83 43 83 46C83 49 81 52 77 52C73 52 71 49 71 46C71 43 73 40 77 40Z"),
            line("M36 68C42 92 78 92 84 68"),
        ])
        result["safari"] = circle([area("M86 31L66 64L34 84L54 51Z")])
        result["safari.fill"] = disc([area("M86 31L66 64L34 84L54 51Z")])
        result["clock"] = circle([line("M60 28V58H38")])
        result["clock.fill"] = disc([line("M60 28V58H38")])
        result["globe"] = circle([
            line("M60 5V110M8 57.5H112M17 28C40 40 80 40 103 28M17 87C40 75 80 75 103 87"),
            line("M60 5C30 30 30 85 60 110C90 85 90 30 60 5"),
        ])
        result["network"] = result["globe"]
        return result
    }()
}
