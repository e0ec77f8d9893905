import { AgreementFacts } from './AgreementFacts.tsx'
import type { Agreement } from './signing-state.ts'
import styles from './Signing.module.css'
import { text } from './signing.text.ts'
import { StateCard } from './StateCard.tsx'

/** It ended without being completed: how, why, and whom to ask. */
export function Over({ agreement }: { agreement: Agreement }) {
  const { State, Reason, SenderName } = agreement
  // A party that declined has ended it, whatever else is known by then.
  const end = State === 'voided' || State === 'expired' ? State : 'declined'
  return (
    <div className={styles.parts}>
      <StateCard title={text.overTitles[end]}>
        {Reason && <p dir="auto">{text.reason({ reason: Reason })}</p>}
        <p>{text.overWords[end]({ name: SenderName })}</p>
      </StateCard>
      <AgreementFacts agreement={agreement} />
    </div>
  )
}
