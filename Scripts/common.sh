# What the scripts share. Sourced, not run.

# Says in one line what is wrong, after the name of the script, and stops.
fail() {
  echo "Scripts/${0##*/}: $*" >&2
  exit 2
}

# Which commit a checkout is at, in twelve digits; with -changed where files differ from it. For those who read `--version`.
revision_of() {
  local revision
  revision=$(git -C "$1" rev-parse --short=12 HEAD 2>/dev/null) || { echo unknown && return; }
  [ -z "$(git -C "$1" status --porcelain 2>/dev/null)" ] || revision+=-changed
  echo "$revision"
}

require_swift() {
  command -v swift >/dev/null 2>&1 || fail "there is no swift on the PATH; toolchains are at https://www.swift.org/install/linux"
}

# Installs packages on Debian and Ubuntu, as root or with sudo.
install_packages() {
  local as_root=()
  if [ "$(id -u)" != 0 ]; then
    command -v sudo >/dev/null 2>&1 || fail "run this as root, then try again: apt-get install $*"
    as_root=(sudo)
  fi
  echo "Scripts/${0##*/}: installing $*" >&2
  # The lists of packages at hand may do when they cannot be brought up to date.
  "${as_root[@]}" apt-get update -qq >&2 || echo "Scripts/${0##*/}: could not update the package lists; going on with those there are" >&2
  "${as_root[@]}" env DEBIAN_FRONTEND=noninteractive apt-get install -y -qq --no-install-recommends "$@" >&2 ||
    fail "apt-get could not install $* (see above)"
}

# Builds a product so that the command starts sooner: with the libraries of Swift and C++ in it, at a fixed address, without
# tables of names that nobody looks up, and with its types reached by calls instead of being looked up by name.
# $1 is Maquette, $2 the product, and what follows are more options.
build_release() {
  local options=(
    --package-path "$1" -c release --static-swift-stdlib --product "$2" --disable-local-rpath
    -Xlinker -no-pie -Xlinker --no-export-dynamic
    -Xswiftc -Xfrontend -Xswiftc -disable-concrete-type-metadata-mangled-name-accessors
  )
  # Swift asks for the library of C++ by name only, and the linker takes the first it finds: this folder holds no other.
  local archives="$1/.build/archives" archive
  archive=$(clang -print-file-name=libstdc++.a 2>/dev/null) || true
  if [ -f "$archive" ]; then
    mkdir -p "$archives"
    ln -sf "$archive" "$archives/"
    options+=(-Xswiftc -Xclang-linker -Xswiftc "-L$archives")
  fi
  swift build "${options[@]}" "${@:3}" >&2 || fail "$2 does not build (see above)"
}

# Builds the command and says where it is; what the build says goes to standard error.
build_preview() {
  build_release "$1" preview
  echo "$1/.build/release/preview"
}

# Says which Python can drive Chromium, which is installed if it is missing; Playwright goes into the folder that is named.
python_for_pages() {
  if ! command -v chromium >/dev/null 2>&1; then
    command -v apt-get >/dev/null 2>&1 || fail "chromium is needed"
    install_packages chromium >&2
  fi
  if python3 -c 'import playwright' 2>/dev/null; then
    echo python3
    return
  fi
  python3 -m venv "$1/venv" || fail "python3 with venv is needed"
  "$1/venv/bin/pip" install --quiet --disable-pip-version-check playwright >&2 || fail "pip could not fetch Playwright"
  echo "$1/venv/bin/python"
}

# Where the toolchain keeps SwiftSyntax.
host_libraries() {
  swift -print-target-info | sed -n 's/.*"runtimeResourcePath": "\(.*\)",*/\1\/host/p'
}

# Where docc is: beside the toolchain's swift, which may be a link or a script on the PATH.
docc_program() {
  local docc
  docc=$(host_libraries)/../../../bin/docc
  [ -x "$docc" ] || docc=$(command -v docc) || fail "the toolchain has no docc"
  echo "$docc"
}

# What `swift build` and `swift test` of Tools/Adapter need to find SwiftSyntax, a word a line.
adapter_options() {
  local host
  host=$(host_libraries)
  [ -d "$host/SwiftSyntax.swiftmodule" ] || fail "the toolchain has no SwiftSyntax in $host"
  printf '%s\n' --package-path "$1/Tools/Adapter" -Xswiftc "-I$host" -Xlinker "-L$host" -Xlinker "-rpath=$host"
}

# Builds the adapter and says where it is.
build_adapter() {
  local options
  mapfile -t options < <(adapter_options "$1")
  swift build "${options[@]}" -c release --product adapt >&2 || fail "the adapter does not build (see above)"
  swift build "${options[@]}" -c release --product MaquetteMacros >&2 || fail "the macros do not build (see above)"
  echo "$1/Tools/Adapter/.build/release/adapt"
}

# The library with the macros, which is built with the adapter. $1 is the adapter.
macros_beside() {
  local library
  library=$(cd "$(dirname "$1")" && pwd -P)/libMaquetteMacros.so
  [ -f "$library" ] || fail "there are no macros in $library"
  echo "$library"
}

# The compiler's options for code that imports UIKit and what stands beside it: of which folder, with whose modules.
options_for_modules() {
  printf '%s\n' -I "$3" -I "$2/Modules"
  printf -- '-Xcc\n-fmodule-map-file=%s\n' "$1"/Sources/*/module.modulemap
  pkg-config --cflags-only-I pangocairo | tr ' ' '\n' | sed -n 's/^-I/-Xcc\n&/p'
}

# Links the command once more, in the form that code can be loaded into: with all its names and the library of the toolchain.
# $1 is Maquette, $2 which build, $3 the program to be, $4 the folder of the modules beside UIKit, of which the program loads one.
link_host() {
  local build="$1/.build/$2" objects resources libraries=() library name
  objects="$build/preview.product/Objects.LinkFileList"
  [ "$3" -nt "$build/preview" ] && [ -z "$(find "$1/Packaging/host" -name '*.c' -newer "$3")" ] && return
  resources=$(swift -print-target-info | sed -n 's/.*"runtimeResourcePath": "\(.*\)",*/\1/p')
  # By their names, since objects of a release build ask for the static ones.
  for library in "$resources"/linux/lib{swift,Foundation,dispatch,BlocksRuntime,_}*.so; do
    name=${library##*/lib}
    libraries+=("-l${name%.so}")
  done
  "${resources%/lib/swift}/bin/clang" -fuse-ld=lld -o "$3" "@$objects" "$1"/Packaging/host/*.c "$resources/linux/$(uname -m)/swiftrt.o" \
    "-L$resources/linux" -Wl,-rpath,"$resources/linux" -Wl,-rpath,"$4" -Wl,--as-needed "${libraries[@]}" -lstdc++ -lm -lpthread -ldl \
    -Wl,--export-dynamic -Wl,--defsym=main=preview_main -Wl,--build-id=none $(pkg-config --libs pangocairo pangoft2 fontconfig freetype2 libjpeg) >&2 ||
    fail "the host does not link (see above)"
}

# How the toolset in a folder was built: debug, or release, also where there is none.
toolset_configuration() {
  if [ -f "$1/configuration" ]; then cat "$1/configuration"; else echo release; fi
}

# Compiles the modules of Apple's in Tools/Adapter/Modules against a UIKit that is built, those that changed and all that see
# it, and says where they are; those of Tools/Adapter/Packages go into a folder packages in it, as only apps that lack them see
# them, and those of Tools/Adapter/TestModules into a folder tests, as only tests see them. $1 is Maquette, $2 the adapter. $3
# is the folder for them, and $4 a file with options of the compiler, a word a line; without these they are those for the build
# for debugging. With the variable MAQUETTE_OPTIMISED they are optimised there, too.
build_apples_modules() {
  local here=$1 adapter=$2 out=${3:-"$1/.build/apples-modules${MAQUETTE_OPTIMISED:+-optimised}"} options
  mkdir -p "$out"
  if [ -n "${4:-}" ]; then
    mapfile -t options <"$4"
  else
    mapfile -t options < <(options_for_modules "$here" "$(cd "$here/.build/debug" && pwd -P)" "$out")
  fi
  options+=(-load-plugin-library "$(macros_beside "$adapter")" -D MAQUETTE_MACROS)
  [ -z "${4:-}${MAQUETTE_OPTIMISED:-}" ] || options+=(-O -gnone)
  [ -z "${4:-}" ] || options+=(-no-toolchain-stdlib-rpath -Xlinker --build-id=none -Xlinker --disable-new-dtags
    -Xlinker -rpath=\$ORIGIN/../.. -Xlinker -rpath=\$ORIGIN/../../..)
  "$adapter" modules --maquette "$here" --into "$out" -- "${options[@]}" >&2 || fail "the modules beside UIKit do not build (see above)"
  echo "$out"
}
