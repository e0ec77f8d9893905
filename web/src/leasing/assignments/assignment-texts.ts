import type { AgentTermsRead } from '@keystead/contract/leasing/engagements/engagement.operations.ts'
import { AGENT_SCOPE_TEXTS } from '@keystead/contract/leasing/engagements/engagement.values.ts'
import { type AssignmentState } from '@keystead/contract/leasing/tenures/tenure.values.ts'
import { WHOLE_BPS, bpsOfTyped, percentOfBps, splitByWeights, sumOf } from '@keystead/contract/values/shares.ts'
import type { AgentScope } from '@keystead/contract/rpc/access.ts'
import { formatDate } from '@keystead/contract/values/dates.ts'
import { centsFromText, formatMoney, isMoneyText, textFromCents } from '@keystead/contract/values/money.ts'
import type { z } from 'zod'
import type { Tone } from '../../ui/Badge.tsx'
import { percentText } from '../../properties/owners/owner-texts.ts'
import { text as words } from './assignment.text.ts'

type Tenure = { StartsOn: string; EndsOn: string | null; State: AssignmentState }

/** `Since Jan 1, 2026, until Dec 31, 2026`; `From …` while it is to come, `Jan 1 to Dec 31` once it is over. */
export function tenureText(tenure: Tenure): string {
  return tenureParts(tenure).join(' ')
}

/** The same in its two halves: where lines are short, the line breaks between them and not within a date. */
export function tenureParts({ StartsOn, EndsOn, State }: Tenure): string[] {
  const start = formatDate(StartsOn)
  const end = EndsOn === null ? null : formatDate(EndsOn)
  return tenureSentence(State, start, EndsOn === StartsOn && State === 'past' ? null : end).split('\n')
}

function tenureSentence(state: AssignmentState, start: string, end: string | null): string {
  if (state === 'past') return end === null ? start : words.fromTo({ start, end })
  if (state === 'current') return end === null ? words.since({ start }) : words.sinceUntil({ start, end })
  return end === null ? words.from({ start }) : words.fromUntil({ start, end })
}

type Fees = Pick<z.infer<typeof AgentTermsRead>, 'AgentPercent' | 'FeePercent' | 'FeeAmount'>

/** `8% of the rent, $50 a month, 50% commission`; null where nothing is agreed. */
export function feeText({ AgentPercent, FeePercent, FeeAmount }: Fees): string | null {
  const parts = [
    FeePercent === null ? null : words.percentOfRent({ percent: percentText(FeePercent) }),
    FeeAmount === null ? null : words.monthlyFee({ amount: formatMoney(FeeAmount) }),
    AgentPercent === null ? null : words.commission({ percent: percentText(AgentPercent) }),
  ].filter(Boolean)
  return parts.length === 0 ? null : parts.join(', ')
}

/** `Listing, tenants`; seeing it comes with every assignment. */
export function scopesText(scopes: readonly AgentScope[]): string {
  if (scopes.length === 0) return words.mayLook
  const [first = '', ...rest] = scopes.map((scope) => AGENT_SCOPE_TEXTS[scope].Text)
  return [first, ...rest.map((text) => text.toLowerCase())].join(', ')
}

const STATES: Readonly<Record<AssignmentState, { text: string; tone: Tone }>> = {
  current: { text: words.current, tone: 'good' },
  upcoming: { text: words.upcoming, tone: 'info' },
  past: { text: words.past, tone: 'neutral' },
}

export function stateLook(state: AssignmentState): { text: string; tone: Tone } {
  return STATES[state]
}

/** What each pays of a rent, exactly adding up; null while rent or shares are not complete. */
export function shareAmounts(rent: unknown, percents: readonly unknown[]): string[] | null {
  if (typeof rent !== 'string' || !isMoneyText(rent)) return null
  const shares = percents.map(bpsOfTyped)
  if (sumOf(shares) !== WHOLE_BPS) return null
  return splitByWeights(centsFromText(rent), shares).map(textFromCents)
}

/** `95% in total, 5% left to assign.` */
export function wholeText(percents: readonly unknown[]): { text: string; isWhole: boolean } {
  const whole = sumOf(percents.map(bpsOfTyped))
  const total = percentText(percentOfBps(whole))
  if (whole === WHOLE_BPS) return { text: words.sharesTogether({ total }), isWhole: true }
  const difference = percentText(percentOfBps(Math.abs(WHOLE_BPS - whole)))
  return { text: (whole < WHOLE_BPS ? words.sharesMissing : words.sharesTooMuch)({ total, difference }), isWhole: false }
}
