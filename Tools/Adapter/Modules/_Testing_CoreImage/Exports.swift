/// Swift Testing looks for a module of this name in files that import both `Testing` and `CoreImage`.
@_exported import CoreImage
