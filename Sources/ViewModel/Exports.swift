// Users of this room see the rooms below it too: to them all of it is UIKit.
@_exported import MaquetteStrings
