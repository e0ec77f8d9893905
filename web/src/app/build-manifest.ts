/** What of Vite's client manifest is read here. Keys are source files, values the chunks made of them. */
export type BuildManifest = Readonly<Record<string, { file: string; css?: string[]; imports?: string[] }>>
export type ClientEntry = string

const ENTRY: ClientEntry = 'src/entry-client.tsx'

export type Chunks = { entry: string; scripts: string[]; styles: string[] }

/** Addresses of the chunks that a page needs before its first paint (styles) and soon after (scripts). */
export function chunksOf(manifest: BuildManifest, clientEntry: ClientEntry = ENTRY, sources: readonly string[]): Chunks {
  const entry = manifest[clientEntry]
  if (!entry) throw new Error(`the client build has no ${clientEntry}`)
  const keys = new Set<string>()
  for (const key of [clientEntry, ...sources]) collect(manifest, key, keys)
  const chunks = [...keys].map((key) => manifest[key]!)
  return {
    entry: `/${entry.file}`,
    scripts: chunks.filter((chunk) => chunk !== entry && chunk.file.endsWith('.js')).map((chunk) => `/${chunk.file}`),
    // The entry's own hold the global styles, which every other builds upon.
    styles: [...new Set([entry, ...chunks].flatMap((chunk) => chunk.css ?? []))].map((file) => `/${file}`),
  }
}

/** Imports first, so that a chunk's styles come after those it builds upon. */
function collect(manifest: BuildManifest, key: string, keys: Set<string>, underway = new Set<string>()): void {
  if (keys.has(key) || underway.has(key) || !manifest[key]) return
  underway.add(key)
  for (const imported of manifest[key].imports ?? []) collect(manifest, imported, keys, underway)
  keys.add(key)
}
