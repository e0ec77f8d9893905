import { messages } from '@keystead/contract/platform/support-tickets/support-tickets-messages.text.ts'
import { paths } from '@keystead/contract/navigation/paths.ts'
import { Button } from '../../ui/Button.tsx'
import { LinkButton } from '../../ui/LinkButton.tsx'
import { SentNotice } from '../../ui/SentNotice.tsx'
import type { SentInquiry } from './InquiryForm.tsx'
import { inParts } from '../../ui/in-parts.ts'
import { text } from './contact-us.text.ts'

/** Stands in the form's place once the message is with us. */
export function InquirySent({ sent, onAnother }: { sent: SentInquiry; onAnother: () => void }) {
  return (
    <SentNotice
      title={messages.messageSent}
      action={
        <>
          {sent.TicketId && (
            <LinkButton to={paths.supportTicket(sent.TicketId)} variant="primary">
              {text.seeRequest}
            </LinkButton>
          )}
          <Button onClick={onAnother}>{text.writeAnother}</Button>
        </>
      }
    >
      {inParts((sent.TicketId ? text.sentHelpMember : text.sentHelp).parts({ email: <strong>{sent.email}</strong> }))}
    </SentNotice>
  )
}
