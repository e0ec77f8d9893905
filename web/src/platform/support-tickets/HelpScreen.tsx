import { paths } from '@keystead/contract/navigation/paths.ts'
import type { PageHead } from '../../navigation/head.ts'
import type { HeadArgs } from '../../navigation/screen-module.ts'
import { useSearchParams } from 'react-router'
import { PlusIcon } from '../../ui/icons.ts'
import { LinkButton } from '../../ui/LinkButton.tsx'
import { Page } from '../../ui/Page.tsx'
import { NEW_TICKET, NewTicket } from './NewTicket.tsx'
import { TicketList } from './TicketList.tsx'
import { text } from './support-tickets.text.ts'

export function head({ url }: HeadArgs): PageHead {
  return { title: url.searchParams.has(NEW_TICKET) ? text.newRequest : text.help, noindex: true }
}

/** What someone has asked us, what we answered, and the way to ask something new. */
export function HelpScreen() {
  const [search] = useSearchParams()
  if (search.has(NEW_TICKET)) return <NewTicket />
  return (
    <Page
      title={text.help}
      description={text.intro}
      action={
        <LinkButton to={paths.help({ [NEW_TICKET]: true })} variant="primary" icon={PlusIcon}>
          {text.newRequest}
        </LinkButton>
      }
    >
      <TicketList />
    </Page>
  )
}
