import { AcceptConditions } from '@keystead/contract/applications/decisions/decision.operations.ts'
import { useCommand } from '../../api/query.ts'
import type { ApplicationDetails } from '../applications/application-details.ts'
import { AskDialog } from '../applications/AskDialog.tsx'
import { text } from './questions.text.ts'

/** The one in whose name it is says yes for everyone of it. */
export function AcceptDialog({ application, onClose }: { application: ApplicationDetails; onClose: () => void }) {
  const command = useCommand(AcceptConditions)
  const { FormId, Version, Home } = application
  return (
    <AskDialog
      tone="normal"
      title={text.acceptTitle({ home: Home.Title })}
      consequence={text.acceptHelp}
      confirmText={text.acceptIt}
      command={command}
      run={() => command.run({ FormId: FormId ?? '', Version })}
      success={text.acceptedNow}
      onDone={onClose}
      onClose={onClose}
    />
  )
}
