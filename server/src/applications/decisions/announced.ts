import { messages } from '@keystead/contract/applications/decisions/decisions-messages.text.ts'
import { HIGHER_DEPOSIT, HIGHER_RENT } from '@keystead/contract/applications/decisions/decision.values.ts'
import { monthlyRentCents } from '@keystead/contract/properties/fields/property.values.ts'
import type { FieldMessages } from '@keystead/contract/rpc/envelope.ts'
import { CallErrors } from '@keystead/contract/rpc/errors.ts'
import { centsFromText, formatExactMoney, textFromCents } from '@keystead/contract/values/money.ts'
import type { Db } from '../../database/db.ts'
import { fail } from '../../rpc/failure.ts'
import type { ApplicationRow } from '../applications/application.public.ts'
import { type DecisionRow, listDecisions } from './decision.queries.ts'

type Terms = { readonly Rent: string; readonly RentFrequencyId: number; readonly Advance: string }

/**
 * A rent or a deposit above what its people were told is a condition, which is a decision of its own. They were told what conditions that stand say, or
 * else what the home cost when the application was complete; what it said nothing of is not compared.
 */
export async function checkAnnounced(db: Db, application: ApplicationRow, { Rent, RentFrequencyId, Advance }: Terms): Promise<void> {
  const decisions = await listDecisions(db, application.id)
  const rentCents = amountOf(decisions, HIGHER_RENT) ?? application.rent_cents
  const frequencyId = application.rent_frequency_id
  const depositCents = amountOf(decisions, HIGHER_DEPOSIT) ?? application.advance_cents
  const fields: FieldMessages = {}
  if (rentCents !== null && frequencyId !== null) {
    const toldCents = monthlyRentCents(rentCents, frequencyId)
    if (monthlyRentCents(centsFromText(Rent), RentFrequencyId) > toldCents) fields.Rent = messages.aboveRent({ amount: said(toldCents) })
  }
  if (depositCents !== null && centsFromText(Advance) > depositCents) fields.Advance = messages.aboveDeposit({ amount: said(depositCents) })
  if (Object.keys(fields).length > 0) fail(CallErrors.InvalidInput, fields)
}

type Conditions = readonly { readonly ConditionTypeId: number; readonly Amount: string | null }[]

/** A deposit or a rent that is a condition is above what the home cost when the application was complete, in the same frequency. */
export function checkHigher(application: ApplicationRow, conditions: Conditions): void {
  const now = new Map([
    [HIGHER_DEPOSIT, application.advance_cents],
    [HIGHER_RENT, application.rent_cents],
  ])
  const wrong = conditions.flatMap(({ ConditionTypeId, Amount }, index) => {
    const nowCents = now.get(ConditionTypeId) ?? null
    return Amount !== null && nowCents !== null && centsFromText(Amount) <= nowCents
      ? [[`Conditions.${index}.Amount`, messages.notHigher({ amount: said(nowCents) })] as const]
      : []
  })
  if (wrong.length > 0) fail(CallErrors.InvalidInput, Object.fromEntries(wrong))
}

/** Of the latest conditions that stand. */
function amountOf(decisions: readonly DecisionRow[], typeId: number): number | null {
  const latest = decisions.findLast(({ decision, taken_back_at }) => decision === 'conditional' && taken_back_at === null)
  return latest?.conditions.find((condition) => condition.typeId === typeId)?.amountCents ?? null
}

function said(cents: number): string {
  return formatExactMoney(textFromCents(cents))
}
