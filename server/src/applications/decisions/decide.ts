import { ApplicationChanged, ApplicationNotFound } from '@keystead/contract/applications/applications/application.operations.ts'
import { applicationCan } from '@keystead/contract/applications/applications/application.values.ts'
import {
  ApplicationNotDecidable,
  type DecideApplication,
  LeaseDraftedAlready,
  type ReconsiderApplication,
} from '@keystead/contract/applications/decisions/decision.operations.ts'
import { DECISION_STEPS } from '@keystead/contract/applications/decisions/decision.values.ts'
import type { ParsedInputOf } from '@keystead/contract/rpc/operation.ts'
import { centsFromText } from '@keystead/contract/values/money.ts'
import type { Db } from '../../database/db.ts'
import type { CallContext } from '../../rpc/call-context.ts'
import { fail } from '../../rpc/failure.ts'
import type { Handler } from '../../rpc/module.ts'
import { say } from '../../text/said.ts'
import {
  type ApplicationRow,
  asKeeper,
  endUnsubmitted,
  findApplication,
  type FormRow,
  hasSubmitted,
  keptNameOf,
  listForms,
  lockApplication,
  noteEvent,
  noteRead,
  type ReachedApplication,
  setDecided,
  setEnded,
  settle,
  showChange,
  tellApplicants,
} from '../applications/application.public.ts'
import { checkHigher } from './announced.ts'
import { findSeenDraft, insertDecision, type NewDecision, takeDecisionsBack } from './decision.queries.ts'
import { text } from './decision.text.ts'
import { noticesOf, sendNotices } from './notices.ts'
import { tellPeople } from './tell-decision.ts'

type Input = ParsedInputOf<typeof DecideApplication>

/** Who did something, as it is kept beside it. */
export async function byWhom(db: Db, profileId: string): Promise<{ profileId: string; name: string | null }> {
  return { profileId, name: await keptNameOf(db, profileId) }
}

/** An application as the one who decides has read it, kept for this transaction. */
export async function lockAsRead(db: Db, applicationId: string, version: number): Promise<ApplicationRow> {
  const application = (await lockApplication(db, applicationId)) ?? fail(ApplicationNotFound)
  if (application.version !== version) fail(ApplicationChanged)
  return application
}

export const decideApplication: Handler<typeof DecideApplication, ReachedApplication> = (context, input) => {
  const { db, owned, audit } = context
  return asKeeper(context, async () => {
    const application = await lockAsRead(db, input.ApplicationId, input.Version)
    if (!applicationCan(DECISION_STEPS[input.Decision], owned.side, application.status)) fail(ApplicationNotDecidable)
    const forms = await listForms(db, [application.id])
    if (!hasSubmitted(forms)) fail(ApplicationNotDecidable)
    checkHigher(application, input.Conditions)
    const wanted = await noticesOf(db, application, forms, input)
    const { profileId } = owned
    await noteRead(context, application)
    const decisionId = await insertDecision(db, application, await byWhom(db, profileId), decisionOf(input))
    await noteEvent(db, application, { kind: input.Decision, byProfileId: profileId })
    const said = say(text, input.Decision, { home: application.home_title })
    await tellPeople(context, application, forms, { kind: input.Decision, said, byProfileId: profileId })
    const notices = await sendNotices(context, { application, forms, decisionId, byProfileId: profileId }, wanted)
    // What is declined has come to its end: its people can apply for the home once more.
    if (input.Decision === 'declined') await setEnded(db, application.id, 'declined', null)
    else await setDecided(db, application.id, input.Decision)
    if (input.Decision === 'approved') await letGo(context, application, forms)
    await showChange(db, application, forms)
    audit(application.id, { decision: input.Decision, notices: notices.length })
    return { ApplicationId: application.id, Version: application.version + 1, NoticesCount: notices.length }
  })
}

/** Who was asked and has not submitted is not needed any more. */
async function letGo(context: CallContext, application: ApplicationRow, forms: readonly FormRow[]): Promise<void> {
  const asked = forms.filter(({ state, ended_at }) => ended_at === null && (state === 'invited' || state === 'started'))
  if (asked.length === 0) return
  await endUnsubmitted(context.db, application.id)
  const said = say(text, 'notNeeded', { home: application.home_title })
  await tellApplicants(context, application, asked, { kind: 'notNeeded', said, byProfileId: null })
}

function decisionOf({ Decision, Message, Conditions, ReasonIds, OtherReason, ReportUsed }: Input): NewDecision {
  return {
    decision: Decision,
    message: Message,
    conditions: Conditions.map(({ ConditionTypeId, Amount, Text }) => ({
      typeId: ConditionTypeId,
      amountCents: Amount === null ? null : centsFromText(Amount),
      text: Text,
    })),
    reasonIds: ReasonIds,
    otherReason: OtherReason,
    reportUsed: ReportUsed === null ? null : ReportUsed === 'Y',
  }
}

export const reconsiderApplication: Handler<typeof ReconsiderApplication, ReachedApplication> = async (context, input) => {
  const { db, owned, audit } = context
  const hasDraft = (await findSeenDraft(db, input.ApplicationId)) !== null
  return asKeeper(context, async () => {
    const application = await lockAsRead(db, input.ApplicationId, input.Version)
    if (!applicationCan('reconsider', owned.side, application.status)) fail(ApplicationNotDecidable)
    if (hasDraft) fail(LeaseDraftedAlready)
    const forms = await listForms(db, [application.id])
    await takeDecisionsBack(db, application.id)
    await setDecided(db, application.id, 'submitted')
    await noteEvent(db, application, { kind: 'reconsidered', byProfileId: owned.profileId, note: input.Reason })
    const said = say(text, 'reconsidered', { home: application.home_title, reason: input.Reason })
    await tellPeople(context, application, forms, { kind: 'reconsidered', said, byProfileId: owned.profileId })
    // Someone who was asked as a condition has still to submit.
    await settle(context, { ...application, status: 'submitted', version: application.version + 1 })
    await showChange(db, application, forms)
    audit(application.id)
    const after = (await findApplication(db, application.id)) ?? fail(ApplicationNotFound)
    return { ApplicationId: application.id, Version: after.version }
  })
}
