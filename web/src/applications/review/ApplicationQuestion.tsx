import type { Decision } from '@keystead/contract/applications/decisions/decision.values.ts'
import { paths } from '@keystead/contract/navigation/paths.ts'
import { useNavigate } from 'react-router'
import type { ApplicationDetails } from '../applications/application-details.ts'
import { useSession } from '../../sessions/session.ts'
import { leaseDraftAddress } from '../decisions/lease-draft-address.ts'
import { DecideDialog } from '../decisions/DecideDialog.tsx'
import { LeaseDialog } from '../decisions/LeaseDialog.tsx'
import type { DecisionDetails } from '../decisions/use-decision.ts'
import { ReconsiderDialog } from '../decisions/ReconsiderDialog.tsx'
import { WithdrawDialog } from '../applications/WithdrawDialog.tsx'
import { AcceptDialog } from './AcceptDialog.tsx'
import { CloseApplicationDialog } from './CloseApplicationDialog.tsx'
import { DeleteApplicationDialog } from './DeleteApplicationDialog.tsx'
import { EraseDialog } from './EraseDialog.tsx'
import { EditApplicationDialog } from './EditApplicationDialog.tsx'
import { InviteDialog } from './InviteDialog.tsx'
import { SendApplicationDialog } from './SendApplicationDialog.tsx'
import { UnsendDialog } from './UnsendDialog.tsx'

export type Question =
  | Decision
  | 'reconsider'
  | 'accept'
  | 'lease'
  | 'send'
  | 'edit'
  | 'invite'
  | 'unsend'
  | 'withdraw'
  | 'close'
  | 'delete'
  | 'erase'

type ApplicationQuestionProps = {
  question: Question
  application: ApplicationDetails
  decision: DecisionDetails | undefined
  /** One thing leads to another. */
  onAsk: (question: Question) => void
  onClose: () => void
}

/** The window in which one of the things that can be done is asked about. */
export function ApplicationQuestion({ question, application, decision, onAsk, onClose }: ApplicationQuestionProps) {
  const navigate = useNavigate()
  const session = useSession()
  const own = application.Applicants.find(({ IsYou }) => IsYou)
  const of = { application, onClose }
  switch (question) {
    case 'approved':
    case 'conditional':
    case 'waitlisted':
    case 'declined':
      return <DecideDialog {...of} decision={question} reports={decision?.Reports ?? []} />
    case 'reconsider':
      return <ReconsiderDialog {...of} />
    case 'accept':
      return <AcceptDialog {...of} />
    case 'lease':
      return (
        <LeaseDialog
          {...of}
          decisions={decision?.Decisions ?? []}
          onDrafted={(leaseId) => void navigate(leaseDraftAddress(session, application, leaseId))}
        />
      )
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
    case 'erase':
      return <EraseDialog application={application} formId={application.FormId ?? ''} onClose={onClose} />
    case 'close':
      return (
        <CloseApplicationDialog
          {...of}
          onDecline={decision?.Can.Decline ? () => onAsk('declined') : null}
          onReconsider={application.State === 'approved' && decision?.Can.Reconsider ? () => onAsk('reconsider') : null}
        />
      )
    case 'delete':
      return <DeleteApplicationDialog {...of} onDeleted={() => void navigate(paths.applications(), { replace: true })} />
  }
}
