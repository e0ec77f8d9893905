import { DRAFT_STEPS } from '@keystead/contract/properties/drafts/draft.schemas.ts'
import { isAsked } from '@keystead/contract/properties/properties/asked-fields.ts'
import { SECTIONS } from '@keystead/contract/properties/fields/field-declaration.ts'
import { FORM_FIELDS } from '@keystead/contract/properties/fields/form-fields.derived.ts'
import { checkPropertyFields } from '@keystead/contract/properties/fields/property-rules.ts'
import { propertyFieldShapes } from '@keystead/contract/properties/fields/property.fields.ts'
import { z } from 'zod'
import { PROPERTY_FIELDS, type PropertyDraft, type PropertyField } from './property-fields.ts'
import { text as words } from './steps.text.ts'

/** The steps in which a property is described. Photos come last: they need a property to belong to. */
export const FORM_STEPS = DRAFT_STEPS
export type FormStep = (typeof FORM_STEPS)[number]
export const PROPERTY_STEPS = [...FORM_STEPS, 'photos'] as const
export type PropertyStep = (typeof PROPERTY_STEPS)[number]

export const STEP_TITLES: Record<PropertyStep, string> = words

const fieldsOf = (step: FormStep) => PROPERTY_FIELDS.filter((field) => SECTIONS[FORM_FIELDS[field].section] === step)

/** Which step asks for which fields, in the order of its sections. */
export const STEP_FIELDS: Record<FormStep, readonly PropertyField[]> = {
  where: fieldsOf('where'),
  kind: fieldsOf('kind'),
  facts: fieldsOf('facts'),
  terms: fieldsOf('terms'),
  description: fieldsOf('description'),
}

export function isPropertyStep(text: string | null): text is PropertyStep {
  return (PROPERTY_STEPS as readonly (string | null)[]).includes(text)
}

/** Listing checks that are about more than one field, or not named like one. */
const DESCRIPTION_CHECKS = ['OwnTitle', 'FairHousing', 'ContactData', 'Fresh']
const TERMS_CHECKS = ['RentPlausible', 'PricePlausible', 'AdvancePlausible']

/** The step that mends a field of the form, or a listing check, which are named alike where they mean the same. */
export function stepOf(fieldOrCheck: string): PropertyStep {
  if (fieldOrCheck === 'Place') return 'where'
  if (DESCRIPTION_CHECKS.includes(fieldOrCheck)) return 'description'
  if (TERMS_CHECKS.includes(fieldOrCheck)) return 'terms'
  if (fieldOrCheck === 'PetsAllowed') return 'facts'
  if (fieldOrCheck.startsWith('Image')) return 'photos'
  const [field = ''] = fieldOrCheck.split('.')
  return FORM_STEPS.find((step) => (STEP_FIELDS[step] as readonly string[]).includes(field)) ?? 'kind'
}

/**
 * What is wrong with some fields of a draft, in the sentences of the contract, by the path of what is wrong (`Rent`,
 * `MoveInFees.0.Amount`); rules across fields see the whole draft.
 */
export function problemsOf(draft: PropertyDraft, fields: readonly PropertyField[]): Map<string, string> {
  const asked = fields.filter((field) => isAsked(field, draft))
  const problems = new Map<string, string>()
  for (const field of asked) {
    for (const issue of propertyFieldShapes[field].safeParse(draft[field]).error?.issues ?? []) {
      const path = [field, ...issue.path].join('.')
      if (!problems.has(path)) problems.set(path, issue.message)
    }
  }
  checkPropertyFields(draft as Parameters<typeof checkPropertyFields>[0], (name, message) => {
    const field = name as PropertyField
    if (asked.includes(field) && !problems.has(field)) problems.set(field, message)
  })
  return problems
}

/**
 * The rules of one step, or of all. Not the contract's own object: that checks across fields only once each field is
 * right by itself, and a step has to say everything at once.
 */
export function draftRules(fields: readonly PropertyField[]): z.ZodType<PropertyDraft, PropertyDraft> {
  return z.custom<PropertyDraft>().superRefine((draft, context) => {
    for (const [path, message] of problemsOf(draft, fields)) context.addIssue({ code: 'custom', path: path.split('.'), message })
  })
}

/** How far a draft has come: the first step that is not complete, or the last one. */
export function furthestStep(draft: PropertyDraft): FormStep {
  return FORM_STEPS.find((step) => problemsOf(draft, STEP_FIELDS[step]).size > 0) ?? 'description'
}
