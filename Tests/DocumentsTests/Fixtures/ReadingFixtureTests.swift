import Testing

/// Pages of text: where one line follows another.
@MainActor @Suite struct ReadingFixtureTests {
    /// From 300: 13 points are 15 2/3 high, two lines of 28 are 67, 15 are 18, two of 19 are 45 2/3, five of 17 are 101 2/3,
    /// two of 20 are 48. The sea is a quarter of 280. Of the translucent colours over #00C3D0, four fifths of white make
    /// #CCF3F6, and 38/255 of black #00A6B1.
    @Test func `The article`() throws {
        let fixture = try Fixture("article")
        fixture.expect(
            frames: """
                screen 0 0 393 852
                hero 0 0 393 280
                sun 273 96 72 72
                sea 0 210 393 70
                section 20 300 353 15.6667
                headline 20 321.6667 353 67
                byline 20 398.6667 353 18
                rule 20 432.6667 353 0.3333
                lead 20 449 353 45.6667
                body 20 506.6667 353 101.6667
                quote 20 628.3333 353 48
                bar 0 0 4 48
                quoteText 20 0 333 48
                """)
        fixture.expect(
            pixels: """
                #00C3D0 1,1 200,209.5 272.5,132 345.5,132 309,95.5 274,97 22.5,200
                #CCF3F6 309,96.5 309,132 274,132 344,132 309,167.5
                #00A6B1 1,210.2 200,245 392,279.8
                #FFFFFF 1,280.2 200,432.4 19.5,432.8 373.5,432.8 19.5,650 24.5,650 60,840
                #C6C6C8 20.2,432.8 200,432.8 372.8,432.8
                #00C3D0 22,628.7 22,650 20.2,650 23.8,650 22,675.8
                """)
        try fixture.expectPicture()
    }

    /// Prices in 14 points bold, in units of 1/2048 em: advances halfway between those that a simulator reports for Regular and
    /// Black, kerning (from the font's tables, `.9` and `0.` as pictures of iOS 17 to 26 have them) and a tracking of -22; times 14
    /// points, rounded up to a third.
    /// $4.50: 1375 + 1407 + 712 + 1358.5 + 1402 - 35 - 25 - 5 · 22 = 6084.5 -> 41.59 -> 41 2/3.
    /// $1,204.99: 1375 + 1048 + 712 + 1317 + 1402 + 1407 + 712 + 2 · 1400 - 37.5 - 35 - 70 - 9 · 22 = 10432.5 -> 71.31 -> 71 1/3.
    /// $1,850.00: 1375 + 1048 + 712 + 1421 + 1358.5 + 1402 + 712 + 2 · 1402 - 37.5 - 57.5 - 107.5 - 67.5 - 5 - 9 · 22 = 10359.5
    /// -> 70.82 -> 71.
    @Test func `The price cells of SwiftUIKitUI's README`() throws {
        let fixture = try Fixture("price-cells")
        fixture.expect(
            frames: """
                list 0 0 320 123
                coffee 0 0 320 41
                coffeeTitle 20 12 228.3333 17
                coffeePrice 258.3333 12 41.6667 17
                coffeeLine 20 40 300 1
                flight 0 41 320 41
                flightTitle 20 12 198.6667 17
                flightPrice 228.6667 12 71.3333 17
                flightLine 20 40 300 1
                rent 0 82 320 41
                rentTitle 20 12 199 17
                rentPrice 229 12 71 17
                """)
        fixture.expect(
            pixels: """
                #E5E5EA 20.2,40.5 150,40.2 150,40.8 319.8,40.5 20.2,81.5 319.8,81.5
                #FFFFFF 1,1 19.5,40.5 150,39.5 150,41.2 19.5,81.5 150,80.5 150,82.2 150,122.5 319,1 319,122 5,60 310,60
                #FFFFFF 224,60 222,62 19,20 301,20
                """)
        try fixture.expectPicture()
    }

    /// The accessibility size of three steps: body and headline 40 points, the large title 52, footnotes 33; their lines
    /// are 48, 62 1/3 and 39 2/3 high. Rows stand on top of each other at such sizes: 48 + 8 + 48, and 16 around.
    @Test func `Large text`() throws {
        let fixture = try Fixture("large-text")
        fixture.expect(
            frames: """
                screen 0 0 393 852
                title 16 79 361 62.3333
                size 16 157.3333 361 136
                sizeRow 16 16 329 104
                sizeTitle 0 0 329 48
                sizeValue 0 56 329 48
                motion 16 309.3333 361 136
                motionRow 16 16 329 104
                motionTitle 0 0 329 48
                motionValue 0 56 329 48
                note 32 453.3333 345 39.6667
                done 16 726 361 76
                doneText 16 14 329 48
                """)
        fixture.expect(
            pixels: """
                #F2F2F7 1,1 15.5,220 377.5,220 200,156.8 200,294 200,308.8 16.2,157.5 376.8,293.1 200,446 200,725.5 200,802.5 15.5,760
                #FFFFFF 17,220 376,220 200,157.8 200,293 350,380 17,380 200,309.7 200,445
                #0088FF 17,764 376,764 200,726.5 200,801.5 30,728
                """)
        try fixture.expectPicture()
    }

    /// Everything that leads or trails changes sides: faces end 16 before the right edge, times begin 16 after the left.
    @Test func `Mail from right to left`() throws {
        let fixture = try Fixture("right-to-left")
        var frames = "screen 0 0 393 852\ntitle 16 107 361 44\nlist 0 163 393 152\n"
        for (row, name) in ["noor", "sami"].enumerated() {
            frames += """
                \(name) 0 \(row * 76) 393 76
                \(name)Face 329 14 48 48
                \(name)Name 84 16 233 22
                \(name)Time 16 16 60 22
                \(name)Text 16 40 301 20
                \(name)Line 0 75.6667 317 0.3333

                """
        }
        fixture.expect(frames: frames)
        fixture.expect(
            pixels: """
                #FFFFFF 1,1 328.5,201 377.5,201 353,176.5 353,225.5 330,178 376,178 317.5,238.8 390,238.8 317.5,314.8 5,200 5,300
                #00C3D0 330,201 376,201 353,177.5 353,224.5
                #CB30E0 330,277 376,277 353,253.5 353,300.5
                #C6C6C8 0.2,238.8 100,238.8 316.5,238.8 0.2,314.8 316.5,314.8
                """)
        try fixture.expectPicture()
    }
}
