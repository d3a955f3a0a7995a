import Foundation

public enum PhoneNumberType: String, Codable, Sendable {
    case fixedLine, mobile, fixedOrMobile, pager, personalNumber, premiumRate, sharedCost, tollFree, voicemail, voip,
        uan
    case unknown, notParsed
}

public enum PhoneNumberFormat: Sendable {
    case e164, international, national
}

public enum PhoneNumberError: Error, Equatable, Sendable {
    case generalError, invalidCountryCode, invalidNumber, tooLong, tooShort, deprecated, metadataNotFound
    case ambiguousNumber(phoneNumbers: Set<PhoneNumber>)
    public static let unknownType = PhoneNumberError.generalError
    public static let notANumber = PhoneNumberError.invalidNumber
}

public struct PhoneNumber: Codable, Hashable, Sendable {
    public let numberString: String
    public let countryCode: UInt64
    public let leadingZero: Bool
    public let nationalNumber: UInt64
    public let numberExtension: String?
    public let type: PhoneNumberType
    public let regionID: String?
    public static func notPhoneNumber() -> PhoneNumber {
        PhoneNumber(
            numberString: "", countryCode: 0, leadingZero: false, nationalNumber: 0, numberExtension: nil,
            type: .notParsed,
            regionID: nil)
    }
    public func notParsed() -> Bool { type == .notParsed }
    /// With the zeros that a number of its own cannot begin with.
    public var adjustedNationalNumber: () -> String { { leadingZero ? "0\(nationalNumber)" : "\(nationalNumber)" } }
}

@available(*, deprecated, renamed: "PhoneNumberUtility")
public typealias PhoneNumberKit = PhoneNumberUtility

/// Reads and writes numbers by the codes of countries. How a country groups its digits is known of North America only.
public final class PhoneNumberUtility: @unchecked Sendable {
    public init() {}
    public class func defaultRegionCode() -> String { Locale.current.region?.identifier ?? "US" }

    public func parse(
        _ numberString: String, withRegion region: String = defaultRegionCode(), ignoreType: Bool = false
    ) throws -> PhoneNumber {
        let hasCode = numberString.trimmingCharacters(in: .whitespaces).hasPrefix("+")
        var digits = numberString.filter { $0.isASCII && $0.isNumber }
        var (code, home) = (countryCode(for: region) ?? 1, Optional(region))
        if hasCode {
            guard
                let found = (1...3).reversed().lazy.compactMap({ UInt64(digits.prefix($0)) })
                    .first(where: { self.mainCountry(forCode: $0) != nil })
            else { throw PhoneNumberError.invalidCountryCode }
            code = found
            home = code == countryCode(for: region) ? region : mainCountry(forCode: code)
            digits.removeFirst("\(code)".count)
        } else if code == 1, digits.count == 11, digits.hasPrefix("1") {
            digits.removeFirst()
        } else if code != 39, digits.hasPrefix("0") {
            digits.removeFirst()
        }
        let range = code == 1 ? 10...10 : 5...14
        if digits.count < range.lowerBound { throw PhoneNumberError.tooShort }
        if digits.count > range.upperBound { throw PhoneNumberError.tooLong }
        guard let national = UInt64(digits) else { throw PhoneNumberError.invalidNumber }
        return PhoneNumber(
            numberString: numberString, countryCode: code, leadingZero: digits.hasPrefix("0"), nationalNumber: national,
            numberExtension: nil, type: ignoreType ? .unknown : code == 1 ? .fixedOrMobile : .mobile, regionID: home)
    }

    public func parse(
        _ numberStrings: [String], withRegion region: String = defaultRegionCode(), ignoreType: Bool = false,
        shouldReturnFailedEmptyNumbers: Bool = false
    ) -> [PhoneNumber] {
        numberStrings.compactMap {
            (try? parse($0, withRegion: region, ignoreType: ignoreType))
                ?? (shouldReturnFailedEmptyNumbers ? .notPhoneNumber() : nil)
        }
    }

    public func isValidPhoneNumber(
        _ numberString: String, withRegion region: String = defaultRegionCode(), ignoreType: Bool = false
    ) -> Bool { (try? parse(numberString, withRegion: region, ignoreType: ignoreType)) != nil }

    public func format(_ phoneNumber: PhoneNumber, toType formatType: PhoneNumberFormat, withPrefix prefix: Bool = true)
        -> String
    {
        let digits = phoneNumber.adjustedNationalNumber()
        let code = prefix ? "+\(phoneNumber.countryCode)" : ""
        let isNorthAmerican = phoneNumber.countryCode == 1 && digits.count == 10
        func part(_ from: Int, _ count: Int) -> Substring { digits.dropFirst(from).prefix(count) }
        switch formatType {
        case .e164: return code + digits
        case .international:
            let grouped = isNorthAmerican ? "\(part(0, 3))-\(part(3, 3))-\(part(6, 4))" : digits
            return prefix ? "\(code) \(grouped)" : grouped
        case .national: return isNorthAmerican ? "(\(part(0, 3))) \(part(3, 3))-\(part(6, 4))" : digits
        }
    }

    // MARK: Countries

    public func allCountries() -> [String] { Self.codes.keys.sorted() }
    public func countryCode(for country: String) -> UInt64? { Self.codes[country.uppercased()] }
    public func countries(withCode countryCode: UInt64) -> [String]? {
        let found = Self.codes.filter { $0.value == countryCode }.keys.sorted()
        return found.isEmpty ? nil : found
    }
    public func mainCountry(forCode countryCode: UInt64) -> String? {
        let main = [1: "US", 7: "RU", 39: "IT", 44: "GB", 47: "NO", 61: "AU", 212: "MA", 358: "FI"] as [UInt64: String]
        return main[countryCode] ?? countries(withCode: countryCode)?.first
    }
    public func getRegionCode(of phoneNumber: PhoneNumber) -> String? { phoneNumber.regionID }
    public func getExampleNumber(forCountry countryCode: String, ofType type: PhoneNumberType = .mobile) -> PhoneNumber?
    {
        try? parse(countryCode.uppercased() == "US" ? "2015550123" : "512345678", withRegion: countryCode)
    }
    public func getFormattedExampleNumber(
        forCountry countryCode: String, ofType type: PhoneNumberType = .mobile,
        withFormat format: PhoneNumberFormat = .international, withPrefix prefix: Bool = true
    ) -> String? {
        getExampleNumber(forCountry: countryCode).map { self.format($0, toType: format, withPrefix: prefix) }
    }

    private static let codes: [String: UInt64] = [
        "AE": 971, "AF": 93, "AL": 355, "AM": 374, "AO": 244, "AR": 54, "AT": 43, "AU": 61, "AZ": 994, "BA": 387,
        "BD": 880,
        "BE": 32, "BG": 359, "BH": 973, "BO": 591, "BR": 55, "BY": 375, "CA": 1, "CD": 243, "CH": 41, "CI": 225,
        "CL": 56,
        "CM": 237, "CN": 86, "CO": 57, "CR": 506, "CU": 53, "CY": 357, "CZ": 420, "DE": 49, "DK": 45, "DO": 1,
        "DZ": 213,
        "EC": 593, "EE": 372, "EG": 20, "ES": 34, "ET": 251, "FI": 358, "FR": 33, "GB": 44, "GE": 995, "GH": 233,
        "GR": 30,
        "GT": 502, "HK": 852, "HN": 504, "HR": 385, "HU": 36, "ID": 62, "IE": 353, "IL": 972, "IN": 91, "IQ": 964,
        "IR": 98,
        "IS": 354, "IT": 39, "JM": 1, "JO": 962, "JP": 81, "KE": 254, "KG": 996, "KH": 855, "KR": 82, "KW": 965,
        "KZ": 7,
        "LA": 856, "LB": 961, "LK": 94, "LT": 370, "LU": 352, "LV": 371, "LY": 218, "MA": 212, "MD": 373, "ME": 382,
        "MK": 389,
        "MM": 95, "MN": 976, "MO": 853, "MT": 356, "MX": 52, "MY": 60, "NG": 234, "NI": 505, "NL": 31, "NO": 47,
        "NP": 977,
        "NZ": 64, "OM": 968, "PA": 507, "PE": 51, "PH": 63, "PK": 92, "PL": 48, "PR": 1, "PS": 970, "PT": 351,
        "PY": 595,
        "QA": 974, "RO": 40, "RS": 381, "RU": 7, "SA": 966, "SD": 249, "SE": 46, "SG": 65, "SI": 386, "SK": 421,
        "SN": 221,
        "SV": 503, "SY": 963, "TH": 66, "TJ": 992, "TM": 993, "TN": 216, "TR": 90, "TW": 886, "TZ": 255, "UA": 380,
        "UG": 256,
        "US": 1, "UY": 598, "UZ": 998, "VE": 58, "VN": 84, "YE": 967, "ZA": 27, "ZM": 260, "ZW": 263,
    ]
}

/// Groups digits while somebody types them.
public final class PartialFormatter {
    private let utility: PhoneNumberUtility
    public var defaultRegion: String
    public var withPrefix: Bool
    public var maxDigits: Int?
    public var currentRegion: String { defaultRegion }

    public init(
        utility: PhoneNumberUtility = PhoneNumberUtility(),
        defaultRegion: String = PhoneNumberUtility.defaultRegionCode(),
        withPrefix: Bool = true, maxDigits: Int? = nil
    ) {
        (self.utility, self.defaultRegion, self.withPrefix, self.maxDigits) = (
            utility, defaultRegion, withPrefix, maxDigits
        )
    }

    public func nationalNumber(from rawNumber: String) -> String { rawNumber.filter { $0.isASCII && $0.isNumber } }

    public func formatPartial(_ rawNumber: String) -> String {
        guard let number = try? utility.parse(rawNumber, withRegion: defaultRegion, ignoreType: true) else {
            return rawNumber
        }
        return utility.format(
            number, toType: rawNumber.hasPrefix("+") ? .international : .national, withPrefix: withPrefix)
    }
}
