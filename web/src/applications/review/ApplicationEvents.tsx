import { formatMoment } from '@keystead/contract/values/dates.ts'
import { useRef, useState } from 'react'
import { Button } from '../../ui/Button.tsx'
import { Section } from '../../ui/Section.tsx'
import { useTimeZone } from '../../ui/use-time-zone.ts'
import type { ApplicationDetails } from '../applications/application-details.ts'
import { eventText } from './event-text.ts'
import { text } from './events.text.ts'
import { text as words } from './review.text.ts'
import styles from './Review.module.css'

const SHOWN = 6

/** What happened, the latest last; of many, the earlier ones are shown when they are asked for. */
export function ApplicationEvents({ application: { Events } }: { application: ApplicationDetails }) {
  const [isWhole, setIsWhole] = useState(false)
  const list = useRef<HTMLOListElement>(null)
  const timeZone = useTimeZone()
  if (Events.length === 0) return null
  const first = isWhole ? 0 : Math.max(0, Events.length - SHOWN)

  /** The button goes, so the keyboard goes on at the first line. */
  function showAll() {
    list.current?.focus()
    setIsWhole(true)
  }

  return (
    <Section title={text.title}>
      {first > 0 && (
        <p>
          <Button size="sm" variant="quiet" onClick={showAll}>
            {text.earlier({ count: first })}
          </Button>
        </p>
      )}
      <ol ref={list} tabIndex={-1} className={styles.timeline}>
        {Events.slice(first).map((event, index) => (
          // oxlint-disable-next-line react/no-array-index-key -- the log only grows, and two lines may say the same
          <li key={first + index}>
            <span>{eventText(event)}</span>
            {event.Note && <p className={styles.note}>{words.reason({ reason: event.Note })}</p>}
            <small className="tabular">{formatMoment(new Date(event.At), timeZone)}</small>
          </li>
        ))}
      </ol>
    </Section>
  )
}
