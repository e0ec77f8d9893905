import type { SessionRecord } from '@keystead/contract/sessions/session-record.ts'
import type { FinderPlace } from '../../office/finder/finder-entries.ts'
import type { MenuSection } from './menu-sections.ts'
import { userLinks } from './user-links.ts'

/** Every screen of the menus, each by a name that says enough without the menu around it. */
export function finderPlaces(session: SessionRecord, sections: readonly MenuSection[]): readonly FinderPlace[] {
  const ofMenus = sections.flatMap((section): FinderPlace[] =>
    'to' in section
      ? [{ text: section.text, to: section.to }]
      : section.links.map(({ text, to }) => ({ text: nameWithin(section.text, text), to })),
  )
  return [...ofMenus, ...userLinks(session).map(({ text, to }) => ({ text, to }))]
}

/** `All` of Connections is `Connections: All`; `My Properties` says it already. */
function nameWithin(section: string, link: string): string {
  const noun = section.slice(0, -3).toLowerCase()
  return link.toLowerCase().includes(noun) ? link : `${section}: ${link}`
}
