// The name of the product in its Swift package.
@_exported import Toast_Swift
