import { messages as connectionsMessages } from '@keystead/contract/people/connections/connections-messages.text.ts'
import { messages } from '@keystead/contract/text/shared-messages.text.ts'
import type { ConnectionCard } from '@keystead/contract/people/connections/connection.schemas.ts'
import { CONNECTION_STATES, type ConnectionStateId } from '@keystead/contract/people/connections/connection.values.ts'
import {
  DeleteRegistrationInvitation,
  UpdateUserConnectionStatus,
} from '@keystead/contract/people/connections/connection-steps.operations.ts'
import { type ReactNode, useState } from 'react'
import { useCommand } from '../../api/query.ts'
import { useMay } from '../../sessions/rights.ts'
import { ConfirmDialog } from '../../ui/ConfirmDialog.tsx'
import { withToast } from '../../ui/with-toast.ts'
import { DeclineDialog } from './DeclineDialog.tsx'
import { EndConnectionDialog } from './EndConnectionDialog.tsx'
import { text } from './connection-actions.text.ts'

export type ConnectionSubject = Pick<ConnectionCard, 'ConnectionId' | 'With'>

type Question = { about: 'decline' | 'withdraw' | 'end'; connection: ConnectionSubject }

export type ConnectionActions = {
  accept: (connection: ConnectionSubject) => Promise<boolean>
  /** At once, without a reason. */
  decline: (connection: ConnectionSubject) => Promise<boolean>
  resend: (connection: ConnectionSubject) => Promise<boolean>
  ask: (about: Question['about'], connection: ConnectionSubject) => void
  /** The connection that is being answered. */
  busyId: string | null
  /** Whether the reader's role in a business lets them answer, end and invite. */
  mayAct: boolean
  /** Belongs somewhere on the screen: the questions before what cannot be undone. */
  dialog: ReactNode
}

/** What one does with a connection, from a list or from its page. */
export function useConnectionActions(): ConnectionActions {
  const update = useCommand(UpdateUserConnectionStatus)
  const withdrawal = useCommand(DeleteRegistrationInvitation)
  const may = useMay()
  const [question, setQuestion] = useState<Question | null>(null)
  const [busyId, setBusyId] = useState<string | null>(null)

  async function move({ ConnectionId }: ConnectionSubject, StatusId: ConnectionStateId, success: string): Promise<boolean> {
    setBusyId(ConnectionId)
    const isDone = await withToast(update.run({ ConnectionId, StatusId }), success)
    setBusyId(null)
    return isDone
  }

  async function withdraw({ ConnectionId }: ConnectionSubject) {
    await withToast(withdrawal.run({ ConnectionId }), connectionsMessages.invitationWithdrawn)
    setQuestion(null)
  }

  const close = () => setQuestion(null)
  return {
    accept: (connection) => move(connection, CONNECTION_STATES.Joined, messages.invitationAccepted),
    decline: (connection) => move(connection, CONNECTION_STATES.Rejected, messages.invitationDeclined),
    resend: (connection) => move(connection, CONNECTION_STATES.Pending, messages.invitationSent),
    ask: (about, connection) => setQuestion({ about, connection }),
    busyId,
    mayAct: may(UpdateUserConnectionStatus),
    dialog: (
      <>
        {question?.about === 'decline' && <DeclineDialog connection={question.connection} onClose={close} />}
        {question?.about === 'end' && <EndConnectionDialog connection={question.connection} onClose={close} />}
        {question?.about === 'withdraw' && (
          <ConfirmDialog
            open
            title={text.withdrawTitle({ name: question.connection.With.Name })}
            consequence={text.withdrawConsequence}
            confirmText={text.withdrawInvitation}
            cancelText={text.keepIt}
            busy={withdrawal.pending}
            onConfirm={() => void withdraw(question.connection)}
            onCancel={close}
          />
        )}
      </>
    ),
  }
}
