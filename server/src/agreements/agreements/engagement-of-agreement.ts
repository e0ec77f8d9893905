import { AGENT_SCOPES, type AgentScope } from '@keystead/contract/rpc/access.ts'
import { AssignAsset } from '@keystead/contract/leasing/assignments/assignment.operations.ts'
import { AgentTerms } from '@keystead/contract/people/connections/agent-terms.forms.ts'
import { moneyTextFromTyped } from '@keystead/contract/values/money.ts'
import { entrust } from '../../leasing/engagements/engagement.public.ts'
import { getLockedAsset, reachAsset } from '../../properties/properties/property.public.ts'
import type { CallContext } from '../../rpc/call-context.ts'
import { type Said, say } from '../../text/said.ts'
import type { AgreementRow } from './agreement.queries.ts'
import { NotRecorded } from './lease-of-agreement.ts'
import { text } from './outcome.text.ts'
import type { PartyRow } from './party.queries.ts'
import { kindOfRole } from './role-kinds.ts'

/** What an agent may do by each kind of contract, until the owner says otherwise. */
const SCOPES: Readonly<Record<number, readonly AgentScope[]>> = {
  1: AGENT_SCOPES,
  2: ['list', 'terms', 'tenants'],
  3: ['list', 'terms'],
  4: ['list', 'terms'],
}

/** An agreement to manage that was signed gives the home to the agent, in the name of who manages it. */
export async function startSignedEngagement(
  context: CallContext,
  agreement: AgreementRow,
  home: string,
  parties: readonly PartyRow[],
): Promise<Said> {
  const owned = await reachAsset(context, AssignAsset, agreement.asset_id!)
  const agent = agentAmong(parties)
  if (agent === null) throw new NotRecorded(say(text, 'noAgent'))
  const asset = await getLockedAsset(context.db, owned.scope, owned.assetId)
  const { changed, contract_type_id: contractTypeId } = agreement
  const terms = AgentTerms.parse({
    ContractTypeId: contractTypeId,
    TenureStart: agreement.starts_on,
    TenureEnd: agreement.ends_on,
    FeePercent: percentFrom(changed['agent.percent']),
    FeeAmount: changed['agent.fee'] === undefined ? null : moneyTextFromTyped(changed['agent.fee']),
    Scopes: SCOPES[contractTypeId ?? 0] ?? [],
  })
  await entrust(context, { reached: owned, asset, ProfileId: agent.profile_id!, Terms: terms, WithUnits: false })
  return say(text, 'engaged', { agent: agent.name, home })
}

function agentAmong(parties: readonly PartyRow[]): PartyRow | null {
  return parties.find(({ role, part, profile_id }) => part === 'signer' && profile_id !== null && kindOfRole(role) === 'agent') ?? null
}

/** `8%` or `8.5`; a sentence is none. */
function percentFrom(typed: string | undefined): number | null {
  const match = /^(\d{1,3}(?:\.\d{1,2})?) ?%?$/.exec(typed?.slice(0, 20).trim() ?? '')
  const percent = match ? Number(match[1]) : 101
  return percent > 100 ? null : percent
}
