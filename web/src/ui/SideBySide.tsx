import type { ReactNode } from 'react'
import styles from './SideBySide.module.css'

type SideBySideProps = {
  /** Names what is compared; `corner` heads the column of what it is compared by. */
  label: string
  corner: string
  columns: readonly { readonly key: string; readonly head: ReactNode }[]
  /** As many values as there are columns. */
  rows: readonly { readonly label: string; readonly values: readonly ReactNode[] }[]
}

/** Each thing a column; what they are compared by stays in sight while a narrow screen is pushed sideways. */
export function SideBySide({ label, corner, columns, rows }: SideBySideProps) {
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls has to be reachable by keyboard
    <div className={styles.frame} role="region" aria-label={label} tabIndex={0}>
      <table className={styles.table}>
        <thead>
          <tr>
            <th scope="col" className={styles.corner}>
              <span className="visually-hidden">{corner}</span>
            </th>
            {columns.map(({ key, head }) => (
              <th key={key} scope="col" className={styles.head}>
                {head}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={row.label}>
              <th scope="row" className={styles.label}>
                {row.label}
              </th>
              {row.values.map((value, index) => (
                <td key={columns[index]?.key} className={styles.value}>
                  {value}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}

/** A value that is not known. */
export function NotSaid({ children }: { children: string }) {
  return (
    <>
      <span aria-hidden="true">–</span>
      <span className="visually-hidden">{children}</span>
    </>
  )
}
