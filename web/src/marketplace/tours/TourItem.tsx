import type { Tour } from '@keystead/contract/marketplace/tours/tour.operations.ts'
import { type TourSide, formatTourTime } from '@keystead/contract/marketplace/tours/tour.values.ts'
import { formatTimeOf } from '@keystead/contract/values/dates.ts'
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { paths } from '@keystead/contract/navigation/paths.ts'
import { Badge } from '../../ui/Badge.tsx'
import { ItemCard, ItemFact, ItemFacts } from '../../ui/ItemCard.tsx'
import { inParts } from '../../ui/in-parts.ts'
import { lengthText, standingText } from './tour-times.ts'
import styles from './TourItem.module.css'
import { text as words } from './tours.text.ts'

type TourItemProps = { tour: Tour; side: TourSide; actions: ReactNode; titleLevel: 2 | 3 }

/** One tour: when, what, with whom, and what can be done. */
export function TourItem({ tour, side, actions, titleLevel }: TourItemProps) {
  const { text, tone } = standingText(tour, side)
  return (
    <ItemCard
      title={tour.IsListed ? <Link to={paths.property(tour.AssetId)}>{tour.AssetTitle}</Link> : tour.AssetTitle}
      titleLevel={titleLevel}
      status={<Badge tone={tone}>{text}</Badge>}
      actions={actions}
    >
      <ItemFacts>
        <Times tour={tour} side={side} />
        {tour.State === 'Confirmed' && <ItemFact name={words.where}>{tour.Address ?? tour.City}</ItemFact>}
        <ItemFact name={side === 'lister' ? words.visitor : words.listedBy}>
          <Who with={tour.With} />
        </ItemFact>
        {tour.AnsweredBy && <ItemFact name={tour.State === 'Pending' ? words.answers : words.answeredBy}>{tour.AnsweredBy.Name}</ItemFact>}
        {tour.Note && <ItemFact name={side === 'lister' ? words.theirNote : words.yourNote}>{tour.Note}</ItemFact>}
        {tour.DenialReason && <ItemFact name={words.reason}>{tour.DenialReason}</ItemFact>}
        {tour.EndedBy && tour.State === 'Cancelled' && <ItemFact name={words.canceledBy}>{endedByText(tour, side)}</ItemFact>}
        {tour.Words && <ItemFact name={side === 'lister' ? words.yourMessage : words.message}>{tour.Words}</ItemFact>}
      </ItemFacts>
      {!tour.IsListed && (tour.State === 'Pending' || tour.State === 'Confirmed') && !tour.IsOver && (
        <p className={styles.note}>{side === 'lister' ? words.offMarketLister : words.offMarketVisitor}</p>
      )}
    </ItemCard>
  )
}

function Times({ tour, side }: { tour: Tour; side: TourSide }) {
  const { State, StartsAt, ProposedTime, WaitsFor, Times: wished, TimeZone } = tour
  if (State === 'Confirmed' && StartsAt !== null) {
    return <ItemFact name={words.when}>{timeAndLength(StartsAt, tour)}</ItemFact>
  }
  if (WaitsFor === 'visitor' && ProposedTime !== null) {
    return <ItemFact name={side === 'lister' ? words.youProposed : words.theyPropose}>{timeAndLength(ProposedTime, tour)}</ItemFact>
  }
  return (
    <ItemFact name={side === 'lister' ? words.theyCanCome : words.youAskedFor}>
      <ul className={styles.times}>
        {wished.map((time) => (
          <li key={time} className="tabular">
            {formatTourTime(time, TimeZone)}
          </li>
        ))}
      </ul>
    </ItemFact>
  )
}

function timeAndLength(time: string, { TimeZone, Minutes }: Tour): ReactNode {
  return inParts(
    words.timeAndLength.parts({
      time: <strong className="tabular">{formatTourTime(time, TimeZone)}</strong>,
      length: lengthText(Minutes),
    }),
  )
}

function Who({ with: { Name, Email, Phone } }: { with: Tour['With'] }) {
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

function endedByText({ EndedBy, With }: Tour, side: TourSide): string {
  return EndedBy === side ? words.you : With.Name
}

/** The hour of a tour at the edge of a list by days. */
export function Hour({ tour: { StartsAt, TimeZone } }: { tour: Tour }) {
  if (StartsAt === null) return null
  return (
    <time dateTime={StartsAt} className={`${styles.hour} tabular`}>
      {formatTimeOf(StartsAt, TimeZone)}
    </time>
  )
}
