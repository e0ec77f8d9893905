import { givenApplication } from '../../src/applications/applications/given-application.factory.ts'
import { givenWaitingForm, linkToForm } from '../../src/applications/applications/given-waiting-form.factory.ts'
import { CONSENTS, filledForm } from '../../src/applications/form/form.factory.ts'
import { givenDocument } from '../../src/documents/documents/document-rows.factory.ts'
import { uploadedPdf } from '../../src/documents/documents/document.factory.ts'
import { ConfirmSecurityPin, SetSecurityPin } from '@keystead/contract/security/security-pin/pin.operations.ts'
import { addListedProperty } from '../../src/properties/properties/property.factory.ts'
import type { TestApp, TestPerson } from '../harness.ts'
import { must } from '../must.ts'
import { connected } from '../network.ts'
import { givenHome } from './given-home.ts'

type Needs = Record<string, unknown>

/** A home that strangers can apply for, of someone who has nothing to do with the caller. */
async function offeredHome(app: TestApp, { accountId }: TestPerson) {
  const [home] = await app.sql<{ asset_id: string; account_id: string; profile_id: string }>(
    `select l.asset_id, p.account_id, p.id as profile_id from listing l join profile p on p.id = l.managing_profile_id
     where p.account_id <> $1 and l.listing_type_id = 1 order by l.id limit 1`,
    [accountId],
  )
  return { assetId: home!.asset_id, landlord: { accountId: home!.account_id, profileId: home!.profile_id } }
}

async function isTenant(app: TestApp, { profileId }: TestPerson): Promise<boolean> {
  const [row] = await app.sql<{ is: boolean }>('select profile_type_id = 3 as is from profile where id = $1', [profileId])
  return row!.is
}

/** What the owner has sent, as it is for the call; of a renter one that they have begun for a home of someone else. */
function inState(status: 'draft' | 'sent', formState: 'invited' | 'started' | 'submitted', set: string) {
  return async (app: TestApp, caller: TestPerson): Promise<Needs> => {
    if (await isTenant(app, caller)) {
      const { assetId, landlord } = await offeredHome(app, caller)
      const friend = await app.newPerson({ profileType: 'Tenant' })
      const applicants = [{ ...caller, state: formState }, friend]
      const { applicationId, formIds } = await givenApplication(app, landlord, { assetId, applicants, status, isLed: true })
      return { ApplicationId: applicationId, ...(set === 'remove' && { FormId: formIds[1] }) }
    }
    const [own] = await app.sql<{ id: string }>(
      `select a.id from application a where a.lead_profile_id is null and (a.account_id = $1
         or a.asset_id in (select g.object_id from access_grant g where g.principal_id = $2 and g.relation = 'agent'))`,
      [caller.accountId, caller.profileId],
    )
    if (status === 'draft') {
      await app.sql(`update application set status = 'draft', sent_at = null where id = $1`, [own!.id])
      await app.sql(
        `update application_form set given_at = null, state = 'invited', opened_at = null, submitted_at = null where application_id = $1`,
        [own!.id],
      )
    } else
      await app.sql(`update application_form set state = 'invited', opened_at = null, submitted_at = null where application_id = $1`, [
        own!.id,
      ])
    // In whose name it is, is not removed.
    const [form] = await app.sql<{ id: string }>(
      'select id from application_form where application_id = $1 order by applicant_type_id = 1, position limit 1',
      [own!.id],
    )
    return set === 'remove' ? { FormId: form!.id } : {}
  }
}

/** Their own form of the application, or one of those that they decide on. */
async function formToRead(app: TestApp, { profileId }: TestPerson): Promise<Needs> {
  const [form] = await app.sql<{ id: string; application_id: string }>(
    `select f.id, f.application_id from application_form f join application a on a.id = f.application_id
     where a.lead_profile_id is null and (f.profile_id = $1 or (f.state = 'submitted' and (a.profile_id = $1 or a.asset_id in (
       select g.object_id from access_grant g where g.principal_id = $1 and g.relation = 'agent')))) limit 1`,
    [profileId],
  )
  return { ApplicationId: form!.application_id, FormId: form!.id }
}

async function restrictedTo(app: TestApp, formId: string): Promise<string> {
  const [form] = await app.sql<{ account_id: string; profile_id: string }>(
    'select profile_account_id as account_id, profile_id from application_form where id = $1',
    [formId],
  )
  const id = await givenDocument(app, { accountId: form!.account_id, profileId: form!.profile_id })
  await app.sql('update document set restricted_to = $2 where id = $1', [id, formId])
  return id
}

/** Of the caller, or of the business for which they act: the form that they fill in for a home of someone else. */
async function ownForm(app: TestApp, { accountId }: TestPerson): Promise<string> {
  const [form] = await app.sql<{ id: string }>('select id from application_form where profile_account_id = $1 and ended_at is null', [
    accountId,
  ])
  return form!.id
}

/** As complete as a decision needs it, in the state that the call wants: what the owner has sent. */
function decidable(status: 'submitted' | 'approved') {
  return async (app: TestApp, { accountId, profileId }: TestPerson): Promise<Needs> => {
    const [own] = await app.sql<{ id: string }>(
      `select a.id from application a where a.lead_profile_id is null and (a.account_id = $1
         or a.asset_id in (select g.object_id from access_grant g where g.principal_id = $2 and g.relation = 'agent'))`,
      [accountId, profileId],
    )
    await app.sql(`update application set status = $2, completed_at = now() where id = $1`, [own!.id, status])
    await app.sql(`update application_form set state = 'submitted', opened_at = now(), submitted_at = now() where application_id = $1`, [
      own!.id,
    ])
    return {}
  }
}

/** The form of an application for a home of someone else that waits for someone. */
export async function formLink(app: TestApp): Promise<string> {
  const [landlord, renter] = await Promise.all([app.newPerson(), app.newPerson({ profileType: 'Tenant' })])
  const { AssetId: assetId } = await addListedProperty(app, landlord)
  const { applicationId } = await givenApplication(app, landlord, { assetId, applicants: [renter] })
  return linkToForm(app, await givenWaitingForm(app, applicationId, `${crypto.randomUUID()}@example.com`))
}

/** What must be so before calls about applications can be done. */
export const applicationNeeds = {
  CreateApplication: async (app: TestApp, caller: TestPerson) => {
    const given = await givenHome(app, caller)
    if (given === null) return { AssetId: (await offeredHome(app, caller)).assetId }
    const friend = await app.newPerson({ profileType: 'Tenant' })
    await connected(app, caller, friend)
    return { AssetId: given, Applicants: [{ ProfileId: friend.profileId, ApplicantTypeId: 1 }] }
  },
  UpdateApplication: inState('draft', 'started', 'edit'),
  SendApplication: inState('draft', 'submitted', 'send'),
  DeleteApplication: inState('draft', 'started', 'delete'),
  UnSendApplication: inState('sent', 'submitted', 'unsend'),
  RemoveApplicant: inState('sent', 'started', 'remove'),
  AddApplicants: async (app: TestApp, caller: TestPerson) => {
    const friend = await app.newPerson({ profileType: 'Tenant' })
    await connected(app, caller, friend)
    return {
      ...(await inState('sent', 'started', 'invite')(app, caller)),
      Applicants: [{ ProfileId: friend.profileId, ApplicantTypeId: 2 }],
    }
  },
  GetApplicationInvite: async (app: TestApp) => ({ Token: await formLink(app) }),
  DeclineApplicationForm: async (app: TestApp) => ({ Token: await formLink(app) }),
  TakeApplicationForm: async (app: TestApp) => ({ Token: await formLink(app) }),
  ResendApplicationInvite: async (app: TestApp, caller: TestPerson) => {
    const needs = await inState('sent', 'started', 'remove')(app, caller)
    const [named] = await app.sql<{ application_id: string }>('select application_id from application_form where id = $1', [
      needs['FormId'],
    ])
    const ApplicationId = named!.application_id
    return { ApplicationId, FormId: await givenWaitingForm(app, ApplicationId, `${crypto.randomUUID()}@example.com`) }
  },
  GetApplicationFormDetails: formToRead,
  GetAppFormPdf: async (app: TestApp, caller: TestPerson) => {
    const form = await formToRead(app, caller)
    await app.sql(`update application_form set state = 'submitted', submitted_at = now() where id = $1`, [form['FormId']])
    return form
  },
  GetAppFormDocumentFile: async (app: TestApp, caller: TestPerson) => {
    const form = await formToRead(app, caller)
    return { ...form, DocumentId: await restrictedTo(app, form.FormId as string) }
  },
  AddAppFormDocument: async (_app: TestApp, caller: TestPerson) => ({ UploadId: await uploadedPdf(caller) }),
  DeleteAppFormDocument: async (app: TestApp, caller: TestPerson) => ({ DocumentId: await restrictedTo(app, await ownForm(app, caller)) }),
  RevealAppFormSsn: async (app: TestApp, caller: TestPerson) => {
    const Pin = '482913'
    must(await caller.call(SetSecurityPin, { Pin, ConfirmPin: Pin }))
    const what = { Operation: 'RevealAppFormSsn', ObjectId: await ownForm(app, caller), AmountCents: null, Pin }
    return { PinConfirmation: must(await caller.call(ConfirmSecurityPin, what)).Confirmation }
  },
  DecideApplication: decidable('submitted'),
  ReconsiderApplication: decidable('approved'),
  AcceptConditions: async (app: TestApp, caller: TestPerson) => {
    const FormId = await ownForm(app, caller)
    await app.sql(
      `update application set status = 'conditional', sent_at = now(), completed_at = now() where id = (select application_id from application_form where id = $1)`,
      [FormId],
    )
    await app.sql(
      `update application_form set state = 'submitted', opened_at = now(), submitted_at = now(), applicant_type_id = 1 where id = $1`,
      [FormId],
    )
    return {}
  },
  DraftLeaseOfApplication: decidable('approved'),
  EraseAppForm: async (app: TestApp, caller: TestPerson) => {
    const FormId = await ownForm(app, caller)
    await app.sql(`update application_form set state = 'withdrawn', ended_at = now() where id = $1`, [FormId])
    return { FormId }
  },
  ProcessApplication: async (app: TestApp, caller: TestPerson) => {
    const FormId = await ownForm(app, caller)
    await app.sql(`update application_fee set status = 'waived' where form_id = $1`, [FormId])
    await filledForm(caller, FormId)
    return { FormId, ...CONSENTS }
  },
}
