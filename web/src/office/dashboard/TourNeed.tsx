import { AcceptViewing, type Tour, WithdrawViewing } from '@keystead/contract/marketplace/tours/tour.operations.ts'
import { formatTourTime, type TourSide } from '@keystead/contract/marketplace/tours/tour.values.ts'
import { useState } from 'react'
import { useCommand } from '../../api/query.ts'
import { type ListerAct, ListerDialog } from '../../marketplace/tours/ListerDialogs.tsx'
import { VisitorActions } from '../../marketplace/tours/VisitorActions.tsx'
import { Button } from '../../ui/Button.tsx'
import { CalendarIcon } from '../../ui/icons.ts'
import { Item } from '../../ui/ItemList.tsx'
import styles from './NeedsYou.module.css'

/** A tour that waits for this side: whether to show the home then, or whether to come. */
export function TourNeed({ tour, side }: { tour: Tour; side: TourSide }) {
  const { With, AssetTitle, TimeZone, Times, ProposedTime, Note } = tour
  const [first = '', ...others] = side === 'lister' ? Times : [ProposedTime ?? '']
  return (
    <Item
      icon={CalendarIcon}
      title={
        <>
          <bdi>{With.Name}</bdi> {side === 'lister' ? `wants to see ${AssetTitle}` : `proposes another time to see ${AssetTitle}`}
        </>
      }
      action={<div className={styles.actions}>{side === 'lister' ? <Answer tour={tour} /> : <Accept tour={tour} />}</div>}
    >
      <strong className="tabular">{formatTourTime(first, TimeZone)}</strong>
      {others.length > 0 && `, or ${others.length === 1 ? 'another time' : `${others.length} other times`}`}
      {side === 'lister' && Note && ` · “${Note}”`}
    </Item>
  )
}

function Answer({ tour }: { tour: Tour }) {
  const [act, setAct] = useState<ListerAct | null>(null)
  const whose = `${tour.With.Name}, ${tour.AssetTitle}`
  return (
    <>
      <Button variant="primary" aria-label={`Confirm: ${whose}`} onClick={() => setAct('confirm')}>
        Confirm
      </Button>
      <Button aria-label={`Suggest a time: ${whose}`} onClick={() => setAct('propose')}>
        Suggest a time
      </Button>
      {act && <ListerDialog act={act} tour={tour} onClose={() => setAct(null)} />}
    </>
  )
}

function Accept({ tour }: { tour: Tour }) {
  const acceptance = useCommand(AcceptViewing)
  const withdrawal = useCommand(WithdrawViewing)
  const input = { ViewingId: tour.ViewingId }
  return <VisitorActions tour={tour} accept={() => acceptance.run(input)} withdraw={() => withdrawal.run(input)} />
}
