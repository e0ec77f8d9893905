import { messages } from '@keystead/contract/office/leads/leads-messages.text.ts'
import { paths } from '@keystead/contract/navigation/paths.ts'
import { useSession } from '../../sessions/session.ts'
import { EmptyState } from '../../ui/EmptyState.tsx'
import { LinkButton } from '../../ui/LinkButton.tsx'
import { PastTheEnd } from '../../ui/PastTheEnd.tsx'
import { type LeadsView, narrowedLeads } from './leads-address.ts'
import { text } from './leads.text.ts'

/** No lead is there to show: beyond the last page, answered, or none has come yet. */
export function NoLeads({ view, isPastTheEnd }: { view: LeadsView; isPastTheEnd: boolean }) {
  const isForBusiness = useSession()?.Member !== undefined
  if (isPastTheEnd) return <PastTheEnd first={narrowedLeads(view, {})} />
  if (view.WaitingOnly) {
    return (
      <EmptyState
        title={text.noneWaiting}
        action={<LinkButton to={narrowedLeads(view, { WaitingOnly: false })}>{text.showOpen}</LinkButton>}
      >
        {text.noneWaitingNote}
      </EmptyState>
    )
  }
  return (
    <EmptyState
      title={messages.noLeadsFound}
      action={<LinkButton to={isForBusiness ? paths.viewBusiness() : paths.profileSettings()}>{text.checkVisibility}</LinkButton>}
    >
      {text.noLeadsNote}
    </EmptyState>
  )
}
