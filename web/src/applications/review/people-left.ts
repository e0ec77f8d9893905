import type { ApplicantRead } from '@keystead/contract/applications/applications/application.schemas.ts'
import { MAX_APPLICANTS } from '@keystead/contract/applications/applications/application.values.ts'

/** How many more people an application has room for: who has withdrawn is part of it no longer. */
export function peopleLeft(applicants: readonly Pick<ApplicantRead, 'State'>[]): number {
  return MAX_APPLICANTS - applicants.filter(({ State }) => State !== 'withdrawn').length
}
