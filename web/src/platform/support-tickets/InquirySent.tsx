import { messages } from '@keystead/contract/text/messages.ts'
import { paths } from '../../navigation/paths.ts'
import { Button } from '../../ui/Button.tsx'
import { LinkButton } from '../../ui/LinkButton.tsx'
import { SentNotice } from '../../ui/SentNotice.tsx'
import type { SentInquiry } from './InquiryForm.tsx'

/** Stands in the form's place once the message is with us. */
export function InquirySent({ sent, onAnother }: { sent: SentInquiry; onAnother: () => void }) {
  return (
    <SentNotice
      title={messages.messageSent}
      action={
        <>
          {sent.TicketId && (
            <LinkButton to={paths.supportTicket(sent.TicketId)} variant="primary">
              See my request
            </LinkButton>
          )}
          <Button onClick={onAnother}>Write another message</Button>
        </>
      }
    >
      An email with the number of your request is on its way to <strong>{sent.email}</strong>. Our answer goes to the same address
      {sent.TicketId ? ', and you find it under Help.' : '.'}
    </SentNotice>
  )
}
