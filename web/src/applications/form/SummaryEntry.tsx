import { type Fact, FactsTable } from '../../ui/FactsTable.tsx'
import { text } from './summary.text.ts'
import styles from './Form.module.css'

/** What is known, or that nothing is. */
export function SummaryFacts({ facts }: { facts: readonly (Fact | null)[] }) {
  if (facts.every((one) => one === null)) return <p className={styles.help}>{text.nothing}</p>
  return <FactsTable facts={facts} />
}

/** One of several of the same. */
export function SummaryEntry({ title, facts }: { title: string; facts: readonly (Fact | null)[] }) {
  return (
    <div>
      <h3 className={styles.strong}>{title}</h3>
      <SummaryFacts facts={facts} />
    </div>
  )
}
