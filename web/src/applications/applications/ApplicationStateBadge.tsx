import { APPLICATION_STATE_TEXTS, type ApplicationState } from '@keystead/contract/applications/applications/application.values.ts'
import { Badge, type Tone } from '../../ui/Badge.tsx'

const TONES: Readonly<Record<ApplicationState, Tone>> = {
  draft: 'neutral',
  sent: 'info',
  submitted: 'info',
  waitlisted: 'neutral',
  conditional: 'warn',
  approved: 'good',
  leased: 'good',
  declined: 'bad',
  withdrawn: 'neutral',
  expired: 'warn',
  closed: 'neutral',
}

/** How an application stands, in the same words wherever it is said. */
export function ApplicationStateBadge({ state }: { state: ApplicationState }) {
  return <Badge tone={TONES[state]}>{APPLICATION_STATE_TEXTS[state]}</Badge>
}
