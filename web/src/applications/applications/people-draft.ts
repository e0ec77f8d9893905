import { APPLICANT, APPLICANT_TYPES, MAIN_APPLICANTS } from '@keystead/contract/applications/applications/application.values.ts'
import type { ReferenceItem } from '@keystead/contract/values/reference-items.ts'

/** Someone who is to be named, as the form has them. */
export type PersonDraft = { ApplicantTypeId: number | null; ProfileId: string | null }
export type PeopleDraft = { Applicants: PersonDraft[] }

const CO_APPLICANT = 2

/** An application has one applicant, so where there is one all others are something else. */
export function newPerson(hasMain: boolean): PersonDraft {
  return { ApplicantTypeId: hasMain ? CO_APPLICANT : APPLICANT, ProfileId: null }
}

export const isMain = ({ ApplicantTypeId }: { readonly ApplicantTypeId: number | null }) =>
  ApplicantTypeId !== null && MAIN_APPLICANTS.includes(ApplicantTypeId)

/** Of whom there may be several. */
export const OTHER_TYPES: readonly ReferenceItem[] = APPLICANT_TYPES.filter(({ Id }) => !MAIN_APPLICANTS.includes(Id))
