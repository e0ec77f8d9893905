import { CancelScreening } from '@keystead/contract/applications/screening/screening.operations.ts'
import type { ScreeningRead } from '@keystead/contract/applications/screening/screening.schemas.ts'
import { messages } from '@keystead/contract/applications/screening/screening-messages.text.ts'
import { useCommand } from '../../api/query.ts'
import { AskDialog } from '../applications/AskDialog.tsx'
import { text } from './deciders.text.ts'

type CancelScreeningDialogProps = { applicationId: string; screening: ScreeningRead; onClose: () => void }

export function CancelScreeningDialog({ applicationId, screening: { ScreeningId, Name }, onClose }: CancelScreeningDialogProps) {
  const command = useCommand(CancelScreening)
  const name = { name: Name }
  return (
    <AskDialog
      title={text.cancelTitle(name)}
      consequence={text.cancelConsequence(name)}
      confirmText={text.cancelIt}
      cancelText={text.keep}
      command={command}
      run={() => command.run({ ApplicationId: applicationId, ScreeningId })}
      success={messages.canceled}
      onDone={onClose}
      onClose={onClose}
    />
  )
}
