# What the scripts share. Sourced, not run.

# Says in one line what is wrong, after the name of the script, and stops.
fail() {
  echo "Scripts/${0##*/}: $*" >&2
  exit 2
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

# Builds the command so that it starts sooner: with the libraries of Swift and C++ in it, at a fixed address, without
# tables of names that nobody looks up, and with its types reached by calls instead of being looked up by name.
# Says where it is; what the build says goes to standard error.
build_preview() {
  local options=(
    --package-path "$1" -c release --static-swift-stdlib --product preview --disable-local-rpath
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
  swift build "${options[@]}" >&2 || fail "the command does not build (see above)"
  echo "$1/.build/release/preview"
}

# Where the toolchain keeps SwiftSyntax.
host_libraries() {
  swift -print-target-info | sed -n 's/.*"runtimeResourcePath": "\(.*\)",*/\1\/host/p'
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
  echo "$1/Tools/Adapter/.build/release/adapt"
}

# The compiler's options for code that imports UIKit and what stands beside it: of which folder, with whose modules.
options_for_modules() {
  printf '%s\n' -I "$2/Modules" -I "$3"
  printf -- '-Xcc\n-fmodule-map-file=%s\n' "$1"/Sources/*/module.modulemap
  pkg-config --cflags-only-I pangocairo | tr ' ' '\n' | sed -n 's/^-I/-Xcc\n&/p'
}

# Links the command once more, in the form that code can be loaded into: with all its names and the library of the toolchain.
# $1 is Maquette, $2 which build, $3 the program to be.
link_host() {
  local build="$1/.build/$2" objects
  objects="$build/preview.product/Objects.LinkFileList"
  [ "$3" -nt "$build/preview" ] && return
  swiftc -emit-executable -o "$3" "@$objects" -Xlinker --export-dynamic -Xlinker --defsym=main=preview_main \
    -Xlinker --build-id=none $(pkg-config --libs pangocairo libjpeg) >&2 || fail "the host does not link (see above)"
}

# Compiles the modules of Apple's in Tools/Adapter/Modules against the UIKit that is built, those that changed and all after
# them, and says where they are.
build_apples_modules() {
  local here=$1 out="$1/.build/apples-modules" products name options
  products=$(cd "$here/.build/debug" && pwd -P)
  mkdir -p "$out"
  mapfile -t options < <(options_for_modules "$here" "$products" "$out")
  # Each after those that it imports.
  for name in ObjectiveC CoreGraphics QuartzCore CoreText Darwin os OSLog MobileCoreServices UniformTypeIdentifiers Combine SwiftUI \
    CoreLocation LocalAuthentication MapKit MessageUI SafariServices UserNotifications WebKit MaquetteCuts; do
    # UIKit re-exports the view model, whose classes they come from.
    if [ "$out/lib$name.so" -nt "$products/Modules/UIKit.swiftmodule" ] &&
      [ "$out/lib$name.so" -nt "$products/Modules/MaquetteViewModel.swiftmodule" ] &&
      [ -z "$(find "$here/Tools/Adapter/Modules/$name" -newer "$out/lib$name.so" -print -quit)" ]; then continue; fi
    swiftc -emit-module -emit-module-path "$out/$name.swiftmodule" -emit-library -o "$out/lib$name.so" -module-name "$name" \
      -swift-version 6 -Xlinker -rpath=\$ORIGIN -Xlinker -soname="lib$name.so" "${options[@]}" \
      "$here/Tools/Adapter/Modules/$name"/*.swift >&2 || fail "the module $name does not build (see above)"
  done
  echo "$out"
}
