import type { Viewing } from '@keystead/contract/marketplace/viewings/viewing.operations.ts'
import { viewingCan } from '@keystead/contract/marketplace/viewings/viewing.values.ts'
import { type ReactNode, useState } from 'react'
import { Button } from '../../ui/Button.tsx'
import { CalendarButton } from './CalendarButton.tsx'
import { type ListerAct, ListerDialog } from './ListerDialogs.tsx'

const ACT_TEXTS: Record<ListerAct, string> = {
  confirm: 'Confirm a time',
  propose: 'Propose another time',
  deny: 'Decline',
  cancel: 'Cancel tour',
}

/** What someone who lists the home can do, in the place where it is listed. */
export function ListerActions({ viewing }: { viewing: Viewing }): ReactNode {
  const [act, setAct] = useState<ListerAct | null>(null)
  // What was only asked for is declined; what was confirmed is cancelled.
  const acts = (['confirm', 'propose', 'deny', 'cancel'] as const).filter(
    (candidate) => viewingCan(candidate, 'lister', viewing) && !(candidate === 'cancel' && viewing.State === 'Pending'),
  )
  if (acts.length === 0) return null
  return (
    <>
      {acts.map((candidate) => (
        <Button
          key={candidate}
          variant={candidate === 'confirm' ? 'primary' : candidate === 'deny' || candidate === 'cancel' ? 'quiet' : 'secondary'}
          aria-label={`${ACT_TEXTS[candidate]}: ${viewing.With.Name}, ${viewing.AssetTitle}`}
          onClick={() => setAct(candidate)}
        >
          {ACT_TEXTS[candidate]}
        </Button>
      ))}
      {viewing.State === 'Confirmed' && !viewing.IsOver && <CalendarButton viewing={viewing} />}
      {act && <ListerDialog act={act} viewing={viewing} onClose={() => setAct(null)} />}
    </>
  )
}
