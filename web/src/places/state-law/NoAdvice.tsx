import { Card } from '../../ui/Card.tsx'
import { text } from './state-law.text.ts'
import styles from './StateLaw.module.css'

/** What these pages are not. */
export function NoAdvice() {
  return (
    <Card as="section" sunken className={styles.noAdvice}>
      <h2>{text.noAdvice}</h2>
      <p>{text.noAdviceMore}</p>
    </Card>
  )
}
