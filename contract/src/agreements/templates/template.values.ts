/** What a template is for, and what follows from signing it. The numbers stand in rows, so they never change. */
export const CATEGORIES = { Lease: 1, Renewal: 2, Addendum: 3, Disclosure: 4, Management: 5, Listing: 6, Notice: 7, Other: 8 } as const
export const TEMPLATE_CATEGORIES = [
  { Id: CATEGORIES.Lease, Text: 'Lease' },
  { Id: CATEGORIES.Renewal, Text: 'Renewal' },
  { Id: CATEGORIES.Addendum, Text: 'Addendum' },
  { Id: CATEGORIES.Disclosure, Text: 'Disclosure' },
  { Id: CATEGORIES.Management, Text: 'Management agreement' },
  { Id: CATEGORIES.Listing, Text: 'Listing agreement' },
  { Id: CATEGORIES.Notice, Text: 'Notice' },
  { Id: CATEGORIES.Other, Text: 'Other' },
] as const
export type TemplateCategoryId = (typeof TEMPLATE_CATEGORIES)[number]['Id']
export const TEMPLATE_CATEGORY_IDS: readonly number[] = TEMPLATE_CATEGORIES.map(({ Id }) => Id)

/** What a party does with a paper: signs it, says yes to it before others sign, reads it along the way, or gets the finished copy. */
export const PARTS = ['signer', 'approver', 'viewer', 'copy'] as const
export type Part = (typeof PARTS)[number]

/** What a party fills in. */
export const FIELD_KINDS = ['signature', 'initials', 'name', 'email', 'date', 'text', 'number', 'checkbox', 'radio', 'dropdown'] as const
export type FieldKind = (typeof FIELD_KINDS)[number]
/** They are filled in by who the party is, and when they sign. */
export const KNOWN_FIELD_KINDS: readonly FieldKind[] = ['name', 'email', 'date']
export const FIELD_KINDS_WITH_OPTIONS: readonly FieldKind[] = ['radio', 'dropdown']

export const MAX_TEMPLATE_NAME = 120
export const MAX_TEMPLATE_DESCRIPTION = 500
export const MAX_ROLES = 10
export const MAX_ROLE_NAME = 40
/** Of one paper, placed on its pages. */
export const MAX_FIELDS = 300
export const MAX_FIELD_LABEL = 80
export const MAX_OPTIONS = 20
export const MAX_OPTION = 80
export const MAX_TEMPLATES = 500
/** The latest ones of a template are kept. */
export const MAX_VERSIONS = 50
/** Of an uploaded PDF; a text is no longer than this either. */
export const MAX_PAPER_PAGES = 100
/** The largest side of a page, in points: four times that of a sheet of A4. */
export const MAX_PAGE_SIDE = 3_400
/** Of a field, in points. */
export const MIN_FIELD_SIDE = 6

/** Of the text of a template, in all its nodes. */
export const MAX_BODY_CHARACTERS = 200_000
/** Paragraphs, cells, and the pieces of a paragraph that look differently. */
export const MAX_BODY_NODES = 20_000
export const MAX_TABLE_COLUMNS = 12
export const MAX_TABLE_ROWS = 200
export const MAX_LIST_DEPTH = 3
