/** What of Vite's client manifest is read here. Keys are source files, values the chunks made of them. */
export type BuildManifest = Readonly<Record<string, { file: string; css?: string[]; imports?: string[] }>>
export type ClientEntry = string

const ENTRY: ClientEntry = 'src/entry-client.tsx'
const BOOT = 'src/boot.ts'
/** The face of headings: on most pages it is the largest text, and stands out most where it comes late. */
const FIRST_FONT = 'fraunces-560.woff2'

export type Chunks = { boot: string; entry: string; screen: string | null; scripts: string[]; styles: string[]; font: string | null }

/** Addresses of the chunks that a page needs before its first paint (styles) and soon after (scripts). The first of its sources is its screen. */
export function chunksOf(manifest: BuildManifest, clientEntry: ClientEntry = ENTRY, sources: readonly string[]): Chunks {
  const [entry, boot] = [manifest[clientEntry], manifest[BOOT]]
  if (!entry || !boot) throw new Error(`the client build has no ${entry ? BOOT : clientEntry}`)
  const keys = new Set<string>()
  for (const key of [clientEntry, ...sources]) collect(manifest, key, keys)
  const chunks = [...keys].map((key) => manifest[key]!)
  return {
    boot: `/${boot.file}`,
    entry: `/${entry.file}`,
    screen: addressOf(manifest[sources[0] ?? '']),
    scripts: chunks.filter((chunk) => chunk !== entry && chunk.file.endsWith('.js')).map((chunk) => `/${chunk.file}`),
    font: addressOf(Object.entries(manifest).find(([key]) => key.endsWith(FIRST_FONT))?.[1]),
    // The entry's own hold the global styles, which every other builds upon.
    styles: [...new Set([entry, ...chunks].flatMap((chunk) => chunk.css ?? []))].map((file) => `/${file}`),
  }
}

function addressOf(asset: { file: string } | undefined): string | null {
  return asset ? `/${asset.file}` : null
}

/** Imports first, so that a chunk's styles come after those it builds upon. */
function collect(manifest: BuildManifest, key: string, keys: Set<string>, underway = new Set<string>()): void {
  if (keys.has(key) || underway.has(key) || !manifest[key]) return
  underway.add(key)
  for (const imported of manifest[key].imports ?? []) collect(manifest, imported, keys, underway)
  keys.add(key)
}
