import { AREAS, type Area, LEVELS, type Rights } from '@keystead/contract/rpc/permissions.ts'
import { text as permissions } from '@keystead/contract/rpc/permissions.text.ts'
import { listText } from '@keystead/contract/text/list-text.ts'
import { text } from './rights.text.ts'

/** The most that someone may do comes first. */
const FROM_THE_TOP = LEVELS.toReversed().filter((level) => level !== 'none')

/** What a role lets a member do, one sentence for each level. */
export function rightsInWords(rights: Partial<Rights>, { isAdministrator }: { isAdministrator: boolean }): string[] {
  const ofLevels = FROM_THE_TOP.flatMap((level) => {
    const areas = AREAS.filter((area) => rights[area] === level)
    if (areas.length === 0) return []
    return level === 'pay' ? text.pay : text[level]({ areas: listText(areas.map((area) => permissions.areas[area])) })
  })
  const lines = isAdministrator ? [text.administrators, ...ofLevels] : ofLevels
  return lines.length > 0 ? lines : [text.nothing]
}

/** `Inquiries and tours`, as the head of a row. */
export function areaTitle(area: Area): string {
  const name = permissions.areas[area]
  return name.charAt(0).toUpperCase() + name.slice(1)
}
