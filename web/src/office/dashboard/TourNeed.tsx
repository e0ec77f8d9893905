import { AcceptViewing, type Viewing, WithdrawViewing } from '@keystead/contract/marketplace/viewings/viewing.operations.ts'
import { formatViewingTime, type ViewingSide } from '@keystead/contract/marketplace/viewings/viewing.values.ts'
import { useState } from 'react'
import { useCommand } from '../../api/query.ts'
import { type ListerAct, ListerDialog } from '../../marketplace/viewings/ListerDialogs.tsx'
import { VisitorActions } from '../../marketplace/viewings/VisitorActions.tsx'
import { Button } from '../../ui/Button.tsx'
import { CalendarIcon } from '../../ui/icons.ts'
import { Item } from '../../ui/ItemList.tsx'
import styles from './NeedsYou.module.css'

/** A tour that waits for this side: whether to show the home then, or whether to come. */
export function TourNeed({ viewing, side }: { viewing: Viewing; side: ViewingSide }) {
  const { With, AssetTitle, TimeZone, Times, ProposedTime, Note } = viewing
  const [first = '', ...others] = side === 'lister' ? Times : [ProposedTime ?? '']
  return (
    <Item
      icon={CalendarIcon}
      title={
        <>
          <bdi>{With.Name}</bdi> {side === 'lister' ? `wants to see ${AssetTitle}` : `proposes another time to see ${AssetTitle}`}
        </>
      }
      action={<div className={styles.actions}>{side === 'lister' ? <Answer viewing={viewing} /> : <Accept viewing={viewing} />}</div>}
    >
      <strong className="tabular">{formatViewingTime(first, TimeZone)}</strong>
      {others.length > 0 && `, or ${others.length === 1 ? 'another time' : `${others.length} other times`}`}
      {side === 'lister' && Note && ` · “${Note}”`}
    </Item>
  )
}

function Answer({ viewing }: { viewing: Viewing }) {
  const [act, setAct] = useState<ListerAct | null>(null)
  const whose = `${viewing.With.Name}, ${viewing.AssetTitle}`
  return (
    <>
      <Button variant="primary" aria-label={`Confirm: ${whose}`} onClick={() => setAct('confirm')}>
        Confirm
      </Button>
      <Button aria-label={`Suggest a time: ${whose}`} onClick={() => setAct('propose')}>
        Suggest a time
      </Button>
      {act && <ListerDialog act={act} viewing={viewing} onClose={() => setAct(null)} />}
    </>
  )
}

function Accept({ viewing }: { viewing: Viewing }) {
  const acceptance = useCommand(AcceptViewing)
  const withdrawal = useCommand(WithdrawViewing)
  const input = { ViewingId: viewing.ViewingId }
  return <VisitorActions viewing={viewing} accept={() => acceptance.run(input)} withdraw={() => withdrawal.run(input)} />
}
