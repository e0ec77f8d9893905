import { GiveNotice, NoticeAlreadyGiven } from '@keystead/contract/leasing/leases/lease.operations.ts'
import { formatDate } from '@keystead/contract/values/dates.ts'
import { fail, failField } from '../../rpc/failure.ts'
import type { Handler } from '../../rpc/module.ts'
import type { ReachedAsset } from '../../properties/properties/property.public.ts'
import { notifyOfNotice } from './lease-words-news.ts'
import { writeNotice } from './lease-words.queries.ts'
import { lockSpokenLease } from './lease-words.ts'
import { type LockedLease, raiseVersion } from './lease.queries.ts'
import { text as refusal } from './lease-refusal.text.ts'

/** The lease goes on until it is ended: how much notice is due is a matter of the lease and the law. */
export const giveNotice: Handler<typeof GiveNotice, ReachedAsset> = async (context, input) => {
  const { db } = context
  const spoken = await lockSpokenLease(context, GiveNotice, input.LeaseId)
  const { lease, asset, byProfileId } = spoken
  const { MovesOutOn: movesOutOn } = input
  const answer = { LeaseId: lease.id, MovesOutOn: movesOutOn }
  if (lease.moves_out_on === movesOutOn) return answer
  if (lease.moves_out_on !== null) fail(NoticeAlreadyGiven, { MovesOutOn: refusal.noticeGiven({ day: formatDate(lease.moves_out_on) }) })
  checkMovingDay(lease, movesOutOn)

  await writeNotice(db, lease, { movesOutOn, byProfileId })
  await raiseVersion(db, lease)
  await notifyOfNotice(context, spoken, { movesOutOn, note: input.Note })
  context.audit(asset.id, { lease: lease.id, movesOutOn })
  return answer
}

function checkMovingDay({ today, ends_on }: LockedLease, movesOutOn: string): void {
  if (movesOutOn < today) failField('MovesOutOn', refusal.movesInPast)
  if (ends_on !== null && movesOutOn > ends_on) failField('MovesOutOn', refusal.movesAfterEnd({ day: formatDate(ends_on) }))
}
