import {
  ApplicationFormNotFound,
  ApplicationNotFound,
  ApplicationNotOpen,
  type CloseApplication,
  type DeleteApplication,
  type WithdrawApplication,
} from '@keystead/contract/applications/applications/application.operations.ts'
import { ApplicationClosed, FormsGoing } from '@keystead/contract/applications/applications/application.events.ts'
import { type ApplicationState, MAIN_APPLICANTS, type YES_NO } from '@keystead/contract/applications/applications/application.values.ts'
import type { ApplicationEventKind } from '@keystead/contract/applications/applications/application.schemas.ts'
import { messages } from '@keystead/contract/applications/applications/applications-messages.text.ts'
import { CallErrors } from '@keystead/contract/rpc/errors.ts'
import type { Db } from '../../database/db.ts'
import type { EventContext } from '../../rpc/events.ts'
import { fail } from '../../rpc/failure.ts'
import type { Handler } from '../../rpc/module.ts'
import { type Said, say } from '../../text/said.ts'
import { asKeeper, type ReachedApplication, type ReachedForm } from './application.access.ts'
import {
  type ApplicationRow,
  deleteApplications,
  type FormRow,
  hasSubmitted,
  isTaken,
  listForms,
  lockApplication,
  setEnded,
  setFormState,
  touchApplication,
} from './application.queries.ts'
import { text } from './application.text.ts'
import { noteEvent } from './events.ts'
import { checkStep, lockFor } from './locked.ts'
import { settle } from './settle.ts'
import { showChange, tellApplicants, tellLandlord } from './tell.ts'

export const deleteApplication: Handler<typeof DeleteApplication, ReachedApplication> = (context, { ApplicationId }) => {
  const { db, owned, audit } = context
  return asKeeper(context, async () => {
    const application = await lockFor(db, ApplicationId, 'delete', owned.side)
    await deleteDraft(context, application)
    audit(ApplicationId)
    return { ApplicationId }
  })
}

/** With its forms and what they hold. */
export async function deleteDraft(context: EventContext, application: ApplicationRow): Promise<void> {
  const { db, services } = context
  const forms = await listForms(db, [application.id])
  await services.events.emit(
    context,
    FormsGoing,
    forms.filter(isTaken).map(({ id, profile_account_id }) => ({ id, accountId: profile_account_id })),
  )
  await tellApplicants(context, application, forms, {
    kind: 'deleted',
    said: say(text, 'takenBack', { home: application.home_title }),
    byProfileId: application.lead_profile_id,
  })
  await deleteApplications(db, [application.id])
  await showChange(db, application, forms)
}

export const withdrawApplication: Handler<typeof WithdrawApplication, ReachedForm> = (context, { FormId, Reason }) => {
  const { db, owned, audit } = context
  return asKeeper(context, async () => {
    const application = (await lockApplication(db, owned.applicationId)) ?? fail(ApplicationNotFound)
    const form = (await listForms(db, [application.id])).find(({ id }) => id === FormId) ?? fail(ApplicationFormNotFound)
    if (form.ended_at !== null) fail(ApplicationNotOpen)
    checkStep(application, 'withdraw', owned.isLead ? 'lead' : 'applicant')
    const isOver = await withdrawForm(context, application, form, Reason)
    audit(application.id, { form: FormId })
    return { ApplicationId: application.id, IsOver: isOver }
  })
}

/** What the applicant themselves withdraws, ends for the household. Answers whether it has ended. */
export async function withdrawForm(
  context: EventContext,
  application: ApplicationRow,
  form: FormRow,
  reason: string | null,
): Promise<boolean> {
  const { db } = context
  const open = (await listForms(db, [application.id])).filter(({ ended_at }) => ended_at === null)
  const isWhole = application.lead_profile_id === form.profile_id || MAIN_APPLICANTS.includes(form.applicant_type_id) || open.length === 1
  await setFormState(db, form.id, 'withdrawn')
  await noteEvent(db, application, { kind: 'withdrawn', byProfileId: form.profile_id, note: reason })
  const said = say(text, isWhole ? 'withdrawnWhole' : 'withdrawn', { home: application.home_title })
  const news = { kind: `withdrawn:${form.id}`, said, byProfileId: form.profile_id }
  if (isWhole) {
    await setEnded(db, application.id, 'withdrawn', reason)
    await tellApplicants(context, application, open, news)
  } else {
    // Who decides with what they read before is told that it is another household now.
    await touchApplication(db, application.id)
    await settle(context, { ...application, version: application.version + 1 })
  }
  if (application.sent_at !== null) await tellLandlord(context, application, news)
  await showChange(db, application, open)
  return isWhole
}

export const closeApplication: Handler<typeof CloseApplication, ReachedApplication> = (context, { ApplicationId, Reason, ReportUsed }) => {
  const { db, owned, audit } = context
  return asKeeper(context, async () => {
    const application = await lockFor(db, ApplicationId, 'close', 'landlord')
    const wasSubmitted = await checkNoReport(db, application, ReportUsed)
    const end = { status: 'closed', byProfileId: owned.profileId, reason: Reason } as const
    await endOpen(context, application, wasSubmitted ? { ...end, kind: 'closedNoReport' } : end)
    audit(ApplicationId, { saidNoReport: wasSubmitted })
    return { ApplicationId }
  })
}

/**
 * Where a report of an agency played a part in it, closing would be a decline without the notice that the law wants (15 U.S.C. § 1681m). What is
 * said of it stays with the application. Answers whether anyone has submitted, of whom there can be a report.
 */
async function checkNoReport(db: Db, application: ApplicationRow, reportUsed: (typeof YES_NO)[number] | null): Promise<boolean> {
  const wasSubmitted = hasSubmitted(await listForms(db, [application.id]))
  if (reportUsed === 'Y') fail(CallErrors.InvalidInput, { ReportUsed: messages.closeIsDecline })
  if (wasSubmitted && reportUsed === null) fail(CallErrors.InvalidInput, { ReportUsed: messages.closeUnsaid })
  return wasSubmitted
}

type End = {
  readonly status: Extract<ApplicationState, 'closed' | 'expired'>
  /** As what it stands in what happened, if not so. */
  readonly kind?: Extract<ApplicationEventKind, 'closedNoReport'>
  readonly byProfileId: string | null
  readonly reason: string | null
}

/** Of one that is locked and open. Its people are told. */
export async function endOpen(context: EventContext, application: ApplicationRow, end: End): Promise<void> {
  const { db, services } = context
  const { status, kind = status, byProfileId, reason } = end
  const forms = (await listForms(db, [application.id])).filter(({ ended_at }) => ended_at === null)
  await setEnded(db, application.id, status, reason)
  await noteEvent(db, application, { kind, byProfileId, note: reason })
  const news = { kind: status, said: endedSaid(application, end), byProfileId }
  await tellApplicants(context, application, forms, news)
  // The one who closes it knows of it; that its time is over, no one did.
  if (status === 'expired') await tellLandlord(context, application, news)
  await services.events.emit(context, ApplicationClosed, [{ id: application.id, accountId: application.account_id }])
  await showChange(db, application, forms)
}

function endedSaid({ home_title: home }: ApplicationRow, { status, reason }: End): Said {
  if (status === 'expired') return say(text, 'expired', { home })
  return reason === null ? say(text, 'closed', { home }) : say(text, 'closedFor', { home, reason })
}
