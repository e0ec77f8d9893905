import { AssignAsset, GetUserAssignedAssets } from '@keystead/contract/leasing/assignments/assignment.operations.ts'
import type { InputOf, OutputOf } from '@keystead/contract/rpc/operation.ts'
import type { TestApp, TestPerson } from '../../../test/harness.ts'
import { connected } from '../../../test/network.ts'
import { must } from '../../../test/must.ts'

type AssignInput = InputOf<typeof AssignAsset>
export type TermsInput = NonNullable<AssignInput['Agent']>['Terms']
export type LeaseInput = NonNullable<AssignInput['Lease']>

/** The day that it is in Denver, or so many days later. */
export function denverDay(daysAhead = 0): string {
  const today = new Date().toLocaleDateString('en-CA', { timeZone: 'America/Denver' })
  const day = new Date(`${today}T00:00:00Z`)
  day.setUTCDate(day.getUTCDate() + daysAhead)
  return day.toISOString().slice(0, 10)
}

/** Co-listing from today on, which bothers no one. */
export function agentTerms(rest: Partial<TermsInput> = {}): TermsInput {
  return { ContractTypeId: 4, TenureStart: denverDay(), TenureEnd: null, Scopes: ['list'], ...rest }
}

/** A lease of a year from today on, with equal shares unless they are said. */
export function leaseWith(
  tenants: readonly (Pick<TestPerson, 'profileId'> & { share?: number })[],
  rest: Partial<LeaseInput> = {},
): LeaseInput {
  return {
    TenureStart: denverDay(),
    TenureEnd: denverDay(364),
    Rent: '1501.00',
    Billing: 'joint',
    Tenants: tenants.map(({ profileId, share }) => ({ ProfileId: profileId, SharePercent: share ?? 100 / tenants.length })),
    ...rest,
  }
}

export async function assigned(
  person: TestPerson,
  AssetId: string,
  what: Pick<AssignInput, 'Agent' | 'Lease' | 'WithUnits' | 'Unlist'>,
): Promise<OutputOf<typeof AssignAsset>> {
  return must(await person.call(AssignAsset, { AssetId, ...what }))
}

export function entrustedTo(owner: TestPerson, assetId: string, agent: Pick<TestPerson, 'profileId'>, terms: Partial<TermsInput> = {}) {
  return assigned(owner, assetId, { Agent: { ProfileId: agent.profileId, Terms: agentTerms(terms) } })
}

/** What a lease of three says: half of the rent for the first, a quarter for the others. */
export function threeShares(tenants: readonly TestPerson[]) {
  return tenants.map((tenant, index) => ({ ...tenant, share: index === 0 ? 50 : 25 }))
}

/** An owner who is connected with two agents, whichever of them asked, and with three tenants. */
export async function peopleAround(app: TestApp) {
  const owner = await app.newPerson({ firstName: 'Olive' })
  const agent = await app.newPerson({ profileType: 'Agent', firstName: 'Ada' })
  const otherAgent = await app.newPerson({ profileType: 'Agent', firstName: 'Otto' })
  const tenants = await Promise.all(['Tess', 'Tim', 'Toni'].map((firstName) => app.newPerson({ profileType: 'Tenant', firstName })))
  const agentConnection = await connected(app, owner, agent)
  await connected(app, otherAgent, owner)
  for (const tenant of tenants) await connected(app, owner, tenant)
  return { owner, agent, otherAgent, tenants, agentConnection }
}

/** How an assignment ended, or that it did not. */
export async function assignmentRow(app: TestApp, id: string) {
  const [row] = await app.sql(
    `with ended as (
       select id, ended_on, ended_at, end_reason, ended_by_profile_id, null::int as share_bps from engagement
       union all
       select id, ended_on, ended_at, end_reason, ended_by_profile_id, share_bps from lease_tenant)
     select ended_on, ended_at is not null as is_ended, end_reason, ended_by_profile_id, share_bps from ended where id = $1`,
    [id],
  )
  return row
}

/** One property in what is assigned to someone. */
export async function assignedTo(person: TestPerson, assetId: string, State?: 'current' | 'upcoming' | 'past') {
  const { data } = await person.call(GetUserAssignedAssets, { State, PageSize: 20 })
  return data.Items.filter(({ AssetId }) => AssetId === assetId)
}
