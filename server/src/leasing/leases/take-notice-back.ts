import { NotYourNotice, TakeNoticeBack } from '@keystead/contract/leasing/leases/lease.operations.ts'
import { fail } from '../../rpc/failure.ts'
import type { Handler } from '../../rpc/module.ts'
import type { ReachedAsset } from '../../properties/properties/property.public.ts'
import { notifyOfNoticeTakenBack } from './lease-words-news.ts'
import { clearWords } from './lease-words.queries.ts'
import { lockSpokenLease } from './lease-words.ts'
import { raiseVersion } from './lease.queries.ts'

export const takeNoticeBack: Handler<typeof TakeNoticeBack, ReachedAsset> = async (context, input) => {
  const { db } = context
  const spoken = await lockSpokenLease(context, TakeNoticeBack, input.LeaseId)
  const { lease, asset, reached, byProfileId } = spoken
  if (lease.moves_out_on === null) return { LeaseId: lease.id }
  if (reached.relation !== 'manager' && lease.notice_by_profile_id !== byProfileId) fail(NotYourNotice)

  await clearWords(db, lease)
  await raiseVersion(db, lease)
  await notifyOfNoticeTakenBack(context, spoken, lease.moves_out_on)
  context.audit(asset.id, { lease: lease.id, movedOutOn: lease.moves_out_on })
  return { LeaseId: lease.id }
}
