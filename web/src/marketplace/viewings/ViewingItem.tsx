import type { Viewing } from '@keystead/contract/marketplace/viewings/viewing.operations.ts'
import { type ViewingSide, formatViewingTime } from '@keystead/contract/marketplace/viewings/viewing.values.ts'
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { paths } from '../../navigation/paths.ts'
import { Badge } from '../../ui/Badge.tsx'
import { Card } from '../../ui/Card.tsx'
import { clockText, lengthText, standingText } from './viewing-times.ts'
import styles from './ViewingItem.module.css'

type ViewingItemProps = { viewing: Viewing; side: ViewingSide; actions: ReactNode; titleLevel: 2 | 3 }

/** One viewing: when, what, with whom, and what can be done. */
export function ViewingItem({ viewing, side, actions, titleLevel }: ViewingItemProps) {
  const { text, tone } = standingText(viewing, side)
  const Heading = titleLevel === 2 ? 'h2' : 'h3'
  return (
    <Card as="article" className={styles.item}>
      <div className={styles.head}>
        <Heading className={styles.title}>
          {viewing.IsListed ? <Link to={paths.property(viewing.AssetId)}>{viewing.AssetTitle}</Link> : viewing.AssetTitle}
        </Heading>
        <Badge tone={tone}>{text}</Badge>
      </div>
      <dl className={styles.facts}>
        <Times viewing={viewing} side={side} />
        {viewing.State === 'Confirmed' && <Fact name="Where">{viewing.Address ?? viewing.City}</Fact>}
        <Fact name={side === 'lister' ? 'Who' : 'Listed by'}>
          <Who with={viewing.With} />
        </Fact>
        {viewing.AnsweredBy && <Fact name="Answered by">{viewing.AnsweredBy.Name}</Fact>}
        {viewing.Note && <Fact name={side === 'lister' ? 'They say' : 'You wrote'}>{viewing.Note}</Fact>}
        {viewing.DenialReason && <Fact name="Reason">{viewing.DenialReason}</Fact>}
        {viewing.EndedBy && viewing.State === 'Cancelled' && <Fact name="Cancelled by">{endedByText(viewing, side)}</Fact>}
        {viewing.Words && <Fact name={side === 'lister' ? 'You wrote' : 'Message'}>{viewing.Words}</Fact>}
      </dl>
      {!viewing.IsListed && (viewing.State === 'Pending' || viewing.State === 'Confirmed') && !viewing.IsOver && (
        <p className={styles.note}>
          {side === 'lister'
            ? 'This home is off the market. They may still come, unless you call it off.'
            : 'This home is off the market now. Ask before you go there.'}
        </p>
      )}
      {actions && <div className={styles.actions}>{actions}</div>}
    </Card>
  )
}

function Times({ viewing, side }: { viewing: Viewing; side: ViewingSide }) {
  const { State, StartsAt, ProposedTime, WaitsFor, Times: wished, TimeZone, Minutes } = viewing
  if (State === 'Confirmed' && StartsAt !== null) {
    return (
      <Fact name="When">
        <strong className="tabular">{formatViewingTime(StartsAt, TimeZone)}</strong>, {lengthText(Minutes)}
      </Fact>
    )
  }
  if (WaitsFor === 'visitor' && ProposedTime !== null) {
    return (
      <Fact name={side === 'lister' ? 'You proposed' : 'They propose'}>
        <strong className="tabular">{formatViewingTime(ProposedTime, TimeZone)}</strong>, {lengthText(Minutes)}
      </Fact>
    )
  }
  return (
    <Fact name={side === 'lister' ? 'They can come' : 'You asked for'}>
      <ul className={styles.times}>
        {wished.map((time) => (
          <li key={time} className="tabular">
            {formatViewingTime(time, TimeZone)}
          </li>
        ))}
      </ul>
    </Fact>
  )
}

function Fact({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div>
      <dt>{name}</dt>
      <dd>{children}</dd>
    </div>
  )
}

function Who({ with: { Name, Email, Phone } }: { with: Viewing['With'] }) {
  return (
    <>
      {Name}
      {Email && (
        <>
          {' · '}
          <a href={`mailto:${Email}`}>{Email}</a>
        </>
      )}
      {Phone && (
        <>
          {' · '}
          <a href={`tel:${Phone.replace(/[^\d+]/g, '')}`}>{Phone}</a>
        </>
      )}
    </>
  )
}

function endedByText({ EndedBy, With }: Viewing, side: ViewingSide): string {
  return EndedBy === side ? 'You' : With.Name
}

/** The hour of a viewing at the edge of a list by days. */
export function Hour({ viewing: { StartsAt, TimeZone } }: { viewing: Viewing }) {
  if (StartsAt === null) return null
  return (
    <time dateTime={StartsAt} className={`${styles.hour} tabular`}>
      {clockText(StartsAt, TimeZone)}
    </time>
  )
}
