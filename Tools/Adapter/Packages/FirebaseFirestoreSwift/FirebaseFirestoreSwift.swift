// The module of before version 10.
@_exported import FirebaseFirestore
