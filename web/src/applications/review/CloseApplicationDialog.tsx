import { CloseApplication } from '@keystead/contract/applications/applications/application.operations.ts'
import { useCommand } from '../../api/query.ts'
import { toast } from '../../ui/toast.tsx'
import type { ApplicationDetails } from '../applications/application-details.ts'
import { ReasonDialog } from '../applications/ReasonDialog.tsx'
import { text } from './questions.text.ts'

type CloseApplicationDialogProps = { application: ApplicationDetails; onClose: () => void }

/** Ends it without a decision. */
export function CloseApplicationDialog({ application: { ApplicationId, Home }, onClose }: CloseApplicationDialogProps) {
  const command = useCommand(CloseApplication)

  async function close(Reason: string | null) {
    await command.run({ ApplicationId, Reason })
    toast.success(text.closed)
    onClose()
  }

  return (
    <ReasonDialog
      title={text.closeTitle({ home: Home.Title })}
      consequence={text.closeConsequence}
      confirmText={text.closeIt}
      onConfirm={close}
      onClose={onClose}
    />
  )
}
