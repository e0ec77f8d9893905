import { type ComponentType, lazy } from 'react'
import { CallFailure, ConnectionErrors } from '../api/failure.ts'
import { serverAnswers, untilReached } from '../api/reachable.ts'
import { mayReloadFor } from '../sessions/session.ts'

/*
 * After a deployment an open page may ask for a chunk that is gone. It is reloaded once for each build; when that does not help, the
 * error page says so and offers a button. Without a connection nothing is reloaded: the browser's own page about that would take the
 * place of ours.
 */

/** Chunks that have not come after this long count as failed (spec §9). */
const CHUNK_TIMEOUT_MS = 120_000

/** A part of the page could not be loaded. */
export class ChunkLoadError extends Error {
  override readonly name = 'ChunkLoadError'
}

/**
 * The chunk. Where it did not come: `Unreachable` without a connection, else a reload, or `ChunkLoadError` where that has been tried
 * already.
 */
export async function loadChunk<Module>(load: () => Promise<Module>): Promise<Module> {
  if (import.meta.env.SSR) return load()
  try {
    return await Promise.race([load(), timeout()])
  } catch (error) {
    const outcome = await recover()
    if (outcome === 'offline') throw new CallFailure({ ...ConnectionErrors.Unreachable, status: 0, cause: error })
    if (outcome === 'tried already') throw new ChunkLoadError('A part of this page could not be loaded.', { cause: error })
    // The page is on its way out.
    return new Promise(() => {})
  }
}

/** A part of a page that is there already and stays as it is: without a connection the part comes later. */
async function loadPart<Module>(load: () => Promise<Module>): Promise<Module> {
  for (;;) {
    try {
      return await loadChunk(load)
    } catch (error) {
      if (!(error instanceof CallFailure)) throw error
      await untilReached()
    }
  }
}

/** A component in a chunk of its own, which is asked for where it is first shown. */
export function lazyPart<Props>(load: () => Promise<ComponentType<Props>>) {
  return lazy(async () => ({ default: await loadPart(load) }))
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
  window.addEventListener('vite:preloadError', () => void recover())
}

type Outcome = 'reloading' | 'offline' | 'tried already'

let isReloading = false
let wasOffline = false

async function recover(): Promise<Outcome> {
  if (!(await serverAnswers())) {
    wasOffline = true
    return 'offline'
  }
  // Some browsers remember that a file could not be had. What failed for want of a connection says nothing against the build.
  if (!isReloading && (wasOffline || mayReloadFor(build))) reload()
  return isReloading ? 'reloading' : 'tried already'
}

function reload(): void {
  isReloading = true
  const target = new URL(destination(), window.location.href)
  if (target.href === window.location.href) window.location.reload()
  else window.location.assign(target)
}
