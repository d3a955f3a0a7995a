// Who imports this room sees those below it too, as everything is UIKit to its users.
@_exported import MaquetteStrings
