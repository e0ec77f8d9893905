import type { FormErasure } from '@keystead/contract/applications/form/form.schemas.ts'
import { DateText } from '../../ui/DateText.tsx'
import { inParts } from '../../ui/in-parts.ts'
import { text } from './summary.text.ts'

/** Of a form that was erased, in part or as a whole: when, and until when the rest is there. */
export function ErasedNotice({ erasure: { Erased, At, KeptUntil } }: { erasure: FormErasure }) {
  if (At === null) return null
  const day = <DateText date={At} />
  return (
    <p>
      {inParts(Erased === 'all' ? text.erased.parts({ day }) : text.numbersErased.parts({ day }))}
      {KeptUntil !== null && <> {inParts(text.keptUntil.parts({ day: <DateText date={KeptUntil} /> }))}</>}
    </p>
  )
}
