import {
  ApplicationFormNotFound,
  ApplicationNotFound,
  ApplicationNotOpen,
} from '@keystead/contract/applications/applications/application.operations.ts'
import { applicationCan } from '@keystead/contract/applications/applications/application.values.ts'
import {
  type AskReference,
  ReferenceAnsweredAlready,
  ReferenceAskedAlready,
  ReferenceAskedTooOften,
  ReferenceNotAskable,
  ReferenceNotFound,
  ReferenceTooEarly,
  type RemindReference,
} from '@keystead/contract/applications/references/reference.operations.ts'
import { messages } from '@keystead/contract/applications/references/references-messages.text.ts'
import type { Db } from '../../database/db.ts'
import { CallFailure, fail } from '../../rpc/failure.ts'
import type { Handler } from '../../rpc/module.ts'
import {
  type ApplicationRow,
  asKeeper,
  type FormRow,
  keptNameOf,
  listForms,
  lockApplication,
  noteRead,
  type ReachedApplication,
  showChange,
} from '../applications/application.public.ts'
import { listReferees } from '../form/form.public.ts'
import { obstacleTo } from './obstacles.ts'
import { findReference, insertReference, setSentAgain } from './reference.queries.ts'
import { checkMaySend, sendReferenceEmail } from './send-reference.ts'

export const askReference: Handler<typeof AskReference, ReachedApplication> = async (context, { ApplicationId, FormId, Kind, Place }) => {
  const { db, owned, audit } = context
  await checkMaySend(context)
  return asKeeper(context, async () => {
    const { application, forms } = await lockToAsk(db, ApplicationId)
    if (submittedOf(forms, FormId) === undefined) fail(ApplicationFormNotFound)
    const referees = await listReferees(db, [FormId])
    const referee = referees.find(({ kind, place }) => kind === Kind && place === Place) ?? fail(ReferenceNotFound)
    const obstacle = obstacleTo(referee)
    if (obstacle !== null || referee.email === null)
      throw new CallFailure(ReferenceNotAskable, { sentence: messages.obstacles[obstacle ?? 'noEmail'] })
    const reference = await insertReference(db, application, {
      form_id: FormId,
      kind: Kind,
      place: Place,
      name: referee.name,
      about: referee.about,
      applicant_name: referee.applicantName,
      email: referee.email,
      askedBy: { profileId: owned.profileId, name: await keptNameOf(db, owned.profileId) },
    })
    if (reference === null) fail(ReferenceAskedAlready)
    // What was asked about is not taken back, and its file not deleted with it.
    await noteRead(context, application)
    await sendReferenceEmail(context, application, { ...reference, email: referee.email })
    await showChange(db, application, forms)
    audit(ApplicationId, { reference: reference.id })
    return { ReferenceId: reference.id, UntilAt: reference.until_at.toISOString() }
  })
}

export const remindReference: Handler<typeof RemindReference, ReachedApplication> = async (context, { ApplicationId, ReferenceId }) => {
  const { db, audit } = context
  await checkMaySend(context)
  return asKeeper(context, async () => {
    const { application, forms } = await lockToAsk(db, ApplicationId)
    const asked = (await findReference(db, ApplicationId, ReferenceId)) ?? fail(ReferenceNotFound)
    if (submittedOf(forms, asked.form_id) === undefined) fail(ReferenceNotFound)
    if (asked.state !== 'asked') fail(ReferenceAnsweredAlready)
    if (asked.again_at === null || asked.email === null) fail(ReferenceAskedTooOften)
    const reference = (await setSentAgain(db, ReferenceId)) ?? fail(ReferenceTooEarly)
    await sendReferenceEmail(context, application, { ...reference, email: asked.email })
    await showChange(db, application, forms)
    audit(ApplicationId, { reference: ReferenceId })
    return { ReferenceId, UntilAt: reference.until_at.toISOString() }
  })
}

/** Held to the end of the transaction: of two who ask at once the second sees that it was done, and no one asks about what has ended. */
async function lockToAsk(db: Db, applicationId: string): Promise<{ application: ApplicationRow; forms: FormRow[] }> {
  const application = (await lockApplication(db, applicationId)) ?? fail(ApplicationNotFound)
  if (!applicationCan('askReference', 'landlord', application.status)) fail(ApplicationNotOpen)
  return { application, forms: await listForms(db, [applicationId]) }
}

/** What was withdrawn is not asked about. */
function submittedOf(forms: readonly FormRow[], formId: string): FormRow | undefined {
  return forms.find(({ id, state, ended_at }) => id === formId && state === 'submitted' && ended_at === null)
}
