import { FORM_SECTIONS, type FormSection } from '@keystead/contract/applications/form/form.values.ts'
import type { GetApplicationFormDetails } from '@keystead/contract/applications/form/form.operations.ts'
import type { OutputOf } from '@keystead/contract/rpc/operation.ts'
import { text } from './form.text.ts'

export type FormDetails = OutputOf<typeof GetApplicationFormDetails>

export const FORM_STEPS = [...FORM_SECTIONS, 'documents', 'review'] as const
export type FormStep = (typeof FORM_STEPS)[number]

export function stepTitle(step: FormStep): string {
  return text.step[step]
}

/** The step of an address; the first one where it names none. */
export function stepOf(search: URLSearchParams): FormStep {
  return FORM_STEPS.find((step) => step === search.get('step')) ?? 'personal'
}

export function stepAfter(step: FormStep): FormStep {
  return FORM_STEPS[FORM_STEPS.indexOf(step) + 1] ?? step
}

export function stepBefore(step: FormStep): FormStep | null {
  return FORM_STEPS[FORM_STEPS.indexOf(step) - 1] ?? null
}

function isSection(step: FormStep): step is FormSection {
  return (FORM_SECTIONS as readonly string[]).includes(step)
}

/** How many things a step still lacks, as the server says; null where nothing is asked for there. */
export function missingCount(
  step: FormStep,
  { Sections, MissingDocuments }: Pick<FormDetails, 'Sections' | 'MissingDocuments'>,
): number | null {
  if (step === 'review') return null
  if (!isSection(step)) return MissingDocuments === null ? 0 : 1
  const state = Sections.find(({ Section }) => Section === step)
  return state ? state.Missing.length : null
}

/** Whether all that is needed to submit is there. */
export function isReady(details: Pick<FormDetails, 'Sections' | 'MissingDocuments'>): boolean {
  return FORM_STEPS.every((step) => (missingCount(step, details) ?? 0) === 0)
}
