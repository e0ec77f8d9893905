import type { AgentTerms } from '@keystead/contract/people/connections/agent-terms.forms.ts'
import { AGENT_CONTRACT_TYPES } from '@keystead/contract/people/connections/agent-terms.values.ts'
import { bpsOfPercent } from '@keystead/contract/values/shares.ts'
import { textOf } from '@keystead/contract/properties/fields/property.values.ts'
import { formatDate } from '@keystead/contract/values/dates.ts'
import { centsFromText, formatMoney } from '@keystead/contract/values/money.ts'
import type { z } from 'zod'
import { type Said, type SaidValue, say } from '../../text/said.ts'
import { saidTenure } from '../tenures/tenure.public.ts'
import { text } from './engagement.text.ts'
import { text as termsWords } from './terms.text.ts'
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
  return textOf(AGENT_CONTRACT_TYPES, contractTypeId) ?? termsWords.other
}

const WORK = { 1: 'gaveToManage', 2: 'gaveToLease', 3: 'gaveToSell', 4: 'gaveToListWithOthers' } as const

/** An agent was given a property, for what their contract says. */
export function saidGiven(
  home: SaidValue,
  { contractTypeId, ...time }: Pick<AgentTermColumns, 'contractTypeId' | 'startsOn' | 'endsOn'>,
): Said {
  return say(text, WORK[contractTypeId as keyof typeof WORK] ?? 'gaveToLookAfter', { home, term: saidTenure(time) })
}

/** `Leasing only, from Dec 1, 2026, 8% of collected rent`. */
export function termsText(terms: Terms): string {
  return [
    contractText(terms.ContractTypeId),
    termsWords.from({ day: formatDate(terms.TenureStart) }),
    terms.TenureEnd && termsWords.to({ day: formatDate(terms.TenureEnd) }),
    terms.AgentPercent && termsWords.commission({ percent: terms.AgentPercent }),
    terms.FeePercent && termsWords.ofCollectedRent({ percent: terms.FeePercent }),
    terms.FeeAmount && Number(terms.FeeAmount) > 0 && termsWords.aMonth({ amount: formatMoney(terms.FeeAmount) }),
  ]
    .filter(Boolean)
    .join(', ')
}
