import type { BusinessItem, MemberItem } from '@keystead/contract/people/businesses/business.schemas.ts'
import { text as names } from '@keystead/contract/people/businesses/business.text.ts'
import { MEMBER_STATUSES } from '@keystead/contract/people/businesses/business.values.ts'
import { CreateBusinessMember, GetBusinessRoles, GetMembersByBusinessId } from '@keystead/contract/people/businesses/member.operations.ts'
import type { Search } from '@keystead/contract/navigation/addresses.ts'
import { paths } from '@keystead/contract/navigation/paths.ts'
import { Link, useNavigate, useSearchParams } from 'react-router'
import { useCall } from '../../api/query.ts'
import { useMay } from '../../sessions/rights.ts'
import { Avatar } from '../../ui/Avatar.tsx'
import { Badge } from '../../ui/Badge.tsx'
import { Chips, LinkChip } from '../../ui/Chip.tsx'
import { ChoiceFilter } from '../../ui/ChoiceFilter.tsx'
import type { Column } from '../../ui/DataTable.tsx'
import { DateText } from '../../ui/DateText.tsx'
import { EmptyState } from '../../ui/EmptyState.tsx'
import { ErrorState } from '../../ui/ErrorState.tsx'
import { ListFilters } from '../../ui/form/ListFilters.tsx'
import { UserPlusIcon, UsersIcon } from '../../ui/icons.ts'
import { inParts } from '../../ui/in-parts.ts'
import { LinkButton } from '../../ui/LinkButton.tsx'
import { PagedTable } from '../../ui/PagedTable.tsx'
import { RowTitle } from '../../ui/RowTitle.tsx'
import { TableSkeleton } from '../../ui/Skeleton.tsx'
import { SearchForm } from './business-search.forms.ts'
import { memberStatusOf } from './business-texts.ts'
import { membersViewOf, type MembersView, LONGEST_SEARCH, searchOfView } from './businesses-address.ts'
import { memberName, propertiesText } from './member-texts.ts'
import { messages } from './business-messages.text.ts'
import { useMemberActions } from './use-member-actions.tsx'
import { text } from './members.text.ts'

type MemberListProps = {
  business: Pick<BusinessItem, 'BusinessId'>
  /** Where the list stands, with what is chosen in it. */
  place: (filters: Search) => string
}

/** Who works for a business, and who is invited. */
export function MemberList({ business: { BusinessId }, place }: MemberListProps) {
  const [search] = useSearchParams()
  const navigate = useNavigate()
  const may = useMay()
  const actions = useMemberActions()
  const view = membersViewOf(search)
  const addressOf = (change: Partial<MembersView>) => place(searchOfView({ ...view, pageIndex: 0, ...change }))
  const answer = useCall(
    GetMembersByBusinessId,
    {
      BusinessId,
      Text: view.text || null,
      Status: view.status,
      Role: view.role,
      Sort: view.sort,
      PageIndex: view.pageIndex,
      PageSize: view.pageSize,
    },
    { keepPrevious: true },
  )
  const page = answer.data
  const isNarrowed = view.text !== '' || view.status !== null || view.role !== null
  if (answer.error && !page) return <ErrorState failure={answer.error} onRetry={() => void answer.refetch()} />
  if (!page) return <TableSkeleton />
  if (page.TotalCount === 0 && !isNarrowed) {
    return (
      <EmptyState
        title={messages.noMembersFound}
        icon={UsersIcon}
        action={
          may(CreateBusinessMember) && (
            <LinkButton to={paths.addMember()} variant="primary" icon={UserPlusIcon}>
              {text.add}
            </LinkButton>
          )
        }
      >
        {text.noneYet}
      </EmptyState>
    )
  }
  return (
    <>
      <ListFilters
        label={text.title}
        rules={SearchForm}
        text={view.text}
        onText={(words) => void navigate(addressOf({ text: words }), { replace: true })}
        placeholder={text.search}
        maxLength={LONGEST_SEARCH}
      >
        <Chips>
          <LinkChip to={addressOf({ status: null })} isCurrent={view.status === null}>
            {text.everyone}
          </LinkChip>
          {MEMBER_STATUSES.map((status) => (
            <LinkChip key={status} to={addressOf({ status })} isCurrent={view.status === status}>
              {names.memberStatuses[status]}
            </LinkChip>
          ))}
          <RoleFilter businessId={BusinessId} role={view.role} addressOf={addressOf} />
        </Chips>
      </ListFilters>
      {page.TotalCount === 0 ? (
        <EmptyState
          title={messages.noMembersFound}
          icon={UsersIcon}
          action={<LinkButton to={addressOf({ text: '', status: null, role: null })}>{text.clearFilters}</LinkButton>}
        >
          {text.nothingFits}
        </EmptyState>
      ) : (
        <PagedTable
          caption={text.title}
          columns={columnsOf(view, addressOf)}
          page={page}
          addressOf={({ PageIndex, PageSize }) => addressOf({ pageIndex: PageIndex, pageSize: PageSize })}
          isBusy={answer.isPlaceholderData}
          rowKey={({ MemberId }) => MemberId}
          rowName={memberName}
          rowMenu={actions.menuOf}
        />
      )}
      {actions.dialog}
    </>
  )
}

type RoleFilterProps = { businessId: string; role: string | null; addressOf: (change: Partial<MembersView>) => string }

function RoleFilter({ businessId, role, addressOf }: RoleFilterProps) {
  const navigate = useNavigate()
  const { data } = useCall(GetBusinessRoles, { BusinessId: businessId })
  const roles = data?.Roles ?? []
  const chosen = roles.find(({ Role }) => Role === role)
  return (
    <ChoiceFilter
      value={role}
      any={text.anyRole}
      chosenText={chosen && text.roleIs({ role: chosen.Name })}
      choices={roles.map(({ Role, Name }) => ({ Id: Role, Text: Name }))}
      onChoose={(wanted) => void navigate(addressOf({ role: wanted }), { replace: true })}
    />
  )
}

function columnsOf({ sort }: MembersView, addressOf: (change: Partial<MembersView>) => string): Column<MemberItem>[] {
  const sorted = (key: MembersView['sort'], direction: 'ascending' | 'descending') => ({
    to: addressOf({ sort: key }),
    active: sort === key ? direction : null,
  })
  return [
    { key: 'name', header: text.member, sort: sorted('name', 'ascending'), cell: (member) => <Person member={member} /> },
    { key: 'role', header: text.role, sort: sorted('role', 'ascending'), cell: ({ Role }) => Role },
    { key: 'properties', header: text.properties, cell: (member) => propertiesText(member) },
    {
      key: 'status',
      header: text.status,
      cell: ({ Status }) => {
        const status = memberStatusOf(Status)
        return <Badge tone={status.tone}>{status.text}</Badge>
      },
    },
    { key: 'since', header: text.since, sort: sorted('newest', 'descending'), cell: (member) => <Since member={member} /> },
  ]
}

function Person({ member }: { member: MemberItem }) {
  const name = memberName(member)
  return (
    <RowTitle picture={<Avatar name={name} picture={member.PicPath} />}>
      <span>
        <Link to={paths.viewMember(member.MemberId)}>
          <bdi>{name}</bdi>
        </Link>
        {member.IsSelf && (
          <>
            {' '}
            <Badge plain>{text.you}</Badge>
          </>
        )}
      </span>
      <small>{[member.Title, member.Name && member.Email].filter(Boolean).join(' · ')}</small>
    </RowTitle>
  )
}

function Since({ member: { JoinedAt, InvitedAt } }: { member: MemberItem }) {
  if (JoinedAt) return <DateText date={JoinedAt} />
  return <span>{inParts(text.invitedOn.parts({ date: <DateText date={InvitedAt} /> }))}</span>
}
