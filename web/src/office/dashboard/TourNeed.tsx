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
import { inParts } from '../../ui/in-parts.ts'
import { text } from './needs.text.ts'

/** A tour that waits for this side: whether to show the home then, or whether to come. */
export function TourNeed({ tour, side }: { tour: Tour; side: TourSide }) {
  const { With, AssetTitle, TimeZone, Times, ProposedTime, Note } = tour
  const [first = '', ...others] = side === 'lister' ? Times : [ProposedTime ?? '']
  const time = <strong className="tabular">{formatTourTime(first, TimeZone)}</strong>
  return (
    <Item
      icon={CalendarIcon}
      title={inParts(
        (side === 'lister' ? text.wantsToSee : text.proposesTime).parts({ person: <bdi>{With.Name}</bdi>, property: AssetTitle }),
      )}
      action={<div className={styles.actions}>{side === 'lister' ? <Answer tour={tour} /> : <Accept tour={tour} />}</div>}
    >
      {others.length === 0 ? time : inParts(text.orOthers.parts({ time, count: others.length }))}
      {side === 'lister' && Note && ` · ${text.quoted({ note: Note })}`}
    </Item>
  )
}

function Answer({ tour }: { tour: Tour }) {
  const [act, setAct] = useState<ListerAct | null>(null)
  const whose = { person: tour.With.Name, property: tour.AssetTitle }
  return (
    <>
      <Button variant="primary" aria-label={text.confirmOf(whose)} onClick={() => setAct('confirm')}>
        {text.confirm}
      </Button>
      <Button aria-label={text.suggestTimeOf(whose)} onClick={() => setAct('propose')}>
        {text.suggestTime}
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
