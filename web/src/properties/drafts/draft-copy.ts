import { CATEGORIES, type CategoryId } from '@keystead/contract/properties/fields/property.values.ts'
import { select, selected, type Selection } from '../../sessions/selection.ts'

/*
 * What the browser keeps of a draft until the server has it: without a connection, and when a page goes before its last
 * words are saved. One copy for each draft, and one for a draft that the server does not know yet.
 */

/** A draft and where it stands, in the shapes that it was typed in. Whoever reads it checks: it may be of an older version. */
export type DraftCopy = {
  draftId: string | null
  /** The version that it began from, with what that said; null for one that the server does not know. */
  version: number | null
  base: unknown
  fields: unknown
  step: string
}

const MEMORY: Record<CategoryId, Selection> = {
  [CATEGORIES.Residential]: 'addResidentialAsset',
  [CATEGORIES.Commercial]: 'addCommercialAsset',
}
const UNKNOWN_TO_SERVER = 'new'
/** More would be a pile that no one comes back to. */
const MOST_COPIES = 5

export function copyOf(category: CategoryId, draftId: string | null): DraftCopy | null {
  return copiesOf(category)[draftId ?? UNKNOWN_TO_SERVER] ?? null
}

export function keepCopy(category: CategoryId, copy: DraftCopy): void {
  const key = copy.draftId ?? UNKNOWN_TO_SERVER
  const others = Object.entries(copiesOf(category)).filter(([other]) => other !== key)
  select(MEMORY[category], Object.fromEntries([...others.slice(-(MOST_COPIES - 1)), [key, copy]]))
}

export function dropCopy(category: CategoryId, draftId: string | null): void {
  const { [draftId ?? UNKNOWN_TO_SERVER]: _gone, ...rest } = copiesOf(category)
  select(MEMORY[category], Object.keys(rest).length > 0 ? rest : null)
}

function copiesOf(category: CategoryId): Record<string, DraftCopy> {
  const memory = selected(MEMORY[category])
  if (typeof memory !== 'object' || memory === null) return {}
  return Object.fromEntries(Object.entries(memory).filter((entry): entry is [string, DraftCopy] => isCopy(entry[1])))
}

function isCopy(value: unknown): value is DraftCopy {
  return typeof value === 'object' && value !== null && 'fields' in value && 'version' in value && 'step' in value && 'draftId' in value
}
