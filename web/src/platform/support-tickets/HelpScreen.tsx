import { paths } from '../../navigation/paths.ts'
import type { PageHead } from '../../navigation/head.ts'
import type { HeadArgs } from '../../navigation/screen-module.ts'
import { useSearchParams } from 'react-router'
import { PlusIcon } from '../../ui/icons.ts'
import { LinkButton } from '../../ui/LinkButton.tsx'
import { Page } from '../../ui/Page.tsx'
import { NEW_TICKET, NewTicket } from './NewTicket.tsx'
import { TicketList } from './TicketList.tsx'

export function head({ url }: HeadArgs): PageHead {
  return { title: url.searchParams.has(NEW_TICKET) ? 'New request' : 'Help', noindex: true }
}

/** What somebody has asked us, what we answered, and the way to ask something new. */
export function HelpScreen() {
  const [search] = useSearchParams()
  if (search.has(NEW_TICKET)) return <NewTicket />
  return (
    <Page
      title="Help"
      description="Your requests to us, with our answers."
      action={
        <LinkButton to={paths.help({ [NEW_TICKET]: true })} variant="primary" icon={PlusIcon}>
          New request
        </LinkButton>
      }
    >
      <TicketList />
    </Page>
  )
}
