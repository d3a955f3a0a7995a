import Maquette
import Testing

/// How large the ink of symbols is in pictures that simulators recorded.
@MainActor @Suite struct SymbolInkTests {
    /// In each line a symbol, the size of its text, and the width and the height of its ink, in points. The pictures are those of
    /// public suites; the sizes of texts are in the code of their views. Edges were read from the coverage of the outermost
    /// pixels. Symbols that a view fits into a frame are not among them.
    nonisolated private static let recorded = """
        # github.com/meshtastic/Meshtastic-Apple 9f0d8109, MeshtasticTests/SwiftUIViewSnapshotTests.swift and its pictures
        ## mqttConnected
        arrow.up.arrow.down.circle.fill 28 27.47 27.47
        ## mqttUplinkOnly
        arrow.up.circle.fill 28 27.47 27.47
        ## batteryFull
        battery.75 28 40.28 18.30
        ## batteryLow
        battery.25 28 40.28 18.30
        ## batteryCharging
        battery.100.bolt 28 40.28 18.45
        ## batteryPluggedIn
        powerplug 28 34.10 21.38
        ## batteryNil
        battery.0 28 40.28 18.30
        ## nodeOnline
        checkmark.circle.fill 22 21.90 21.90
        ## nodeIdle
        moon.circle.fill 22 21.90 21.90
        ## lockClosed
        lock.fill 28 18.67 26.81
        ## lockOpen
        lock.open.fill 28 28.14 26.79
        ## lockOpenMqtt
        lock.open.trianglebadge.exclamationmark.fill 28 33.24 29.39
        ## keySlash
        key.slash.fill 28 26.81 33.72
        ## logDistance
        location.fill 22 20.27 20.15
        ## logDeviceMetrics
        flipphone 22 14.73 21.93
        ## logPositions
        mappin.and.ellipse 22 20.22 23.35
        ## logEnvironment
        cloud.sun.rain 22 30.98 29.92
        ## logDetectionSensor
        sensor 22 25.92 18.38
        ## logTraceRoutes
        signpost.right.and.left 22 20.82 23.96
        ## favorite
        star.fill 28 30.35 28.94
        ## longPress
        hand.tap 28 25.73 30.40
        ## btReconnecting
        square.stack.3d.down.forward 22 21.14 24.23
        ## tcpConnected
        network 22 21.93 21.89
        ## serialConnected
        cable.connector.horizontal 22 26.58 7.64
        ## roleClient
        apps.iphone 22 13.80 22.74
        ## roleClientMute
        speaker.slash 22 20.00 20.28
        ## roleClientHidden
        eye.slash 22 29.32 19.57
        ## roleRouter
        wifi.router 22 30.67 20.47
        ## roleClientBase
        house 22 25.60 22.57
        ## roleTracker
        mappin.and.ellipse.circle 22 21.90 21.90
        ## roleTak
        shield.checkered 22 17.90 21.65
        ## roleTakTracker
        dog 22 29.77 24.86
        ## roleLostAndFound
        map 22 22.33 21.14
        ## hopsAway
        3.square 16 14.19 14.19
        ## channelBadge
        2.circle.fill 16 15.48 15.48
        ## formattingToolbar
        bold 17 9.86 11.87
        italic 17 8.56 11.87
        strikethrough 17 13.62 12.29
        chevron.left.forwardslash.chevron.right 17 23.23 15.68
        link 17 17.59 17.63
        ## composeArea_formatting
        bell.fill 17 15.62 17.46
        xmark.circle.fill 22 21.90 21.90
        ## securityVersionNag
        shield.slash.fill 60 59.20 59.14
        wifi.exclamationmark 17 19.04 14.72
        ## invalidVersion
        exclamationmark.triangle.fill 60 61.40 55.66
        wifi.slash 17 18.92 15.74
        checkmark.shield.fill 17 13.58 16.48
        ## humidityWithDew
        humidity 16 16.79 13.65
        ## pressureHigh
        gauge 16 15.92 15.92
        ## windFull
        wind 16 17.02 14.71
        ## onboarding_localNetwork
        person.and.background.dotted 20 22.90 18.26
        arrow.trianglehead.2.clockwise 20 19.91 23.79
        ## onboarding_location
        location 20 18.52 18.43
        lines.measurement.horizontal 20 22.40 17.50
        line.3.horizontal.decrease.circle 20 19.91 19.91
        mappin 20 7.32 20.63
        ## onboarding_notifications
        message 20 22.14 20.45
        battery.25percent 20 28.90 13.21
        ## onboarding_siri
        car.fill 20 23.11 18.12
        bubble 20 21.52 20.19
        power 20 19.91 20.46
        antenna.radiowaves.left.and.right.slash 20 20.72 20.51
        # github.com/home-assistant/iOS d722d781, Tests/App and Tests/Widgets, in a content size of medium
        ## howItWorksScreen
        wifi 19 21.36 15.43
        location.fill 19 17.57 17.43
        arrow.left.arrow.right 19 17.91 21.91
        hand.raised.fill 19 14.80 19.80
        ## testFiltersBar
        server.rack 15 17.27 13.48
        house.fill 15 17.45 15.39
        tag 15 16.34 16.34
        list.bullet.rectangle 15 17.27 13.48
        ## invitation
        envelope.badge.fill 16 20.97 14.86
        lock 11 7.33 10.52
        ## testCollapsibleView
        chevron.down 16 13.53 7.61
        chevron.up 16 13.52 7.61
        ## newComplicationBuilder
        circle 16 15.94 15.90
        ## systemMediumNotConfigured
        calendar 32 31.14 28.76
        # github.com/GetStream/stream-video-swift 8196aff7, ToastView_Tests, recorded at one pixel a point
        ## toastView
        info.circle.fill 17 16.89 16.89
        exclamationmark.circle.fill 17 16.89 16.89
        exclamationmark.triangle.fill 17 17.31 15.73
        checkmark.circle.fill 17 16.89 16.89
        xmark 17 13.02 13.02
        # github.com/cashapp/AccessibilitySnapshot 5b03db81, SwiftUIRendererTests
        ## UnspokenTraits
        keyboard 10 12.29 7.72
        hand.rays 10 11.16 12.05
        arrow.trianglehead.2.counterclockwise.rotate.90 10 11.86 9.95
        doc.text 10 8.21 10.47
        speaker.wave.2 10 10.89 8.55
        play 10 7.27 8.16
        text.line.magnify 10 10.50 8.93
        plus.magnifyingglass 10 9.52 9.60
        ## BasicAccessibilityDemo
        mic.fill 17 11.90 17.67
        person.circle.fill 22 21.90 21.90
        # github.com/ThePalaceProject/ios-core 8ec74be2, HoldsSnapshotTests, in a content size of medium
        ## testHoldsSearchBar
        xmark.circle.fill 16 15.93 15.93
        """

    struct Record: CustomTestStringConvertible, Sendable {
        let name: String
        let pointSize, width, height: Double
        let picture: String

        var testDescription: String { "\(name) of \(picture)" }
    }

    nonisolated static let records: [Record] = {
        var (source, picture) = ("", "")
        return recorded.split(separator: "\n").compactMap { line in
            let words = line.split(separator: " ").map(String.init)
            if words[0] == "#" { source = words[1] }
            if words[0] == "##" { picture = words[1] }
            guard words.count == 4, let size = Double(words[1]), let width = Double(words[2]),
                let height = Double(words[3])
            else { return nil }
            return Record(
                name: words[0], pointSize: size, width: width, height: height, picture: "\(source) \(picture)")
        }
    }()

    @Test func thereAreRecordsOfSeveralSources() {
        #expect(Self.records.count == 92)
        #expect(Set(Self.records.map { $0.picture.split(separator: " ")[0] }).count == 5)
    }

    /// Drawn three times as large, which is what a screen of three pixels a point does.
    @Test(arguments: records) func inkIsAsLargeAsRecorded(record: Record) throws {
        let scale = 3.0
        let wanted = UIImage.SymbolConfiguration(pointSize: record.pointSize * scale)
        let image = try #require(UIImage(systemName: record.name, withConfiguration: wanted))
        let pixels = try Pixels(of: image.withTintColor(.black, renderingMode: .alwaysOriginal))
        let columns = (0..<pixels.bitmap.width).map { x in
            (0..<pixels.bitmap.height).map { pixels[x, $0][3] }.max() ?? 0
        }
        let rows = (0..<pixels.bitmap.height).map { y in
            (0..<pixels.bitmap.width).map { pixels[$0, y][3] }.max() ?? 0
        }
        #expect(abs(extent(columns) / scale - record.width) <= 1)
        #expect(abs(extent(rows) / scale - record.height) <= 1)
    }

    /// From edge to edge; the outermost pixels count by their coverage.
    private func extent(_ coverage: [Int]) -> Double {
        guard let first = coverage.firstIndex(where: { $0 > 12 }), let last = coverage.lastIndex(where: { $0 > 12 })
        else { return 0 }
        guard last > first else { return Double(coverage[first]) / 255 }
        return Double(last - first - 1) + Double(coverage[first] + coverage[last]) / 255
    }
}
