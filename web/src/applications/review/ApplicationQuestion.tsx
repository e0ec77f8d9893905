import { paths } from '@keystead/contract/navigation/paths.ts'
import { useNavigate } from 'react-router'
import type { ApplicationDetails } from '../applications/application-details.ts'
import { WithdrawDialog } from '../applications/WithdrawDialog.tsx'
import { CloseApplicationDialog } from './CloseApplicationDialog.tsx'
import { DeleteApplicationDialog } from './DeleteApplicationDialog.tsx'
import { EditApplicationDialog } from './EditApplicationDialog.tsx'
import { InviteDialog } from './InviteDialog.tsx'
import { SendApplicationDialog } from './SendApplicationDialog.tsx'
import { UnsendDialog } from './UnsendDialog.tsx'

export type Question = 'send' | 'edit' | 'invite' | 'unsend' | 'withdraw' | 'close' | 'delete'

type ApplicationQuestionProps = { question: Question; application: ApplicationDetails; onClose: () => void }

/** The window in which one of the things that can be done is asked about. */
export function ApplicationQuestion({ question, application, onClose }: ApplicationQuestionProps) {
  const navigate = useNavigate()
  const own = application.Applicants.find(({ IsYou }) => IsYou)
  const of = { application, onClose }
  switch (question) {
    case 'send':
      return <SendApplicationDialog {...of} />
    case 'edit':
      return <EditApplicationDialog {...of} />
    case 'invite':
      return <InviteDialog {...of} />
    case 'unsend':
      return <UnsendDialog {...of} />
    case 'withdraw':
      return <WithdrawDialog formId={application.FormId ?? ''} applicantTypeId={own?.ApplicantTypeId ?? null} onClose={onClose} />
    case 'close':
      return <CloseApplicationDialog {...of} />
    case 'delete':
      return <DeleteApplicationDialog {...of} onDeleted={() => void navigate(paths.applications(), { replace: true })} />
  }
}
