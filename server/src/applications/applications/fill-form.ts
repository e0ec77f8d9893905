import {
  ApplicationFormNotFound,
  ApplicationNotFound,
  ApplicationNotOpen,
} from '@keystead/contract/applications/applications/application.operations.ts'
import type { Db } from '../../database/db.ts'
import { accountActor, type CallContext } from '../../rpc/call-context.ts'
import { fail } from '../../rpc/failure.ts'
import { say } from '../../text/said.ts'
import { asKeeper, type ReachedForm } from './application.access.ts'
import {
  type ApplicationRow,
  findApplication,
  findForm,
  isTaken,
  listForms,
  lockApplication,
  setBegun,
  setFormState,
  type TakenForm,
  touchApplication,
} from './application.queries.ts'
import { text } from './application.text.ts'
import { noteEvent } from './events.ts'
import { checkStep } from './locked.ts'
import { sendToLandlord } from './send-application.ts'
import { settle } from './settle.ts'
import { showChange, tellLandlord } from './tell.ts'

/** A form with its application, as it is for its applicant. */
export type OwnForm = { readonly form: TakenForm; readonly application: ApplicationRow }

async function getTaken(db: Db, formId: string): Promise<TakenForm> {
  const form = await findForm(db, formId)
  return form && isTaken(form) ? form : fail(ApplicationFormNotFound)
}

/** To be read. */
export function getOwnForm(context: Pick<CallContext, 'db' | 'actor'>, { formId, applicationId }: ReachedForm): Promise<OwnForm> {
  const { db } = context
  return asKeeper(context, async () => ({
    form: await getTaken(db, formId),
    application: (await findApplication(db, applicationId)) ?? fail(ApplicationNotFound),
  }))
}

/** Held to the end of the transaction, and open to be filled in; whether it was submitted is for the caller to refuse. */
export function lockOwnForm(context: Pick<CallContext, 'db' | 'actor'>, { formId, applicationId, isLead }: ReachedForm): Promise<OwnForm> {
  const { db, actor } = context
  return asKeeper(context, async () => {
    const application = (await lockApplication(db, applicationId)) ?? fail(ApplicationNotFound)
    const form = await getTaken(db, formId)
    // A colleague may have begun it while this call waited.
    if ((form.filled_by_account_id ?? accountActor(actor).accountId) !== accountActor(actor).accountId) fail(ApplicationFormNotFound)
    if (form.ended_at !== null) fail(ApplicationNotOpen)
    if (form.state !== 'submitted') checkStep(application, 'fill', isLead ? 'lead' : 'applicant')
    return { form, application }
  })
}

/** The first time that something is filled in: from then on it is theirs who did so, and the application is not taken back. */
export async function beginForm(context: Pick<CallContext, 'db' | 'actor'>, { form, application }: OwnForm): Promise<void> {
  if (form.state !== 'invited') return
  const { db, actor } = context
  await asKeeper(context, async () => {
    await setBegun(db, form.id, accountActor(actor).accountId)
    await showChange(db, application, await listForms(db, [application.id]))
  })
}

/** Of a locked form whose content is complete. What a renter began by themselves is sent along with it. */
export function submitForm(
  context: CallContext,
  { form, application }: OwnForm,
  { isLead }: ReachedForm,
): Promise<{ readonly isComplete: boolean }> {
  const { db } = context
  return asKeeper(context, async () => {
    await setFormState(db, form.id, 'submitted')
    await noteEvent(db, application, { kind: 'submitted', byProfileId: form.profile_id })
    if (isLead && application.status === 'draft') {
      await sendToLandlord(context, application, { formId: form.id, profileId: form.profile_id })
      const after = (await findApplication(db, application.id)) ?? fail(ApplicationNotFound)
      return { isComplete: after.status === 'submitted' }
    }
    if (application.status !== 'draft')
      await tellLandlord(context, application, {
        kind: `form:${form.id}`,
        said: say(text, 'formSubmitted', { home: application.home_title }),
        byProfileId: form.profile_id,
      })
    // Of a guarantor who was asked while conditions stood: the decision is made once more with what they say.
    if (application.status === 'conditional') await touchApplication(db, application.id)
    return settle(context, application)
  })
}
