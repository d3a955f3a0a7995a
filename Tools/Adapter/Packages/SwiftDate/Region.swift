import Foundation

/// A calendar with its zone and language, in which dates are read and written.
public struct Region: Codable, Hashable, Sendable, CustomStringConvertible {
    public let calendar: Calendar
    public var locale: Locale { calendar.locale ?? Locale(identifier: "en_US_POSIX") }
    public var timeZone: TimeZone { calendar.timeZone }

    public init(
        calendar: any CalendarConvertible = SwiftDate.defaultRegion.calendar,
        zone: any ZoneConvertible = SwiftDate.defaultRegion.timeZone,
        locale: any LocaleConvertible = SwiftDate.defaultRegion.locale
    ) {
        var calendar = calendar.toCalendar()
        calendar.timeZone = zone.toTimezone()
        calendar.locale = locale.toLocale()
        self.calendar = calendar
    }

    public init(fromDateComponents components: DateComponents) {
        let own = SwiftDate.defaultRegion
        self.init(
            calendar: components.calendar ?? own.calendar, zone: components.timeZone ?? own.timeZone,
            locale: components.calendar?.locale ?? own.locale)
    }

    public static var UTC: Region {
        Region(calendar: Calendar.autoupdatingCurrent, zone: Zones.gmt, locale: Locale.autoupdatingCurrent)
    }
    public static var local: Region {
        Region(
            calendar: Calendar.autoupdatingCurrent, zone: TimeZone.autoupdatingCurrent,
            locale: Locale.autoupdatingCurrent)
    }
    public static var current: Region { local }
    public static var ISO: Region {
        Region(
            calendar: Calendar(identifier: .gregorian), zone: Zones.gmt, locale: Locale(identifier: "en_US_POSIX"))
    }

    public static func currentIn(
        locale: (any LocaleConvertible)? = nil, calendar: (any CalendarConvertible)? = nil
    ) -> Region {
        Region(
            calendar: calendar ?? SwiftDate.defaultRegion.calendar, zone: SwiftDate.defaultRegion.timeZone,
            locale: locale ?? SwiftDate.defaultRegion.locale)
    }

    public func nowInThisRegion() -> DateInRegion { DateInRegion(Date(), region: self) }

    public var description: String {
        "{calendar='\(calendar.identifier)', timezone='\(timeZone.identifier)', locale='\(locale.identifier)'}"
    }
}

public struct SwiftDate {
    nonisolated(unsafe) public static var defaultRegion = Region(
        calendar: Calendar(identifier: .gregorian), zone: TimeZone(secondsFromGMT: 0)!,
        locale: Locale(identifier: "en_US_POSIX"))

    /// What a text is tried with that comes without a format.
    nonisolated(unsafe) public static var autoFormats = formats
    public static func resetAutoFormats() { autoFormats = formats }

    private static let formats = [
        "yyyy-MM-dd'T'HH:mm:ss.SSSZ", "yyyy-MM-dd'T'HH:mm:ssZ", "yyyy-MM-dd'T'HH:mm:ss.SSS", "yyyy-MM-dd'T'HH:mm:ss",
        "yyyy-MM-dd'T'HH:mm", "yyyy-MM-dd HH:mm:ss", "yyyy-MM-dd HH:mm", "yyyy-MM-dd", "HH:mm:ss", "HH:mm",
        "MM/dd/yyyy", "MMM dd, yyyy", "EEE, dd MMM yyyy HH:mm:ss Z",
    ]
}

public protocol CalendarConvertible {
    func toCalendar() -> Calendar
}

public protocol ZoneConvertible {
    func toTimezone() -> TimeZone
}

public protocol LocaleConvertible {
    func toLocale() -> Locale
}

extension Calendar: CalendarConvertible { public func toCalendar() -> Calendar { self } }
extension TimeZone: ZoneConvertible { public func toTimezone() -> TimeZone { self } }
extension Locale: LocaleConvertible { public func toLocale() -> Locale { self } }
extension String: LocaleConvertible { public func toLocale() -> Locale { Locale(identifier: self) } }

public enum Calendars: String, Sendable, CalendarConvertible {
    case gregorian, buddhist, chinese, hebrew, indian, islamic, islamicCivil, islamicTabular, islamicUmmAlQura
    case iso8601, japanese, persian, republicOfChina, coptic, ethiopicAmeteAlem, ethiopicAmeteMihret

    public func toCalendar() -> Calendar {
        let identifier: Calendar.Identifier =
            switch self {
            case .gregorian: .gregorian
            case .buddhist: .buddhist
            case .chinese: .chinese
            case .hebrew: .hebrew
            case .indian: .indian
            case .islamic: .islamic
            case .islamicCivil: .islamicCivil
            case .islamicTabular: .islamicTabular
            case .islamicUmmAlQura: .islamicUmmAlQura
            case .iso8601: .iso8601
            case .japanese: .japanese
            case .persian: .persian
            case .republicOfChina: .republicOfChina
            case .coptic: .coptic
            case .ethiopicAmeteAlem: .ethiopicAmeteAlem
            case .ethiopicAmeteMihret: .ethiopicAmeteMihret
            }
        return Calendar(identifier: identifier)
    }
}

/// The zones that apps name most; any other is one by its identifier.
public enum Zones: String, Sendable, ZoneConvertible {
    case current = "current"
    case autoUpdating = "currentAutoUpdating"
    case gmt = "GMT"
    case africaCairo = "Africa/Cairo"
    case africaJohannesburg = "Africa/Johannesburg"
    case africaLagos = "Africa/Lagos"
    case africaNairobi = "Africa/Nairobi"
    case americaArgentinaBuenosAires = "America/Argentina/Buenos_Aires"
    case americaBogota = "America/Bogota"
    case americaChicago = "America/Chicago"
    case americaDenver = "America/Denver"
    case americaLima = "America/Lima"
    case americaLosAngeles = "America/Los_Angeles"
    case americaMexicoCity = "America/Mexico_City"
    case americaNewYork = "America/New_York"
    case americaSantiago = "America/Santiago"
    case americaSaoPaulo = "America/Sao_Paulo"
    case americaToronto = "America/Toronto"
    case asiaBangkok = "Asia/Bangkok"
    case asiaCalcutta = "Asia/Calcutta"
    case asiaDubai = "Asia/Dubai"
    case asiaHoChiMinh = "Asia/Ho_Chi_Minh"
    case asiaHongKong = "Asia/Hong_Kong"
    case asiaJakarta = "Asia/Jakarta"
    case asiaJerusalem = "Asia/Jerusalem"
    case asiaKarachi = "Asia/Karachi"
    case asiaKolkata = "Asia/Kolkata"
    case asiaManila = "Asia/Manila"
    case asiaRiyadh = "Asia/Riyadh"
    case asiaSeoul = "Asia/Seoul"
    case asiaShanghai = "Asia/Shanghai"
    case asiaSingapore = "Asia/Singapore"
    case asiaTaipei = "Asia/Taipei"
    case asiaTehran = "Asia/Tehran"
    case asiaTokyo = "Asia/Tokyo"
    case australiaMelbourne = "Australia/Melbourne"
    case australiaSydney = "Australia/Sydney"
    case europeAmsterdam = "Europe/Amsterdam"
    case europeAthens = "Europe/Athens"
    case europeBerlin = "Europe/Berlin"
    case europeIstanbul = "Europe/Istanbul"
    case europeKiev = "Europe/Kiev"
    case europeLisbon = "Europe/Lisbon"
    case europeLondon = "Europe/London"
    case europeMadrid = "Europe/Madrid"
    case europeMoscow = "Europe/Moscow"
    case europeOslo = "Europe/Oslo"
    case europeParis = "Europe/Paris"
    case europePrague = "Europe/Prague"
    case europeRome = "Europe/Rome"
    case europeStockholm = "Europe/Stockholm"
    case europeVienna = "Europe/Vienna"
    case europeWarsaw = "Europe/Warsaw"
    case europeZurich = "Europe/Zurich"
    case pacificAuckland = "Pacific/Auckland"

    public func toTimezone() -> TimeZone {
        switch self {
        case .current: .current
        case .autoUpdating: .autoupdatingCurrent
        default: TimeZone(identifier: rawValue) ?? TimeZone(secondsFromGMT: 0)!
        }
    }
}

/// The languages that apps name most; any other is one by its identifier.
public enum Locales: String, Sendable, LocaleConvertible {
    case current = "current"
    case autoUpdating = "currentAutoUpdating"
    case arabic = "ar"
    case chinese = "zh"
    case chineseSimplified = "zh_Hans"
    case chineseTraditional = "zh_Hant"
    case czech = "cs"
    case danish = "da"
    case dutch = "nl"
    case english = "en"
    case englishAustralia = "en_AU"
    case englishCanada = "en_CA"
    case englishUnitedKingdom = "en_GB"
    case englishUnitedStates = "en_US"
    case englishUnitedStatesComputer = "en_US_POSIX"
    case finnish = "fi"
    case french = "fr"
    case frenchFrance = "fr_FR"
    case german = "de"
    case germanGermany = "de_DE"
    case greek = "el"
    case hebrew = "he"
    case hindi = "hi"
    case hungarian = "hu"
    case indonesian = "id"
    case italian = "it"
    case italianItaly = "it_IT"
    case japanese = "ja"
    case japaneseJapan = "ja_JP"
    case korean = "ko"
    case koreanSouthKorea = "ko_KR"
    case norwegianBokmål = "nb"
    case polish = "pl"
    case portuguese = "pt"
    case portugueseBrazil = "pt_BR"
    case portuguesePortugal = "pt_PT"
    case romanian = "ro"
    case russian = "ru"
    case russianRussia = "ru_RU"
    case spanish = "es"
    case spanishMexico = "es_MX"
    case spanishSpain = "es_ES"
    case swedish = "sv"
    case thai = "th"
    case turkish = "tr"
    case turkishTurkey = "tr_TR"
    case ukrainian = "uk"
    case vietnamese = "vi"

    public func toLocale() -> Locale {
        switch self {
        case .current: .current
        case .autoUpdating: .autoupdatingCurrent
        default: Locale(identifier: rawValue)
        }
    }
}
