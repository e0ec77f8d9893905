import {
  CloseSupportTicket,
  GetSupportTicketDetails,
  type TicketDetails,
} from '@keystead/contract/platform/support-tickets/ticket.operations.ts'
import { ticketCan } from '@keystead/contract/platform/support-tickets/ticket.values.ts'
import { messages } from '@keystead/contract/platform/support-tickets/support-tickets-messages.text.ts'
import { useState } from 'react'
import { useSearchParams } from 'react-router'
import { asCallFailure } from '../../api/failure.ts'
import { useCall, useCommand } from '../../api/query.ts'
import type { PageHead } from '../../navigation/head.ts'
import { paths } from '@keystead/contract/navigation/paths.ts'
import { Badge } from '../../ui/Badge.tsx'
import { Button } from '../../ui/Button.tsx'
import { ConfirmDialog } from '../../ui/ConfirmDialog.tsx'
import { ErrorState } from '../../ui/ErrorState.tsx'
import { LinkButton } from '../../ui/LinkButton.tsx'
import { Page } from '../../ui/Page.tsx'
import { TextSkeleton } from '../../ui/Skeleton.tsx'
import { toast } from '../../ui/toast.tsx'
import { Conversation } from './Conversation.tsx'
import { NEW_TICKET } from './NewTicket.tsx'
import { ReplyForm } from './ReplyForm.tsx'
import { TICKET_LOOKS } from './ticket-looks.ts'
import { text } from './support-tickets.text.ts'

const BREADCRUMBS = [{ text: text.help, to: paths.help() }]

export function head(): PageHead {
  return { title: text.supportRequest, noindex: true }
}

/** One request to us: what was said, a reply, and its end. */
export function SupportTicketScreen() {
  const [search] = useSearchParams()
  const id = search.get('id')
  const { data, error, refetch } = useCall(GetSupportTicketDetails, { TicketId: id ?? '' }, { enabled: id !== null })
  if (data) return <Ticket key={data.TicketId} ticket={data} />
  return (
    <Page title={text.supportRequest} breadcrumbs={BREADCRUMBS} width="narrow">
      {id === null || error ? (
        <ErrorState
          failure={error ?? { message: messages.ticketNotFound }}
          onRetry={error ? () => void refetch() : undefined}
          action={<LinkButton to={paths.help()}>{text.seeRequests}</LinkButton>}
        />
      ) : (
        <TextSkeleton />
      )}
    </Page>
  )
}

function Ticket({ ticket }: { ticket: TicketDetails }) {
  const look = TICKET_LOOKS[ticket.State]
  return (
    <Page
      title={ticket.Subject}
      status={<Badge tone={look.tone}>{look.text}</Badge>}
      description={text.requestTitle({ number: String(ticket.Number), type: ticket.SupportType })}
      breadcrumbs={BREADCRUMBS}
      action={ticketCan('close', ticket.State) && <CloseTicket ticket={ticket} />}
      width="narrow"
    >
      <Conversation messages={ticket.Messages} />
      {ticketCan('reply', ticket.State) ? (
        <ReplyForm ticketId={ticket.TicketId} />
      ) : (
        <p>
          {messages.ticketClosed} <LinkButton to={paths.help({ [NEW_TICKET]: true })}>{text.newRequest}</LinkButton>
        </p>
      )}
    </Page>
  )
}

function CloseTicket({ ticket }: { ticket: TicketDetails }) {
  const [isAsking, setIsAsking] = useState(false)
  const closing = useCommand(CloseSupportTicket, { onDone: () => toast.success(messages.ticketClosedNow) })

  async function close() {
    try {
      await closing.run({ TicketId: ticket.TicketId })
    } catch (error) {
      setIsAsking(false)
      toast.error(asCallFailure(error).message)
    }
  }

  return (
    <>
      <Button onClick={() => setIsAsking(true)}>{text.closeRequest}</Button>
      <ConfirmDialog
        open={isAsking}
        title={text.closeTitle({ number: String(ticket.Number) })}
        consequence={text.closeConsequence}
        confirmText={text.closeRequest}
        cancelText={text.keepOpen}
        tone="normal"
        busy={closing.pending}
        onConfirm={() => void close()}
        onCancel={() => setIsAsking(false)}
      />
    </>
  )
}
