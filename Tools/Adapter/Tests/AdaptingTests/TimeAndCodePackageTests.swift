import Testing

/// Packages of dates, codes and of services that nobody answers. Codes are the test vectors of their standards: RFC 1321, RFC
/// 3174, FIPS 180-4, RFC 4231, RFC 6070 and FIPS 197. Dates are those of the calendar.
@Suite(.enabled(if: Toolset.file != nil), .serialized) struct TimeAndCodePackageTests {
    @Test func `Dates and codes are right, and services are quiet`() throws {
        let lines = try StandInProgram.output(Self.program, modules: Self.modules).split(separator: "\n").map(
            String.init)
        #expect(
            lines == [
                "sums 2024-02-29 2024-01-30 29", "parts 2024 2 29 5 Thursday 29 29th 60",
                "edges 2024-02-01 2024-02-29T23:59:59Z",
                "between 40 1 true true false", "zones 2024-02-29 23:30 2024-03-01 08:30",
                "read 2024-05-09 nil 1715212800.0",
                "said 2 hours ago in 3 days just now 2h", "rounded 10:15 10:20", "lengths 90000.0 25",
                "md5 900150983cd24fb0d6963f7d28e17f72", "sha1 a9993e364706816aba3e25717850c26c9cd0d89d",
                "sha256 ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad",
                "hmac 5bdcc146bf60754e6a042426089575c75a003f089d2739839dec58b964ec3843",
                "key 0c60c80f961f0e71f3a9b524af6012062fe037a6", "aes 69c4e0d86a7b0430d8cdb78070b4c55a true",
                "chain true AQID", "socket false nil", "counted u1 false true",
            ])
    }

    private static let modules = [
        "SwiftDate", "CryptoSwift", "Starscream", "Mixpanel", "Amplitude", "AppCenter", "AppCenterAnalytics",
        "AppCenterCrashes",
        "AppCenterDistribute", "Sentry",
    ]

    private static let program = #"""
        import Amplitude
        import AppCenter
        import AppCenterAnalytics
        import AppCenterCrashes
        import AppCenterDistribute
        import CryptoSwift
        import Foundation
        import FoundationNetworking
        import Mixpanel
        import Sentry
        import Starscream
        import SwiftDate

        let day = "yyyy-MM-dd"
        let january = DateInRegion(year: 2024, month: 1, day: 31, region: .UTC)
        let february = january + 1.months
        print("sums", february.toFormat(day), (january - 1.days).toFormat(day), february.monthDays)
        print(
            "parts", february.year, february.month, february.day, february.weekday, february.weekdayName(.default, locale: "en"),
            february.monthDays, february.ordinalDay, february.dayOfYear)
        print("edges", february.dateAtStartOf(.month).toFormat(day), february.dateAt(.endOfMonth).toISO())
        let later = january + 40.days
        print(
            "between", later.difference(in: .day, from: january)!, later.difference(in: .month, from: january)!,
            january.isBeforeDate(later, granularity: .day), january.compare(.isSameDay(january + 5.hours)),
            january.compare(.isSameMonth(later)))
        let late = DateInRegion(year: 2024, month: 2, day: 29, hour: 23, minute: 30, region: .UTC)
        let tokyo = Region(zone: Zones.asiaTokyo)
        print("zones", late.toFormat("yyyy-MM-dd HH:mm"), late.convertTo(region: tokyo).toFormat("yyyy-MM-dd HH:mm"))
        let read = "2024-05-09T00:00:00Z".toISODate()!
        print("read", "09/05/2024".toDate("dd/MM/yyyy")!.toFormat(day), "soon".toDate("dd/MM/yyyy") as Any? ?? "nil", read.timeIntervalSince1970)
        let now = late
        print(
            "said", (now - 2.hours).toRelative(since: now), (now + 3.days).toRelative(since: now), now.toRelative(since: now),
            (now - 2.hours).toRelative(since: now, style: RelativeFormatter.twitterStyle()))
        let quarter = DateInRegion(year: 2024, month: 1, day: 1, hour: 10, minute: 16, region: .UTC)
        print("rounded", quarter.dateRoundedAt(.to5Mins).toFormat("HH:mm"), quarter.dateRoundedAt(.toCeil10Mins).toFormat("HH:mm"))
        print("lengths", (1.days + 1.hours).timeInterval, (1.days + 1.hours).in(.hour)!)

        print("md5", "abc".md5())
        print("sha1", "abc".sha1())
        print("sha256", Data("abc".utf8).sha256().toHexString())
        let code = HMAC(key: "Jefe".bytes, variant: .sha256)
        print("hmac", try "what do ya want for nothing?".bytes.authenticate(with: code).toHexString())
        let key = try PKCS5.PBKDF2(password: "password".bytes, salt: "salt".bytes, iterations: 1, keyLength: 20, variant: .sha1)
        print("key", try key.calculate().toHexString())
        let block = [UInt8](hex: "00112233445566778899aabbccddeeff")
        let aes = try AES(key: [UInt8](hex: "000102030405060708090a0b0c0d0e0f"), blockMode: ECB(), padding: .noPadding)
        let secret = try aes.encrypt(block)
        print("aes", secret.toHexString(), try aes.decrypt(secret) == block)
        let chain = try AES(key: "0123456789abcdef", iv: "fedcba9876543210")
        print("chain", try "plain".encryptToBase64(cipher: chain).decryptBase64ToString(cipher: chain) == "plain", [1, 2, 3].toBase64())

        let socket = WebSocket(request: URLRequest(url: URL(string: "wss://example.org")!))
        var heard: WebSocketEvent?
        socket.onEvent = { heard = $0 }
        socket.connect()
        socket.write(string: "x")
        print("socket", socket.isConnected, heard as Any? ?? "nil")

        Mixpanel.initialize(token: "x", trackAutomaticEvents: false).identify(distinctId: "u1")
        Mixpanel.mainInstance().track(event: "e", properties: ["a": 1, "b": "c"])
        Amplitude.instance().logEvent("e")
        AppCenter.start(withAppSecret: "x", services: [Analytics.self, Crashes.self, Distribute.self])
        var options: Options?
        SentrySDK.start {
            $0.dsn = "x"
            options = $0
        }
        SentrySDK.capture(message: "m")
        print("counted", Mixpanel.mainInstance().distinctId, SentrySDK.isEnabled, options?.dsn == "x")
        """#
}
