import { APPLICANT, APPLICANT_TYPES, MAIN_APPLICANTS } from '@keystead/contract/applications/applications/application.values.ts'
import type { ReferenceItem } from '@keystead/contract/values/reference-items.ts'

/** How someone is named: chosen among connections, or by a name and an email. */
export const WAYS_TO_NAME = ['known', 'email'] as const
export type WayToName = (typeof WAYS_TO_NAME)[number]

/** Someone who is to be named, as the form has them. */
export type PersonDraft = { By: WayToName; ApplicantTypeId: number | null; ProfileId: string | null; Name: string; Email: string }
export type PeopleDraft = { Applicants: PersonDraft[] }

const CO_APPLICANT = 2

/** An application has one applicant, so where there is one all others are something else. */
export function newPerson(hasMain: boolean, By: WayToName = 'known'): PersonDraft {
  return { By, ApplicantTypeId: hasMain ? CO_APPLICANT : APPLICANT, ProfileId: null, Name: '', Email: '' }
}

/** As the call takes them. What was typed before the other way was chosen is left out. */
export function named({ By, ApplicantTypeId, ProfileId, Name, Email }: PersonDraft) {
  return By === 'known' ? { ApplicantTypeId, ProfileId } : { ApplicantTypeId, Name, Email }
}

export const isMain = ({ ApplicantTypeId }: { readonly ApplicantTypeId: number | null }) =>
  ApplicantTypeId !== null && MAIN_APPLICANTS.includes(ApplicantTypeId)

/** Of whom there may be several. */
export const OTHER_TYPES: readonly ReferenceItem[] = APPLICANT_TYPES.filter(({ Id }) => !MAIN_APPLICANTS.includes(Id))
