import { z } from 'zod'
import { AGENT_SCOPES } from '../../rpc/access.ts'
import { invalidMessage } from '../../text/messages.ts'
import { messages } from './connections-messages.text.ts'
import { choice, date, money, optional, percent } from '../../values/fields.ts'
import { AGENT_CONTRACT_TYPES } from './agent-terms.values.ts'

/** The days from which and until which something is given to a person. */
export const tenureFields = {
  TenureStart: date('Start date'),
  /** The last day; null runs on. */
  TenureEnd: optional(date('End date')),
}

export function checkTenure({ TenureStart, TenureEnd }: { TenureStart: string; TenureEnd: string | null }, context: z.RefinementCtx): void {
  // Tenures and leases: here equal dates do not pass.
  if (TenureEnd !== null && TenureEnd <= TenureStart)
    context.addIssue({ code: 'custom', path: ['TenureEnd'], message: messages.endBeforeStart })
}

export const agentTermFields = {
  ContractTypeId: choice(
    'Contract type',
    AGENT_CONTRACT_TYPES.map(({ Id }) => Id),
  ),
  ...tenureFields,
  /** Of a sale or leasing commission. */
  AgentPercent: optional(percent('Agent percent')),
  /** Of the rent that is collected. */
  FeePercent: optional(percent('Fee percent')),
  /** A month, flat. */
  FeeAmount: optional(money('Fee', { allowZero: true })),
  Scopes: z
    .array(z.enum(AGENT_SCOPES, { error: invalidMessage('Scope') }), { error: invalidMessage('Scopes') })
    .max(AGENT_SCOPES.length, { error: invalidMessage('Scopes') })
    .transform((scopes) => AGENT_SCOPES.filter((candidate) => scopes.includes(candidate))),
}

/** What an agent is entrusted with. */
export const AgentTerms = z.strictObject(agentTermFields, { error: invalidMessage('Terms') }).superRefine(checkTenure)
