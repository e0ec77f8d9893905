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
  /** Of a paper: the file that was sent for it, or the version whose file it has. */
  UploadId: string | null
  /** How far that file is; `none` where none was chosen. Stays with the form. */
  Upload: 'none' | 'sending' | 'failed'
  PaperNumber: number | null
  Fields: PlacedField[]
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
  Upload: 'none',
  PaperNumber: null,
  Fields: [],
}

export const newText = (): TemplateDraft => ({ ...NEW, Body: emptyBody() })
export const newPaper = (): TemplateDraft => NEW

export function draftOfStarter({ Name, CategoryId, Description, Roles, Body }: Starter): TemplateDraft {
  return { ...NEW, Name, CategoryId, Description, Roles, Body }
}

/** `number`: of the version that it is filled from. */
export function draftOfTemplate(details: TemplateDetails, number: number | null): TemplateDraft {
  const { TemplateId, Version, Name, CategoryId, Description, StateId, Roles, Body, Fields } = details
  return {
    TemplateId,
    Version,
    Name,
    CategoryId,
    Description,
    StateId,
    Roles,
    Body,
    UploadId: null,
    Upload: 'none',
    PaperNumber: Body ? null : number,
    Fields,
  }
}

const LABELS = {
  Name: text.name,
  CategoryId: text.category,
  Description: text.description,
  StateId: text.stateOf,
  Roles: text.roles,
  Body: text.body,
  UploadId: text.paper,
  PaperNumber: text.paper,
  Fields: text.fields,
} as const

/** What I wrote on top of what was saved of the template meanwhile. */
export function mergeTemplates(three: Record<'base' | 'mine' | 'newest', TemplateDraft>): Merged<TemplateDraft> {
  return mergeChanges(three, LABELS, (field, value) => {
    if (value === null || value === '') return text.nothing
    if (field === 'CategoryId') return TEMPLATE_CATEGORIES.find(({ Id }) => Id === value)?.Text ?? text.other
    if (field === 'Roles') return (value as RoleRead[]).map(({ Name }) => Name).join(', ')
    return typeof value === 'string' ? value : text.other
  })
}
