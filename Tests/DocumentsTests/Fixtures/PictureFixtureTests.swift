import Maquette
import Testing

/// Screens with pictures, in the dark, and on other devices.
@MainActor @Suite struct PictureFixtureTests {
    /// The dark palette: #6D7CFF indigo, #2C2C2E and #1C1C1E for the fifth and sixth grey. The artwork is a square of
    /// 393 - 48, the record in it 173, the played part a third of the track.
    @Test func `Now playing in the dark`() throws {
        let fixture = try Fixture("dark")
        fixture.expect(
            frames: """
                screen 0 0 393 852
                artwork 24 91 345 345
                record 86 86 173 173
                hole 70 70 33 33
                song 24 476 345 26.3333
                artist 24 504.3333 345 20.3333
                track 24 548.6667 345 4
                played 0 0 115 4
                elapsed 24 560.6667 60 13.3333
                remaining 309 560.6667 60 13.3333
                controls 24 606 345 73
                previous 40 12 49 49
                pause 136 0 73 73
                barLeft 23 23 9 27
                barRight 41 23 9 27
                next 256 12 49 49
                """)
        fixture.expect(
            pixels: """
                #000000 1,1 23.5,260 369.5,260 200,90.5 200,436.5 24.2,91.2 111,263 200,200 281,263
                #6D7CFF 25,263 368,263 200,92 200,435 109,263 284,263 196.5,263.5 181,263.5 212,263.5
                #FFFFFF 26,550.7 138.5,550.7 170,642 196.5,607 196.5,678 196.5,642.5
                #2C2C2E 139.5,550.7 366,550.7
                #000000 184,642.5 191,642.5 202,642.5 209,642.5 187.5,630 187.5,655
                #1C1C1E 65,642.5 112,642.5 88.5,619 281,642.5 328,642.5
                """)
        try fixture.expectPicture()
    }

    /// On a phone the picture is 425 high and the text 16 from the edges: facts share 361 - 24.
    @Test func `The recipe on a phone`() throws {
        let fixture = try Fixture("recipe", on: "iPhone 16")
        fixture.expect(
            frames: """
                screen 0 0 393 852
                photo 0 0 393 425
                plate 97 113 199 199
                soup 30 30 139 139
                title 16 449 361 33.6667
                subtitle 16 486.6667 361 18
                facts 16 524.6667 361 64
                time 0 0 112.3333 64
                people 124.3333 0 112.3333 64
                effort 248.6667 0 112.3333 64
                steps 16 608.6667 361 81.3333
                """)
        fixture.expect(
            pixels: """
                #F7E8D0 1,1 96.5,212 296.5,212 196,112.5 196,312.5 392,424.8 98,114
                #FFFFFF 98,212 126.5,212 266.5,212 196,114 196,142.5 1,425.2 15.5,550 128.6,550 140,550 377.5,550 200,524.4 200,589
                #FF8D28 128,212 265,212 196,143.5 196,281.5 196,212
                #F2F2F7 17,556 127,556 141,556 251,556 266,556 376,556
                """)
        try fixture.expectPicture()
    }

    /// On an iPad in landscape (1024 x 768, two pixels a point, 20 above the safe area) the picture takes the left half;
    /// the text 40 from it and from the edge; the title is larger. Facts share 432 - 24.
    @Test func `The recipe on a tablet`() throws {
        let fixture = try Fixture("recipe", on: "iPad (9.7-inch)", .landscapeLeft)
        fixture.expect(
            frames: """
                screen 0 0 1024 768
                photo 0 0 512 768
                plate 156.5 284.5 199 199
                soup 30 30 139 139
                title 552 80 432 41
                subtitle 552 125 432 18
                facts 552 163 432 64
                time 0 0 136 64
                people 148 0 136 64
                effort 296 0 136 64
                steps 552 247 432 81.5
                """)
        fixture.expect(
            pixels: """
                #F7E8D0 1,1 511.5,1 511.5,767 155.5,384 356.5,384 256,284 256,484
                #FFFFFF 512.5,1 158,384 186,384 327,384 256,286 1023,767 551,195 688.5,195 699.5,195 985,195
                #FF8D28 187.5,384 324.5,384 256,315.5 256,452.5
                #F2F2F7 553,195 687,195 701,195 835,195 849,195 983,195
                """)
        try fixture.expectPicture()
    }

    /// A tile is 113 x 84: 361 wide less two gaps of 11, a third. With 6 between and 13 1/3 for the name, rows are
    /// 103 1/3 high. The picture has sky above 30, sea to 50 and sand to 60, and a tower from 60 to 72 across, red between
    /// 18 and 30. Filled, it is 113/90 and 84/60 as large; fitted 113/90, 75 1/3 high; filling 7/5, 126 wide.
    @Test func `Content modes`() throws {
        let fixture = try Fixture("gallery")
        let modes = [
            "scaleToFill", "scaleAspectFit", "scaleAspectFill", "center", "top", "bottom", "left", "right", "topLeft",
            "topRight", "bottomLeft", "bottomRight",
        ]
        var frames = "screen 0 0 393 852\ntitle 16 107 361 40.6667\ngrid 16 163.6667 361 461.3333\n"
        for (index, mode) in modes.enumerated() {
            if index % 3 == 0 { frames += "stackView 0 \(Double(index / 3) * (103 + 1.0 / 3 + 16)) 361 103.3333\n" }
            frames += "stackView \(index % 3 * 124) 0 113 103.3333\n\(mode) 0 0 113 84\nlabel 0 90 113 13.3333\n"
        }
        fixture.expect(frames: frames)
        // Tiles begin at 16, 140 and 264 across, and at 163 2/3, 283, 402 1/3 and 521 2/3 down.
        fixture.expect(
            pixels: """
                #64D2FF 17,165 127,165 141,169 252,169 265,165 31,300 190,290 290,320 17,420 170,420 270,405 45,525 145,550 300,550
                #0A84FF 20,215 20,230 150,215 270,225 40,330 160,320 290,345 20,450 170,450 270,440 50,560 150,585 300,585
                #FFD60A 20,240 126,246 150,240 265,240 50,350 160,340 290,362 20,470 170,470 270,455 50,575 150,600 300,600
                #E5E5EA 141,166 141,246 17,290 17,360 128,300 141,300 160,360 270,290 300,300 120,450 50,408 141,480 150,440
                #E5E5EA 360,420 300,475 30,530 100,595 240,600 180,530 270,600 330,530
                #FF3B30 98,192 222,195 350,195 92,318 216,306 340,330 80,438 228,438 328,425 104,545 205,570 352,570
                #FFFFFF 10,200 134,200 258,200 200,275 200,395 200,515 222,220 98,220
                """)
        try fixture.expectPicture()
    }
}
