import type { Services } from '../rpc/services.ts'

/** A server that starts does not wait for another one for ever. */
const READ_WITHIN_MS = 5_000
/** Hosts may hold characters that mean something in a policy. */
const PLAIN_ORIGIN = /^https?:\/\/[a-z0-9.-]+(?::\d+)?$/

/** What is read of a MapLibre style: everything in it that browsers fetch. */
type MapStyle = {
  sources?: Record<string, { url?: string; tiles?: string[]; data?: unknown; urls?: string[] }>
  sprite?: string | { url: string }[]
  glyphs?: string
}

/**
 * The origins that browsers need for the map of `MAP_STYLE_URL`: the style's own, and those of its tiles, letters and
 * pictures. Where it cannot be read only its own is known, and the log says so.
 */
export async function originsOfMapStyle({
  settings: { MAP_STYLE_URL: address },
  log,
}: Pick<Services, 'settings' | 'log'>): Promise<string[]> {
  if (!address) return []
  const origins = new Set([new URL(address).origin])
  try {
    const signal = AbortSignal.timeout(READ_WITHIN_MS)
    for (const found of await addressesIn(address, signal)) if (PLAIN_ORIGIN.test(new URL(found).origin)) origins.add(new URL(found).origin)
  } catch (error) {
    log.warn({ err: error, address }, 'the map style could not be read: tiles that come from elsewhere are refused until the next start')
  }
  return [...origins]
}

async function addressesIn(address: string, signal: AbortSignal): Promise<string[]> {
  const { sources = {}, sprite = [], glyphs } = (await readJson(address, signal)) as MapStyle
  const described = await Promise.all(
    Object.values(sources).map(async ({ url, tiles = [], data, urls = [] }) => [
      ...tiles,
      ...urls,
      ...(typeof data === 'string' ? [data] : []),
      ...(url === undefined ? [] : await addressesOfTiles(absolute(url, address), signal)),
    ]),
  )
  const sprites = typeof sprite === 'string' ? [sprite] : sprite.map(({ url }) => url)
  return [...described.flat(), ...sprites, ...(glyphs === undefined ? [] : [glyphs])].map((found) => absolute(found, address))
}

/** A source may name a file that says where its tiles are (TileJSON). */
async function addressesOfTiles(address: string, signal: AbortSignal): Promise<string[]> {
  const { tiles = [] } = (await readJson(address, signal)) as { tiles?: string[] }
  return [address, ...tiles.map((tile) => absolute(tile, address))]
}

async function readJson(address: string, signal: AbortSignal): Promise<unknown> {
  const response = await fetch(address, { signal })
  if (!response.ok) throw new Error(`${address} answered ${response.status}`)
  return response.json()
}

function absolute(address: string, base: string): string {
  return new URL(address, base).href
}
