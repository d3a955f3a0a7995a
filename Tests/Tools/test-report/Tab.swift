import Foundation

/// A page in the browser, and what a person would do with it.
struct Tab {
    let browser: Browser

    func open(_ file: URL) throws {
        browser.forgetEvents(called: "Page.loadEventFired")
        try browser.send("Page.navigate", ["url": "about:blank"])
        try browser.wait(for: "Page.loadEventFired")
        browser.forgetEvents(called: "Page.loadEventFired")
        try browser.send("Page.navigate", ["url": file.absoluteString])
        try browser.wait(for: "Page.loadEventFired")
        try settle()
    }

    func reload() throws {
        browser.forgetEvents(called: "Page.loadEventFired")
        try browser.send("Page.reload")
        try browser.wait(for: "Page.loadEventFired")
        try settle()
    }

    /// Lets everything be drawn that is about to be, pictures included.
    func settle() throws {
        _ = try value(
            """
            (async () => {
              await Promise.all([...document.querySelectorAll('#stage img')].map(image => image.decode().catch(() => null)));
              await new Promise(done => requestAnimationFrame(() => requestAnimationFrame(done)));
            })()
            """)
    }

    /// What an expression of JavaScript comes to.
    func value(_ expression: String) throws -> Any? {
        let answer = try browser.send(
            "Runtime.evaluate", ["expression": expression, "returnByValue": true, "awaitPromise": true])
        if let exception = answer["exceptionDetails"] as? Browser.Message {
            let thrown = exception["exception"] as? Browser.Message
            throw Browser.Trouble("\(thrown?["description"] ?? exception) in: \(expression)")
        }
        return (answer["result"] as? Browser.Message)?["value"]
    }

    func text(_ expression: String) throws -> String { "\(try value(expression) ?? "nothing")" }

    func number(_ expression: String) throws -> Double { (try value(expression) as? NSNumber)?.doubleValue ?? .nan }

    func isTrue(_ expression: String) throws -> Bool { try value("Boolean(\(expression))") as? Bool ?? false }

    // MARK: Hands

    /// Presses keys one after the other: letters, or the names of keys.
    func press(_ keys: String..., shift: Bool = false) throws {
        for key in keys {
            let name = key == " " ? "Space" : key
            var values: Browser.Message = ["key": key, "code": name, "modifiers": shift ? 8 : 0]
            if let code = Self.codes[key] { values["windowsVirtualKeyCode"] = code }
            if key.count == 1 { values["text"] = key }
            if key == "Enter" { values["text"] = "\r" }
            try browser.send("Input.dispatchKeyEvent", values.merging(["type": "keyDown"]) { $1 })
            values["text"] = nil
            try browser.send("Input.dispatchKeyEvent", values.merging(["type": "keyUp"]) { $1 })
        }
        try settle()
    }

    private static let codes = [
        "ArrowDown": 40, "ArrowUp": 38, "ArrowLeft": 37, "ArrowRight": 39, "Home": 36, "End": 35, "PageDown": 34,
        "PageUp": 33, "Escape": 27, "Enter": 13, "Tab": 9, " ": 32,
    ]

    func type(_ text: String, into selector: String) throws {
        _ = try value("(e => { e.focus(); e.select(); })(document.querySelector(\(quoted(selector))))")
        try browser.send("Input.insertText", ["text": text])
        try settle()
    }

    func click(_ selector: String) throws {
        let frame = try frame(of: selector)
        try drag(from: (frame.midX, frame.midY), to: (frame.midX, frame.midY))
    }

    func drag(from start: (x: Double, y: Double), to end: (x: Double, y: Double)) throws {
        func mouse(_ type: String, _ point: (x: Double, y: Double)) throws {
            try browser.send(
                "Input.dispatchMouseEvent",
                [
                    "type": type, "x": point.x, "y": point.y, "button": "left",
                    "buttons": type == "mouseReleased" ? 0 : 1,
                    "clickCount": 1,
                ])
        }
        try mouse("mousePressed", start)
        if start != end { try mouse("mouseMoved", end) }
        try mouse("mouseReleased", end)
        try settle()
    }

    func choose(_ value: String, in selector: String) throws {
        _ = try self.value(
            """
            (e => { e.value = \(quoted(value)); e.dispatchEvent(new Event('change')); })(document.querySelector(\(quoted(selector))))
            """)
        try settle()
    }

    func frame(of selector: String) throws -> CGRect {
        let sides = try value(
            "(r => [r.left, r.top, r.width, r.height])(document.querySelector(\(quoted(selector))).getBoundingClientRect())"
        )
        guard let sides = sides as? [NSNumber], sides.count == 4 else {
            throw Browser.Trouble("\(selector) has no frame")
        }
        let (x, y, width, height) = (sides[0], sides[1], sides[2], sides[3])
        return CGRect(x: x.doubleValue, y: y.doubleValue, width: width.doubleValue, height: height.doubleValue)
    }

    private func quoted(_ text: String) -> String {
        let data = try? JSONSerialization.data(withJSONObject: text, options: .fragmentsAllowed)
        return data.map { String(decoding: $0, as: UTF8.self) } ?? "''"
    }

    // MARK: Circumstances

    func prefer(_ features: [String: String]) throws {
        let list = features.map { ["name": $0.key, "value": $0.value] }
        try browser.send("Emulation.setEmulatedMedia", ["features": list])
        try settle()
    }

    func resize(width: Int, height: Int, scale: Double = 1) throws {
        try browser.send(
            "Emulation.setDeviceMetricsOverride",
            ["width": width, "height": height, "deviceScaleFactor": scale, "mobile": false])
        try settle()
    }

    func screenshot(_ file: URL) throws {
        let answer = try browser.send("Page.captureScreenshot", ["format": "png"])
        guard let text = answer["data"] as? String, let data = Data(base64Encoded: text) else {
            throw Browser.Trouble("there is no screenshot")
        }
        try data.write(to: file)
    }
}
