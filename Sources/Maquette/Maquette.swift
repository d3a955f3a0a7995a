@_exported import MaquetteDocuments
@_exported import UIKit
