import SwiftUI
import Testing

/// Frames of lists on a screen of 402 by 874 with its safe area, as AccessibilitySnapshot recorded them (iOS 18.5, 26.2), and of 390 as
/// Palace did (before iOS 26).
@MainActor @Suite struct ListFacts {
    private struct Metrics {
        let release: SystemRelease
        let side, text, row, header, footer: CGFloat
    }
    private static let metrics = [
        Metrics(release: .iOS18, side: 20, text: 40, row: 44, header: 38.667, footer: 33.667),
        Metrics(release: .iOS26, side: 16, text: 32, row: 52, header: 40.333, footer: 29.667),
    ]

    private func measured(
        _ release: SystemRelease, width: CGFloat = 402, scale: CGFloat = 3, top: CGFloat = 62,
        @ViewBuilder _ make: (Measured.Names) -> some View
    ) -> Measured {
        Headless.with({ ($0.release, $0.displayScale) = (release, scale) }) {
            Measured(width: width, insets: UIEdgeInsets(top: top, left: 0, bottom: 34, right: 0), make)
        }
    }

    // Facts 287 to 289, 294, 298: margins, insets, heights, texts in the middle.
    @Test func `Sections begin at the safe area, and rows are below each other (facts 289, 294, 295, 297, 301)`() {
        for metrics in Self.metrics {
            let measured = measured(metrics.release) { names in
                List {
                    Section("First") {
                        ForEach(0..<3) { Text(verbatim: "Row").called("row \($0)", in: names) }
                    }
                }
            }
            for number in 0..<3 {
                let row = 62 + metrics.header + CGFloat(number) * metrics.row
                let text = measured["row \(number)"]
                #expect(text.minX == metrics.text)
                #expect(abs(text.minY - row - (metrics.row - 20.333) / 2) < 0.35)
                #expect(abs(text.height - 20.333) < 0.011)
            }
        }
    }

    @Test func `Sections are 17.67 apart, or only their footer (facts 299, 302, 303)`() {
        for metrics in Self.metrics {
            let plain = measured(metrics.release) { names in
                List {
                    Section("First") { Text(verbatim: "Row").called("first", in: names) }
                    Section("Second") { Text(verbatim: "Row").called("second", in: names) }
                }
            }
            let pitch = plain["second"].minY - plain["first"].minY
            #expect(abs(pitch - (metrics.row + 17.667 + metrics.header)) < 0.35)
            let footed = measured(metrics.release) { names in
                List {
                    Section {
                        Text(verbatim: "Row").called("first", in: names)
                    } header: {
                        Text(verbatim: "First")
                    } footer: {
                        Text(verbatim: "Footer")
                    }
                    Section("Second") { Text(verbatim: "Row").called("second", in: names) }
                }
            }
            let other = footed["second"].minY - footed["first"].minY
            #expect(abs(other - (metrics.row + metrics.footer + metrics.header)) < 0.35)
        }
    }

    @Test func `Words of headers and footers are where they were recorded (facts 296, 300)`() {
        let shown = measured(.iOS18) { names in
            List {
                Section {
                    Text(verbatim: "Row").called("row", in: names)
                } header: {
                    Text(verbatim: "Header").called("header", in: names)
                } footer: {
                    Text(verbatim: "Footer").called("footer", in: names)
                }
            }
        }
        // 17.3 above the header's line of 15.67, and 6 below it; 5.7 above the footer's.
        #expect(abs(shown["header"].minY - 62 - 17.3) < 0.8)
        #expect(abs(shown["header"].height - 15.667) < 0.011)
        #expect(abs(shown["footer"].minY - (62 + 38.667 + 44) - 5.7) < 0.8)
        #expect(shown["header"].minX == 40 && shown["footer"].minX == 40)
    }

    @Test func `Cards have the recorded corners (fact 293)`() {
        for (release, radius) in [(SystemRelease.iOS18, 10.0), (.iOS26, 26)] {
            let shown = measured(release) { _ in List { Text(verbatim: "Row") } }
            func all(_ view: UIView) -> [UIView] { [view] + view.subviews.flatMap(all) }
            let grounds = all(shown.host).filter { $0.layer.cornerRadius > 0 }
            #expect(grounds.map { Double($0.layer.cornerRadius) } == [radius])
            #expect(grounds.first?.backgroundColor == .secondarySystemGroupedBackground)
        }
    }

    // 390 wide at two pixels a point.
    @Test func `A grouped list is 35 from the top, with rows of 44 (facts 305, 315)`() {
        let grouped = measured(.iOS18, width: 390, scale: 2, top: 0) { names in
            List {
                Section { ForEach(0..<2) { Text(verbatim: "Row").called("row \($0)", in: names) } }
                Section { Text(verbatim: "Row").called("next", in: names) }
            }
            .listStyle(.grouped)
        }
        let inset = (44 - grouped["row 0"].height) / 2
        #expect(abs(grouped["row 0"].minY - 35 - inset) < 0.51)
        #expect(abs(grouped["row 1"].minY - 79 - inset) < 0.51)
        #expect(abs(grouped["next"].minY - (35 + 88 + 35) - inset) < 0.51)
        #expect(grouped["row 0"].minX == 16)
        // A form looks as a list does.
        let list = measured(.iOS18) { names in List { Text(verbatim: "Row").called("row", in: names) } }
        let form = measured(.iOS18) { names in Form { Text(verbatim: "Row").called("row", in: names) } }
        #expect(list["row"] == form["row"] && !list["row"].isNull)
    }

    @Test func `A row is as high as the least height says, or its content (facts 309, 310)`() {
        func pitch(_ release: SystemRelease, least: CGFloat?, content: CGFloat) -> CGFloat {
            let shown = measured(release) { names in
                List {
                    ForEach(0..<2) { Color.red.frame(width: 20, height: content).called("row \($0)", in: names) }
                }
                .transformEnvironment(\.defaultMinListRowHeight) { if let least { $0 = least } }
            }
            return shown["row 1"].minY - shown["row 0"].minY
        }
        #expect(abs(pitch(.iOS18, least: nil, content: 10) - 44) < 0.011)
        #expect(abs(pitch(.iOS26, least: nil, content: 10) - 52) < 0.011)
        #expect(abs(pitch(.iOS18, least: 80, content: 10) - 80) < 0.011)
        // Fact 307: 44 with 11 above and below.
        #expect(abs(pitch(.iOS18, least: nil, content: 44) - 66) < 0.011)
        #expect(abs(pitch(.iOS18, least: 10, content: 20) - 42) < 0.011)
    }

    @Test func `Insets of a row replace the usual ones (fact 311)`() {
        let shown = measured(.iOS18) { names in
            List {
                Text(verbatim: "Row").called("row", in: names)
                    .listRowInsets(EdgeInsets(top: 0, leading: 5, bottom: 0, trailing: 0))
            }
        }
        #expect(shown["row"].minX == 25)
    }

    @Test func `Distances of sections and rows can be said (facts 312, 313)`() {
        func gaps(_ section: ListSectionSpacing, rows: CGFloat?) -> [CGFloat] {
            let shown = measured(.iOS18) { names in
                List {
                    Section { ForEach(0..<2) { Text(verbatim: "Row").called("row \($0)", in: names) } }
                    Section { Text(verbatim: "Row").called("next", in: names) }
                }
                .listSectionSpacing(section).listRowSpacing(rows)
            }
            return [shown["row 1"].minY - shown["row 0"].minY - 44, shown["next"].minY - shown["row 1"].minY - 44]
        }
        for (found, wanted) in [
            (gaps(.custom(10), rows: nil), [0, 10]), (gaps(.custom(60), rows: 12), [12, 60]),
        ] as [([CGFloat], [CGFloat])] {
            for (one, other) in zip(found, wanted) { #expect(abs(one - other) < 0.35) }
        }
    }

    // Palace's, 390 wide: the ink of the chevron is 7 by 12, and ends 18.5 from the edge.
    @Test func `A link has a chevron near the edge, and its words are black (fact 317)`() throws {
        try Headless.with({ ($0.release, $0.displayScale) = (.iOS18, 2) }) {
            let shown = Measured(width: 390) { _ in
                NavigationStack {
                    List { NavigationLink("Next") { Text(verbatim: "There") } }.listStyle(.grouped)
                }
            }
            @MainActor func all(_ view: UIView) -> [UIView] { [view] + view.subviews.flatMap(all) }
            let views = all(shown.host)
            let chevron = try #require(views.first { ($0 as? UIImageView)?.image?.isSymbolImage == true })
            let frame = chevron.convert(chevron.bounds, to: shown.host)
            #expect(abs(frame.midX - 368) < 2)
            #expect((views.compactMap { $0 as? UILabel }.first { $0.text == "Next" })?.textColor == .label)
        }
    }
}
