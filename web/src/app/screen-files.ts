import type { ComponentType } from 'react'
import { entryAt } from '../navigation/route-match.ts'
import type { RouteEntry } from '@keystead/contract/navigation/route.ts'

/*
 * Where the build has all screens and the frame of those behind the sign-in. These are many names that cannot be made smaller: a page
 * that is only looked at goes without them.
 */

type Load = () => Promise<Record<string, unknown>>
const files = import.meta.glob<Record<string, unknown>>(['../**/*Screen.tsx', '!../site/ErrorScreen.tsx']) as Record<string, Load>

const LATER = 'site/LaterScreen'

/** The file of an entry's screen as routes name it: `site/HomeScreen`. */
export function writtenScreen({ screen }: Pick<RouteEntry, 'screen'>): string {
  return fileOf(screen) in files ? screen : LATER
}

export async function loadWritten(screen: string): Promise<{ written: string; module: Record<string, unknown> }> {
  const written = writtenScreen({ screen })
  return { written, module: await files[fileOf(written)]!() }
}

/** Whether the screen at an address is there yet. Menus and cards leave out what is not; the address itself stays. */
export function isBuilt(address: string): boolean {
  return fileOf(entryAt(address.split('?')[0] ?? address).screen) in files
}

export async function loadSignedInLayout(): Promise<ComponentType> {
  return (await import('./shell/SignedInLayout.tsx')).SignedInLayout
}

function fileOf(screen: string): string {
  return `../${screen}.tsx`
}
