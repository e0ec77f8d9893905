import styles from './TotalLines.module.css'

type TotalLine = {
  /** Where two may have one label. */
  id?: string
  label: string
  amount: string
}

/** Amounts below each other, and what they come to. */
export function TotalLines({ lines, total }: { lines: readonly (TotalLine | false)[]; total: TotalLine }) {
  return (
    <dl className={styles.lines}>
      {lines.map(
        (line) =>
          line && (
            <div key={line.id ?? line.label}>
              <dt>{line.label}</dt>
              <dd className="tabular">{line.amount}</dd>
            </div>
          ),
      )}
      <div className={styles.total}>
        <dt>{total.label}</dt>
        <dd className="tabular">{total.amount}</dd>
      </div>
    </dl>
  )
}
