import { Link } from 'react-router'
import { Card } from '../../ui/Card.tsx'
import { ErrorState } from '../../ui/ErrorState.tsx'
import { Icon } from '../../ui/Icon.tsx'
import { CircleCheckIcon } from '../../ui/icons.ts'
import { ItemList } from '../../ui/ItemList.tsx'
import { Section } from '../../ui/Section.tsx'
import { TableSkeleton } from '../../ui/Skeleton.tsx'
import { NeedItem } from './NeedItem.tsx'
import { type Need, newestNeeds } from './needs.ts'
import styles from './NeedsYou.module.css'
import { text as words } from './needs.text.ts'

/** One question to the server, and what it found that needs the person. Null: there is no answer yet. */
export type NeedSource = {
  name: string
  needs: readonly Need[] | null
  /** How many there are, and the list of all of them. */
  all: { text: string; to: string } | null
  failure: { message: string; reference: string | null } | null
  retry: () => void
}

type Asked<Output> = { data: Output | undefined; error: NeedSource['failure']; refetch: () => Promise<unknown> }
type Found = { needs: Need[]; all?: NeedSource['all'] }

/** Of the answer of a query. What was known stays while a new answer fails. */
export function needSource<Output>(name: string, { data, error, refetch }: Asked<Output>, find: (data: Output) => Found): NeedSource {
  const found = data === undefined ? null : find(data)
  return {
    name,
    needs: found?.needs ?? null,
    all: found && found.needs.length > 0 ? (found.all ?? null) : null,
    failure: found === null ? error : null,
    retry: () => void refetch(),
  }
}

type NeedsYouProps = {
  sources: readonly NeedSource[]
  /** Says nothing where there is nothing: something else stands in its place. */
  isQuiet?: boolean
}

/** What waits for the person, to be answered in place, and the way to the rest. Nothing at all is said in one calm sentence. */
export function NeedsYou({ sources, isQuiet = false }: NeedsYouProps) {
  const needs = sources.flatMap((source) => source.needs ?? [])
  const failed = sources.filter(({ failure }) => failure !== null)
  const isWaiting = sources.some((source) => source.needs === null && source.failure === null)
  const lists = sources.flatMap(({ all }) => all ?? [])
  if (isQuiet && needs.length + failed.length === 0) return null
  return (
    <Section title={words.title}>
      {needs.length > 0 && (
        <ItemList>
          {newestNeeds(needs).map((need) => (
            <NeedItem key={need.key} need={need} />
          ))}
        </ItemList>
      )}
      {lists.length > 0 && (
        <p className={styles.all}>
          {words.seeAll}
          {lists.map(({ text, to }) => (
            <Link key={to} to={to}>
              {text}
            </Link>
          ))}
        </p>
      )}
      {failed.map(({ name, failure, retry }) => (
        <Card key={name} padding="flush" aria-label={name} className={styles.failed}>
          {failure && <ErrorState failure={failure} onRetry={retry} compact />}
        </Card>
      ))}
      {isWaiting && needs.length === 0 && <TableSkeleton count={3} />}
      {!isWaiting && failed.length === 0 && needs.length === 0 && (
        <p className={styles.calm}>
          <Icon of={CircleCheckIcon} size="lg" />
          {words.nothing}
        </p>
      )}
    </Section>
  )
}
