import { GetLeadCounts, GetLeads, type Lead } from '@keystead/contract/office/leads/lead.operations.ts'
import { LEAD_KINDS, type LeadKind } from '@keystead/contract/office/leads/lead.values.ts'
import { useRef } from 'react'
import { useSearchParams } from 'react-router'
import { useCall } from '../../api/query.ts'
import { InquiryItem } from '../../marketplace/inquiries/InquiryItem.tsx'
import { ListerActions } from '../../marketplace/tours/ListerActions.tsx'
import { TourItem } from '../../marketplace/tours/TourItem.tsx'
import type { PageHead } from '../../navigation/head.ts'
import { paths } from '@keystead/contract/navigation/paths.ts'
import { LinkChip } from '../../ui/Chip.tsx'
import { DateText } from '../../ui/DateText.tsx'
import { ErrorState } from '../../ui/ErrorState.tsx'
import { Icon } from '../../ui/Icon.tsx'
import { CalendarIcon, MailIcon } from '../../ui/icons.ts'
import { LinkButton } from '../../ui/LinkButton.tsx'
import { Page } from '../../ui/Page.tsx'
import { Pagination } from '../../ui/Pagination.tsx'
import { TableSkeleton } from '../../ui/Skeleton.tsx'
import { Tabs } from '../../ui/Tabs.tsx'
import { useFocusHandedOn } from '../../ui/use-focus-handed-on.ts'
import { NoLeads } from './NoLeads.tsx'
import { type LeadsView, addressOfLeads, leadsFromAddress, narrowedLeads } from './leads-address.ts'
import { waitingText } from './waiting-text.ts'
import styles from './LeadsScreen.module.css'
import { text } from './leads.text.ts'

export function head(): PageHead {
  return { title: text.title, noindex: true }
}

const KIND_TEXTS: Record<LeadKind, string> = { all: text.all, messages: text.messages, tours: text.tours }

/** Who wrote and who wants to see a home: one inbox, answered in place. */
export function LeadsScreen() {
  const [params] = useSearchParams()
  const view = leadsFromAddress(params)
  const { data: counts } = useCall(GetLeadCounts, {})
  const waiting = counts && { all: counts.Messages + counts.Tours, messages: counts.Messages, tours: counts.Tours }
  return (
    <Page title={text.title} description={text.intro}>
      <Tabs
        label={text.tabsLabel}
        tabs={LEAD_KINDS.map((kind) => ({
          text: KIND_TEXTS[kind],
          to: narrowedLeads(view, { Kind: kind }),
          isCurrent: kind === view.Kind,
          count: waiting && waitingText(waiting[kind]),
          counts: text.waiting,
        }))}
      />
      <nav className={styles.filters} aria-label={text.statesLabel}>
        <LinkChip to={narrowedLeads(view, { WaitingOnly: false })} isCurrent={!view.WaitingOnly}>
          {text.everythingOpen}
        </LinkChip>
        <LinkChip to={narrowedLeads(view, { WaitingOnly: true })} isCurrent={view.WaitingOnly}>
          {text.waitingForYou}
        </LinkChip>
      </nav>
      <Leads view={view} />
      <nav className={styles.links} aria-label={text.noLongerOpen}>
        <LinkButton to={paths.tours({ list: 'coming' })} icon={CalendarIcon}>
          {text.confirmedTours}
        </LinkButton>
        <LinkButton to={paths.inquiries({ folder: 'archived' })} icon={MailIcon}>
          {text.archivedMessages}
        </LinkButton>
      </nav>
    </Page>
  )
}

function Leads({ view }: { view: LeadsView }) {
  const { data, error, refetch, isPlaceholderData } = useCall(GetLeads, view, { keepPrevious: true })
  if (error && !data) return <ErrorState failure={error} onRetry={() => void refetch()} />
  if (!data) return <TableSkeleton />
  if (data.Items.length === 0) return <NoLeads view={view} isPastTheEnd={data.TotalCount > 0} />
  return (
    <div aria-busy={isPlaceholderData || undefined}>
      <ul className={styles.list} aria-label={KIND_TEXTS[view.Kind]}>
        {data.Items.map((lead) => (
          <LeadItem key={lead.Kind === 'message' ? lead.Message.EnquiryId : lead.Tour.ViewingId} lead={lead} />
        ))}
      </ul>
      <Pagination page={data} addressOf={(page) => addressOfLeads({ ...view, ...page })} />
    </div>
  )
}

function LeadItem({ lead }: { lead: Lead }) {
  const isMessage = lead.Kind === 'message'
  const entry = useRef<HTMLLIElement>(null)
  // What is answered or archived goes from the list.
  useFocusHandedOn(entry)
  return (
    <li ref={entry} className={styles.entry}>
      <p className={styles.kind}>
        <Icon of={isMessage ? MailIcon : CalendarIcon} size="sm" />
        <span className={styles.word}>{isMessage ? text.message : text.tour}</span>
        <DateText date={isMessage ? lead.Message.SentAt : lead.Tour.CreatedAt} />
      </p>
      {isMessage ? (
        <InquiryItem inquiry={lead.Message} titleLevel={2} />
      ) : (
        <TourItem tour={lead.Tour} side="lister" actions={<ListerActions tour={lead.Tour} />} titleLevel={2} />
      )}
    </li>
  )
}
