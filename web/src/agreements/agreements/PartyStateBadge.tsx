import type { PartyState } from '@keystead/contract/agreements/agreements/agreement.values.ts'
import { Badge, type Tone } from '../../ui/Badge.tsx'
import { text } from './agreement-words.text.ts'

const TONES: Readonly<Record<PartyState, Tone>> = {
  waiting: 'neutral',
  sent: 'info',
  viewed: 'info',
  signed: 'good',
  approved: 'good',
  declined: 'bad',
}

/** How far one of the parties is, in the same words wherever it is said. */
export function PartyStateBadge({ state }: { state: PartyState }) {
  return <Badge tone={TONES[state]}>{text.partyStates[state]}</Badge>
}
