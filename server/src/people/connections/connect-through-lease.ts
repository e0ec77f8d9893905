import { CONNECTION_STATES, INVITATION_DAYS } from '@keystead/contract/people/connections/connection.values.ts'
import { actingAs } from '../../database/pool.ts'
import { type CallContext, profileActor } from '../../rpc/call-context.ts'
import { closeDuplicates } from './close-duplicates.ts'
import { asJoined, moveConnection } from './connection-steps.ts'
import { type Party, getParty, insertConnection, lockConnectionOfPair } from './connection.queries.ts'
import { noteConnectionEvent } from './note-event.ts'

type Connecting = Pick<CallContext, 'actor' | 'db' | 'services'>
type Parties = { managerProfileId: string; tenantProfileId: string }

/**
 * The manager of a home and its tenant are parties of a lease, whoever has moved the tenant in: they are connected from then
 * on, where they were not before. Answers the id of their connection.
 */
export async function connectThroughLease(context: Connecting, parties: Parties): Promise<string> {
  const manager = await getParty(context.db, parties.managerProfileId)
  return actingAs(context.db, manager.account_id, () => connect(context, parties, manager))
}

async function connect(context: Connecting, { managerProfileId, tenantProfileId }: Parties, manager: Party): Promise<string> {
  const { db, actor } = context
  const byProfileId = profileActor(actor).profileId
  const open = await lockConnectionOfPair(db, managerProfileId, tenantProfileId)
  if (open) {
    if (open.state === CONNECTION_STATES.Joined) return open.id
    // That they live there is told by the lease.
    await moveConnection(context, open, 'accept', { byProfileId, quietly: true })
    await closeDuplicates(context, asJoined(open))
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
  if (!made) return connect(context, { managerProfileId, tenantProfileId }, manager)
  await noteConnectionEvent(db, { connectionId: made.id, kind: 'accepted', byProfileId, detail: { through: 'lease' } })
  // Nothing waits behind an invitation between these two: owners are invited to share, agents to work.
  await closeDuplicates(context, asJoined(made))
  return made.id
}
