import MaquettePrinting
import MaquetteViewModel

extension UIView {
    /// Code of a dialect that makes this view with everything in it: a file with a function for it.
    ///
    /// The view is printed as it is now; frames are those of the last layout.
    public func printed(as dialect: Dialect, called title: String = "view") -> String {
        var printer = ScreenPrinter(dialect)
        printer.title = title
        return printer.file(making: self)
    }
}

extension Shown {
    /// Code of a dialect that makes what is shown, with the names that its document has for the views.
    public func printed(as dialect: Dialect, called title: String = "view", from source: String? = nil) -> String {
        var printer = ScreenPrinter(dialect)
        printer.title = title
        printer.source = source
        for element in elements {
            let wishes = [element.id, element.label, element.view.accessibilityIdentifier].compactMap { $0 }
            printer.names[ObjectIdentifier(element.view)] = wishes.first(where: ScreenPrinter.canName) ?? ""
        }
        return printer.file(making: view)
    }
}
