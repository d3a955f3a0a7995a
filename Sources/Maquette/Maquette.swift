@_exported import MaquetteCanvas
@_exported import MaquetteDocuments
@_exported import MaquettePrinting
@_exported import UIKit
