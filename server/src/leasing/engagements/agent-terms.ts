import type { AgentTerms } from '@keystead/contract/people/connections/agent-terms.forms.ts'
import { AGENT_CONTRACT_TYPES } from '@keystead/contract/people/connections/agent-terms.values.ts'
import { bpsOfPercent } from '@keystead/contract/values/shares.ts'
import { textOf } from '@keystead/contract/properties/fields/property.values.ts'
import { formatDate } from '@keystead/contract/values/dates.ts'
import { centsFromText, formatMoney } from '@keystead/contract/values/money.ts'
import type { z } from 'zod'
import type { AgentTermColumns } from './engagement.queries.ts'

export type Terms = z.output<typeof AgentTerms>

export const EXCLUSIVE = 1

export function termColumnsOf(terms: Terms): AgentTermColumns {
  return {
    startsOn: terms.TenureStart,
    endsOn: terms.TenureEnd,
    contractTypeId: terms.ContractTypeId,
    agentPercentBps: terms.AgentPercent === null ? null : bpsOfPercent(terms.AgentPercent),
    feePercentBps: terms.FeePercent === null ? null : bpsOfPercent(terms.FeePercent),
    feeCents: terms.FeeAmount === null ? null : centsFromText(terms.FeeAmount),
    scopes: terms.Scopes,
  }
}

export function contractText(contractTypeId: number): string {
  return textOf(AGENT_CONTRACT_TYPES, contractTypeId) ?? 'Other'
}

const WORK: Readonly<Record<number, string>> = { 1: 'to manage', 2: 'to lease', 3: 'to sell', 4: 'to list with others' }

/** What an agent was given a property for: `to lease`. */
export function workText(contractTypeId: number): string {
  return WORK[contractTypeId] ?? 'to look after'
}

/** `Leasing only, from Dec 1, 2026, 8 percent of collected rent`. */
export function termsText(terms: Terms): string {
  return [
    contractText(terms.ContractTypeId),
    `from ${formatDate(terms.TenureStart)}`,
    terms.TenureEnd && `to ${formatDate(terms.TenureEnd)}`,
    terms.AgentPercent && `${terms.AgentPercent} percent commission`,
    terms.FeePercent && `${terms.FeePercent} percent of collected rent`,
    terms.FeeAmount && Number(terms.FeeAmount) > 0 && `${formatMoney(terms.FeeAmount)} a month`,
  ]
    .filter(Boolean)
    .join(', ')
}
