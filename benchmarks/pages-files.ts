import { readFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'

type Manifest = Readonly<Record<string, { file: string; imports?: string[]; dynamicImports?: string[]; css?: string[]; assets?: string[] }>>

/** Tells the files of the map, which come when it is in sight, from those that a page needs in any case. */
export type PageFiles = { isOfMap(address: string): boolean }

const MANIFEST = fileURLToPath(new URL('../web/dist/client/.vite/manifest.json', import.meta.url))
const ENTRY = 'src/entry-client.tsx'
const MAP = 'src/ui/map/property-map.ts'

export async function readPageFiles(): Promise<PageFiles> {
  const manifest = JSON.parse(await readFile(MANIFEST, 'utf8')) as Manifest
  if (!manifest[MAP]) throw new Error(`the build has no chunk for ${MAP}`)
  const everyPage = new Set(
    Object.keys(manifest)
      .filter((key) => key === ENTRY || key.endsWith('Screen.tsx'))
      .flatMap((key) => filesOf(manifest, key)),
  )
  const map = new Set(filesOf(manifest, MAP, { dynamic: true }).filter((file) => !everyPage.has(file)))
  return { isOfMap: (address) => map.has(new URL(address).pathname.slice(1)) }
}

/** Everything that comes with a chunk: what it imports, their styles and the files they name. */
function filesOf(manifest: Manifest, from: string, { dynamic = false } = {}): string[] {
  const keys = new Set<string>()
  const collect = (key: string): void => {
    const chunk = manifest[key]
    if (!chunk || keys.has(key)) return
    keys.add(key)
    for (const next of [...(chunk.imports ?? []), ...(dynamic ? (chunk.dynamicImports ?? []) : [])]) collect(next)
  }
  collect(from)
  return [...keys].flatMap((key) => {
    const { file, css = [], assets = [] } = manifest[key]!
    return [file, ...css, ...assets]
  })
}
