import type { ComponentType } from 'react'
import type { Screen, ScreenModule } from '../navigation/screen-module.ts'
import { loadChunk } from '../navigation/chunks.ts'
import { entryAt } from '../navigation/route-match.ts'
import type { RouteEntry } from '@keystead/contract/navigation/route.ts'

type Load = () => Promise<Record<string, unknown>>
const files = import.meta.glob<Record<string, unknown>>(['../**/*Screen.tsx', '!../site/ErrorScreen.tsx']) as Record<string, Load>

const LATER = 'site/LaterScreen'

/** Where the build finds the screen of an entry, as its manifest names files: `src/site/HomeScreen.tsx`. */
export function screenSource(entry: RouteEntry): string {
  return `src/${writtenScreen(entry)}.tsx`
}

const loaded = new Map<string, Screen>()

/** The screen, once its route has loaded it. */
export function loadedScreen(entry: RouteEntry): Screen | undefined {
  return loaded.get(writtenScreen(entry))
}

export async function loadScreen(entry: RouteEntry): Promise<Screen> {
  const screen = writtenScreen(entry)
  const known = loaded.get(screen)
  if (known) return known
  const module = await loadChunk(files[fileOf(screen)]!)
  const Component = module[screen.slice(screen.lastIndexOf('/') + 1)]
  if (typeof Component !== 'function') throw new Error(`${screen}.tsx exports no component of its name`)
  const { loader, head } = module as ScreenModule
  const complete = { loader, head, Component: Component as ComponentType }
  loaded.set(screen, complete)
  return complete
}

/** Whether the screen at an address is there yet. Menus and cards leave out what is not; the address itself stays. */
export function isBuilt(address: string): boolean {
  return fileOf(entryAt(address.split('?')[0] ?? address).screen) in files
}

function writtenScreen(entry: RouteEntry): string {
  return fileOf(entry.screen) in files ? entry.screen : LATER
}

function fileOf(screen: string): string {
  return `../${screen}.tsx`
}
