import { DeleteApplication } from '@keystead/contract/applications/applications/application.operations.ts'
import { messages } from '@keystead/contract/applications/applications/applications-messages.text.ts'
import { useCommand } from '../../api/query.ts'
import type { ApplicationDetails } from '../applications/application-details.ts'
import { AskDialog } from '../applications/AskDialog.tsx'
import { text } from './questions.text.ts'

type DeleteApplicationDialogProps = { application: ApplicationDetails; onClose: () => void; onDeleted: () => void }

export function DeleteApplicationDialog({ application: { ApplicationId, Home }, onClose, onDeleted }: DeleteApplicationDialogProps) {
  const command = useCommand(DeleteApplication)
  return (
    <AskDialog
      title={text.deleteTitle({ home: Home.Title })}
      consequence={text.deleteConsequence}
      confirmText={text.deleteIt}
      cancelText={text.keep}
      command={command}
      run={() => command.run({ ApplicationId })}
      success={messages.deleted}
      onDone={onDeleted}
      onClose={onClose}
    />
  )
}
