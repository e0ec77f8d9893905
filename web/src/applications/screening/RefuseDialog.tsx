import { RefuseScreening } from '@keystead/contract/applications/screening/screening.operations.ts'
import type { ScreeningRead } from '@keystead/contract/applications/screening/screening.schemas.ts'
import { messages } from '@keystead/contract/applications/screening/screening-messages.text.ts'
import { useCommand } from '../../api/query.ts'
import { AskDialog } from '../applications/AskDialog.tsx'
import { text } from './own.text.ts'
import type { ScreeningDetails } from './use-screenings.ts'

type RefuseDialogProps = { screening: ScreeningRead; details: ScreeningDetails; onClose: () => void }

export function RefuseDialog({ screening: { FormId, ScreeningId, LandlordName }, details, onClose }: RefuseDialogProps) {
  const command = useCommand(RefuseScreening)
  return (
    <AskDialog
      title={text.refuseTitle({ home: details.HomeTitle })}
      consequence={text.refuseConsequence({ name: LandlordName })}
      confirmText={text.refuseIt}
      cancelText={text.back}
      command={command}
      run={() => command.run({ FormId, ScreeningId })}
      success={messages.refused}
      onDone={onClose}
      onClose={onClose}
    />
  )
}
