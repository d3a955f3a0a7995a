import Testing

/// Line heights: 11 -> 13 1/3, 13 -> 15 2/3, 15 -> 18, 17 -> 20 1/3, 20 -> 24, 34 -> 40 2/3; two lines of 13 -> 31 1/3,
/// of 17 -> 40 2/3; three of 17 -> 61.
@MainActor @Suite struct ListFixtureTests {
    /// Margins of 16 leave 361. The account is from 163 2/3 to 243 2/3, three rows of 44 from 278 2/3.
    @Test func `The settings list`() throws {
        let fixture = try Fixture("settings-list")
        fixture.expect(
            frames: """
                screen 0 0 393 852
                title 16 107 361 40.6667
                account 16 163.6667 361 80
                avatar 14 11 58 58
                initials 0 0 58 58
                accountName 86 18 259 24
                accountText 86 46 259 15.6667
                group 16 278.6667 361 132
                airplane 0 0 361 44
                airplaneIcon 16 7 30 30
                airplaneTitle 62 0 220 44
                airplaneTrack 294 6 51 31
                airplaneThumb 2 2 27 27
                airplaneLine 62 43.6667 299 0.3333
                wifi 0 44 361 44
                wifiIcon 16 7 30 30
                wifiTitle 62 0 155 44
                wifiValue 225 0 120 44
                wifiLine 62 43.6667 299 0.3333
                bluetooth 0 88 361 44
                bluetoothIcon 16 7 30 30
                bluetoothTitle 62 0 155 44
                bluetoothValue 225 0 120 44
                note 32 418.6667 329 31.3333
                """)
        fixture.expect(
            pixels: """
                #F2F2F7 5,5 15.5,200 377.5,200 200,163 200,244 200,278 200,411 16.2,278.9 376.8,278.9
                #FFFFFF 200,164 200,243.3 17,200 376,200 200,279 200,410.3 20,300 352,284.2 326,300 70,322
                #AEAEB2 31,203.7 87,203.7 59,175.5 59,231.5
                #FF8D28 47,286.2 33,300 61.5,300 47,315.2
                #0088FF 47,330.2 33,345 61.5,345 47,359.2
                #6155F5 47,374.2 33,389 61.5,389 47,403.2
                #E5E5EA 350,300 358,300 346,285.3 346,315.2
                #C6C6C8 100,322.4 376,322.4 100,366.4
                """)
        try fixture.expectPicture()
    }

    /// The bar ends 60 below the safe area, at 119. Bubbles keep 8 above and below their lines.
    @Test func `The chat`() throws {
        let fixture = try Fixture("chat")
        fixture.expect(
            frames: """
                screen 0 0 393 852
                bar 0 0 393 119
                back 16 65 20 44
                face 48 71 36 36
                faceLetter 0 0 36 36
                friend 94 71 283 18
                status 94 90 283 15.6667
                barLine 0 118.6667 393 0.3333
                day 16 131 361 13.3333
                first 16 156.3333 226 56.6667
                firstText 14 8 198 40.6667
                second 197 221 180 36.3333
                secondText 14 8 152 20.3333
                third 131 259.3333 246 77
                thirdText 14 8 218 61
                read 135 340.3333 238 13.3333
                composer 16 774 317 36
                prompt 14 0 289 36
                send 341 774 36 36
                arrow 0 0 36 36
                """)
        fixture.expect(
            pixels: """
                #F2F2F7 200,5 200,60 5,118 390,118 46,89 86,89
                #BDBDC2 5,118.8 200,118.8 390,118.8
                #FFFFFF 5,119.2 200,150 15.5,180 242.5,180 16.2,156.5 196.5,240 377.5,240 197.2,221.2 200,258.5 130.5,300
                #FF2D55 50,89 82.5,89 66,71.5 66,106.5
                #E5E5EA 17,184 241,184 130,156.5 130,212.5
                #0088FF 198,239 376,239 280,221.2 280,256.9 132,298 376,298 250,259.5 250,336 343,792 359,774.5 359,809.5
                #D1D1D6 100,774.5 100,809.5 16.5,792 332.5,792
                #FFFFFF 100,775.5 200,792 336,792
                """)
        try fixture.expectPicture()
    }

    /// Columns are 364 / 7 = 52 wide, rows 52 high as the first one says. The month's line of 22 points is 26 1/3 high.
    @Test func `The calendar`() throws {
        let fixture = try Fixture("calendar")
        var frames = """
            page 0 0 396 356.3333
            month 16 16 364 26.3333
            weekdays 16 52.3333 364 24

            """
        for column in 0..<7 { frames += "label \(column * 52) 0 52 24\n" }
        frames += "line 0 76.3333 396 0.3333\nweeks 16 80.3333 364 260\n"
        for row in 0..<5 {
            frames += "stackView 0 \(row * 52) 364 52\n"
            for column in 0..<7 {
                let isBlank = row == 0 && column < 3 || row == 4 && column == 6
                switch (row, column) {
                case (2, 2): frames += "today 104 0 52 52\ndisc 6 6 40 40\ntodayText 0 0 52 52\n"
                case (3, 3): frames += "trip 156 0 52 52\ntripText 0 0 52 52\ndot 23 42 6 6\n"
                default: frames += "\(isBlank ? "view" : "label") \(column * 52) 0 52 52\n"
                }
            }
        }
        fixture.expect(frames: frames)
        // The disc stands at (126, 190 1/3), the dot at (195, 278 1/3).
        fixture.expect(
            pixels: """
                #FF383C 127,210.3 165,210.3 146,190.8 146,229.8 132,210.3 134,198
                #0088FF 195.5,281.3 200.3,281.3 198,278.8 198,283.9
                #FFFFFF 125.5,210.3 166.5,210.3 146,189.8 146,230.8 127,191.5 164,191.5 194.5,281.3 201.5,281.3 198,284.8
                #C6C6C8 0.5,76.5 100,76.5 300,76.5 395.5,76.5
                #FFFFFF 10,75.8 10,76.9 40,100 40,340 370,330
                """)
        try fixture.expectPicture()
    }
}
