import type { AgreementEventRead } from '@keystead/contract/agreements/agreements/agreement.schemas.ts'
import { formatMoment } from '@keystead/contract/values/dates.ts'
import { useRef, useState } from 'react'
import type { z } from 'zod'
import { Button } from '../../ui/Button.tsx'
import { Section } from '../../ui/Section.tsx'
import { useTimeZone } from '../../ui/use-time-zone.ts'
import type { AgreementDetails } from './agreement-details.ts'
import { text } from './view-agreement.text.ts'
import styles from './Agreement.module.css'

type EventRead = z.infer<typeof AgreementEventRead>

const SHOWN = 6

/** What happened, the latest last; of many, the earlier ones are shown when they are asked for. */
export function AgreementEvents({ agreement: { Events } }: { agreement: AgreementDetails }) {
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
    <Section title={text.events}>
      {first > 0 && (
        <p>
          <Button size="sm" variant="quiet" onClick={showAll}>
            {text.eventsEarlier({ count: first })}
          </Button>
        </p>
      )}
      <ol ref={list} tabIndex={-1} className={styles.timeline}>
        {Events.slice(first).map((event, index) => (
          // oxlint-disable-next-line react/no-array-index-key -- the log only grows, and two lines may say the same
          <li key={first + index}>
            <span>{event.By === null ? text.event[event.Kind].alone : text.event[event.Kind].by({ name: event.By })}</span>
            {event.Note && <p className={styles.note}>{text.reason({ reason: event.Note })}</p>}
            <small className="tabular">{formatMoment(new Date(event.At), timeZone)}</small>
            <Source event={event} />
          </li>
        ))}
      </ol>
    </Section>
  )
}

/** From where, for those who are told. */
function Source({ event: { IpAddress, Device } }: { event: EventRead }) {
  if (!IpAddress && !Device) return null
  return <small>{[Device, IpAddress && text.eventFrom({ address: IpAddress })].filter(Boolean).join(' · ')}</small>
}
