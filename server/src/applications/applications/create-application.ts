import { type CreateApplication, HomeNotOffered, OwnHome } from '@keystead/contract/applications/applications/application.operations.ts'
import { APPLICANT, MAIN_APPLICANTS } from '@keystead/contract/applications/applications/application.values.ts'
import { messages } from '@keystead/contract/applications/applications/applications-messages.text.ts'
import { AddLeaseDraft } from '@keystead/contract/leasing/leases/lease.operations.ts'
import { PropertyNotFound } from '@keystead/contract/properties/properties/property.operations.ts'
import type { ParsedInputOf } from '@keystead/contract/rpc/operation.ts'
import { lockProfile } from '../../identity/profiles/profile.public.ts'
import { todayIn } from '../../database/days.ts'
import { reachAsset } from '../../properties/properties/property.public.ts'
import { accountActor, type CallContext, profileActor } from '../../rpc/call-context.ts'
import { CallFailure, fail, failField } from '../../rpc/failure.ts'
import type { Handler } from '../../rpc/module.ts'
import { addApplicants, addForm, cutName, namingBy } from './applicants.ts'
import { asKeeper } from './application.access.ts'
import { insertApplication, type NewApplication } from './application.queries.ts'
import { noteEvent } from './events.ts'
import { giveForms } from './give-forms.ts'
import { findManagedHome, findOfferedHome, type OfferedHome } from './home.queries.ts'
import { tellInvited } from './tell.ts'

type Input = ParsedInputOf<typeof CreateApplication>

export const createApplication: Handler<typeof CreateApplication> = async (context, input) => {
  const managed = await isManaged(context, input.AssetId)
  const answer = managed ? await createForTenants(context, input) : await createForOneself(context, input)
  context.audit(answer.ApplicationId, { asset: input.AssetId, byApplicant: !managed })
  return answer
}

/** Those who manage it, and agents who move tenants in, ask others to apply; all others apply. */
export async function isManaged(context: CallContext, assetId: string): Promise<boolean> {
  try {
    await reachAsset(context, AddLeaseDraft, assetId)
    return true
  } catch (error) {
    if (error instanceof CallFailure && error.definition === PropertyNotFound) return false
    throw error
  }
}

async function createForTenants(context: CallContext, input: Input) {
  const { db } = context
  const home = (await findManagedHome(db, input.AssetId)) ?? fail(PropertyNotFound)
  if (input.Applicants.length === 0) failField('Applicants', messages.tenantsMissing)
  if (!input.Applicants.some(({ ApplicantTypeId }) => MAIN_APPLICANTS.includes(ApplicantTypeId)))
    failField('Applicants.0.ApplicantTypeId', messages.noApplicant)
  return asKeeper(context, async () => {
    const application = await insertFor(context, input, home, null)
    await addApplicants(db, input.Applicants, { by: await namingBy(context), application, forms: [] })
    return { ApplicationId: application.id, Version: 1, FormId: null }
  })
}

async function createForOneself(context: CallContext, input: Input) {
  const { db, actor } = context
  const { profileId, accountId, givenTo } = profileActor(actor)
  // Who works with a list of homes does not apply in the name of the business.
  if (givenTo !== null) fail(PropertyNotFound)
  const home = (await findOfferedHome(db, input.AssetId)) ?? fail(HomeNotOffered)
  if (home.account_id === accountId) fail(OwnHome)
  return asKeeper(context, async () => {
    const application = await insertFor(context, input, home, { profileId, accountId })
    const own = {
      applicantTypeId: APPLICANT,
      profileId,
      profileAccountId: accountId,
      name: await cutName(db, profileId),
      email: null,
      filledByAccountId: accountActor(actor).accountId,
    }
    const FormId = await addForm(db, application, own)
    const forms = [{ profile_id: profileId, applicant_type_id: APPLICANT, ended_at: null, invite_email: null }]
    const others = await addApplicants(db, input.Applicants, { by: await namingBy(context), application, forms })
    await giveForms(context, application.id, [FormId, ...others])
    if (others.length > 0) await tellInvited(context, application.id, others, profileId)
    return { ApplicationId: application.id, Version: 1, FormId }
  })
}

async function insertFor(context: CallContext, input: Input, home: OfferedHome, lead: NewApplication['lead']) {
  const { db, actor } = context
  const { profileId } = profileActor(actor)
  if (input.MoveInOn !== null && input.MoveInOn < (await todayIn(db, home.time_zone))) failField('MoveInOn', messages.moveInPassed)
  // Its number is the next one: of two at once the second waits.
  await asKeeper(context, () => lockProfile(db, { profileId: home.profile_id, accountId: home.account_id }))
  const id = await insertApplication(db, {
    accountId: home.account_id,
    profileId: home.profile_id,
    assetId: input.AssetId,
    homeTitle: home.title,
    homeAddress: home.address,
    categoryId: home.category_id,
    timeZone: home.time_zone,
    lead,
    madeByProfileId: profileId,
    moveInOn: input.MoveInOn,
    leaseMonths: input.LeaseMonths,
    message: input.Message,
  })
  const application = { id, account_id: home.account_id, asset_id: input.AssetId }
  await noteEvent(db, application, { kind: 'created', byProfileId: profileId })
  return application
}
