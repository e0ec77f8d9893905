import { AgentTerms } from '@keystead/contract/people/connections/agent-terms.forms.ts'
import type { ProposalText } from '@keystead/contract/people/connections/connection.schemas.ts'
import { z } from 'zod'
import type { Db } from '../../database/db.ts'
import { actingAs } from '../../database/pool.ts'
import { type CallContext, profileActor } from '../../rpc/call-context.ts'
import { failField } from '../../rpc/failure.ts'
import { assetsOf } from '../../properties/properties/property.public.ts'
import { type Terms, contractText, termsText } from './agent-terms.ts'
import { checkIsToCome } from '../tenures/tenure.public.ts'
import { assetsOfSender } from './engagement.access.ts'
import { listProposed } from './engagement.queries.ts'
import { text as refusal } from './engagement-refusal.text.ts'

/** What is to be assigned when an agent joins, as the connection keeps it. */
export type Proposal = { assetIds: string[]; terms: Terms }

/** Where a day lasts longest in this country. */
const LAST_TO_SEE_A_DAY = 'Pacific/Honolulu'

const KeptProposal = z.object({ assetIds: z.array(z.guid()), terms: AgentTerms })

/** Properties that someone manages, and terms, for an invitation; told at the field where it can not be. */
export async function checkProposal(
  context: Pick<CallContext, 'db' | 'actor'>,
  { assetIds, terms }: { assetIds: readonly string[]; terms: Terms },
): Promise<Proposal> {
  const unique = [...new Set(assetIds)]
  const managed = await listProposed(context.db, assetsOf(profileActor(context.actor)), unique)
  if (managed.length < unique.length) failField('AssetIds', refusal.propertiesGone)
  await checkIsToCome(context.db, LAST_TO_SEE_A_DAY, { endsOn: terms.TenureEnd }, 'Terms.TenureEnd')
  return { assetIds: unique, terms }
}

/** The proposal of a connection; null where there is none, or where it was written by a version that is long gone. */
export function proposalOf({ proposal }: { proposal?: unknown }): Proposal | null {
  const parsed = KeptProposal.safeParse(proposal)
  return parsed.success ? parsed.data : null
}

const MOST_TITLES = 5

/** What an agent is told beforehand of what would be theirs. */
export async function proposalText(
  db: Db,
  invitation: { proposal?: unknown; accountId: string; profileId: string },
): Promise<z.infer<typeof ProposalText> | null> {
  const proposal = proposalOf(invitation)
  if (!proposal) return null
  const { assetIds, terms } = proposal
  const proposed = await actingAs(db, invitation.accountId, () => listProposed(db, assetsOfSender(invitation), assetIds))
  if (proposed.length === 0) return null
  return {
    AssetsCount: proposed.length,
    Titles: proposed.slice(0, MOST_TITLES).map(({ title }) => title),
    ContractType: contractText(terms.ContractTypeId),
    TermsText: termsText(terms),
  }
}
