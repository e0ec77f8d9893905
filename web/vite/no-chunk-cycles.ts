import type { Plugin } from 'vite'

/** What a chunk needs before its own code may run, by file name. */
type Chunks = Readonly<Record<string, readonly string[]>>

/**
 * Modules that do not import each other may still end up in chunks that do. Which of the two runs first then depends on which one
 * a page asks for: a window that opens on one page would break on another. Such a build is refused.
 */
export function noChunkCycles(): Plugin {
  return {
    name: 'no-chunk-cycles',
    applyToEnvironment: ({ config }) => config.consumer === 'client',
    generateBundle(_, bundle) {
      const chunks = Object.values(bundle).flatMap((file) => (file.type === 'chunk' ? [[file.fileName, file.imports] as const] : []))
      const cycle = findCycle(Object.fromEntries(chunks))
      if (cycle) this.error(`these chunks wait for each other: ${cycle.join(' > ')}`)
    },
  }
}

/** The first way back to where it began, or null. */
export function findCycle(chunks: Chunks): string[] | null {
  const done = new Set<string>()
  const visit = (chunk: string, way: readonly string[]): string[] | null => {
    if (way.includes(chunk)) return [...way.slice(way.indexOf(chunk)), chunk]
    if (done.has(chunk)) return null
    for (const imported of chunks[chunk] ?? []) {
      const cycle = visit(imported, [...way, chunk])
      if (cycle) return cycle
    }
    done.add(chunk)
    return null
  }
  for (const chunk of Object.keys(chunks)) {
    const cycle = visit(chunk, [])
    if (cycle) return cycle
  }
  return null
}
