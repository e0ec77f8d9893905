import type { ConditionRead, DecisionRead } from '@keystead/contract/applications/decisions/decision.schemas.ts'
import {
  CONDITION_TYPES,
  type Decision,
  DECLINE_REASONS,
  OTHER_CONDITION,
  OTHER_REASON,
} from '@keystead/contract/applications/decisions/decision.values.ts'
import { formatMoney } from '@keystead/contract/values/money.ts'
import type { ReferenceItem } from '@keystead/contract/values/reference-items.ts'
import type { Tone } from '../../ui/Badge.tsx'
import { text } from './decisions.text.ts'

export const DECISION_TONES: Readonly<Record<Decision, Tone>> = {
  approved: 'good',
  conditional: 'warn',
  waitlisted: 'neutral',
  declined: 'bad',
}

const nameIn = (list: readonly ReferenceItem[], id: number) => list.find(({ Id }) => Id === id)?.Text ?? ''

/** `Higher security deposit: $3,200. With the keys.` */
export function conditionText({ ConditionTypeId, Amount, Text }: ConditionRead): string {
  if (ConditionTypeId === OTHER_CONDITION && Text !== null) return Text
  const name = nameIn(CONDITION_TYPES, ConditionTypeId)
  const condition = Amount === null ? name : text.conditionOf({ condition: name, amount: formatMoney(Amount) })
  return Text === null ? condition : text.saidWith({ condition, words: Text })
}

/** What another reason is stands in its own words. */
export function reasonTexts({ ReasonIds, OtherReason }: Pick<DecisionRead, 'ReasonIds' | 'OtherReason'>): string[] {
  const listed = ReasonIds.filter((id) => id !== OTHER_REASON).map((id) => nameIn(DECLINE_REASONS, id))
  return OtherReason === null ? listed : [...listed, OtherReason]
}
