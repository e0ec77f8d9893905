import { UnSendApplication } from '@keystead/contract/applications/applications/application.operations.ts'
import { useCommand } from '../../api/query.ts'
import type { ApplicationDetails } from '../applications/application-details.ts'
import { AskDialog } from '../applications/AskDialog.tsx'
import { text } from './questions.text.ts'

type UnsendDialogProps = { application: ApplicationDetails; onClose: () => void }

/** Takes it back, for as long as no one on the other side has opened it. */
export function UnsendDialog({ application: { ApplicationId, Home, IsLandlord, LandlordName }, onClose }: UnsendDialogProps) {
  const command = useCommand(UnSendApplication)
  return (
    <AskDialog
      tone="normal"
      title={text.unsendTitle({ home: Home.Title })}
      consequence={IsLandlord ? text.unsendFromPeople : text.unsendFromLandlord({ name: LandlordName })}
      confirmText={text.unsendIt}
      cancelText={text.keep}
      command={command}
      run={() => command.run({ ApplicationId })}
      success={text.unsent}
      onDone={onClose}
      onClose={onClose}
    />
  )
}
