import { actingAs } from '../../database/pool.ts'
import { type Moving, moveConnection } from './connection-steps.ts'
import { type ConnectionRow, type JoinedConnection, lockDuplicates, setAddressee } from './connection.queries.ts'

/**
 * Two people have joined: other invitations between them, whose address has proved to be theirs, have come to their end with
 * it. Answers those that could still have been accepted, for what waits behind them.
 */
export async function closeDuplicates(moving: Moving, joined: JoinedConnection): Promise<ConnectionRow[]> {
  const { id } = joined
  const requester = { accountId: joined.requester_account_id, profileId: joined.requester_profile_id, typeId: joined.requester_type_id }
  const addressee = { accountId: joined.addressee_account_id, profileId: joined.addressee_profile_id, typeId: joined.addressee_type_id }
  const ways = [
    { from: requester, to: addressee },
    { from: addressee, to: requester },
  ]
  const open: ConnectionRow[] = []
  for (const { from, to } of ways) {
    await actingAs(moving.db, from.accountId, async () => {
      const duplicates = await lockDuplicates(moving.db, { id, from, to })
      for (const duplicate of duplicates) await closeDuplicate(moving, duplicate, joined)
      open.push(...duplicates.filter(({ is_over: isOver }) => !isOver))
    })
  }
  return open
}

/** One of them, which was locked. Its link says from now on that they are connected. */
export async function closeDuplicate(moving: Moving, duplicate: ConnectionRow, joined: JoinedConnection): Promise<void> {
  // No one can accept any more what has run out.
  if (duplicate.is_over) return moveConnection(moving, duplicate, 'expire', { byProfileId: null, quietly: true })
  await moveConnection(moving, duplicate, 'withdraw', { byProfileId: null, quietly: true, mergedInto: joined.id })
  if (duplicate.addressee_profile_id !== null) return
  const isSameWay = duplicate.requester_profile_id === joined.requester_profile_id
  await setAddressee(
    moving.db,
    duplicate,
    isSameWay
      ? { accountId: joined.addressee_account_id, profileId: joined.addressee_profile_id }
      : { accountId: joined.requester_account_id, profileId: joined.requester_profile_id },
  )
}
