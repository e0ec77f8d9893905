import { formatMoment } from '@keystead/contract/values/dates.ts'
import { useRef, useState } from 'react'
import { Button } from './Button.tsx'
import { Section } from './Section.tsx'
import { useTimeZone } from './use-time-zone.ts'
import styles from './Timeline.module.css'

const SHOWN = 6

type TimelineProps<Event> = {
  title: string
  /** In the order in which they happened. */
  events: readonly Event[]
  /** Offers so many that are not shown yet. */
  earlier: (values: { count: number }) => string
  /** What happened, and what was said of it. */
  line: (event: Event) => { said: string; note: string | null; source?: string | null }
}

/** What happened, the latest last; of many, the earlier ones are shown when they are asked for. */
export function Timeline<Event extends { readonly At: string }>({ title, events, earlier, line }: TimelineProps<Event>) {
  const [isWhole, setIsWhole] = useState(false)
  const list = useRef<HTMLOListElement>(null)
  const timeZone = useTimeZone()
  if (events.length === 0) return null
  const first = isWhole ? 0 : Math.max(0, events.length - SHOWN)

  /** The button goes, so the keyboard goes on at the first line. */
  function showAll() {
    list.current?.focus()
    setIsWhole(true)
  }

  return (
    <Section title={title}>
      {first > 0 && (
        <p>
          <Button size="sm" variant="quiet" onClick={showAll}>
            {earlier({ count: first })}
          </Button>
        </p>
      )}
      <ol ref={list} tabIndex={-1} className={styles.timeline}>
        {events.slice(first).map((event, index) => {
          const { said, note, source } = line(event)
          return (
            // oxlint-disable-next-line react/no-array-index-key -- the log only grows, and two lines may say the same
            <li key={first + index}>
              <span>{said}</span>
              {note && <p className={styles.note}>{note}</p>}
              <small className="tabular">{formatMoment(new Date(event.At), timeZone)}</small>
              {source && <small>{source}</small>}
            </li>
          )
        })}
      </ol>
    </Section>
  )
}
