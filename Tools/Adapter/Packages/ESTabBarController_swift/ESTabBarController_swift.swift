// The name of the module in its pod.
@_exported import ESTabBarController
