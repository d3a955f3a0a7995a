import UIKit

/// What nibs set.
enum _MaquetteTables: ModuleTables {
    @MainActor static func add() {
        typealias Field = SkyFloatingLabelTextField
        KeyedProperties.add("placeholderColor", \Field.placeholderColor)
        KeyedProperties.add("titleColor", \Field.titleColor)
        KeyedProperties.add("lineColor", \Field.lineColor)
        KeyedProperties.add("errorColor", \Field.errorColor)
        KeyedProperties.add("lineErrorColor", \Field.lineErrorColor)
        KeyedProperties.add("textErrorColor", \Field.textErrorColor)
        KeyedProperties.add("titleErrorColor", \Field.titleErrorColor)
        KeyedProperties.add("disabledColor", \Field.disabledColor)
        KeyedProperties.add("selectedTitleColor", \Field.selectedTitleColor)
        KeyedProperties.add("selectedLineColor", \Field.selectedLineColor)
        KeyedProperties.add("lineHeight", \Field.lineHeight)
        KeyedProperties.add("selectedLineHeight", \Field.selectedLineHeight)
        KeyedProperties.add("title", \Field.title)
        KeyedProperties.add("selectedTitle", \Field.selectedTitle)
        typealias WithIcon = SkyFloatingLabelTextFieldWithIcon
        KeyedProperties.add("iconTypeValue", \WithIcon.iconTypeValue)
        KeyedProperties.add("iconImage", \WithIcon.iconImage)
        KeyedProperties.add("templateImage", \WithIcon.templateImage)
        KeyedProperties.add("iconText", \WithIcon.iconText)
        KeyedProperties.add("iconColor", \WithIcon.iconColor)
        KeyedProperties.add("selectedIconColor", \WithIcon.selectedIconColor)
        KeyedProperties.add("iconWidth", \WithIcon.iconWidth)
        KeyedProperties.add("iconMarginLeft", \WithIcon.iconMarginLeft)
        KeyedProperties.add("iconMarginBottom", \WithIcon.iconMarginBottom)
        KeyedProperties.add("iconRotationDegrees", \WithIcon.iconRotationDegrees)
    }
}
