import { text } from './draft.text.ts'

export const DRAFT_SECTIONS = ['terms', 'people', 'values', 'message', 'check'] as const
export type DraftSection = (typeof DRAFT_SECTIONS)[number]

/** As an address names it: what it says wrong counts as not said. */
export function sectionOf(search: URLSearchParams): DraftSection {
  return DRAFT_SECTIONS.find((one) => one === search.get('part')) ?? 'terms'
}

export function sectionAfter(section: DraftSection): DraftSection {
  return DRAFT_SECTIONS[DRAFT_SECTIONS.indexOf(section) + 1] ?? 'check'
}

const SECTION_OF_FIELD: Readonly<Record<string, DraftSection>> = {
  Parties: 'people',
  Order: 'people',
  Changed: 'values',
  Answers: 'values',
  Subject: 'message',
  Message: 'message',
  SignBy: 'message',
  ReminderDays: 'message',
}

/** Where a field of the form is, by its path: `Parties.0.Email`. */
export function sectionOfField(path: string): DraftSection {
  return SECTION_OF_FIELD[path.split('.')[0] ?? ''] ?? 'terms'
}

export const sectionTitle = (section: DraftSection) => text.section[section]
