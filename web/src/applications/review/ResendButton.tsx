import type { ApplicantRead } from '@keystead/contract/applications/applications/application.schemas.ts'
import { messages } from '@keystead/contract/applications/applications/applications-messages.text.ts'
import { ResendApplicationInvite } from '@keystead/contract/applications/applications/take-form.operations.ts'
import { useCommand } from '../../api/query.ts'
import { useMay } from '../../sessions/rights.ts'
import { Button } from '../../ui/Button.tsx'
import { withToast } from '../../ui/with-toast.ts'
import { text } from './review.text.ts'

type ResendButtonProps = { applicationId: string; applicant: Pick<ApplicantRead, 'FormId' | 'Name'> }

/** The email to someone who has not taken their form, once more. */
export function ResendButton({ applicationId, applicant: { FormId, Name } }: ResendButtonProps) {
  const { run, pending } = useCommand(ResendApplicationInvite)
  if (!useMay()(ResendApplicationInvite)) return null
  return (
    <Button
      size="sm"
      busy={pending}
      aria-label={text.resendWho({ name: Name })}
      onClick={() => void withToast(run({ ApplicationId: applicationId, FormId }), messages.inviteSent)}
    >
      {text.resend}
    </Button>
  )
}
