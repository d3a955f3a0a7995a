#pragma once
#include <malloc.h>
#include <stddef.h>

/// The bytes that the C allocator, which serves Swift and C++ alike, has given out and not got back.
static inline size_t allocator_live_bytes(void) {
    struct mallinfo2 info = mallinfo2();
    return info.uordblks + info.hblkhd;
}
