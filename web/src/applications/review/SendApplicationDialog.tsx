import { SendApplication } from '@keystead/contract/applications/applications/application.operations.ts'
import { listText } from '@keystead/contract/text/list-text.ts'
import { useCommand } from '../../api/query.ts'
import type { ApplicationDetails } from '../applications/application-details.ts'
import { AskDialog } from '../applications/AskDialog.tsx'
import { text } from './questions.text.ts'

type SendApplicationDialogProps = { application: ApplicationDetails; onClose: () => void }

/** Names those whom it goes to, once more. */
export function SendApplicationDialog({ application, onClose }: SendApplicationDialogProps) {
  const { ApplicationId, Home } = application
  const command = useCommand(SendApplication)
  return (
    <AskDialog
      tone="normal"
      title={text.sendTitle({ home: Home.Title })}
      consequence={goesTo(application)}
      confirmText={text.sendIt}
      cancelText={text.notYet}
      command={command}
      run={() => command.run({ ApplicationId })}
      success={text.sent}
      onDone={onClose}
      onClose={onClose}
    />
  )
}

function goesTo({ IsLandlord, LandlordName, Applicants }: ApplicationDetails): string {
  const asked = Applicants.filter(({ IsYou, State }) => !IsYou && (State === 'invited' || State === 'started'))
  const names = listText(asked.map(({ Name }) => Name))
  if (IsLandlord) return text.sendToPeople({ names, count: asked.length })
  return asked.length === 0 ? text.sendToLandlord({ name: LandlordName }) : text.sendToOthers({ name: LandlordName, others: names })
}
