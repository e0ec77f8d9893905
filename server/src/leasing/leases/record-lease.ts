import { GUARANTOR_IS_TENANT } from '@keystead/contract/leasing/leases/lease.forms.ts'
import { LeaseChanged, RecordLease } from '@keystead/contract/leasing/leases/lease.operations.ts'
import { NotConnected } from '@keystead/contract/people/connections/connection.operations.ts'
import type { ReachedAsset } from '../../properties/properties/property.public.ts'
import { profileActor } from '../../rpc/call-context.ts'
import { fail, failField } from '../../rpc/failure.ts'
import type { Handler } from '../../rpc/module.ts'
import { announceHands, checkIsToCome, orRefused } from '../tenures/tenure.public.ts'
import { canStillBeNamed } from './draft-persons.ts'
import { checkTheyAreNotIn, freePlace, REFUSED_BY } from './lease-home.ts'
import { announceLease } from './lease-news.ts'
import { recordOthers } from './lease-others-news.ts'
import { guarantorsIn, isTenant } from './lease-others.ts'
import { connectTenants, tenantsOfDraft } from './lease-tenants.ts'
import { recordDraft } from './lease.queries.ts'
import { lockDraft } from './locked-draft.ts'
import { listOccupantsOf } from './occupant.queries.ts'
import { takeLeasedHomeOff } from './off-market.ts'
import { lockTenants, recordTenants } from './tenant.queries.ts'
import { text as refusal } from './lease-refusal.text.ts'

/** All that is checked of a new lease is checked now: a draft may have become impossible since it was written. */
export const recordLease: Handler<typeof RecordLease, ReachedAsset> = async (context, { LeaseId, Version, Unlist }) => {
  const { db } = context
  const { reached, asset, draft } = await lockDraft(context, RecordLease, LeaseId)
  if (draft.version !== Version) fail(LeaseChanged)
  const time = { startsOn: draft.starts_on, endsOn: draft.ends_on }
  await checkIsToCome(db, asset.time_zone, time, 'LeaseId')
  const slot = await freePlace(context, { reached, asset, time }, 'LeaseId')
  const rows = await lockTenants(db, draft.id)
  if (rows.length === 0) fail(NotConnected)
  const wanted = (await tenantsOfDraft(context, reached, rows)) ?? fail(NotConnected)
  const guarantors = await guarantorsIn(db, draft.id)
  if (!(await canStillBeNamed(db, reached, guarantors))) fail(NotConnected, { LeaseId: refusal.guarantorErased })
  for (const guarantor of guarantors) if (await isTenant(db, guarantor, wanted)) failField('LeaseId', GUARANTOR_IS_TENANT)
  await checkTheyAreNotIn(context, asset, time, wanted, null)
  const tenants = await connectTenants(context, reached, wanted)

  await orRefused(REFUSED_BY, recordDraft(db, draft, { slot, timeZone: asset.time_zone }))
  const recorded = await orRefused(
    REFUSED_BY,
    recordTenants(
      db,
      tenants.map((tenant, index) => ({ id: rows[index]?.id ?? '', tenant })),
    ),
  )
  const { profileId: byProfileId } = profileActor(context.actor)
  const { managingProfileId } = reached
  await announceLease(context, { asset, time, tenants: recorded, leaseId: draft.id, byProfileId, managingProfileId })
  const occupants = await listOccupantsOf(db, [draft.id])
  await recordOthers(
    context,
    { leaseId: draft.id, asset, byProfileId },
    { guarantors: { added: guarantors }, occupants: { added: occupants.length } },
  )
  const unlisted = Unlist && (await takeLeasedHomeOff(context, { reached, asset, time }))
  await announceHands(db, [asset.id], { except: byProfileId })
  context.audit(asset.id, { lease: draft.id, tenants: rows.length, unlisted })
  return { LeaseId: draft.id, Version: draft.version + 1, Unlisted: unlisted }
}
