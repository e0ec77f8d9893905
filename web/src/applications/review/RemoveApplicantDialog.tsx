import { RemoveApplicant } from '@keystead/contract/applications/applications/application.operations.ts'
import type { ApplicantRead } from '@keystead/contract/applications/applications/application.schemas.ts'
import { useCommand } from '../../api/query.ts'
import { AskDialog } from '../applications/AskDialog.tsx'
import { text } from './questions.text.ts'

type RemoveApplicantDialogProps = { applicationId: string; applicant: ApplicantRead; onClose: () => void }

/** Takes someone out who has not submitted. */
export function RemoveApplicantDialog({ applicationId, applicant: { FormId, Name }, onClose }: RemoveApplicantDialogProps) {
  const command = useCommand(RemoveApplicant)
  return (
    <AskDialog
      title={text.removeTitle({ name: Name })}
      consequence={text.removeConsequence}
      confirmText={text.removeIt({ name: Name })}
      cancelText={text.keep}
      command={command}
      run={() => command.run({ ApplicationId: applicationId, FormId })}
      success={text.removed({ name: Name })}
      onDone={onClose}
      onClose={onClose}
    />
  )
}
