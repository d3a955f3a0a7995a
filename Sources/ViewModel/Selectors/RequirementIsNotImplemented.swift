/// What the default implementation of an optional requirement throws in adapted code, where Swift has no optional
/// requirements.
public struct RequirementIsNotImplemented: Error {
    public init() {}
}
