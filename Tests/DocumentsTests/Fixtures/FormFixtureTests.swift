import Testing

/// Lines of text are as high as 2444/2048 of their size, rounded up to a third of a point: 13 -> 15 2/3, 14 -> 17,
/// 15 -> 18, 17 -> 20 1/3, 19 -> 23, 20 -> 24, 22 -> 26 1/3, 28 -> 33 2/3, 34 -> 40 2/3.
@MainActor @Suite struct FormFixtureTests {
    /// iPhone 16: 393 x 852, safe area from 59 to 818.
    @Test func `The sign-in screen`() throws {
        let fixture = try Fixture("sign-in")
        fixture.expect(
            frames: """
                screen 0 0 393 852
                logo 24 99 64 64
                letter 0 0 64 64
                title 24 187 345 40.6667
                subtitle 24 235.6667 345 20.3333
                email 24 288 345 50
                emailText 16 0 313 50
                password 24 350 345 50
                passwordText 16 0 225 50
                forgot 249 0 80 50
                signIn 24 424 345 50
                signInText 0 0 345 50
                or 24 502 345 18
                orLeft 0 9 152 1
                orText 152 0 41 18
                orRight 193 9 152 1
                passkey 24 548 345 50
                passkeyText 0 0 345 50
                footer 24 784 345 18
                """)
        fixture.expect(
            pixels: """
                #FFFFFF 1,1 23.5,131 88.4,131 24.2,99.2 56,98.5 56,163.4 200,287.5 24.2,288.2 200,338.5 200,349.5 200,423.5
                #6155F5 40,105 25,131 87.5,131 56,99.5 56,162.5
                #F2F2F7 24.5,313 368.5,313 200,288.2 200,337.7 200,350.2 200,399.7
                #0088FF 200,424.2 200,473.7 25,449 368,449
                #C6C6C8 30,511.5 175.5,511.5 218,511.5 368,511.5
                #FFFFFF 30,510.5 30,512.5 177,511.5 215,511.5 200,549.5 30,560
                #D1D1D6 200,548.5 200,597.5 24.5,573 368.5,573
                """)
        try fixture.expectPicture()
    }

    /// The card is 24 inside a width of 393. From its top: the cover to 96, the avatar from 56 to 136, the name from 148,
    /// the role from 176 1/3, two lines of 15 points (36 high) from 206 1/3, the numbers from 258 1/3 (24 + 2 + 15 2/3 high),
    /// the buttons from 320 to 364, and 20 below. The numbers share 305, the buttons 305 - 15.
    @Test func `The profile card`() throws {
        let fixture = try Fixture("profile-card")
        fixture.expect(
            frames: """
                backdrop 0 0 393 432
                card 24 24 345 384
                cover 0 0 345 96
                ring 20 56 80 80
                avatar 4 4 72 72
                initials 0 0 72 72
                name 20 148 305 26.3333
                role 20 176.3333 305 18
                bio 20 206.3333 305 36
                stats 20 258.3333 305 41.6667
                posts 0 0 101.6667 41.6667
                postsValue 0 0 101.6667 24
                postsName 0 26 101.6667 15.6667
                followers 101.6667 0 101.6667 41.6667
                followersValue 0 0 101.6667 24
                followersName 0 26 101.6667 15.6667
                following 203.3333 0 101.6667 41.6667
                followingValue 0 0 101.6667 24
                followingName 0 26 101.6667 15.6667
                buttons 20 320 305 44
                follow 0 0 145 44
                message 160 0 145 44
                """)
        fixture.expect(
            pixels: """
                #FFFFFF 200,130 30,300 365,300 45,119 122,119 200,404 84,158 84,82 200,120.2
                #FF8D28 49,120 119,120 84,85 84,155
                #00C3D0 24.2,60 368.7,60 200,24.2 200,119.8 84,79 30,110
                #0088FF 46,366 187,366 116,344.3 116,387.7
                #F2F2F7 206,366 347,366 276,344.3 276,387.7
                #FFFFFF 43.5,345 189.5,366 203.5,366 276,343.5
                """)
        try fixture.expectPicture()
    }
}
