import Foundation

/// Scripts with which shells complete the words of the command.
@MainActor enum Completions {
    static func script(for shells: [String]) throws -> String {
        switch shells.first {
        case "bash": bash
        case "zsh": "autoload -U +X bashcompinit && bashcompinit\n" + bash
        case "fish": fish
        default: throw Failure("--completions needs a shell: bash, zsh or fish")
        }
    }

    private static var bash: String {
        var lines = [
            "_preview() {", "  local word=\"${COMP_WORDS[COMP_CWORD]}\" before=\"${COMP_WORDS[COMP_CWORD-1]}\"",
            "  local IFS=$'\\n'", "  case \"${COMP_WORDS[1]} $before\" in",
        ]
        for command in Preview.subcommands {
            for option in command.options {
                let names = [option.name, option.short].compactMap { $0 }
                guard case .words(let words) = option.completion else { continue }
                let patterns = names.map { quoted("\(command.name) \($0)") }.joined(separator: "|")
                lines.append(
                    "    \(patterns)) COMPREPLY=($(compgen -W \(quoted(words.joined(separator: "\n"))) -- \"$word\")); return;;"
                )
            }
        }
        lines += ["  esac", "  if [ \"$COMP_CWORD\" = 1 ]; then"]
        lines.append(
            "    COMPREPLY=($(compgen -W \(quoted(Preview.subcommands.map { $0.name }.joined(separator: "\n"))) -- \"$word\")); return"
        )
        for command in Preview.subcommands where !command.actions.isEmpty {
            let words = quoted(command.actions.joined(separator: "\n"))
            lines.append("  elif [ \"$COMP_CWORD ${COMP_WORDS[1]}\" = \(quoted("2 \(command.name)")) ]; then")
            lines.append("    COMPREPLY=($(compgen -W \(words) -- \"$word\")); return")
        }
        lines += ["  fi", "  case \"$word\" in", "    -*) case \"${COMP_WORDS[1]}\" in"]
        for command in Preview.subcommands {
            let names = command.options.map(\.name).joined(separator: "\n")
            lines.append("      \(command.name)) COMPREPLY=($(compgen -W \(quoted(names)) -- \"$word\"));;")
        }
        lines += ["    esac;;", "    *) COMPREPLY=($(compgen -f -- \"$word\"));;", "  esac", "}"]
        lines.append("complete -o filenames -F _preview preview")
        return lines.joined(separator: "\n")
    }

    private static var fish: String {
        var lines: [String] = []
        for command in Preview.subcommands {
            lines.append(
                "complete -c preview -n __fish_use_subcommand -f -a \(command.name) -d \(quoted(command.summary))")
            if !command.actions.isEmpty {
                let words = command.actions.joined(separator: " ")
                lines.append(
                    "complete -c preview -n '__fish_seen_subcommand_from \(command.name)' -f -a \(quoted(words))")
            }
            for option in command.options {
                let name =
                    option.name.hasPrefix("--") ? "-l \(option.name.dropFirst(2))" : "-s \(option.name.dropFirst())"
                var line = "complete -c preview -n '__fish_seen_subcommand_from \(command.name)' \(name)"
                if option.value != nil { line += " -r" }
                if case .words(let words) = option.completion {
                    line +=
                        " -f -a \(quoted(words.map { $0.replacingOccurrences(of: " ", with: "\\ ") }.joined(separator: " ")))"
                }
                lines.append(line + " -d \(quoted(option.words.replacingOccurrences(of: "\n", with: " ")))")
            }
        }
        return lines.joined(separator: "\n")
    }

    private static func quoted(_ text: String) -> String {
        "'" + text.replacingOccurrences(of: "'", with: "'\\''") + "'"
    }
}
