import {
  APPLICATION_STATE_TEXTS,
  type ApplicationState,
  OPEN_STATES,
} from '@keystead/contract/applications/applications/application.values.ts'
import type { ComparedApplication } from '@keystead/contract/applications/decisions/decision.schemas.ts'
import { paths } from '@keystead/contract/navigation/paths.ts'
import { formatDate } from '@keystead/contract/values/dates.ts'
import { Link } from 'react-router'
import { namesText } from '../../agreements/agreements/agreement-words.ts'
import { Badge } from '../../ui/Badge.tsx'
import { Card } from '../../ui/Card.tsx'
import { Section } from '../../ui/Section.tsx'
import { askedText, criteriaText, incomeText, placeText } from './board-rows.ts'
import { text } from './board.text.ts'
import styles from './Board.module.css'

/** Applications by how they stand, a list for each status that there is. */
export function BoardCards({ applications }: { applications: readonly ComparedApplication[] }) {
  return (
    <div className={styles.board}>
      {OPEN_STATES.map((state) => (
        <Column key={state} state={state} applications={applications.filter(({ State }) => State === state)} />
      ))}
    </div>
  )
}

function Column({ state, applications }: { state: ApplicationState; applications: readonly ComparedApplication[] }) {
  if (applications.length === 0) return null
  return (
    <Section title={APPLICATION_STATE_TEXTS[state]} className={styles.column}>
      <ul className={styles.cards}>
        {applications.map((application) => (
          <ApplicationOnBoard key={application.ApplicationId} application={application} />
        ))}
      </ul>
    </Section>
  )
}

function ApplicationOnBoard({ application }: { application: ComparedApplication }) {
  const { ApplicationId, Names, Number: number, MoveInOn, Notes, ConditionsAcceptedAt, HasLeaseDraft } = application
  const criteria = criteriaText(application)
  const asked = askedText(application)
  return (
    <Card as="li" padding="tight" className={styles.card}>
      <p className={styles.names}>
        <Link to={paths.viewApplication(ApplicationId)}>
          <bdi>{namesText(Names)}</bdi>
        </Link>
        <small className="tabular">{number}</small>
      </p>
      <p>{placeText(application)}</p>
      <p className="tabular">{incomeText(application)}</p>
      {criteria && <p>{criteria}</p>}
      {asked && <p className={styles.soft}>{asked}</p>}
      {MoveInOn && (
        <p className={styles.soft}>
          {text.rows.moveIn}: {formatDate(MoveInOn)}
        </p>
      )}
      {(ConditionsAcceptedAt !== null || HasLeaseDraft || Notes > 0) && (
        <p className={styles.marks}>
          {ConditionsAcceptedAt !== null && <Badge tone="good">{text.accepted}</Badge>}
          {HasLeaseDraft && <Badge tone="info">{text.drafted}</Badge>}
          {Notes > 0 && <span className={styles.soft}>{text.notes({ count: Notes })}</span>}
        </p>
      )}
    </Card>
  )
}
