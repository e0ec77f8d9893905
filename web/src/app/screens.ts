import type { ComponentType } from 'react'
import type { Screen, ScreenModule } from '../navigation/screen-module.ts'
import { loadChunk } from '../navigation/chunks.ts'
import type { RouteEntry } from '@keystead/contract/navigation/route.ts'

/** Where the page that was opened has its screen: the list of all of them comes when another one is wanted. */
export type FirstScreen = {
  /** As the route names it. */
  screen: string
  /** The file that is written for it, named the same way. */
  written: string
  address: string
}

let first: FirstScreen | null = null

export function beginWithScreen(screen: FirstScreen | null): void {
  first = screen
}

const loaded = new Map<string, Screen>()

/** The screen, once its route has loaded it. */
export function loadedScreen({ screen }: RouteEntry): Screen | undefined {
  return loaded.get(screen)
}

export async function loadScreen({ screen }: RouteEntry): Promise<Screen> {
  const known = loaded.get(screen)
  if (known) return known
  const { written, module } = await loadChunk(() => load(screen))
  const Component = module[written.slice(written.lastIndexOf('/') + 1)]
  if (typeof Component !== 'function') throw new Error(`${written}.tsx exports no component of its name`)
  const { loader, head } = module as ScreenModule
  const complete = { loader, head, Component: Component as ComponentType }
  loaded.set(screen, complete)
  return complete
}

type Written = { written: string; module: Record<string, unknown> }

async function load(screen: string): Promise<Written> {
  if (screen === first?.screen) {
    return { written: first.written, module: (await import(/* @vite-ignore */ first.address)) as Record<string, unknown> }
  }
  return (await import('./screen-files.ts')).loadWritten(screen)
}
