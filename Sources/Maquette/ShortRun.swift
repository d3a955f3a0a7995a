import CCairo

/// What suits a process that makes its pictures and ends.
package enum ShortRun {
    /// Its threads mostly work in turns: one heap that grows by large steps is asked for memory less often than one for
    /// each thread.
    package static func prepareMemory() {
        mallopt(M_ARENA_MAX, 1)
        mallopt(M_TOP_PAD, 1 << 20)
        mallopt(M_TRIM_THRESHOLD, 32 << 20)
        mallopt(M_MMAP_THRESHOLD, 4 << 20)
    }
}
