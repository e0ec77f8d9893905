import type { ComparedApplication } from '@keystead/contract/applications/decisions/decision.schemas.ts'
import { paths } from '@keystead/contract/navigation/paths.ts'
import { Link } from 'react-router'
import { namesText } from '../../agreements/agreements/agreement-words.ts'
import { NotSaid, SideBySide } from '../../ui/SideBySide.tsx'
import { useTimeZone } from '../../ui/use-time-zone.ts'
import { boardRows } from './board-rows.ts'
import { text } from './board.text.ts'
import styles from './Board.module.css'

/** Each application a column. */
export function BoardTable({ applications }: { applications: readonly ComparedApplication[] }) {
  const rows = boardRows(applications, useTimeZone())
  return (
    <SideBySide
      label={text.caption}
      corner={text.corner}
      columns={applications.map((application) => ({ key: application.ApplicationId, head: <Head application={application} /> }))}
      rows={rows.map(({ label, valueOf }) => ({
        label,
        values: applications.map((application) => <Lines key={application.ApplicationId} lines={valueOf(application)} />),
      }))}
    />
  )
}

function Head({ application: { ApplicationId, Names, Number: number } }: { application: ComparedApplication }) {
  return (
    <p className={styles.head}>
      <Link to={paths.viewApplication(ApplicationId)}>
        <bdi>{namesText(Names)}</bdi>
      </Link>
      <small className="tabular">{number}</small>
    </p>
  )
}

function Lines({ lines }: { lines: readonly string[] }) {
  if (lines.length === 0) return <NotSaid>{text.nothing}</NotSaid>
  return lines.map((line, index) => (
    <p key={line} className={index === 0 ? 'tabular' : styles.soft}>
      {line}
    </p>
  ))
}
