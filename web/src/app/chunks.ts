import { mayReloadFor } from './session.ts'

/*
 * After a deployment an open page may ask for a chunk that is gone. It is reloaded once for each build; when that does
 * not help, the error page says so and offers a button.
 */

/** Chunks that have not come after this long count as failed (spec §9). */
const CHUNK_TIMEOUT_MS = 120_000

/** A part of the page could not be loaded. */
export class ChunkLoadError extends Error {
  override readonly name = 'ChunkLoadError'
}

/** The chunk, or after a failure a reload, or `ChunkLoadError` where a reload has been tried already. */
export async function loadChunk<Module>(load: () => Promise<Module>): Promise<Module> {
  if (import.meta.env.SSR) return load()
  try {
    // Vite's own loader answers nothing once its failure was taken care of.
    const chunk = await Promise.race([load(), timeout()])
    if (chunk) return chunk
  } catch (error) {
    if (!reloadOnce()) throw new ChunkLoadError('A part of this page could not be loaded.', { cause: error })
  }
  return new Promise(() => {})
}

function timeout(): Promise<never> {
  return new Promise((_, reject) => setTimeout(() => reject(new Error('chunk load timeout')), CHUNK_TIMEOUT_MS))
}

let build = ''
let destination = () => window.location.href

/** Also catches failed chunks that screens load by themselves, such as the map. `currentBuild` is any text that names it. */
export function recoverFromChunkFailures(currentBuild: string, whereTo: () => string): void {
  build = currentBuild
  destination = whereTo
  window.addEventListener('vite:preloadError', (event) => {
    if (reloadOnce()) event.preventDefault()
  })
}

let reloading = false

function reloadOnce(): boolean {
  if (!mayReloadFor(build)) return reloading
  reloading = true
  const target = new URL(destination(), window.location.href)
  if (target.href === window.location.href) window.location.reload()
  else window.location.assign(target)
  return true
}
