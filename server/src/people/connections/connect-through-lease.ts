import { CONNECTION_STATES, INVITATION_DAYS } from '@keystead/contract/people/connections/connection.values.ts'
import { actingAs } from '../../database/pool.ts'
import { closeDuplicates } from './close-duplicates.ts'
import { type Moving, asJoined, moveConnection } from './connection-steps.ts'
import { type Party, getParty, insertConnection, lockConnectionOfPair } from './connection.queries.ts'
import { recordConnectionEvent } from './record-event.ts'

type Parties = { readonly managerProfileId: string; readonly tenantProfileId: string; readonly byProfileId: string }

/**
 * The manager of a home and its tenant are parties of a lease, whoever has moved the tenant in: they are connected from then
 * on, where they were not before. Answers the id of their connection.
 */
export async function connectThroughLease(moving: Moving, parties: Parties): Promise<string> {
  const manager = await getParty(moving.db, parties.managerProfileId)
  return actingAs(moving.db, manager.account_id, () => connect(moving, parties, manager))
}

async function connect(moving: Moving, parties: Parties, manager: Party): Promise<string> {
  const { db } = moving
  const { managerProfileId, tenantProfileId, byProfileId } = parties
  const open = await lockConnectionOfPair(db, managerProfileId, tenantProfileId)
  if (open) {
    if (open.state === CONNECTION_STATES.Joined) return open.id
    // That they live there is told by the lease.
    await moveConnection(moving, open, 'accept', { byProfileId, quietly: true })
    await closeDuplicates(moving, asJoined(open))
    return open.id
  }
  const tenant = await getParty(db, tenantProfileId)
  const made = await insertConnection(db, {
    requester: { accountId: manager.account_id, profileId: managerProfileId, typeId: manager.profile_type_id },
    addressee: { accountId: tenant.account_id, profileId: tenantProfileId, typeId: tenant.profile_type_id },
    email: null,
    name: null,
    message: null,
    proposal: null,
    home: null,
    days: INVITATION_DAYS,
    isJoined: true,
  })
  // One of both has asked the other in this very moment: then it is there now.
  if (!made) return connect(moving, parties, manager)
  await recordConnectionEvent(db, { connectionId: made.id, kind: 'accepted', byProfileId, detail: { through: 'lease' } })
  // Nothing waits behind an invitation between these two: owners are invited to share, agents to work.
  await closeDuplicates(moving, asJoined(made))
  return made.id
}
