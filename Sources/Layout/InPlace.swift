/// A member that has a structure handed over by its address.
///
/// Without one, a method that changes nothing may get a structure as its fields, for which all of them are copied first. That
/// suits two numbers. The tableau has 688 bytes and the solver 1536, and each pivot called several such methods.
struct InPlace: ~Copyable {
    /// What may be anything has no fields that the compiler could take apart.
    private let anything: Any? = nil
}
