import {
  ApplicationNotDraft,
  ApplicationNotFound,
  ApplicationNotOpen,
  ApplicationNotSent,
} from '@keystead/contract/applications/applications/application.operations.ts'
import {
  applicationCan,
  type ApplicationSide,
  type ApplicationStep,
} from '@keystead/contract/applications/applications/application.values.ts'
import type { Db } from '../../database/db.ts'
import { fail } from '../../rpc/failure.ts'
import { type ApplicationRow, lockApplication } from './application.queries.ts'

/** What a step is refused with in a state that does not have it. */
const REFUSALS: Partial<Record<ApplicationStep, typeof ApplicationNotOpen | typeof ApplicationNotDraft | typeof ApplicationNotSent>> = {
  edit: ApplicationNotDraft,
  delete: ApplicationNotDraft,
  send: ApplicationNotDraft,
  unsend: ApplicationNotSent,
}

/** An application for a step, kept for this transaction. Of two at once the second sees what the first has made of it. */
export async function lockFor(db: Db, applicationId: string, step: ApplicationStep, side: ApplicationSide): Promise<ApplicationRow> {
  const application = (await lockApplication(db, applicationId)) ?? fail(ApplicationNotFound)
  checkStep(application, step, side)
  return application
}

const OF_MAKERS: ReadonlySet<ApplicationStep> = new Set(['edit', 'delete', 'send', 'unsend', 'remove', 'resend'])

export function checkStep(application: ApplicationRow, step: ApplicationStep, side: ApplicationSide): void {
  // What was begun by a renter is edited, sent and taken back by them alone, and what a landlord began by the landlord.
  const isMaker = (side === 'lead') === (application.lead_profile_id !== null)
  const isMakers = OF_MAKERS.has(step) || application.status === 'draft'
  if (!applicationCan(step, side, application.status) || (isMakers && side !== 'applicant' && !isMaker))
    fail(REFUSALS[step] ?? ApplicationNotOpen)
}
