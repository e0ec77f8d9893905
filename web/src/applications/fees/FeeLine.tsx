import type { FeeRead } from '@keystead/contract/applications/fees/fee.schemas.ts'
import type { ReactNode } from 'react'
import { Badge } from '../../ui/Badge.tsx'
import { ExactMoney } from '../../ui/ExactMoney.tsx'
import { FEE_TONES } from './fee-words.ts'
import { text } from './fees.text.ts'
import styles from './Fees.module.css'

/** What it is, how much, and how it stands. */
export function FeeLine({ fee: { Amount, State }, name }: { fee: FeeRead; name: ReactNode }) {
  return (
    <p className={styles.line}>
      <span className={styles.name}>{name}</span>
      {Amount !== null && Amount !== '0.00' && <ExactMoney amount={Amount} />}
      <Badge tone={FEE_TONES[State]}>{text.states[State]}</Badge>
    </p>
  )
}
