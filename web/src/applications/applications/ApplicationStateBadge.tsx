import type { ApplicationState } from '@keystead/contract/applications/applications/application.values.ts'
import { Badge, type Tone } from '../../ui/Badge.tsx'
import { text } from './application-words.text.ts'

const TONES: Readonly<Record<ApplicationState, Tone>> = {
  draft: 'neutral',
  sent: 'info',
  submitted: 'good',
  withdrawn: 'neutral',
  expired: 'warn',
  closed: 'neutral',
}

/** How an application stands, in the same words wherever it is said. */
export function ApplicationStateBadge({ state }: { state: ApplicationState }) {
  return <Badge tone={TONES[state]}>{text.states[state]}</Badge>
}
