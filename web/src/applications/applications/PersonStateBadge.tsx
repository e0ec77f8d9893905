import { Badge, type Tone } from '../../ui/Badge.tsx'
import type { PersonState } from './application-words.ts'
import { text } from './application-words.text.ts'

const TONES: Readonly<Record<PersonState, Tone>> = {
  notAsked: 'neutral',
  invited: 'info',
  emailed: 'info',
  opened: 'info',
  started: 'info',
  submitted: 'good',
  withdrawn: 'neutral',
}

/** How far one of its people is. */
export function PersonStateBadge({ state }: { state: PersonState }) {
  return <Badge tone={TONES[state]}>{text.formStates[state]}</Badge>
}
