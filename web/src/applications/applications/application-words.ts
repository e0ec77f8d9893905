import type { ApplicantRead, ApplicationCard } from '@keystead/contract/applications/applications/application.schemas.ts'
import { paths } from '@keystead/contract/navigation/paths.ts'
import { text } from './application-words.text.ts'

/** Where a row leads: a form that waits for the reader to that form, everything else to where it is read. */
export function applicationAddress({ ApplicationId, Next, FormId }: Pick<ApplicationCard, 'ApplicationId' | 'Next' | 'FormId'>): string {
  return Next === 'fill' && FormId !== null ? paths.applicationForm({ id: FormId }) : paths.viewApplication(ApplicationId)
}

/** `2 of 3 have submitted`; nothing where no one is named yet, or those who had submitted have withdrawn. */
export function submittedText({
  State,
  SubmittedCount,
  FormsCount,
}: Pick<ApplicationCard, 'State' | 'SubmittedCount' | 'FormsCount'>): string | null {
  return FormsCount === 0 || State === 'withdrawn' ? null : text.submitted({ done: SubmittedCount, count: FormsCount })
}

/** How far someone is, in the words of their badge. */
export type PersonState = keyof typeof text.formStates

/** Of a landlord’s draft no one has heard, those of a renter’s are asked at once; and who has looked at an invitation is further than who has not. */
export function personState(
  { State, OpenedAt, ProfileId }: Pick<ApplicantRead, 'State' | 'OpenedAt' | 'ProfileId'>,
  isDraft: boolean,
): PersonState {
  if (State !== 'invited') return State
  if (isDraft) return 'notAsked'
  if (ProfileId === null) return 'emailed'
  return OpenedAt === null ? 'invited' : 'opened'
}

export function personName({ Name, IsYou }: Pick<ApplicantRead, 'Name' | 'IsYou'>): string {
  return IsYou ? text.you({ name: Name }) : Name
}

/** One apart from others for the same home. */
export function applicationName({ Home, Number: number }: { readonly Home: { readonly Title: string }; readonly Number: string }): string {
  return `${Home.Title}, ${number}`
}
