import { applicationCan } from '@keystead/contract/applications/applications/application.values.ts'
import {
  ApplicationNotDecidable,
  type DraftLeaseOfApplication,
  LeaseDraftedAlready,
  LeaseOfWholeBusiness,
} from '@keystead/contract/applications/decisions/decision.operations.ts'
import { LeaseTerms } from '@keystead/contract/leasing/leases/lease.forms.ts'
import { AddLeaseDraft } from '@keystead/contract/leasing/leases/lease.operations.ts'
import { CallErrors } from '@keystead/contract/rpc/errors.ts'
import type { ParsedInputOf } from '@keystead/contract/rpc/operation.ts'
import { createAgreement } from '../../agreements/agreements/agreement.public.ts'
import { todayIn } from '../../database/days.ts'
import { addLeaseDraft } from '../../leasing/leases/lease.public.ts'
import { connectThroughLease } from '../../people/connections/connection.public.ts'
import { reachAsset } from '../../properties/properties/property.public.ts'
import { type CallContext, may, profileActor } from '../../rpc/call-context.ts'
import { fail } from '../../rpc/failure.ts'
import type { Handler } from '../../rpc/module.ts'
import {
  type ApplicationRow,
  asKeeper,
  listForms,
  noteEvent,
  type ReachedApplication,
  setLeaseDraft,
  showChange,
} from '../applications/application.public.ts'
import { listFormFacts } from '../form/form.public.ts'
import { checkAnnounced } from './announced.ts'
import { lockAsRead } from './decide.ts'
import { findSeenDraft } from './decision.queries.ts'
import { leasePeopleOf, type LeasePeople } from './lease-people.ts'

type Input = ParsedInputOf<typeof DraftLeaseOfApplication>

/** The same calls that a landlord would make, one after the other in one transaction, with the people of the application. */
export const draftLeaseOfApplication: Handler<typeof DraftLeaseOfApplication, ReachedApplication> = async (context, input) => {
  const { actor, audit } = context
  // It makes calls that a role may not let someone make who decides on applications.
  const mayWrite = may(actor, 'leases:edit') && (input.TemplateId === null || may(actor, 'agreements:edit'))
  if (!mayWrite) fail(CallErrors.NotAllowedForRole)
  // Whom the business knows, someone who works with a list of homes does not see, and so can not name in a lease.
  if (profileActor(actor).givenTo !== null) fail(LeaseOfWholeBusiness)
  if ((await findSeenDraft(context.db, input.ApplicationId)) !== null) fail(LeaseDraftedAlready)
  const { application, people } = await asKeeper(context, () => readApproved(context, input))
  const leaseId = await draftLease(context, application, people, input)
  const agreementId = input.TemplateId === null ? null : await draftAgreement(context, input.TemplateId, leaseId)
  await asKeeper(context, () => noteLease(context, application, leaseId))
  audit(application.id, { leaseDraft: leaseId, agreement: agreementId })
  return { ApplicationId: application.id, LeaseId: leaseId, AgreementId: agreementId, LeftOut: [...people.leftOut] }
}

type Context = CallContext & { readonly owned: ReachedApplication }

async function readApproved({ db, owned }: Context, input: Input) {
  const { ApplicationId, Version } = input
  const application = await lockAsRead(db, ApplicationId, Version)
  if (!applicationCan('lease', owned.side, application.status)) fail(ApplicationNotDecidable)
  await checkAnnounced(db, application, input)
  const forms = (await listForms(db, [ApplicationId])).filter(({ state }) => state === 'submitted')
  const ids = forms.map(({ id }) => id)
  const facts = await listFormFacts(db, ids, await todayIn(db, application.time_zone))
  return { application, people: await leasePeopleOf(db, forms, facts) }
}

async function draftLease(context: Context, application: ApplicationRow, people: LeasePeople, input: Input): Promise<string> {
  const owned = await reachAsset(context, AddLeaseDraft, application.asset_id)
  const { profileId: byProfileId } = profileActor(context.actor)
  // Who applied and was approved need not be asked whether they want to have to do with one another.
  for (const tenantProfileId of people.profileIds)
    await connectThroughLease(context, { managerProfileId: owned.managingProfileId, tenantProfileId, byProfileId })
  const { TenureStart, TenureEnd, Rent, RentFrequencyId, Advance, Billing } = input
  const Lease = LeaseTerms.parse({ TenureStart, TenureEnd, Rent, RentFrequencyId, Advance, Billing, ...people.terms })
  return (await addLeaseDraft({ ...context, owned }, { AssetId: application.asset_id, Lease })).LeaseId
}

async function draftAgreement(context: Context, TemplateId: string, LeaseId: string): Promise<string> {
  const about = { TemplateId, LeaseId, AssetId: null, ConnectionId: null }
  return (await createAgreement(context, about)).AgreementId
}

async function noteLease({ db, owned }: Context, application: ApplicationRow, leaseId: string): Promise<void> {
  await setLeaseDraft(db, application.id, leaseId)
  await noteEvent(db, application, { kind: 'leaseDrafted', byProfileId: owned.profileId })
  await showChange(db, application, [])
}
