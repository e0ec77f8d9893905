import {
  type AddApplicants,
  ApplicationChanged,
  ApplicantMissing,
  ApplicationFormNotFound,
  ApplicationNotFound,
  ApplicationNotOpen,
  ApplicationOpened,
  HomeNotOffered,
  LastApplicant,
  MainApplicant,
  type OpenApplication,
  OwnFormFirst,
  type RemoveApplicant,
  type SendApplication,
  type UnSendApplication,
  type UpdateApplication,
} from '@keystead/contract/applications/applications/application.operations.ts'
import { EXPIRES_AFTER_DAYS, MAIN_APPLICANTS } from '@keystead/contract/applications/applications/application.values.ts'
import { ApplicationRead, FormsGoing } from '@keystead/contract/applications/applications/application.events.ts'
import { messages } from '@keystead/contract/applications/applications/applications-messages.text.ts'
import { todayIn } from '../../database/days.ts'
import type { CallContext } from '../../rpc/call-context.ts'
import type { EventContext } from '../../rpc/events.ts'
import { fail, failField } from '../../rpc/failure.ts'
import type { Handler } from '../../rpc/module.ts'
import { say } from '../../text/said.ts'
import { addApplicants, namingBy } from './applicants.ts'
import { asKeeper, type ReachedApplication } from './application.access.ts'
import {
  type ApplicationRow,
  deleteForm,
  findApplication,
  type FormRow,
  isTaken,
  listForms,
  lockApplication,
  setAskedByLandlord,
  setFormOpened,
  setFormState,
  setOpened,
  setSent,
  setUnsent,
  takeFormsBack,
  touchApplication,
  updateTerms,
} from './application.queries.ts'
import { text } from './application.text.ts'
import { noteEvent } from './events.ts'
import { revokeFormLinks } from './form-link.ts'
import { giveForms } from './give-forms.ts'
import { findOfferedHome } from './home.queries.ts'
import { lockFor } from './locked.ts'
import { settle } from './settle.ts'
import { showChange, tellApplicants, tellInvited, tellLandlord } from './tell.ts'

export const updateApplication: Handler<typeof UpdateApplication, ReachedApplication> = (context, input) => {
  const { db, owned, audit } = context
  return asKeeper(context, async () => {
    const application = await lockFor(db, input.ApplicationId, 'edit', owned.side)
    if (input.MoveInOn !== null && input.MoveInOn < (await todayIn(db, application.time_zone))) failField('MoveInOn', messages.moveInPassed)
    const terms = { moveInOn: input.MoveInOn, leaseMonths: input.LeaseMonths, message: input.Message }
    const version = (await updateTerms(db, { id: application.id, version: input.Version }, terms)) ?? fail(ApplicationChanged)
    audit(application.id)
    return { ApplicationId: application.id, Version: version }
  })
}

export const addToApplication: Handler<typeof AddApplicants, ReachedApplication> = (context, { ApplicationId, Applicants }) => {
  const { db, owned, audit } = context
  return asKeeper(context, async () => {
    const application = await lockFor(db, ApplicationId, 'invite', owned.side)
    const forms = await listForms(db, [ApplicationId])
    // A renter asks those around them at once; a landlord’s draft waits until it is sent.
    const isGiven = owned.side === 'lead' || application.status !== 'draft'
    const FormIds = await addApplicants(db, Applicants, { by: await namingBy(context), application, forms })
    if (owned.side === 'landlord') await setAskedByLandlord(db, FormIds)
    await touchApplication(db, ApplicationId)
    const after = await listForms(db, [ApplicationId])
    for (const { name } of after.filter(({ id }) => FormIds.includes(id)))
      await noteEvent(db, application, { kind: 'invited', byProfileId: owned.profileId, about: name })
    if (isGiven) {
      await giveForms(context, ApplicationId, FormIds)
      await tellInvited(context, ApplicationId, FormIds, owned.profileId)
    }
    await settle(context, { ...application, version: application.version + 1 })
    audit(ApplicationId, { added: FormIds.length })
    return { ApplicationId, FormIds }
  })
}

export const removeApplicant: Handler<typeof RemoveApplicant, ReachedApplication> = (context, { ApplicationId, FormId }) => {
  const { db, owned, services, audit } = context
  return asKeeper(context, async () => {
    const application = await lockFor(db, ApplicationId, 'remove', owned.side)
    const forms = await listForms(db, [ApplicationId])
    const gone = forms.find(({ id, ended_at }) => id === FormId && ended_at === null) ?? fail(ApplicationFormNotFound)
    if (gone.state === 'submitted') fail(ApplicationNotOpen)
    // A draft may still change in whose name it is made.
    if (application.status !== 'draft' && MAIN_APPLICANTS.includes(gone.applicant_type_id)) fail(MainApplicant)
    if (gone.id === owned.formId || forms.filter(({ ended_at }) => ended_at === null).length === 1) fail(LastApplicant)
    if (isTaken(gone)) await services.events.emit(context, FormsGoing, [{ id: gone.id, accountId: gone.profile_account_id }])
    else await revokeFormLinks(db, gone.id)
    await tellApplicants(context, application, [gone], {
      kind: `removed:${gone.id}`,
      said: say(text, 'removed', { home: application.home_title }),
      byProfileId: owned.profileId,
    })
    await deleteForm(db, gone.id)
    await touchApplication(db, ApplicationId)
    await noteEvent(db, application, { kind: 'removed', byProfileId: owned.profileId, about: gone.name })
    await settle(context, application)
    audit(ApplicationId, { removed: gone.id })
    return { ApplicationId }
  })
}

export const sendApplication: Handler<typeof SendApplication, ReachedApplication> = (context, { ApplicationId }) => {
  const { db, owned, audit } = context
  return asKeeper(context, async () => {
    const application = await lockFor(db, ApplicationId, 'send', owned.side)
    await (owned.side === 'lead' ? sendToLandlord(context, application, owned) : sendToApplicants(context, application, owned))
    audit(ApplicationId)
    return { ApplicationId }
  })
}

async function sendToApplicants(context: CallContext, application: ApplicationRow, { profileId }: ReachedApplication): Promise<void> {
  const { db } = context
  const forms = (await listForms(db, [application.id])).filter(({ ended_at }) => ended_at === null)
  if (!forms.some(({ applicant_type_id }) => MAIN_APPLICANTS.includes(applicant_type_id))) fail(ApplicantMissing)
  await giveForms(
    context,
    application.id,
    forms.map(({ id }) => id),
  )
  await setSent(db, application.id, EXPIRES_AFTER_DAYS)
  await noteEvent(db, application, { kind: 'sent', byProfileId: profileId })
  await tellInvited(
    context,
    application.id,
    forms.map(({ id }) => id),
    profileId,
  )
}

/** What a renter began: it goes to those who decide once the renter’s own form is submitted. */
export async function sendToLandlord(
  context: CallContext,
  application: ApplicationRow,
  { formId, profileId }: Pick<ReachedApplication, 'formId' | 'profileId'>,
): Promise<void> {
  const { db } = context
  const forms = await listForms(db, [application.id])
  if (forms.find(({ id }) => id === formId)?.state !== 'submitted') fail(OwnFormFirst)
  if (!(await findOfferedHome(db, application.asset_id))) fail(HomeNotOffered)
  await setSent(db, application.id, EXPIRES_AFTER_DAYS)
  await noteEvent(db, application, { kind: 'sent', byProfileId: profileId })
  await tellLandlord(context, application, {
    kind: 'received',
    said: say(text, 'received', { home: application.home_title }),
    byProfileId: profileId,
  })
  await settle(context, (await findApplication(db, application.id)) ?? application)
}

export const unsendApplication: Handler<typeof UnSendApplication, ReachedApplication> = (context, { ApplicationId }) => {
  const { db, owned, audit } = context
  return asKeeper(context, async () => {
    const application = await lockFor(db, ApplicationId, 'unsend', owned.side)
    const forms = await listForms(db, [ApplicationId])
    await (owned.side === 'lead' ? takeFromLandlord(context, application, owned) : takeFromApplicants(context, application, forms, owned))
    await noteEvent(db, application, { kind: 'unsent', byProfileId: owned.profileId })
    await showChange(db, application, forms)
    audit(ApplicationId)
    return { ApplicationId }
  })
}

async function takeFromApplicants(
  context: CallContext,
  application: ApplicationRow,
  forms: readonly FormRow[],
  { profileId }: ReachedApplication,
): Promise<void> {
  const { db } = context
  if (forms.some(isOpened)) fail(ApplicationOpened)
  await tellApplicants(context, application, forms, {
    kind: 'takenBack',
    said: say(text, 'takenBack', { home: application.home_title }),
    byProfileId: profileId,
  })
  for (const { id } of forms.filter((form) => !isTaken(form))) await revokeFormLinks(db, id)
  await takeFormsBack(db, application.id)
  await setUnsent(db, application.id)
}

/** By someone who is still part of it. */
export function isOpened({ opened_at, state, ended_at }: Pick<FormRow, 'opened_at' | 'state' | 'ended_at'>): boolean {
  return ended_at === null && (opened_at !== null || state !== 'invited')
}

/** The renter’s own form can be filled in again, and is submitted once more. */
async function takeFromLandlord({ db }: CallContext, application: ApplicationRow, { formId }: ReachedApplication): Promise<void> {
  if (application.opened_at !== null) fail(ApplicationOpened)
  await setUnsent(db, application.id)
  await setFormState(db, formId!, 'started')
}

/** The first look of the other side is kept. What is being taken back meanwhile is not opened. */
export const openApplication: Handler<typeof OpenApplication, ReachedApplication> = (context, { ApplicationId }) => {
  const { db, owned, audit } = context
  return asKeeper(context, async () => {
    const application = (await lockApplication(db, ApplicationId)) ?? fail(ApplicationNotFound)
    if (owned.side === 'landlord' && application.lead_profile_id !== null && application.sent_at === null) fail(ApplicationNotFound)
    const isFirst = owned.formId === null ? await noteRead(context, application) : await setFormOpened(db, owned.formId)
    if (isFirst) audit(ApplicationId)
    return { ApplicationId }
  })
}

/** By those who decide: from then on it is not taken back. Answers whether it is the first time. */
export async function noteRead(context: EventContext, { id, account_id }: Pick<ApplicationRow, 'id' | 'account_id'>): Promise<boolean> {
  const { db, services } = context
  const isFirst = await setOpened(db, id)
  await services.events.emit(context, ApplicationRead, [{ id, accountId: account_id }])
  return isFirst
}
