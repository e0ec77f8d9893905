import type { AgentScope } from '@keystead/contract/rpc/access.ts'
import type { TestApp, TestPerson } from '../../../test/harness.ts'
import { addSilentOwner } from '../owners/owner.factory.ts'
import { coOwner, connected, entrusted, letTo } from '../../../test/network.ts'

/** An agent to whom a property is assigned. */
export async function agentOf(
  app: TestApp,
  owner: TestPerson,
  assetIds: readonly string[],
  scopes: readonly AgentScope[] = ['list'],
): Promise<TestPerson> {
  const agent = await app.newPerson({ profileType: 'Agent', firstName: 'Ann' })
  const connectionId = await connected(app, owner, agent)
  for (const assetId of assetIds) await entrusted(app, { assetId, agent, connectionId, scopes })
  return agent
}

/** Someone who holds a part of a property beside its manager. */
export async function partnerOf(app: TestApp, owner: TestPerson, assetId: string): Promise<TestPerson> {
  // Who owns it is written down first: a part of nothing is none.
  await addSilentOwner(owner, assetId)
  const partner = await app.newPerson({ firstName: 'Paula' })
  await coOwner(app, { assetId, partner, connectionId: await connected(app, owner, partner), name: 'Paula Tester' })
  return partner
}

/** Someone who lives in a home. */
export async function tenantOf(app: TestApp, owner: TestPerson, assetId: string): Promise<TestPerson> {
  const tenant = await app.newPerson({ profileType: 'Tenant', firstName: 'Tom' })
  await letTo(app, { assetId, tenant, connectionId: await connected(app, owner, tenant) })
  return tenant
}

/** Whatever someone works for or lives in is taken back, or one of it. */
export async function takenBackFrom(app: TestApp, { profileId }: TestPerson, assetId: string | null = null): Promise<void> {
  for (const table of ['engagement', 'lease_tenant']) {
    await app.sql(
      `update ${table} set ended_at = now(), ended_on = greatest(starts_on, (now() at time zone time_zone)::date)
       where profile_id = $1 and ended_at is null and ($2::uuid is null or asset_id = $2)`,
      [profileId, assetId],
    )
  }
}
