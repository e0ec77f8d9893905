import type { Viewing } from '@keystead/contract/marketplace/viewings/viewing.operations.ts'
import { type ViewingSide, formatViewingTime } from '@keystead/contract/marketplace/viewings/viewing.values.ts'
import { formatTimeOf } from '@keystead/contract/values/dates.ts'
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { paths } from '../../navigation/paths.ts'
import { Badge } from '../../ui/Badge.tsx'
import { ItemCard, ItemFact, ItemFacts } from '../../ui/ItemCard.tsx'
import { lengthText, standingText } from './viewing-times.ts'
import styles from './ViewingItem.module.css'

type ViewingItemProps = { viewing: Viewing; side: ViewingSide; actions: ReactNode; titleLevel: 2 | 3 }

/** One viewing: when, what, with whom, and what can be done. */
export function ViewingItem({ viewing, side, actions, titleLevel }: ViewingItemProps) {
  const { text, tone } = standingText(viewing, side)
  return (
    <ItemCard
      title={viewing.IsListed ? <Link to={paths.property(viewing.AssetId)}>{viewing.AssetTitle}</Link> : viewing.AssetTitle}
      titleLevel={titleLevel}
      status={<Badge tone={tone}>{text}</Badge>}
      actions={actions}
    >
      <ItemFacts>
        <Times viewing={viewing} side={side} />
        {viewing.State === 'Confirmed' && <ItemFact name="Where">{viewing.Address ?? viewing.City}</ItemFact>}
        <ItemFact name={side === 'lister' ? 'Who' : 'Listed by'}>
          <Who with={viewing.With} />
        </ItemFact>
        {viewing.AnsweredBy && (
          <ItemFact name={viewing.State === 'Pending' ? 'Who answers' : 'Answered by'}>{viewing.AnsweredBy.Name}</ItemFact>
        )}
        {viewing.Note && <ItemFact name={side === 'lister' ? 'They say' : 'You wrote'}>{viewing.Note}</ItemFact>}
        {viewing.DenialReason && <ItemFact name="Reason">{viewing.DenialReason}</ItemFact>}
        {viewing.EndedBy && viewing.State === 'Cancelled' && <ItemFact name="Canceled by">{endedByText(viewing, side)}</ItemFact>}
        {viewing.Words && <ItemFact name={side === 'lister' ? 'You wrote' : 'Message'}>{viewing.Words}</ItemFact>}
      </ItemFacts>
      {!viewing.IsListed && (viewing.State === 'Pending' || viewing.State === 'Confirmed') && !viewing.IsOver && (
        <p className={styles.note}>
          {side === 'lister'
            ? 'This home is off the market. They may still come, unless you call it off.'
            : 'This home is off the market now. Ask before you go there.'}
        </p>
      )}
    </ItemCard>
  )
}

function Times({ viewing, side }: { viewing: Viewing; side: ViewingSide }) {
  const { State, StartsAt, ProposedTime, WaitsFor, Times: wished, TimeZone, Minutes } = viewing
  if (State === 'Confirmed' && StartsAt !== null) {
    return (
      <ItemFact name="When">
        <strong className="tabular">{formatViewingTime(StartsAt, TimeZone)}</strong>, {lengthText(Minutes)}
      </ItemFact>
    )
  }
  if (WaitsFor === 'visitor' && ProposedTime !== null) {
    return (
      <ItemFact name={side === 'lister' ? 'You proposed' : 'They propose'}>
        <strong className="tabular">{formatViewingTime(ProposedTime, TimeZone)}</strong>, {lengthText(Minutes)}
      </ItemFact>
    )
  }
  return (
    <ItemFact name={side === 'lister' ? 'They can come' : 'You asked for'}>
      <ul className={styles.times}>
        {wished.map((time) => (
          <li key={time} className="tabular">
            {formatViewingTime(time, TimeZone)}
          </li>
        ))}
      </ul>
    </ItemFact>
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
      {formatTimeOf(StartsAt, TimeZone)}
    </time>
  )
}
