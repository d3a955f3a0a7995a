#!/usr/bin/env bash
# Holds the speed of `preview snapshot verify` against `preview render` of the same screens. Run by Scripts/bench.
set -euo pipefail

preview=$1
fixtures=$2
shift 2
rounds=3
copies=11
json=
while [ $# -gt 0 ]; do
  case "$1" in
  -h | --help)
    cat <<'WORDS'
usage: Scripts/bench snapshots [--rounds N] [--copies N] [--json FILE]

Verifies about a thousand snapshots, and compares the time with rendering them, with one worker and with two.

  --rounds N   the number of rounds, in which each contender runs once (3)
  --copies N   the number of copies of each fixture, with eight snapshots each (11: about a thousand in all)
  --json FILE  also write the figures to FILE
WORDS
    exit
    ;;
  --rounds) rounds=$2 ;;
  --copies) copies=$2 ;;
  --json) json=$(realpath "$2") ;;
  *)
    echo "unknown option $1; try Scripts/bench snapshots --help" >&2
    exit 2
    ;;
  esac
  shift 2
done

place=$(mktemp -d)
trap 'rm -rf "$place"' EXIT
mkdir "$place/Screens"
cp -r "$fixtures/images" "$place/Screens/"
# Every document has other texts, so that none profits from the one before.
for number in $(seq "$copies"); do
  for fixture in "$fixtures"/*.json; do
    name=$(basename "$fixture" .json)
    sed "s/\"text\": *\"/&$number /" "$fixture" >"$place/Screens/$name-$number.json"
  done
done
cd "$place"
matrix=(--device 'iPhone 16' --appearance 'light,dark' --direction 'ltr,rtl' --content-size 'L,XL')
count=$("$preview" snapshot record Screens "${matrix[@]}" | sed 's/ .*//')

# Milliseconds that the words after the first take; what they print goes away.
took() {
  local start end
  start=$(date +%s%N)
  "$@" >/dev/null 2>&1
  end=$(date +%s%N)
  echo $(((end - start) / 1000000))
}
render() {
  rm -rf out
  taskset -c 0 "$preview" render Screens -o out "${matrix[@]}"
}
verify() { taskset -c 0 "$preview" snapshot verify Screens "${matrix[@]}"; }
repaint() { taskset -c 0 "$preview" snapshot verify Screens "${matrix[@]}" --repaint; }
shards() {
  taskset -c 0 "$preview" snapshot verify Screens "${matrix[@]}" "$@" --shard 1/2 &
  local first=$!
  taskset -c 1 "$preview" snapshot verify Screens "${matrix[@]}" "$@" --shard 2/2
  wait "$first"
}
repaint_shards() { shards --repaint; }

contenders=(render verify repaint shards repaint_shards)
for round in $(seq "$rounds"); do
  for contender in "${contenders[@]}"; do took "$contender" >>"$contender.times"; done
done
median() { sort -n "$1.times" | sed -n "$(((rounds + 1) / 2))p"; }
ratio() { awk -v over="$(median "$1")" -v under="$(median "$2")" 'BEGIN { printf "%6.2f", over / under }'; }

cat <<WORDS
$count unchanged snapshots of whole screens at 3x, in turns, medians of $rounds; a worker is a process on a core of its own.

  $(ratio render verify)  rendering and encoding them, over verifying them
  $(ratio render repaint)  rendering and encoding them, over verifying them with --repaint
  $(ratio verify shards)  verifying with one worker, over two shards with one worker each
  $(ratio repaint repaint_shards)  the same with --repaint
WORDS
[ -z "$json" ] || cat >"$json" <<WORDS
[
  {"name": "rendering over verifying", "value": $(ratio render verify)},
  {"name": "rendering over repainting", "value": $(ratio render repaint)},
  {"name": "two shards", "value": $(ratio verify shards)},
  {"name": "two shards, repainting", "value": $(ratio repaint repaint_shards)}
]
WORDS
