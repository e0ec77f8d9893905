// How a server is kept small. Left alone, V8 lets what is thrown away pile up to several times of what is in use, and the C
// library keeps a pool of freed memory for each thread: 600 MB after some thousand pages, of which 100 are needed.

export const leanFlags = [
  // Most of what a page needs ends with it, so small portions are collected often …
  '--max-semi-space-size=4',
  // … and all of it once a fifth has been added.
  '--heap-growing-percent=20',
  '--no-memory-pool',
]

export const leanEnvironment = { MALLOC_ARENA_MAX: '2', MALLOC_TRIM_THRESHOLD_: '131072' }
