/// Scripts with which shells complete the words of the command. They ask the command itself (`preview --complete`), so
/// that all shells know the same, and scenes come from the documents that were typed.
@MainActor enum CompletionScripts {
    static func script(for shells: [String]) throws -> String {
        switch shells.first {
        case "bash": bash
        case "zsh": zsh
        case "fish": fish
        default: throw Failure("--completions needs a shell: bash, zsh or fish")
        }
    }

    /// Words come as they were typed, with quotes and backslashes, and are split at `=`.
    private static var bash: String {
        #"""
        _preview() {
          local IFS=$'\n' word quote= answer kind line words=() file
          for word in "${COMP_WORDS[@]:1:COMP_CWORD}"; do
            case "$word" in [\'\"]*) quote=${word:0:1} word=${word:1} ;; *) quote= ;; esac
            [ -n "$quote" ] && word=${word%"$quote"} || word=${word//\\/}
            words+=("$word")
          done
          answer=($("${COMP_WORDS[0]}" --complete "${words[@]}" 2>/dev/null))
          kind=${answer[0]}
          COMPREPLY=()
          for line in "${answer[@]:1}"; do COMPREPLY+=("${line%%$'\t'*}"); done
          case "$kind" in
            files) COMPREPLY+=($(compgen -f -- "$word")) ;;
            documents*)
              for file in $(compgen -f -- "$word"); do
                case "$kind " in *" ${file##*.} "*) COMPREPLY+=("$file") ;; *) [ ! -d "$file" ] || COMPREPLY+=("$file") ;; esac
              done ;;
          esac
        }
        complete -o filenames -F _preview preview
        """#
    }

    private static var zsh: String {
        #"""
        #compdef preview
        _preview() {
          local -a answer values
          local line kind last=${(Q)words[CURRENT]}
          # A quote that is still open.
          [[ $last != [\'\"]* ]] || last=${last[2,-1]}
          answer=("${(@f)$(${words[1]} --complete "${(@Q)words[2,CURRENT-1]}" "$last" 2>/dev/null)}")
          kind=$answer[1]
          for line in "${(@)answer[2,-1]}"; do
            [[ -n $line ]] || continue
            values+=("${${line%%$'\t'*}//:/\\:}")
            [[ $line != *$'\t'* ]] || values[-1]+=":${line#*$'\t'}"
          done
          (( $#values )) && _describe -V preview values
          case $kind in
            files) _files ;;
            documents*) _files -g "*.(${(j:|:)${(s: :)kind}[2,-1]})(-.)" ;;
          esac
        }
        if [ "$funcstack[1]" = _preview ]; then _preview "$@"; else compdef _preview preview; fi
        """#
    }

    private static var fish: String {
        #"""
        function __preview_complete
          set -l words (commandline -opc) (commandline -ct | string replace -r "^['\"]" '' | string unescape)
          set -l answer ($words[1] --complete $words[2..-1] 2>/dev/null)
          test (count $answer) -gt 1; and printf '%s\n' $answer[2..-1]
          switch $answer[1]
            case files
              __fish_complete_path (commandline -ct)
            case 'documents *'
              set -l endings (string split ' ' -- $answer[1])[2..-1]
              for candidate in (__fish_complete_path (commandline -ct))
                set -l file (string split \t -- $candidate)[1]
                if string match -q '*/' -- $file; or contains -- (string replace -r '.*\.' '' -- $file) $endings
                  printf '%s\n' $candidate
                end
              end
          end
        end
        complete -c preview -f -a '(__preview_complete)'
        """#
    }
}
