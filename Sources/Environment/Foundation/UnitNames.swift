import Foundation

/// What ICU calls the units of Foundation, which know only their symbols.
enum UnitNames {
    /// Units of one kind: those with a name of their own, and a metric one with its prefixes.
    private struct Kind {
        var metric: [String: String] = [:]
        var others: [String: String] = [:]
    }

    static func name(of unit: Unit) -> String? {
        guard let kind = kinds[ObjectIdentifier(type(of: unit))] else { return nil }
        if let name = kind.others[unit.symbol] { return name }
        for (symbol, name) in kind.metric where unit.symbol.hasSuffix(symbol) {
            let prefix = String(unit.symbol.dropLast(symbol.count))
            if let found = prefixes[prefix] { return name.replacing("*", with: found) }
        }
        return nil
    }

    private static let prefixes = [
        "": "", "T": "tera", "G": "giga", "M": "mega", "k": "kilo", "h": "hecto", "da": "deka", "d": "deci",
        "c": "centi", "m": "milli", "µ": "micro", "n": "nano", "p": "pico", "f": "femto",
    ]

    private static let kinds: [ObjectIdentifier: Kind] = [
        ObjectIdentifier(UnitAcceleration.self): Kind(others: ["m/s²": "meter-per-square-second", "g": "g-force"]),
        ObjectIdentifier(UnitAngle.self): Kind(
            others: ["°": "degree", "ʹ": "arc-minute", "ʹʹ": "arc-second", "rad": "radian", "rev": "revolution"]),
        ObjectIdentifier(UnitArea.self): Kind(
            metric: ["m²": "square-*meter"],
            others: [
                "in²": "square-inch", "ft²": "square-foot", "yd²": "square-yard", "mi²": "square-mile", "ac": "acre",
                "ha": "hectare",
            ]),
        ObjectIdentifier(UnitConcentrationMass.self): Kind(
            others: [
                "g/L": "gram-per-liter", "mg/dL": "milligram-ofglucose-per-deciliter", "mmol/L": "millimole-per-liter",
            ]),
        ObjectIdentifier(UnitDispersion.self): Kind(others: ["ppm": "part-per-1e6"]),
        ObjectIdentifier(UnitDuration.self): Kind(metric: ["s": "*second"], others: ["h": "hour", "m": "minute"]),
        ObjectIdentifier(UnitElectricCharge.self): Kind(metric: ["Ah": "*ampere-hour"], others: ["C": "coulomb"]),
        ObjectIdentifier(UnitElectricCurrent.self): Kind(metric: ["A": "*ampere"]),
        ObjectIdentifier(UnitElectricPotentialDifference.self): Kind(metric: ["V": "*volt"]),
        ObjectIdentifier(UnitElectricResistance.self): Kind(metric: ["Ω": "*ohm"]),
        ObjectIdentifier(UnitEnergy.self): Kind(
            metric: ["J": "*joule"], others: ["kCal": "kilocalorie", "cal": "calorie", "kWh": "kilowatt-hour"]),
        ObjectIdentifier(UnitFrequency.self): Kind(metric: ["Hz": "*hertz"]),
        ObjectIdentifier(UnitFuelEfficiency.self): Kind(
            others: ["L/100km": "liter-per-100-kilometer", "mpg": "mile-per-gallon"]),
        ObjectIdentifier(UnitIlluminance.self): Kind(others: ["lx": "lux"]),
        ObjectIdentifier(UnitInformationStorage.self): Kind(metric: ["bit": "*bit", "b": "*bit", "B": "*byte"]),
        ObjectIdentifier(UnitLength.self): Kind(
            metric: ["m": "*meter"],
            others: [
                "in": "inch", "ft": "foot", "yd": "yard", "mi": "mile", "smi": "mile-scandinavian", "ly": "light-year",
                "NM": "nautical-mile", "ftm": "fathom", "fur": "furlong", "ua": "astronomical-unit", "pc": "parsec",
            ]),
        ObjectIdentifier(UnitMass.self): Kind(
            metric: ["g": "*gram"],
            others: [
                "oz": "ounce", "lb": "pound", "st": "stone", "t": "tonne", "ton": "ton", "ct": "carat",
                "oz t": "ounce-troy", "slug": "slug",
            ]),
        ObjectIdentifier(UnitPower.self): Kind(metric: ["W": "*watt"], others: ["hp": "horsepower"]),
        ObjectIdentifier(UnitPressure.self): Kind(
            metric: ["Pa": "*pascal"],
            others: [
                "N/m²": "pascal", "inHg": "inch-ofhg", "bar": "bar", "mbar": "millibar", "mmHg": "millimeter-ofhg",
                "psi": "pound-force-per-square-inch",
            ]),
        ObjectIdentifier(UnitSpeed.self): Kind(
            others: [
                "m/s": "meter-per-second", "km/h": "kilometer-per-hour", "mph": "mile-per-hour", "kn": "knot",
            ]),
        ObjectIdentifier(UnitTemperature.self): Kind(others: ["K": "kelvin", "°C": "celsius", "°F": "fahrenheit"]),
        ObjectIdentifier(UnitVolume.self): Kind(
            metric: ["L": "*liter", "l": "*liter", "m³": "cubic-*meter"],
            others: [
                "in³": "cubic-inch", "ft³": "cubic-foot", "yd³": "cubic-yard", "mi³": "cubic-mile", "af": "acre-foot",
                "bsh": "bushel", "tsp": "teaspoon", "tbsp": "tablespoon", "fl oz": "fluid-ounce", "cup": "cup",
                "pt": "pint", "qt": "quart", "gal": "gallon", "tsp Imperial": "teaspoon",
                "tbsp Imperial": "tablespoon", "fl oz Imperial": "fluid-ounce-imperial", "pt Imperial": "pint-imperial",
                "qt Imperial": "quart-imperial", "gal Imperial": "gallon-imperial", "metric cup Imperial": "cup-metric",
            ]),
    ]
}
