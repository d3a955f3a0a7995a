import Maquette
import Testing

/// What controls paint, read from their display lists. Colours are the system's of iOS 13 to 18.
@MainActor @Suite struct ControlPictureTests {
    private func text(
        _ view: UIView, style: UIUserInterfaceStyle = .light,
        direction: UITraitEnvironmentLayoutDirection = .leftToRight
    ) throws -> String {
        try view.picture(on: Stage(device: .iPhone16, style: style, direction: direction)).text
    }

    private func fills(_ view: UIView, style: UIUserInterfaceStyle = .light) throws -> [String] {
        try text(view, style: style).split(separator: "\n").map { $0.trimmingCharacters(in: .whitespaces) }
            .filter { $0.hasPrefix("fill") }
    }

    /// UIKit's frame of 51 by 31 with a thumb 2 points inside: 27 wide, from 51 - 2 - 27 = 22. The greens are those of
    /// `systemGreen` in Apple's Human Interface Guidelines.
    @Test func aSwitchThatIsOnIsGreenWithItsKnobAtTheEnd() throws {
        try Headless.with({ $0.release = .iOS18 }) { () throws in
            let view = UISwitch()
            view.isOn = true
            #expect(
                try fills(view) == [
                    "fill rounded 0 0 51 31 radius 15.5 #34C759", "fill rounded 22 2 27 27 radius 13.5 #FFFFFF",
                ])
            #expect(try fills(view, style: .dark).first == "fill rounded 0 0 51 31 radius 15.5 #30D158")
            #expect(try text(view, direction: .rightToLeft).contains("fill rounded 2 2 27 27 radius 13.5 #FFFFFF"))
        }
    }

    @Test func aSwitchThatIsOffIsGreyWithItsKnobAtTheStart() throws {
        try Headless.with({ $0.release = .iOS18 }) { () throws in
            let found = try fills(UISwitch())
            #expect(found[0].hasPrefix("fill rounded 0 0 51 31 radius 15.5 #787880/"))
            #expect(found[1] == "fill rounded 2 2 27 27 radius 13.5 #FFFFFF")
        }
    }

    /// What more than ten public apps write to colour a track that is off, such as `roleSwitch.subviews[0].subviews[0]`.
    @Test func theTrackThatIsOffIsReachedThroughTheSubviews() throws {
        try Headless.with({ $0.release = .iOS18 }) { () throws in
            let view = UISwitch()
            view.subviews[0].subviews[0].backgroundColor = UIColor(red: 1, green: 0, blue: 0, alpha: 1)
            #expect(
                try fills(view) == [
                    "fill rounded 0 0 51 31 radius 15.5 #FF0000", "fill rounded 2 2 27 27 radius 13.5 #FFFFFF",
                ])
            view.isOn = true
            #expect(try fills(view).first == "fill rounded 0 0 51 31 radius 15.5 #34C759")
            #expect(view.hitTest(CGPoint(x: 20, y: 15), with: nil) === view)
        }
    }

    /// Apple, `background` of a text field: images should be able to stretch to fit; `capInsets`: what end caps cover keeps its size.
    @Test func theBackgroundOfAFieldKeepsItsCaps() throws {
        let field = UITextField(frame: CGRect(x: 0, y: 0, width: 100, height: 40))
        let image = UIGraphicsImageRenderer(size: CGSize(width: 9, height: 9)).image { context in
            UIColor.red.setFill()
            context.fill(CGRect(x: 0, y: 0, width: 9, height: 9))
        }
        field.background = image.resizableImage(withCapInsets: UIEdgeInsets(top: 4, left: 4, bottom: 4, right: 4))
        #expect(try text(field).contains(" caps 4 4 4 4"))
    }

    /// Apple, `cornerStyle`: it "controls the behavior of the `cornerRadius` you set on the configuration background". A simulator of iOS 26.1
    /// recorded a button with 0 there for a suite: it has corners, where others are capsules.
    @Test func aConfiguredButtonHasTheRadiusThatCodeSets() throws {
        func button(_ radius: CGFloat?) throws -> String {
            var configuration = UIButton.Configuration.filled()
            if let radius { configuration.background.cornerRadius = radius }
            let button = UIButton(configuration: configuration)
            button.frame = CGRect(x: 0, y: 0, width: 100, height: 40)
            return try #require(fills(button).first)
        }
        #expect(try button(nil).contains("0 0 100 40 radius 20 "))
        #expect(try button(3).contains("0 0 100 40 radius 3 "))
        #expect(try !button(0).contains("radius"))
    }

    @Test func whatIsDisabledIsHalfAsStrong() throws {
        let views: [UIControl] = [UISwitch(), UISlider(frame: CGRect(x: 0, y: 0, width: 100, height: 31)), UIStepper()]
        for view in views {
            #expect(try !text(view).contains("group alpha 0.5"))
            view.isEnabled = false
            #expect(try text(view).contains("group alpha 0.5"))
        }
    }

    /// The track of 114 from 2; in the middle the thumb of 28 stands at 45 to 73, its own middle at 59.
    @Test func aSlidersTrackIsTintedUpToTheThumb() throws {
        try Headless.with({ $0.release = .iOS18 }) { () throws in
            let slider = UISlider(frame: CGRect(x: 0, y: 0, width: 118, height: 31))
            slider.value = 0.5
            let found = try fills(slider)
            #expect(found[0].hasPrefix("fill rounded 2 13 114 4 radius 2 #787880/"))
            #expect(found[1] == "fill rounded 2 13 57 4 radius 2 #007AFF")
            #expect(found[2] == "fill rounded 45 1 28 28 radius 14 #FFFFFF")
            slider.value = 0
            let mirrored = try text(slider, direction: .rightToLeft)
            #expect(mirrored.contains("fill rounded 88 1 28 28 radius 14 #FFFFFF"))
        }
    }

    /// Apple on `UISlider.TrackConfiguration` and `.thumbless`: marks at shares of the track, a fill that begins at the neutral value,
    /// and no thumb. A track of 6 since iOS 26 (measured by Vercantez/openuikit); 114 points here, from 2.
    @Test func aTrackHasMarksAndIsFilledFromItsNeutralValue() throws {
        let slider = UISlider(frame: CGRect(x: 0, y: 0, width: 100, height: 34))
        slider.value = 0.25
        slider.sliderStyle = .thumbless
        slider.tintColor = UIColor(red: 0, green: 0, blue: 1, alpha: 1)
        slider.trackConfiguration = .init(neutralValue: 0.5, numberOfTicks: 3)
        #expect(slider.trackConfiguration?.ticks.map(\.position) == [0, 0.5, 1])
        let found = try fills(slider)
        let filled = try #require(found.first { $0.hasSuffix("#0000FF") })
        let numbers = filled.split(separator: " ").compactMap { Double($0) }
        // From the thumb's middle, which a thumb of 37 keeps in 18.5 to 81.5, to the middle of the track.
        #expect(abs(numbers[0] - 34.25) < 0.6 && abs(numbers[0] + numbers[2] - 50) < 0.001, "\(filled)")
        #expect(found.count == 2 + 3, "\(found)")
        slider.sliderStyle = .default
        #expect(try fills(slider).count > 2 + 3)
    }

    @Test func aSteppersSignThatLeadsNowhereIsPale() throws {
        let stepper = UIStepper()
        #expect(try fills(stepper).contains { $0.hasSuffix("#000000/0.3") })
        stepper.value = 5
        #expect(try !fills(stepper).contains { $0.hasSuffix("#000000/0.3") })
    }

    @Test func theChosenSegmentIsALighterPlate() throws {
        try Headless.with({ $0.release = .iOS18 }) { () throws in
            let control = UISegmentedControl(items: ["A", "B"])
            control.frame = CGRect(x: 0, y: 0, width: 120, height: 32)
            control.selectedSegmentIndex = 1
            #expect(try fills(control).contains("fill rounded 62 2 56 28 radius 7 #FFFFFF"))
            #expect(try fills(control, style: .dark).contains("fill rounded 62 2 56 28 radius 7 #636363"))
            control.selectedSegmentTintColor = .systemBlue
            #expect(try fills(control).contains("fill rounded 62 2 56 28 radius 7 #007AFF"))
            control.selectedSegmentIndex = UISegmentedControl.noSegment
            #expect(try !fills(control).contains { $0.contains("#007AFF") })
        }
    }

    @Test func aProgressBarIsFilledFromWhereReadingBegins() throws {
        try Headless.with({ $0.release = .iOS18 }) { () throws in
            let bar = UIProgressView()
            bar.frame = CGRect(x: 0, y: 0, width: 100, height: 4)
            bar.progress = 0.25
            #expect(try fills(bar).last == "fill rounded 0 0 25 4 radius 2 #007AFF")
            #expect(try text(bar, direction: .rightToLeft).contains("fill rounded 75 0 25 4 radius 2 #007AFF"))
            bar.progress = 0
            #expect(try fills(bar).count == 1)
        }
    }

    @Test func aWheelThatTurnsHasEightBlades() throws {
        let indicator = UIActivityIndicatorView(style: .medium)
        #expect(try fills(indicator).isEmpty)
        indicator.startAnimating()
        #expect(try fills(indicator).count == 8)
    }

    /// Measured in pictures of simulators: tumblr/kanvas-ios (iOS 26, a view of 50 points in the middle of 320, wheel from 141 to 176),
    /// GetStream/stream-chat-swift (iOS 26.2, 37 points in the middle of 360, from 162 to 197) and Adyen/adyen-ios (iOS 17.2, medium, all of its 20
    /// points). In all of them the strongest spoke is the left one.
    @Test func `The wheel of an indicator begins at its left`() throws {
        let indicator = UIActivityIndicatorView(style: .large)
        for (side, left) in [(37.0, 0.0), (50, 6), (20, 0)] {
            if side == 20 { indicator.style = .medium }
            indicator.frame = CGRect(x: 0, y: 0, width: side, height: side)
            indicator.startAnimating()
            let found = try Pixels(of: indicator)
            let width = side == 20 ? 20 : 35
            let (left, middle) = (Int(left), Int(left) + width / 2)
            #expect(found[left + 1, middle][3] > 2 * found[middle, left + 1][3] && found[middle, left + 1][3] > 0)
            let ink = (0..<Int(side)).filter { found[$0, middle][3] > 0 }
            #expect(ink.first == left && ink.last == left + width - 1)
        }
    }

    /// Measured on iOS 26.1 (Mac Catalyst): four pages are 92 wide and 26 high; slots of 10 on a pitch of 18 from x = 14;
    /// dots of 7.59; the current one white. So the middle of the second dot is at 14 + 18 + 5 = 37, less 3.795.
    @Test func theDotOfThePresentPageIsWhite() throws {
        let pages = UIPageControl(frame: CGRect(x: 0, y: 0, width: 92, height: 26))
        pages.numberOfPages = 4
        pages.currentPage = 1
        let dots = try fills(pages)
        #expect(dots.count == 4)
        #expect(dots[1].hasSuffix("#FFFFFF") && !dots[0].hasSuffix("#FFFFFF"))
        #expect(dots[1].contains("ellipse 33.205 9.205 7.59 7.59"))
    }

    /// Apple's page of `UIPageControl.BackgroundStyle`: the prominent background is there whether or not somebody touches the control; the
    /// automatic one is there while somebody does.
    @Test func `Dots are on a background of their own where it is prominent`() throws {
        let pages = UIPageControl(frame: CGRect(x: 0, y: 0, width: 200, height: 26))
        pages.numberOfPages = 4
        let dots = try fills(pages)
        pages.backgroundStyle = .prominent
        let all = try fills(pages)
        // As wide as four pages are, in the middle: (200 - 92) / 2 = 54.
        #expect(all.dropFirst() == dots[...] && all[0].contains(" 54 0 92 26") && !all[0].contains("ellipse"))
    }

    /// Apple in 2020: any number of pages, and the dots scroll. In 60 points there is room for (60 - 7.59) / 18 + 1 = 3 dots: the
    /// present one is in the middle, those beside it with more behind them are smaller.
    @Test func dotsThatHaveNoRoomAreNotThere() throws {
        let pages = UIPageControl(frame: CGRect(x: 0, y: 0, width: 60, height: 26))
        pages.numberOfPages = 10
        func sizes() throws -> [String] {
            try fills(pages).map { dot in
                (dot.contains(" 7.59 7.59") ? "large" : "small") + (dot.hasSuffix("#FFFFFF") ? ", white" : "")
            }
        }
        pages.currentPage = 5
        #expect(try sizes() == ["small", "large, white", "small"])
        pages.currentPage = 0
        #expect(try sizes() == ["large, white", "large", "small"])
        pages.currentPage = 9
        #expect(try sizes() == ["small", "large", "large, white"])
        // Before iOS 14 they were all there.
        let before = try Headless.with({ $0.release = .iOS13 }) { try fills(pages) }
        #expect(before.count == 10)
    }
}
