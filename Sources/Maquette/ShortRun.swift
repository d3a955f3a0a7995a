import CCairo

/// Memory settings for a short-lived process.
package enum ShortRun {
    /// For few pictures, whose threads mostly work in turns: one heap asks the system less often than one for each
    /// thread. Call this before there are other threads.
    package static func shareOneHeap() { mallopt(M_ARENA_MAX, 1) }

    /// Grows and keeps heaps by large steps.
    package static func prepareMemory() {
        mallopt(M_TOP_PAD, 1 << 20)
        mallopt(M_TRIM_THRESHOLD, 32 << 20)
        mallopt(M_MMAP_THRESHOLD, 4 << 20)
    }
}
