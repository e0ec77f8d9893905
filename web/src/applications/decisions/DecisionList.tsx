import type { DecisionRead } from '@keystead/contract/applications/decisions/decision.schemas.ts'
import { formatMoment } from '@keystead/contract/values/dates.ts'
import type { ReactNode } from 'react'
import { Badge } from '../../ui/Badge.tsx'
import { Section } from '../../ui/Section.tsx'
import { useTimeZone } from '../../ui/use-time-zone.ts'
import { conditionText, DECISION_TONES, reasonTexts } from './decision-words.ts'
import { text } from './decisions.text.ts'
import styles from './Decisions.module.css'

type DecisionListProps = { decisions: readonly DecisionRead[]; acceptedAt: string | null; action?: ReactNode }

/** What was decided, the latest first. */
export function DecisionList({ decisions, acceptedAt, action }: DecisionListProps) {
  if (decisions.length === 0) return null
  const accepted = decisions.findLast(({ Decision, IsTakenBack }) => Decision === 'conditional' && !IsTakenBack)
  return (
    <Section title={text.title} action={action}>
      <ul className={styles.list}>
        {decisions.toReversed().map((decision) => (
          <DecisionItem key={decision.At} decision={decision} acceptedAt={decision === accepted ? acceptedAt : null} />
        ))}
      </ul>
    </Section>
  )
}

function DecisionItem({ decision, acceptedAt }: { decision: DecisionRead; acceptedAt: string | null }) {
  const timeZone = useTimeZone()
  const { Decision, At, By, Message, Conditions, IsTakenBack } = decision
  const at = formatMoment(new Date(At), timeZone)
  return (
    <li className={styles.entry}>
      <p className={styles.line}>
        <Badge tone={IsTakenBack ? 'neutral' : DECISION_TONES[Decision]}>{text.what[Decision]}</Badge>
        {IsTakenBack && <span className={styles.soft}>{text.takenBack}</span>}
        <span className={styles.soft}>
          <bdi>{By === null ? text.at({ at }) : text.byAt({ name: By, at })}</bdi>
        </span>
      </p>
      {Message && <p className={styles.words}>{Message}</p>}
      <Lines title={text.conditions} lines={Conditions.map(conditionText)} />
      {acceptedAt && <p className={styles.soft}>{text.acceptedAt({ at: formatMoment(new Date(acceptedAt), timeZone) })}</p>}
      <Lines title={text.reasons} lines={reasonTexts(decision)} />
    </li>
  )
}

function Lines({ title, lines }: { title: string; lines: readonly string[] }) {
  if (lines.length === 0) return null
  return (
    <div>
      <p className={styles.soft}>{title}</p>
      <ul className={styles.lines}>
        {lines.map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
    </div>
  )
}
