import UIKit

/// The variables by which code in a simulator knows the device that is simulated.
@MainActor enum SimulatorEnvironment {
    static var variables: [String: String] {
        let device = Headless.settings.device
        var found = [
            "SIMULATOR_DEVICE_NAME": device.name, "SIMULATOR_RUNTIME_VERSION": UIDevice.current.systemVersion,
        ]
        found["SIMULATOR_MODEL_IDENTIFIER"] = device.modelIdentifier
        return found
    }
}
