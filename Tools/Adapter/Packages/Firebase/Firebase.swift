// All that the umbrella of Firebase's pods has of what is here.
@_exported import FirebaseAnalytics
@_exported import FirebaseAuth
@_exported import FirebaseCore
@_exported import FirebaseCrashlytics
@_exported import FirebaseDatabase
@_exported import FirebaseDynamicLinks
@_exported import FirebaseFirestore
@_exported import FirebaseMessaging
@_exported import FirebaseRemoteConfig
@_exported import FirebaseStorage
