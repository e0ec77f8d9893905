import type { TemplateBody } from '@keystead/contract/agreements/templates/template-body.ts'
import type { PlacedField } from '@keystead/contract/agreements/templates/template.forms.ts'
import type {
  GetAgreementTemplateDetails,
  GetTemplateStarters,
  RoleRead,
} from '@keystead/contract/agreements/templates/template.operations.ts'
import { TEMPLATE_CATEGORIES } from '@keystead/contract/agreements/templates/template.values.ts'
import type { OutputOf } from '@keystead/contract/rpc/operation.ts'
import { mergeChanges, type Merged } from '../../ui/form/merge-changes.ts'
import { isSameValue } from '../../ui/form/same-value.ts'
import { emptyBody } from './editor/body.ts'
import { text } from './template-form.text.ts'

export type TemplateDetails = OutputOf<typeof GetAgreementTemplateDetails>
export type Starter = OutputOf<typeof GetTemplateStarters>['Items'][number]

/** A template as its form has it; what is not chosen yet is null. */
export type TemplateDraft = {
  TemplateId: string | null
  /** The current one when it was read; saving writes the next. */
  Version: number | null
  Name: string
  CategoryId: number | null
  Description: string | null
  StateId: number | null
  Roles: RoleRead[]
  /** Null for a paper. */
  Body: TemplateBody | null
  /** Of a paper: the file that was sent for it; null where it has the one of the version that the form was filled from. */
  UploadId: string | null
  Fields: PlacedField[]
} & KnownToForm

/** What the form knows and does not send. */
export type KnownToForm = {
  /** The version that it was filled from, which may be an earlier one. */
  Number: number | null
  /** Of the paper of that version. */
  PaperDigest: string | null
  Pages: TemplateDetails['Pages']
  /** How far a file is that was chosen; `none` where none is on its way. */
  Upload: 'none' | 'sending' | 'failed'
}

const SIGNER: RoleRead = { Name: '', Part: 'signer', IsMany: false }
export const NO_ROLE = SIGNER

const NEW: TemplateDraft = {
  TemplateId: null,
  Version: null,
  Name: '',
  CategoryId: null,
  Description: '',
  StateId: null,
  Roles: [SIGNER],
  Body: null,
  UploadId: null,
  Fields: [],
  Number: null,
  PaperDigest: null,
  Pages: [],
  Upload: 'none',
}

export const newText = (): TemplateDraft => ({ ...NEW, Body: emptyBody() })
export const newPaper = (): TemplateDraft => NEW

export function draftOfStarter({ Name, CategoryId, Description, Roles, Body }: Starter): TemplateDraft {
  return { ...NEW, Name, CategoryId, Description, Roles, Body }
}

/** `number`: of the version that was asked for; null for the current one. */
export function draftOfTemplate(details: TemplateDetails, number: number | null): TemplateDraft {
  const { TemplateId, Version, Name, CategoryId, Description, StateId, Roles, Body, Fields, PaperDigest, Pages } = details
  const said = { TemplateId, Version, Name, CategoryId, Description, StateId, Roles, Body, Fields, PaperDigest, Pages }
  return { ...said, UploadId: null, Number: number ?? Version, Upload: 'none' }
}

const LABELS = {
  Name: text.name,
  CategoryId: text.category,
  Description: text.description,
  StateId: text.stateOf,
  Roles: text.roles,
} as const

/** A text, or a paper with its fields: of one of two versions, since neither fits the other's. */
const CONTENT = ['Body', 'Fields', 'UploadId', 'PaperDigest', 'Pages', 'Number', 'Upload'] as const
/** Which tell of a change; the others follow from them. */
const TELLING = ['Body', 'Fields', 'UploadId', 'PaperDigest'] as const

/** What I wrote on top of what was saved of the template meanwhile. */
export function mergeTemplates({ base, mine, newest }: Record<'base' | 'mine' | 'newest', TemplateDraft>): Merged<TemplateDraft> {
  // Who wants an earlier version back wants all of it.
  if (mine.Number !== mine.Version) return { draft: { ...mine, Version: newest.Version }, conflicts: [] }
  const { draft, conflicts } = mergeChanges({ base, mine, newest }, LABELS, (field, value) => {
    if (value === null || value === '') return text.nothing
    if (field === 'CategoryId') return TEMPLATE_CATEGORIES.find(({ Id }) => Id === value)?.Text ?? text.nothing
    if (field === 'Roles') return (value as RoleRead[]).map(({ Name }) => Name).join(', ')
    return field === 'StateId' ? text.anotherState : String(value)
  })
  const hasChanged = (now: TemplateDraft) => TELLING.some((field) => !isSameValue(base[field], now[field]))
  if (!hasChanged(mine)) return { draft, conflicts }
  const content = Object.fromEntries(CONTENT.map((field) => [field, mine[field]]))
  const both = hasChanged(newest)
    ? [{ field: 'Body', label: mine.Body ? text.body : text.paper, mine: text.asYouHaveIt, newest: text.asTheyHaveIt }]
    : []
  return { draft: { ...draft, ...content }, conflicts: [...conflicts, ...both] }
}
