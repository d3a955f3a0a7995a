import Foundation
import MaquetteStrings

/// A `.stringsdict`: formats with variables, and the forms of each.
enum PluralDictionary {
    static func plurals(in data: Data) -> [String: PluralText]? {
        guard
            let list = try? PropertyListSerialization.propertyList(from: data, options: [], format: nil)
                as? [String: Any]
        else { return nil }
        return list.compactMapValues { entry in
            guard let entry = entry as? [String: Any], let format = entry["NSStringLocalizedFormatKey"] as? String
            else {
                return nil
            }
            return .composed(format, entry.compactMapValues(variable))
        }
    }

    private static func variable(_ value: Any) -> PluralText.Variable? {
        guard let rule = value as? [String: Any],
            rule["NSStringFormatSpecTypeKey"] as? String == "NSStringPluralRuleType"
        else { return nil }
        let names = ["zero", "one", "two", "few", "many", "other"]
        let forms = rule.filter { names.contains($0.key) }.compactMapValues { $0 as? String }
        return PluralText.Variable(specifier: rule["NSStringFormatValueTypeKey"] as? String ?? "d", forms: forms)
    }
}
