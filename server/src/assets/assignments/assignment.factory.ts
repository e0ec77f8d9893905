import { AssignAsset } from '@keystead/contract/assets/assignments/assignment.operations.ts'
import type { InputOf, OutputOf } from '@keystead/contract/rpc/operation.ts'
import type { TestPerson } from '../../../test/harness.ts'

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

/** Co-listing from today on, which bothers nobody. */
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
  const { data, error } = await person.call(AssignAsset, { AssetId, ...what })
  if (error) throw new Error(`AssignAsset answered ${JSON.stringify(error)}`)
  return data
}

export function entrustedTo(owner: TestPerson, assetId: string, agent: Pick<TestPerson, 'profileId'>, terms: Partial<TermsInput> = {}) {
  return assigned(owner, assetId, { Agent: { ProfileId: agent.profileId, Terms: agentTerms(terms) } })
}
