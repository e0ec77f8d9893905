import styles from './Report.module.css'

type ScoreBarProps = { score: number; lowest: number; highest: number }

/** Where a score stands on its scale. It is one color wherever it stands: what it means is for its reader to say. */
export function ScoreBar({ score, lowest, highest }: ScoreBarProps) {
  const share = highest > lowest ? Math.min(1, Math.max(0, (score - lowest) / (highest - lowest))) : 0
  return (
    <svg className={styles.bar} viewBox="0 0 100 6" preserveAspectRatio="none" aria-hidden="true">
      <rect className={styles.barScale} width="100" height="6" />
      <rect className={styles.barScore} width={share * 100} height="6" />
    </svg>
  )
}
