/// The hook that verifies documents before they are pushed.
enum PushHook {
    static let sign = "Set up by `preview install-git`"

    /// Git gives it a line for each branch: what is here, and what is there. Objects of zeros are none.
    static let script = #"""
        #!/bin/sh
        # Verifies the baselines of the documents that a push would send.
        # \#(sign); `preview install-git --remove` takes it away.
        command -v preview >/dev/null 2>&1 || { echo "pre-push: there is no preview on the PATH; nothing was verified" >&2; exit 0; }
        cd "$(git rev-parse --show-toplevel)" || exit 1
        list=$(mktemp) || exit 1
        trap 'rm -f "$list"' EXIT
        while read -r _ commit _ former; do
          case "$commit" in *[!0]*) ;; *) continue ;; esac
          case "$former" in *[!0]*) git cat-file -e "$former" 2>/dev/null || former= ;; *) former= ;; esac
          if [ -n "$former" ]; then
            git -c core.quotePath=false diff --name-only --diff-filter=d "$former" "$commit"
          else
            git -c core.quotePath=false log --name-only --diff-filter=d --format= "$commit" --not --remotes="$1"
          fi
        done | grep -E '\.(json|storyboard|xib)$' | sort -u >"$list"
        set --
        if [ -e .maquette-snapshots.json ]; then
          # The plan says what there is to verify.
          [ -s "$list" ] || exit 0
        else
          while read -r file; do
            if [ -e "$file" ] && [ -e "${file%"${file##*/}"}__Snapshots__/${file##*/}" ]; then set -- "$@" "$file"; fi
          done <"$list"
          [ $# -gt 0 ] || exit 0
        fi
        preview snapshot verify "$@" >&2 || { echo "pre-push: the pictures above are not those of the baselines; git push --no-verify pushes all the same" >&2; exit 1; }

        """#
}
