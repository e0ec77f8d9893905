import { useMatches } from 'react-router'
import type { RouteEntry, Section } from '@keystead/contract/navigation/route.ts'

/** The part of the product that the page in sight belongs to, for the menus to highlight. */
export function useSection(): Section | null {
  const entry = useMatches().at(-1)?.handle as RouteEntry | undefined
  return entry?.section ?? null
}
