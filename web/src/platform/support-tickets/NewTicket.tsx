import { GetDdlSupportTypes } from '@keystead/contract/platform/support-tickets/ticket.operations.ts'
import { messages } from '@keystead/contract/platform/support-tickets/support-tickets-messages.text.ts'
import { useNavigate } from 'react-router'
import { useCall } from '../../api/query.ts'
import { paths } from '@keystead/contract/navigation/paths.ts'
import { ErrorState } from '../../ui/ErrorState.tsx'
import { Page } from '../../ui/Page.tsx'
import { FormSkeleton } from '../../ui/Skeleton.tsx'
import { toast } from '../../ui/toast.tsx'
import { InquiryForm } from './InquiryForm.tsx'
import { text } from './support-tickets.text.ts'

/** Of the help page's address: the form instead of the list. */
export const NEW_TICKET = 'new'

/** The same form as on the contact page; afterwards the request itself is shown. */
export function NewTicket() {
  const navigate = useNavigate()
  const { data, error, refetch } = useCall(GetDdlSupportTypes, {})
  return (
    <Page title={text.newRequest} description={text.newRequestIntro} breadcrumbs={[{ text: text.help, to: paths.help() }]} width="narrow">
      {data ? (
        <InquiryForm
          supportTypes={data.Items}
          onSent={({ TicketId }) => {
            toast.success(messages.messageSent)
            void navigate(TicketId ? paths.supportTicket(TicketId) : paths.help(), { replace: true })
          }}
        />
      ) : error ? (
        <ErrorState failure={error} onRetry={() => void refetch()} />
      ) : (
        <FormSkeleton count={5} />
      )}
    </Page>
  )
}
