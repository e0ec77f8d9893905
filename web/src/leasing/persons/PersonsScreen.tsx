import { PersonSearchForm } from '@keystead/contract/leasing/persons/person.forms.ts'
import {
  EditPerson,
  ErasePerson,
  GetPersons,
  InvitePersons,
  MergePersons,
  type PersonRead,
} from '@keystead/contract/leasing/persons/person.operations.ts'
import { useState } from 'react'
import { useNavigate, useSearchParams } from 'react-router'
import { useCall } from '../../api/query.ts'
import type { PageHead } from '../../navigation/head.ts'
import { paths } from '@keystead/contract/navigation/paths.ts'
import { useMay, type Wanted } from '../../sessions/rights.ts'
import { Button } from '../../ui/Button.tsx'
import { EmptyState } from '../../ui/EmptyState.tsx'
import { ErrorState } from '../../ui/ErrorState.tsx'
import { ListFilters } from '../../ui/form/ListFilters.tsx'
import { AgreementIcon, HomeIcon, MailIcon, PencilIcon, TrashIcon, UsersIcon } from '../../ui/icons.ts'
import { LinkButton } from '../../ui/LinkButton.tsx'
import type { MenuEntry } from '../../ui/Menu.tsx'
import { Page } from '../../ui/Page.tsx'
import { PagedTable } from '../../ui/PagedTable.tsx'
import { TableSkeleton } from '../../ui/Skeleton.tsx'
import { Tabs } from '../../ui/Tabs.tsx'
import { EditPersonDialog } from './EditPersonDialog.tsx'
import { ErasePersonDialog } from './ErasePersonDialog.tsx'
import { InvitePersonsDialog } from './InvitePersonsDialog.tsx'
import { MergePersonsDialog } from './MergePersonsDialog.tsx'
import { nameOf } from './person-texts.ts'
import { personColumns } from './person.columns.tsx'
import { type PersonList, type PersonsView, personsViewOf, searchOfPersons } from './persons-address.ts'
import { text as words } from './persons.text.ts'

export function head(): PageHead {
  return { title: words.title, noindex: true }
}

const TABS: readonly { show: PersonList; text: string; count: 'All' | 'ToInvite' | 'Invited' }[] = [
  { show: 'all', text: words.all, count: 'All' },
  { show: 'to-invite', text: words.toInvite, count: 'ToInvite' },
  { show: 'invited', text: words.invited, count: 'Invited' },
]

type Question = { what: 'edit' | 'merge' | 'erase'; person: PersonRead } | { what: 'invite'; ids: readonly string[] }

/** People whom an owner has written down as tenants, until they accept an invitation, and as guarantors. */
export function PersonsScreen() {
  const [search] = useSearchParams()
  const navigate = useNavigate()
  const view = personsViewOf(search)
  const [question, setQuestion] = useState<Question | null>(null)
  const { data, error, refetch, isPlaceholderData } = useCall(
    GetPersons,
    { Text: view.text || null, Show: view.show, PageIndex: view.pageIndex, PageSize: view.pageSize },
    { keepPrevious: true },
  )
  const addressOf = (change: Partial<PersonsView>) => paths.persons(searchOfPersons({ ...view, pageIndex: 0, ...change }))
  const toInvite = data?.ToInviteIds ?? []
  const close = () => setQuestion(null)
  const may = useMay()
  return (
    <Page
      title={words.title}
      description={words.intro}
      breadcrumbs={[{ text: words.tenants, to: paths.connectedTenants() }]}
      action={
        may(InvitePersons) &&
        toInvite.length > 0 && (
          <Button variant="primary" icon={MailIcon} onClick={() => setQuestion({ what: 'invite', ids: toInvite })}>
            {words.invitePeople({ count: toInvite.length })}
          </Button>
        )
      }
    >
      <Tabs
        label={words.tabsLabel}
        tabs={TABS.map(({ show, text, count }) => ({
          text,
          to: addressOf({ show }),
          isCurrent: show === view.show,
          count: data?.Counts[count],
        }))}
      />
      <ListFilters
        label={words.title}
        rules={PersonSearchForm}
        text={view.text}
        onText={(text) => void navigate(addressOf({ text }), { replace: true })}
        placeholder={words.searchPlaceholder}
        maxLength={100}
      />
      {error && !data && <ErrorState failure={error} onRetry={() => void refetch()} />}
      {!error && !data && <TableSkeleton />}
      {data?.TotalCount === 0 && <NoOne view={view} hasSome={data.Counts.All > 0} allLink={addressOf({ show: 'all', text: '' })} />}
      {data && data.TotalCount > 0 && (
        <PagedTable
          caption={words.title}
          columns={personColumns}
          page={data}
          addressOf={({ PageIndex, PageSize }) => addressOf({ pageIndex: PageIndex, pageSize: PageSize })}
          isBusy={isPlaceholderData}
          rowKey={({ PersonId }) => PersonId}
          rowName={nameOf}
          rowMenu={(person) => menuOf(person, setQuestion, may)}
        />
      )}
      {question?.what === 'edit' && <EditPersonDialog person={question.person} onClose={close} />}
      {question?.what === 'merge' && <MergePersonsDialog person={question.person} onClose={close} />}
      {question?.what === 'erase' && <ErasePersonDialog person={question.person} onClose={close} />}
      {question?.what === 'invite' && <InvitePersonsDialog ids={question.ids} onClose={close} />}
    </Page>
  )
}

function menuOf(person: PersonRead, ask: (question: Question) => void, may: (wanted: Wanted) => boolean): MenuEntry[] {
  const { PersonId, Homes, GuarantorOf } = person
  const [home] = [...Homes, ...GuarantorOf]
  const invite = {
    text: person.Invitation === 'none' ? words.invite : words.inviteAgain,
    icon: MailIcon,
    onSelect: () => ask({ what: 'invite', ids: [PersonId] }),
    disabledReason: whyNotInvited(person),
  }
  const erase = { text: words.erase, icon: TrashIcon, danger: true, onSelect: () => ask({ what: 'erase', person }) }
  return [
    ...(may(EditPerson) ? [{ text: words.edit, icon: PencilIcon, onSelect: () => ask({ what: 'edit', person }) }] : []),
    ...(may(InvitePersons) ? [invite] : []),
    ...(may(MergePersons) ? [{ text: words.sameAs, icon: UsersIcon, onSelect: () => ask({ what: 'merge', person }) }] : []),
    ...(home ? [{ text: words.openLease, icon: HomeIcon, to: paths.viewProperty(home.AssetId, 'people') }] : []),
    ...(may('agreements:view') ? [{ text: words.seeAgreements, icon: AgreementIcon, to: paths.myAgreements({ person: PersonId }) }] : []),
    ...(may(ErasePerson) ? [{ separator: true } as const, erase] : []),
  ]
}

function whyNotInvited({ Email, Invitation, IsOnlyGuarantor }: PersonRead): string | null {
  if (IsOnlyGuarantor) return words.guarantorNotInvited
  if (Email === null) return words.addEmailFirst
  return Invitation === 'open' ? words.invitationIsOpen : null
}

function NoOne({ view, hasSome, allLink }: { view: PersonsView; hasSome: boolean; allLink: string }) {
  const mayMoveIn = useMay()('leases:edit')
  if (hasSome) {
    return (
      <EmptyState title={words.noPeopleFound} icon={UsersIcon} action={<LinkButton to={allLink}>{words.showAll}</LinkButton>}>
        {view.text ? words.noOneMatches : words.emptyList}
      </EmptyState>
    )
  }
  return (
    <EmptyState
      title={words.noPeopleFound}
      icon={UsersIcon}
      action={
        mayMoveIn && (
          <LinkButton to={paths.myProperties({ tab: 'vacant' })} variant="primary">
            {words.chooseHome}
          </LinkButton>
        )
      }
    >
      {mayMoveIn && words.emptyHelp}
    </EmptyState>
  )
}
