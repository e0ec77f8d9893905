import type { ComparedApplication } from '@keystead/contract/applications/decisions/decision.schemas.ts'
import { paths } from '@keystead/contract/navigation/paths.ts'
import { Link } from 'react-router'
import { namesText } from '../../agreements/agreements/agreement-words.ts'
import { useTimeZone } from '../../ui/use-time-zone.ts'
import { boardRows } from './board-rows.ts'
import { text } from './board.text.ts'
import styles from './Board.module.css'

/** Each application a column; what is compared stays in sight while a narrow screen is pushed sideways. */
export function BoardTable({ applications }: { applications: readonly ComparedApplication[] }) {
  const rows = boardRows(applications, useTimeZone())
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls has to be reachable by keyboard
    <div className={styles.frame} role="region" aria-label={text.caption} tabIndex={0}>
      <table className={styles.table}>
        <thead>
          <tr>
            <th scope="col" className={styles.corner}>
              <span className="visually-hidden">{text.corner}</span>
            </th>
            {applications.map(({ ApplicationId, Names, Number: number }) => (
              <th key={ApplicationId} scope="col" className={styles.head}>
                <Link to={paths.viewApplication(ApplicationId)}>
                  <bdi>{namesText(Names)}</bdi>
                </Link>
                <small className="tabular">{number}</small>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ label, valueOf }) => (
            <tr key={label}>
              <th scope="row" className={styles.label}>
                {label}
              </th>
              {applications.map((application) => (
                <td key={application.ApplicationId}>
                  <Lines lines={valueOf(application)} />
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}

function Lines({ lines }: { lines: readonly string[] }) {
  if (lines.length === 0) {
    return (
      <>
        <span aria-hidden="true">–</span>
        <span className="visually-hidden">{text.nothing}</span>
      </>
    )
  }
  return lines.map((line, index) => (
    <p key={line} className={index === 0 ? 'tabular' : styles.soft}>
      {line}
    </p>
  ))
}
