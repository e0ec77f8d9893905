import { messages } from '@keystead/contract/text/messages.ts'
import { paths } from '../../navigation/paths.ts'
import { EmptyState } from '../../ui/EmptyState.tsx'
import { LinkButton } from '../../ui/LinkButton.tsx'
import { type LeadsView, narrowedLeads } from './leads-address.ts'

/** No lead is there to show: beyond the last page, answered, or none has come yet. */
export function NoLeads({ view, isPastTheEnd }: { view: LeadsView; isPastTheEnd: boolean }) {
  if (isPastTheEnd) {
    return <EmptyState title="This page is empty." action={<LinkButton to={narrowedLeads(view, {})}>Go to the first page</LinkButton>} />
  }
  if (view.WaitingOnly) {
    return (
      <EmptyState
        title="Nothing waits for you."
        action={<LinkButton to={narrowedLeads(view, { WaitingOnly: false })}>Show everything open</LinkButton>}
      >
        You have answered everyone.
      </EmptyState>
    )
  }
  return (
    <EmptyState title={messages.noLeadsFound} action={<LinkButton to={paths.profileSettings()}>Check your visibility</LinkButton>}>
      Messages and tour requests come from your listings and your public page, and wait here until you answer them.
    </EmptyState>
  )
}
