import { AGENT_SCOPES, type ProfileTypeName } from '@keystead/contract/rpc/access.ts'
import type { MatrixActorName } from '../../src/docs/access-matrix.ts'
import type { TestApp, TestPerson } from '../harness.ts'
import { coOwner, connected, entrusted, letTo } from '../network.ts'

/** Everyone who stands in some relation to what one owner has, as the matrix calls them. */
export type RelatedPeople = Record<
  Extract<
    MatrixActorName,
    | 'co-owner'
    | 'assigned agent'
    | 'agent who may only look'
    | 'unassigned agent'
    | 'agent of an ended connection'
    | 'connected tenant'
    | 'tenant who moved out'
    | 'reader of a shared folder'
    | 'editor of a shared document'
    | 'reader whose share has ended'
  >,
  TestPerson
>

/** As whom each of them acts. */
const KINDS = {
  partner: 'Owner',
  assignedAgent: 'Agent',
  readingAgent: 'Agent',
  unassignedAgent: 'Agent',
  formerAgent: 'Agent',
  tenant: 'Tenant',
  formerTenant: 'Tenant',
  joinedTenant: 'Tenant',
  asking: 'Agent',
  asked: 'Agent',
  sharedReader: 'Tenant',
  sharedEditor: 'Agent',
  formerReader: 'Agent',
} as const satisfies Record<string, ProfileTypeName>

async function newPeople<Name extends string>(
  app: TestApp,
  kinds: Readonly<Record<Name, ProfileTypeName>>,
): Promise<Record<Name, TestPerson>> {
  const made = Object.entries<ProfileTypeName>(kinds).map(async ([name, profileType]) => [name, await app.newPerson({ profileType })])
  return Object.fromEntries(await Promise.all(made)) as Record<Name, TestPerson>
}

export async function relatedTo(app: TestApp, owner: TestPerson, assetId: string) {
  const people = await newPeople(app, KINDS)
  const { partner, assignedAgent, readingAgent, unassignedAgent, formerAgent, tenant, formerTenant, joinedTenant } = people
  await coOwner(app, { assetId, partner, connectionId: await connected(app, owner, partner), name: 'Pat Tester' })
  const connectionId = await connected(app, owner, assignedAgent)
  const agentAssignmentId = await entrusted(app, { assetId, agent: assignedAgent, connectionId, scopes: AGENT_SCOPES })
  await entrusted(app, { assetId, agent: readingAgent, connectionId: await connected(app, owner, readingAgent) })
  await connected(app, owner, unassignedAgent)
  await entrusted(app, { assetId, agent: formerAgent, connectionId: await connected(app, owner, formerAgent, 3), hasEnded: true })
  // They are connected still: what ended is the lease.
  await letTo(app, { assetId, tenant: formerTenant, connectionId: await connected(app, owner, formerTenant), hasMovedOut: true })
  const { assignmentId, leaseId } = await letTo(app, { assetId, tenant, connectionId: await connected(app, owner, tenant) })
  await connected(app, owner, joinedTenant)
  return {
    people: {
      'co-owner': partner,
      'assigned agent': assignedAgent,
      'agent who may only look': readingAgent,
      'unassigned agent': unassignedAgent,
      'agent of an ended connection': formerAgent,
      'connected tenant': tenant,
      'tenant who moved out': formerTenant,
      'reader of a shared folder': people.sharedReader,
      'editor of a shared document': people.sharedEditor,
      'reader whose share has ended': people.formerReader,
    } satisfies RelatedPeople,
    connectionId,
    receivedConnectionId: await connected(app, people.asking, owner, 0),
    sentConnectionId: await connected(app, owner, people.asked, 0),
    agentAssignmentId,
    agentAssignmentVersion: 1,
    tenantAssignmentId: assignmentId,
    leaseId,
    joinedAgentId: unassignedAgent.profileId,
    joinedTenantId: joinedTenant.profileId,
  }
}
