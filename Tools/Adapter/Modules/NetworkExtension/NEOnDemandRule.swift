import Foundation

public enum NEOnDemandRuleAction: Int, Sendable {
    case connect = 1
    case disconnect, evaluateConnection, ignore
}
public enum NEOnDemandRuleInterfaceType: Int, Sendable {
    case any
    case wiFi = 2
    case cellular
}

/// When a tunnel is to start or stop by itself.
open class NEOnDemandRule: NSObject, @unchecked Sendable {
    open var action: NEOnDemandRuleAction { .ignore }
    open var dnsSearchDomainMatch: [String]?
    open var dnsServerAddressMatch: [String]?
    open var interfaceTypeMatch = NEOnDemandRuleInterfaceType.any
    open var ssidMatch: [String]?
    open var probeURL: URL?
}

open class NEOnDemandRuleConnect: NEOnDemandRule, @unchecked Sendable {
    public override init() { super.init() }
    open override var action: NEOnDemandRuleAction { .connect }
}
open class NEOnDemandRuleDisconnect: NEOnDemandRule, @unchecked Sendable {
    public override init() { super.init() }
    open override var action: NEOnDemandRuleAction { .disconnect }
}
open class NEOnDemandRuleIgnore: NEOnDemandRule, @unchecked Sendable {
    public override init() { super.init() }
    open override var action: NEOnDemandRuleAction { .ignore }
}
open class NEOnDemandRuleEvaluateConnection: NEOnDemandRule, @unchecked Sendable {
    public override init() { super.init() }
    open override var action: NEOnDemandRuleAction { .evaluateConnection }
    open var connectionRules: [NEEvaluateConnectionRule]?
}

public enum NEEvaluateConnectionRuleAction: Int, Sendable {
    case connectIfNeeded = 1
    case neverConnect
}
open class NEEvaluateConnectionRule: NSObject, @unchecked Sendable {
    public init(matchDomains domains: [String], andAction action: NEEvaluateConnectionRuleAction) {
        (matchDomains, self.action) = (domains, action)
    }
    public let matchDomains: [String]
    public let action: NEEvaluateConnectionRuleAction
    open var useDNSServers: [String]?
    open var probeURL: URL?
}
