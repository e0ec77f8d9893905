import type { JoinedConnection } from '../connections/connection.public.ts'

/** One side of a connection with the other one seen from it. */
export type Side = {
  readonly connectionId: string
  readonly accountId: string
  readonly profileId: string
  readonly otherAccountId: string
  readonly otherProfileId: string
}

/** Both sides, the one that asked first. */
export function sidesOf({
  id: connectionId,
  requester_account_id,
  requester_profile_id,
  addressee_account_id,
  addressee_profile_id,
}: Pick<JoinedConnection, 'id' | 'requester_account_id' | 'requester_profile_id' | 'addressee_account_id' | 'addressee_profile_id'>): [
  Side,
  Side,
] {
  const requester = { accountId: requester_account_id, profileId: requester_profile_id }
  const addressee = { accountId: addressee_account_id, profileId: addressee_profile_id }
  return [
    { connectionId, ...requester, otherAccountId: addressee.accountId, otherProfileId: addressee.profileId },
    { connectionId, ...addressee, otherAccountId: requester.accountId, otherProfileId: requester.profileId },
  ]
}
