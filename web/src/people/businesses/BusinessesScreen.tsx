import { GetUserBusinesses } from '@keystead/contract/people/businesses/business.operations.ts'
import type { BusinessItem } from '@keystead/contract/people/businesses/business.schemas.ts'
import { text as names } from '@keystead/contract/people/businesses/business.text.ts'
import { BUSINESS_STATUSES } from '@keystead/contract/people/businesses/business.values.ts'
import { Link, useNavigate, useSearchParams } from 'react-router'
import { useCall } from '../../api/query.ts'
import { fitsProfile } from '../../identity/profiles/guard.ts'
import { NotForProfile } from '../../identity/profiles/NotForProfile.tsx'
import { useSwitchProfile } from '../../identity/profiles/use-switch-profile.ts'
import type { PageHead } from '../../navigation/head.ts'
import { paths } from '@keystead/contract/navigation/paths.ts'
import { routes } from '@keystead/contract/navigation/routes.ts'
import { useSession } from '../../sessions/session.ts'
import { Avatar } from '../../ui/Avatar.tsx'
import { Badge } from '../../ui/Badge.tsx'
import { Chips, LinkChip } from '../../ui/Chip.tsx'
import type { Column } from '../../ui/DataTable.tsx'
import { EmptyState } from '../../ui/EmptyState.tsx'
import { ErrorState } from '../../ui/ErrorState.tsx'
import { ListFilters } from '../../ui/form/ListFilters.tsx'
import { BuildingStoreIcon, EyeIcon, PlusIcon, SwitchProfileIcon, UsersIcon } from '../../ui/icons.ts'
import { LinkButton } from '../../ui/LinkButton.tsx'
import type { MenuEntry } from '../../ui/Menu.tsx'
import { Page } from '../../ui/Page.tsx'
import { PagedTable } from '../../ui/PagedTable.tsx'
import { RowTitle } from '../../ui/RowTitle.tsx'
import { TableSkeleton } from '../../ui/Skeleton.tsx'
import { withToast } from '../../ui/with-toast.ts'
import { SearchForm } from './business-search.forms.ts'
import { messages } from './business-messages.text.ts'
import { aboutText, statusOf } from './business-texts.ts'
import { type BusinessesView, businessesViewOf, LONGEST_SEARCH, searchOfView } from './businesses-address.ts'
import { text } from './businesses.text.ts'
import { useBusinesses } from './use-businesses.ts'

export function head(): PageHead {
  return { title: text.title, noindex: true }
}

/** The businesses that one is a member of. Business accounts found them; members see theirs with any profile. */
export function BusinessesScreen() {
  const session = useSession()
  const { data: all } = useBusinesses()
  const mayFound = session !== null && session.Member === undefined && fitsProfile(routes.addBusiness, session)
  if (session && all?.TotalCount === 0 && !fitsProfile(routes.businesses, session)) return <NotForProfile />
  const found = (
    <LinkButton to={paths.addBusiness()} variant="primary" icon={PlusIcon}>
      {text.found}
    </LinkButton>
  )
  return (
    <Page title={text.title} description={text.intro} action={mayFound && found}>
      <Businesses mayFound={mayFound} />
    </Page>
  )
}

function Businesses({ mayFound }: { mayFound: boolean }) {
  const [search] = useSearchParams()
  const navigate = useNavigate()
  const session = useSession()
  const view = businessesViewOf(search)
  const addressOf = (change: Partial<BusinessesView>) => paths.businesses(searchOfView({ ...view, pageIndex: 0, ...change }))
  const isNarrowed = view.text !== '' || view.status !== null
  const answer = useCall(
    GetUserBusinesses,
    { Text: view.text || null, Status: view.status, Sort: view.sort, PageIndex: view.pageIndex, PageSize: view.pageSize },
    { keepPrevious: true },
  )
  const menuOf = useMenu(session?.Profile?.ProfileId ?? null)
  const page = answer.data
  if (answer.error && !page) return <ErrorState failure={answer.error} onRetry={() => void answer.refetch()} />
  if (!page) return <TableSkeleton />
  if (page.TotalCount === 0 && !isNarrowed) {
    return (
      <EmptyState
        title={messages.noBusinessesFound}
        icon={BuildingStoreIcon}
        action={
          mayFound && (
            <LinkButton to={paths.addBusiness()} variant="primary" icon={PlusIcon}>
              {text.found}
            </LinkButton>
          )
        }
      >
        {mayFound ? text.none : text.noneYet}
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
            {text.anyStatus}
          </LinkChip>
          {BUSINESS_STATUSES.map((status) => (
            <LinkChip key={status} to={addressOf({ status })} isCurrent={view.status === status}>
              {names.statuses[status]}
            </LinkChip>
          ))}
          <LinkChip to={addressOf({ sort: view.sort === 'newest' ? 'name' : 'newest' })} isCurrent={view.sort === 'newest'}>
            {text.newestFirst}
          </LinkChip>
        </Chips>
      </ListFilters>
      {page.TotalCount === 0 ? (
        <EmptyState
          title={messages.noBusinessesFound}
          icon={BuildingStoreIcon}
          action={<LinkButton to={addressOf({ text: '', status: null })}>{text.clearFilters}</LinkButton>}
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
          rowKey={({ BusinessId }) => BusinessId}
          rowName={({ Name }) => Name}
          rowMenu={menuOf}
        />
      )}
    </>
  )
}

function useMenu(activeProfileId: string | null): (business: BusinessItem) => readonly MenuEntry[] {
  const switchProfile = useSwitchProfile()
  return ({ BusinessId, ProfileId, Name, Role }) => [
    { text: text.open, icon: EyeIcon, to: paths.viewBusiness(BusinessId) },
    { text: text.seeMembers, icon: UsersIcon, to: paths.businessMembers({ id: BusinessId }) },
    ...(ProfileId === activeProfileId
      ? []
      : [
          {
            text: text.actFor,
            icon: SwitchProfileIcon,
            onSelect: () => void withToast(switchProfile(ProfileId), text.actsNow({ business: Name, role: Role })),
          },
        ]),
  ]
}

const countCell = (count: number | null) => <span className="tabular">{count?.toLocaleString('en-US') ?? '–'}</span>

function columnsOf({ sort }: BusinessesView, addressOf: (change: Partial<BusinessesView>) => string): Column<BusinessItem>[] {
  return [
    {
      key: 'name',
      header: text.business,
      sort: { to: addressOf({ sort: 'name' }), active: sort === 'name' ? 'ascending' : null },
      cell: (business) => (
        <RowTitle picture={<Avatar name={business.Name} picture={business.LogoPath} />}>
          <Link to={paths.viewBusiness(business.BusinessId)}>
            <bdi>{business.Name}</bdi>
          </Link>
          <small>{aboutText(business)}</small>
        </RowTitle>
      ),
    },
    { key: 'role', header: text.role, cell: ({ Role }) => Role },
    {
      key: 'status',
      header: text.status,
      cell: ({ Status }) => {
        const status = statusOf(Status)
        return <Badge tone={status.tone}>{status.text}</Badge>
      },
    },
    {
      key: 'members',
      header: text.members,
      align: 'end',
      sort: { to: addressOf({ sort: 'members' }), active: sort === 'members' ? 'descending' : null },
      cell: ({ MembersCount }) => countCell(MembersCount),
    },
    {
      key: 'invitations',
      header: text.invitations,
      align: 'end',
      cell: ({ InvitationsCount }) => countCell(InvitationsCount),
    },
  ]
}
