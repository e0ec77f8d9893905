import { CreateBusinessInput, UpdateBusinessInput } from '@keystead/contract/people/businesses/business.forms.ts'
import type { BusinessDetails } from '@keystead/contract/people/businesses/business.schemas.ts'
import type { BusinessType } from '@keystead/contract/people/businesses/business.values.ts'
import type { CreateBusiness, UpdateBusiness } from '@keystead/contract/people/businesses/business.operations.ts'
import type { InputOf } from '@keystead/contract/rpc/operation.ts'
import { z } from 'zod'
import type { State } from '../../places/reference-data/use-states.ts'
import { mergeChanges, type Merged } from '../../ui/form/merge-changes.ts'
import { text } from './business-form.text.ts'

export type Hours = { Day: number | null; From: string; To: string }

/** A business as its form has it; service areas by one text each, which a picker of many can hold. */
export type BusinessDraft = {
  /** Of what was read; 0 where there is nothing yet. */
  Version: number
  Name: string
  Type: BusinessType | null
  LegalName: string | null
  DbaName: string | null
  Phone: string | null
  Email: string | null
  Website: string | null
  Address1: string | null
  Address2: string | null
  City: string | null
  StateId: number | null
  Zip: string | null
  ServiceAreas: string[]
  Hours: Hours[]
  LicenseNumber: string | null
  LicenseStateId: number | null
  LicenseExpiresOn: string | null
  Ein: string
  RemoveEin: boolean
  Description: string | null
  CategoryIds: number[]
}

export const STEPS = ['about', 'contact', 'license', 'description'] as const
export type Step = (typeof STEPS)[number]

export const STEP_FIELDS: Readonly<Record<Step, readonly (keyof BusinessDraft)[]>> = {
  about: ['Name', 'Type', 'LegalName', 'DbaName'],
  contact: ['Phone', 'Email', 'Website', 'Address1', 'Address2', 'City', 'StateId', 'Zip', 'ServiceAreas', 'Hours'],
  license: ['LicenseNumber', 'LicenseStateId', 'LicenseExpiresOn', 'Ein'],
  description: ['Description', 'CategoryIds'],
}

export function emptyDraft(name: string, categoryIds: readonly number[]): BusinessDraft {
  return {
    Version: 0,
    Name: name,
    Type: null,
    LegalName: '',
    DbaName: '',
    Phone: '',
    Email: '',
    Website: '',
    Address1: '',
    Address2: '',
    City: null,
    StateId: null,
    Zip: '',
    ServiceAreas: [],
    Hours: [],
    LicenseNumber: '',
    LicenseStateId: null,
    LicenseExpiresOn: null,
    Ein: '',
    RemoveEin: false,
    Description: '',
    CategoryIds: [...categoryIds],
  }
}

export function draftOf(details: BusinessDetails): BusinessDraft {
  return {
    Version: details.Version,
    Name: details.Name,
    Type: details.Type,
    LegalName: details.LegalName,
    DbaName: details.DbaName,
    Phone: details.Phone,
    Email: details.Email,
    Website: details.Website,
    Address1: details.Address1,
    Address2: details.Address2,
    City: details.City,
    StateId: details.StateId,
    Zip: details.Zip,
    LicenseNumber: details.LicenseNumber,
    LicenseStateId: details.LicenseStateId,
    LicenseExpiresOn: details.LicenseExpiresOn,
    Description: details.Description,
    CategoryIds: details.CategoryIds,
    Hours: details.Hours.map(({ Day, From, To }) => ({ Day, From, To })),
    ServiceAreas: details.ServiceAreas.map(areaKey),
    Ein: '',
    RemoveEin: false,
  }
}

type Area = { City: string; StateId: number }

export function areaKey({ City, StateId }: Area): string {
  return `${StateId} ${City}`
}

function areaOf(key: string): Area {
  const space = key.indexOf(' ')
  return { City: key.slice(space + 1), StateId: Number(key.slice(0, space)) }
}

/** What founding takes. What is not chosen yet is refused by the rules. */
export function newInputOf({ RemoveEin: _kept, Version: _read, ...draft }: BusinessDraft): InputOf<typeof CreateBusiness> {
  return { ...draft, ServiceAreas: draft.ServiceAreas.map(areaOf) } as InputOf<typeof CreateBusiness>
}

export function changedInputOf(draft: BusinessDraft, BusinessId: string): InputOf<typeof UpdateBusiness> {
  return { ...newInputOf(draft), BusinessId, Version: draft.Version, RemoveEin: draft.RemoveEin }
}

/** The rules of the contract for some fields of the form; the rest of it is not there yet. */
export function rulesOf(fields: readonly (keyof BusinessDraft)[]): z.ZodType<BusinessDraft, BusinessDraft> {
  return checked((draft) => CreateBusinessInput.safeParse(newInputOf(draft)), fields)
}

export function changeRules(businessId: string): z.ZodType<BusinessDraft, BusinessDraft> {
  return checked((draft) => UpdateBusinessInput.safeParse(changedInputOf(draft, businessId)))
}

function checked(check: (draft: BusinessDraft) => z.ZodSafeParseResult<unknown>, fields?: readonly string[]) {
  return z.custom<BusinessDraft>().superRefine((draft, context) => {
    for (const { path, message } of check(draft).error?.issues ?? []) {
      if (!fields || fields.includes(String(path[0]))) context.addIssue({ code: 'custom', path: placeOf(path), message })
    }
  })
}

/** A service area is one entry of the form, whatever of it is wrong. */
function placeOf(path: readonly PropertyKey[]): PropertyKey[] {
  return path[0] === 'ServiceAreas' ? ['ServiceAreas'] : [...path]
}

/** The step that holds a field, for a problem that the last one was told of. */
export function stepOf(field: string): Step {
  const name = field.split('.')[0] ?? field
  return STEPS.find((step) => STEP_FIELDS[step].some((one) => one === name)) ?? 'about'
}

/** How far the form may be gone through: to the first step with a problem. */
export function furthestStep(draft: BusinessDraft): Step {
  return STEPS.find((step) => !rulesOf(STEP_FIELDS[step]).safeParse(draft).success) ?? 'description'
}

export function isStep(text: string | null): text is Step {
  return STEPS.some((step) => step === text)
}

/** A draft that this browser has kept; null where there is none, or one of another shape. The EIN is never kept. */
export function keptDraft(kept: unknown, empty: BusinessDraft): BusinessDraft | null {
  if (typeof kept !== 'object' || kept === null) return null
  const draft = { ...empty, ...(kept as Partial<BusinessDraft>), Ein: '', RemoveEin: false }
  const isSound = Object.entries(empty).every(([name, value]) => isAlike(value, draft[name as keyof BusinessDraft]))
  return isSound ? draft : null
}

function isAlike(one: unknown, other: unknown): boolean {
  if (Array.isArray(one) || Array.isArray(other)) return Array.isArray(one) && Array.isArray(other)
  return other === null || ['string', 'number', 'boolean'].includes(typeof other)
}

const LABELS = {
  Name: text.name,
  Type: text.type,
  LegalName: text.legalName,
  DbaName: text.dbaName,
  Phone: text.phone,
  Email: text.email,
  Website: text.website,
  Address1: text.address1,
  Address2: text.address2,
  City: text.city,
  StateId: text.state,
  Zip: text.zip,
  ServiceAreas: text.serviceAreas,
  Hours: text.hours,
  LicenseNumber: text.licenseNumber,
  LicenseStateId: text.licenseState,
  LicenseExpiresOn: text.licenseExpires,
  Ein: text.ein,
  Description: text.description,
  CategoryIds: text.categories,
} as const

/** What I typed on top of what was saved of the business meanwhile. */
export function mergeDrafts(three: Record<'base' | 'mine' | 'newest', BusinessDraft>, states: readonly State[]): Merged<BusinessDraft> {
  return mergeChanges(three, LABELS, (field, value) => {
    if (value === null || value === '') return text.nothing
    if (field === 'StateId' || field === 'LicenseStateId') return states.find(({ Id }) => Id === value)?.Text ?? String(value)
    return Array.isArray(value) ? String(value.length) : String(value)
  })
}
