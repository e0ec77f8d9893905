import type { AgreementCard } from '@keystead/contract/agreements/agreements/agreement.schemas.ts'
import type { AgreementState } from '@keystead/contract/agreements/agreements/agreement.values.ts'
import { Badge, type Tone } from '../../ui/Badge.tsx'
import { text } from './agreement-words.text.ts'
import styles from './Agreements.module.css'

const TONES: Readonly<Record<AgreementState, Tone>> = {
  draft: 'neutral',
  sent: 'info',
  completed: 'good',
  declined: 'bad',
  voided: 'neutral',
  expired: 'warn',
}

/** How an agreement stands, and what happened to a completed one since. */
export function AgreementStateBadge({ State, After }: Pick<AgreementCard, 'State' | 'After'>) {
  return (
    <span className={styles.state}>
      <Badge tone={TONES[State]}>{text.states[State]}</Badge>
      {After && <Badge tone="warn">{text.after[After]}</Badge>}
    </span>
  )
}
