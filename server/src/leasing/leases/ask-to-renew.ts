import { AskToRenew, LeaseHasNoEnd, NoticeStands } from '@keystead/contract/leasing/leases/lease.operations.ts'
import { fail } from '../../rpc/failure.ts'
import type { Handler } from '../../rpc/module.ts'
import type { ReachedAsset } from '../../properties/properties/property.public.ts'
import { notifyOfRenewalWish } from './lease-words-news.ts'
import { writeRenewalWish } from './lease-words.queries.ts'
import { lockSpokenLease } from './lease-words.ts'
import { raiseVersion } from './lease.queries.ts'

/** It is answered by another last day. Until then it stands, and to ask again is not told again. */
export const askToRenew: Handler<typeof AskToRenew, ReachedAsset> = async (context, input) => {
  const { db } = context
  const spoken = await lockSpokenLease(context, AskToRenew, input.LeaseId)
  const { lease, asset, byProfileId } = spoken
  if (lease.ends_on === null) return fail(LeaseHasNoEnd)
  if (lease.moves_out_on !== null) fail(NoticeStands)
  if (lease.renewal_asked_at !== null) return { LeaseId: lease.id }

  await writeRenewalWish(db, lease, byProfileId)
  await raiseVersion(db, lease)
  await notifyOfRenewalWish(context, spoken, { endsOn: lease.ends_on, note: input.Note })
  context.audit(asset.id, { lease: lease.id, endsOn: lease.ends_on })
  return { LeaseId: lease.id }
}
