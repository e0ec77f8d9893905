import type { AgentTermsRead, AssignedAgent } from '@keystead/contract/leasing/engagements/engagement.operations.ts'
import { percentOfBps } from '@keystead/contract/values/shares.ts'
import type { z } from 'zod'
import type { ProfileCard } from '../../identity/profiles/profile.public.ts'
import { centsText } from '../../properties/properties/property.public.ts'
import { presentAssignment } from '../tenures/tenure.public.ts'
import { contractText } from './agent-terms.ts'
import type { AgentOfAssetRow } from './engagement.queries.ts'

type TermColumns = Pick<AgentOfAssetRow, 'contract_type_id' | 'agent_percent_bps' | 'fee_percent_bps' | 'fee_cents' | 'scopes'>

const percentOf = (bps: number | null) => (bps === null ? null : percentOfBps(bps))

export function presentTerms(row: TermColumns): z.infer<typeof AgentTermsRead> {
  return {
    ContractTypeId: row.contract_type_id,
    ContractType: contractText(row.contract_type_id),
    AgentPercent: percentOf(row.agent_percent_bps),
    FeePercent: percentOf(row.fee_percent_bps),
    FeeAmount: centsText(row.fee_cents),
    Scopes: row.scopes,
  }
}

/** `showsFees`: what agents earn is between them and those who own the property. */
export function presentAgent(row: AgentOfAssetRow, card: ProfileCard | undefined, showsFees: boolean): AssignedAgent {
  const fees = showsFees ? {} : { AgentPercent: null, FeePercent: null, FeeAmount: null, EndReason: null }
  return { ...presentAssignment(row, card), ...presentTerms(row), ...fees }
}
