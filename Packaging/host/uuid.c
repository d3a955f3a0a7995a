// In the program that code is loaded into. UUIDs that a project's code makes are always the same ones, as what a screen shows may be in
// their order. This function comes before that of Foundation's library, which asks the system for random numbers.
#define _GNU_SOURCE
#include <dlfcn.h>
#include <stdatomic.h>
#include <stdint.h>
#include <string.h>

// How many were made; negative while they are the system's.
static _Atomic int64_t made = -1;

void maquette_begin_uuids(void) { atomic_store(&made, 0); }

// Steele, Lea and Flood, "Fast splittable pseudorandom number generators".
static uint64_t number(uint64_t turn) {
    uint64_t number = turn * 0x9e3779b97f4a7c15u;
    number = (number ^ number >> 30) * 0xbf58476d1ce4e5b9u;
    number = (number ^ number >> 27) * 0x94d049bb133111ebu;
    return number ^ number >> 31;
}

void _foundation_uuid_generate_random(unsigned char uuid[16]) {
    if (atomic_load(&made) < 0) {
        ((void (*)(unsigned char *))dlsym(RTLD_NEXT, "_foundation_uuid_generate_random"))(uuid);
        return;
    }
    uint64_t turn = (uint64_t)atomic_fetch_add(&made, 1);
    uint64_t halves[2] = {number(2 * turn + 1), number(2 * turn + 2)};
    memcpy(uuid, halves, 16);
    // The version of random ones and the variant, as in RFC 4122, 4.4.
    uuid[6] = (uuid[6] & 0x0f) | 0x40;
    uuid[8] = (uuid[8] & 0x3f) | 0x80;
}
