@_exported import MaquetteDocuments
@_exported import MaquettePrinting
@_exported import UIKit
