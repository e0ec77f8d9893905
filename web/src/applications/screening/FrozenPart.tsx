import { RetryScreening } from '@keystead/contract/applications/screening/screening.operations.ts'
import type { ScreeningRead } from '@keystead/contract/applications/screening/screening.schemas.ts'
import { messages } from '@keystead/contract/applications/screening/screening-messages.text.ts'
import { formatMoment } from '@keystead/contract/values/dates.ts'
import { useRef } from 'react'
import { useCommand } from '../../api/query.ts'
import { Button } from '../../ui/Button.tsx'
import { useFocusHandedOn } from '../../ui/use-focus-handed-on.ts'
import { useTimeZone } from '../../ui/use-time-zone.ts'
import { withToast } from '../../ui/with-toast.ts'
import { AgencyLine } from './AgencyLine.tsx'
import { text } from './own.text.ts'
import styles from './Screening.module.css'

type FrozenPartProps = { screening: ScreeningRead; blocked: NonNullable<ScreeningRead['Blocked']> }

/** Whose file is frozen, what its person does about it, and that they have. */
export function FrozenPart({ screening: { FormId, ScreeningId, Can }, blocked }: FrozenPartProps) {
  const part = useRef<HTMLDivElement>(null)
  useFocusHandedOn(part)
  const timeZone = useTimeZone()
  const command = useCommand(RetryScreening)
  const { Agency, WhatToDo, StillFrozenAt } = blocked

  return (
    <div ref={part} className={styles.part}>
      <p>{WhatToDo}</p>
      <AgencyLine agency={Agency} />
      {StillFrozenAt && <p role="status">{text.stillFrozen({ at: formatMoment(new Date(StillFrozenAt), timeZone) })}</p>}
      {Can.Retry && (
        <div className={styles.tools}>
          <Button
            variant="primary"
            busy={command.pending}
            onClick={() => void withToast(command.run({ FormId, ScreeningId }), messages.retried)}
          >
            {text.lifted}
          </Button>
        </div>
      )}
    </div>
  )
}
