import { Card } from '../../ui/Card.tsx'
import { ErrorState } from '../../ui/ErrorState.tsx'
import { Icon } from '../../ui/Icon.tsx'
import { CircleCheckIcon } from '../../ui/icons.ts'
import { Section } from '../../ui/Section.tsx'
import { Loading, Skeleton } from '../../ui/Skeleton.tsx'
import { Stat } from '../../ui/Stat.tsx'
import type { Need } from './needs.ts'
import styles from './NeedsYou.module.css'

/** One question to the server, and what it found that needs the person. Null: there is no answer yet. */
export type NeedSource = {
  name: string
  needs: readonly Need[] | null
  failure: { message: string; reference: string | null } | null
  retry: () => void
}

type Asked<Output> = { data: Output | undefined; error: NeedSource['failure']; refetch: () => Promise<unknown> }

/** Of the answer of a query. What was known stays while a new answer fails. */
export function needSource<Output>(name: string, { data, error, refetch }: Asked<Output>, needsIn: (data: Output) => Need[]): NeedSource {
  return {
    name,
    needs: data === undefined ? null : needsIn(data),
    failure: data === undefined ? error : null,
    retry: () => void refetch(),
  }
}

/** What waits for the person, each number with the way to its list. Nothing at all is said in one calm sentence. */
export function NeedsYou({ sources }: { sources: readonly NeedSource[] }) {
  const needs = sources.flatMap((source) => source.needs ?? [])
  const failed = sources.filter(({ failure }) => failure !== null)
  const isWaiting = sources.some((source) => source.needs === null && source.failure === null)
  return (
    <Section title="Needs you now">
      {needs.length > 0 && (
        <ul className={styles.needs}>
          {needs.map(({ key, label, count, definition, to, isPressing }) => (
            <li key={key}>
              <Stat
                label={label}
                value={count.toLocaleString('en-US')}
                definition={definition}
                to={to}
                tone={isPressing ? 'warn' : 'normal'}
              />
            </li>
          ))}
        </ul>
      )}
      {failed.map(({ name, failure, retry }) => (
        <Card key={name} padding="flush" aria-label={name} className={styles.failed}>
          {failure && <ErrorState failure={failure} onRetry={retry} compact />}
        </Card>
      ))}
      {isWaiting && needs.length === 0 && (
        <Loading label="Looking for what needs you…">
          <div className={styles.needs}>
            {[1, 2, 3].map((number) => (
              <Skeleton key={number} shape="block" />
            ))}
          </div>
        </Loading>
      )}
      {!isWaiting && failed.length === 0 && needs.length === 0 && (
        <p className={styles.calm}>
          <Icon of={CircleCheckIcon} size="lg" />
          Nothing needs you right now. When something does, the bell tells you.
        </p>
      )}
    </Section>
  )
}
