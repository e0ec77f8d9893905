import { ConfirmViewing, type Tour } from '@keystead/contract/marketplace/tours/tour.operations.ts'
import { tourCan } from '@keystead/contract/marketplace/tours/tour.values.ts'
import { type ReactNode, useState } from 'react'
import { useMay } from '../../sessions/rights.ts'
import { Button } from '../../ui/Button.tsx'
import { CalendarButton } from './CalendarButton.tsx'
import { type ListerAct, ListerDialog } from './ListerDialogs.tsx'
import { text } from './tours.text.ts'

const ACT_TEXTS: Record<ListerAct, string> = {
  confirm: text.confirmTitle,
  propose: text.proposeTitle,
  deny: text.decline,
  cancel: text.cancelTour,
}

/** What someone who lists the home can do, in the place where it is listed. */
export function ListerActions({ tour }: { tour: Tour }): ReactNode {
  const [act, setAct] = useState<ListerAct | null>(null)
  const may = useMay()
  // What was only asked for is declined; what was confirmed is cancelled.
  const acts = (['confirm', 'propose', 'deny', 'cancel'] as const).filter(
    (candidate) => tourCan(candidate, 'lister', tour) && !(candidate === 'cancel' && tour.State === 'Pending'),
  )
  if (acts.length === 0 || !may(ConfirmViewing)) return null
  return (
    <>
      {acts.map((candidate) => (
        <Button
          key={candidate}
          variant={candidate === 'confirm' ? 'primary' : candidate === 'deny' || candidate === 'cancel' ? 'quiet' : 'secondary'}
          aria-label={text.actOn({ act: ACT_TEXTS[candidate], name: tour.With.Name, home: tour.AssetTitle })}
          onClick={() => setAct(candidate)}
        >
          {ACT_TEXTS[candidate]}
        </Button>
      ))}
      {tour.State === 'Confirmed' && !tour.IsOver && <CalendarButton tour={tour} />}
      {act && <ListerDialog act={act} tour={tour} onClose={() => setAct(null)} />}
    </>
  )
}
