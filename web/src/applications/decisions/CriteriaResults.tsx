import type { CriterionResult } from '@keystead/contract/applications/criteria/criteria.values.ts'
import type { CriterionRead } from '@keystead/contract/applications/decisions/decision.schemas.ts'
import { paths } from '@keystead/contract/navigation/paths.ts'
import { formatDayOf } from '@keystead/contract/values/dates.ts'
import { Link } from 'react-router'
import { Badge, type Tone } from '../../ui/Badge.tsx'
import { Section } from '../../ui/Section.tsx'
import { useTimeZone } from '../../ui/use-time-zone.ts'
import { text } from './decisions.text.ts'
import styles from './Decisions.module.css'

const TONES: Readonly<Record<CriterionResult, Tone>> = { met: 'good', guaranteed: 'good', notMet: 'bad', unknown: 'warn' }

export function ResultBadge({ result }: { result: CriterionResult }) {
  return <Badge tone={TONES[result]}>{text.results[result]}</Badge>
}

type CriteriaResultsProps = {
  /** The home, for which criteria are written. */
  assetId: string
  results: readonly CriterionRead[]
  /** Since when the criteria were as they are here. */
  at: string | null
}

/** What was asked of everyone, and what these people said. */
export function CriteriaResults({ assetId, results, at }: CriteriaResultsProps) {
  const timeZone = useTimeZone()
  if (results.length === 0) {
    return (
      <Section title={text.criteria}>
        <p className={styles.soft}>
          {text.noCriteria} <Link to={paths.applicationCriteria(assetId)}>{text.writeCriteria}</Link>
        </p>
      </Section>
    )
  }
  return (
    <Section title={text.criteria} description={at && text.criteriaOf({ day: formatDayOf(at, timeZone) })}>
      <ul className={styles.list}>
        {results.map(({ Criterion, Asked, Found, Result }) => (
          <li key={Criterion} className={styles.entry}>
            <p className={styles.line}>
              <strong>{text.criterion[Criterion]}</strong>
              <ResultBadge result={Result} />
            </p>
            <p>{Asked}</p>
            <p className={styles.soft}>{Found}</p>
          </li>
        ))}
      </ul>
    </Section>
  )
}
