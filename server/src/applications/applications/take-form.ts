import { ApplicationFormNotFound, AppliedAlready, OwnHome } from '@keystead/contract/applications/applications/application.operations.ts'
import { FormGiven } from '@keystead/contract/applications/applications/application.events.ts'
import { APPLICANT_TYPES, MAIN_APPLICANTS, MOST_INVITE_EMAILS } from '@keystead/contract/applications/applications/application.values.ts'
import {
  ApplicationInviteOver,
  ApplicationInviteTooEarly,
  type DeclineApplicationForm,
  type GetApplicationInvite,
  type ResendApplicationInvite,
  type TakeApplicationForm,
} from '@keystead/contract/applications/applications/take-form.operations.ts'
import { textOf } from '@keystead/contract/properties/fields/property.values.ts'
import type { Db } from '../../database/db.ts'
import { claimAccount } from '../../database/pool.ts'
import { findNameOf, nameless } from '../../identity/profiles/profile.public.ts'
import { openLink, spendLink } from '../../links/links.ts'
import { accountActor, type CallContext, profileActor } from '../../rpc/call-context.ts'
import { fail } from '../../rpc/failure.ts'
import type { Handler } from '../../rpc/module.ts'
import { say } from '../../text/said.ts'
import { acrossAccounts, asKeeper, type ReachedApplication } from './application.access.ts'
import { type ApplicationRow, findApplication, listForms, lockApplication, setEnded, touchApplication } from './application.queries.ts'
import { cutName } from './applicants.ts'
import { text } from './application.text.ts'
import { endWaiting, findWaiting, setTaken, type Waiting } from './by-email.queries.ts'
import { noteEvent } from './events.ts'
import { FORM_LINK, sendFormLinks } from './form-link.ts'
import { lockFor } from './locked.ts'
import { settle } from './settle.ts'
import { findOfferedHome } from './home.queries.ts'
import { showChange, tellApplicants, tellLandlord, tellMaker } from './tell.ts'

/** A draft that a renter has begun is theirs alone, and so are the forms of it: what the link names is read, and nothing else. */
async function behind(db: Db, secret: string): Promise<Waiting> {
  const link = (await openLink(db, [FORM_LINK], secret)) ?? fail(ApplicationInviteOver)
  return (await acrossAccounts(db, () => findWaiting(db, link.objectId))) ?? fail(ApplicationInviteOver)
}

/** Public reads have no transaction of their own. */
export const getApplicationInvite: Handler<typeof GetApplicationInvite> = ({ services: { database } }, { Token }) =>
  database.transaction(
    { kind: 'public' },
    async (db) => {
      const form = await behind(db, Token)
      const nameOf = async (profileId: string | null) =>
        (profileId === null ? null : await acrossAccounts(db, () => findNameOf(db, profileId))) ?? nameless.closedAccount
      return {
        FromName: await nameOf(form.made_by_profile_id),
        LandlordName: await nameOf(form.manager_profile_id),
        HomeTitle: form.home_title,
        HomeAddress: form.home_address,
        ListedAssetId: (await findOfferedHome(db, form.asset_id)) ? form.asset_id : null,
        ApplicantType: textOf(APPLICANT_TYPES, form.applicant_type_id) ?? '',
        Name: form.invite_name,
        Email: form.invite_email,
        Message: form.message,
      }
    },
    { readOnly: true },
  )

/** Of two who press at once the second finds the link spent. */
export const takeApplicationForm: Handler<typeof TakeApplicationForm> = async (context, { Token }) => {
  const { db, actor, audit } = context
  const { accountId, profileId } = profileActor(actor)
  const waiting = await behind(db, Token)
  if (!(await spendLink(db, [FORM_LINK], Token))) fail(ApplicationInviteOver)
  return asKeeper(context, async () => {
    const application = (await lockApplication(db, waiting.application_id)) ?? fail(ApplicationInviteOver)
    // It may have come to its end, or been taken back, while this call waited.
    if ((await findWaiting(db, waiting.id)) === null) fail(ApplicationInviteOver)
    if ([accountId, accountActor(actor).accountId].includes(application.account_id)) fail(OwnHome)
    const name = await cutName(db, profileId)
    if (!(await setTaken(db, waiting.id, { profileId, accountId, name }))) fail(AppliedAlready)
    await tellOfTaking(context, application, waiting, profileId)
    audit(application.id, { form: waiting.id, byLink: true })
    return { ApplicationId: application.id, FormId: waiting.id }
  })
}

/** What is known of who takes it goes into it; those who named them hear under which name. */
async function tellOfTaking(context: CallContext, application: ApplicationRow, form: Waiting, profileId: string): Promise<void> {
  const { db, services } = context
  const { accountId } = profileActor(context.actor)
  // Of a business, what one of its people said of themselves is not for their colleagues.
  await services.events.emit(context, FormGiven, [{ id: form.id, accountId, profileId, filledByAccountId: accountId }])
  await noteEvent(db, application, { kind: 'taken', byProfileId: profileId, about: form.invite_name })
  const said = say(text, 'taken', { invited: form.invite_name, home: application.home_title })
  await tellMaker(context, application, { kind: `taken:${form.id}`, said, byProfileId: profileId })
  await showChange(db, application, await listForms(db, [application.id]))
}

/** Without an account. The application goes on without them, unless it is in their name. */
export const declineApplicationForm: Handler<typeof DeclineApplicationForm> = async (context, { Token }) => {
  const { db, audit } = context
  const { application_id: applicationId, id } = await behind(db, Token)
  if (!(await spendLink(db, [FORM_LINK], Token))) fail(ApplicationInviteOver)
  return acrossAccounts(db, async () => {
    const application = (await lockApplication(db, applicationId)) ?? fail(ApplicationInviteOver)
    const form = (await findWaiting(db, id)) ?? fail(ApplicationInviteOver)
    await claimAccount(db, application.account_id)
    const forms = await listForms(db, [applicationId])
    await endWaiting(db, id)
    await noteEvent(db, application, { kind: 'inviteDeclined', byProfileId: null, about: form.invite_name })
    const names = { invited: form.invite_name, home: application.home_title }
    if (MAIN_APPLICANTS.includes(form.applicant_type_id)) {
      await setEnded(db, applicationId, 'withdrawn', null)
      const news = { kind: `inviteDeclined:${id}`, said: say(text, 'declinedWhole', names), byProfileId: null }
      await tellApplicants(
        context,
        application,
        forms.filter(({ ended_at }) => ended_at === null),
        news,
      )
      await tellLandlord(context, application, news)
    } else {
      await tellMaker(context, application, { kind: `inviteDeclined:${id}`, said: say(text, 'declined', names), byProfileId: null })
      await touchApplication(db, applicationId)
      await settle(context, { ...application, version: application.version + 1 })
    }
    await showChange(db, application, forms)
    audit(applicationId, { form: id, byLink: true })
    return {}
  })
}

export const resendApplicationInvite: Handler<typeof ResendApplicationInvite, ReachedApplication> = (
  context,
  { ApplicationId, FormId },
) => {
  const { db, owned, audit } = context
  return asKeeper(context, async () => {
    const application = await lockFor(db, ApplicationId, 'resend', owned.side)
    const forms = await listForms(db, [ApplicationId])
    const form =
      forms.find(
        ({ id, invite_email, given_at, ended_at }) => id === FormId && invite_email !== null && given_at !== null && ended_at === null,
      ) ?? fail(ApplicationFormNotFound)
    if (form.invite_sent_count < MOST_INVITE_EMAILS && !form.is_invite_due) fail(ApplicationInviteTooEarly)
    await sendFormLinks(context, application, [form])
    await noteEvent(db, application, { kind: 'resent', byProfileId: owned.profileId, about: form.name })
    await showChange(db, (await findApplication(db, ApplicationId)) ?? application, forms)
    audit(ApplicationId, { form: FormId })
    return { ApplicationId }
  })
}
