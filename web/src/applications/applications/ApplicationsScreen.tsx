import { CreateApplication, GetApplications } from '@keystead/contract/applications/applications/application.operations.ts'
import { messages } from '@keystead/contract/applications/applications/applications-messages.text.ts'
import { paths } from '@keystead/contract/navigation/paths.ts'
import { useSearchParams } from 'react-router'
import { useCall } from '../../api/query.ts'
import { profileTypeOf } from '../../identity/profiles/profile-type-of.ts'
import type { PageHead } from '../../navigation/head.ts'
import { ExportListButton } from '../../platform/list-exports/ExportListButton.tsx'
import { useMay } from '../../sessions/rights.ts'
import { useSession } from '../../sessions/session.ts'
import { Banner } from '../../ui/Banner.tsx'
import { EmptyState } from '../../ui/EmptyState.tsx'
import { ErrorState } from '../../ui/ErrorState.tsx'
import { ClipboardListIcon, CompareIcon, PlusIcon, SearchIcon } from '../../ui/icons.ts'
import { LinkButton } from '../../ui/LinkButton.tsx'
import { Page } from '../../ui/Page.tsx'
import { PagedTable } from '../../ui/PagedTable.tsx'
import { TableSkeleton } from '../../ui/Skeleton.tsx'
import { Tabs } from '../../ui/Tabs.tsx'
import { applicationColumns } from './application.columns.tsx'
import { applicationName } from './application-words.ts'
import { ApplicationFilters } from './ApplicationFilters.tsx'
import {
  APPLICATION_TABS,
  type ApplicationsView,
  applicationsViewOf,
  askedFor,
  countOf,
  filtersOf,
  isNarrowed,
  NOT_NARROWED,
  searchOfApplications,
} from './applications-address.ts'
import { text } from './applications.text.ts'

export function head(): PageHead {
  return { title: text.title, noindex: true }
}

type AddressOf = (change: Partial<ApplicationsView>) => string
type OfList = { view: ApplicationsView; addressOf: AddressOf; hasProperties: boolean }

/** Applications that the active profile made, fills in or decides on, by how they stand. */
export function ApplicationsScreen() {
  const [search] = useSearchParams()
  const session = useSession()
  const may = useMay()
  const hasProperties = session !== null && profileTypeOf(session) !== 'Tenant'
  const view = applicationsViewOf(search)
  const addressOf: AddressOf = (change) => paths.applications(searchOfApplications({ ...view, pageIndex: 0, ...change }))
  return (
    <Page
      title={text.title}
      description={hasProperties ? text.intro : text.tenantIntro}
      action={
        hasProperties ? (
          <>
            <LinkButton to={paths.applicationCriteria()}>{text.criteria}</LinkButton>
            {may(CreateApplication) && <NewButton />}
          </>
        ) : (
          <LinkButton to={paths.renterProfile()}>{text.profile}</LinkButton>
        )
      }
    >
      <Applications view={view} addressOf={addressOf} hasProperties={hasProperties} />
    </Page>
  )
}

function NewButton() {
  return (
    <LinkButton to={paths.createApplication()} variant="primary" icon={PlusIcon}>
      {text.new}
    </LinkButton>
  )
}

function Applications({ view, addressOf, hasProperties }: OfList) {
  const { data: page, error, refetch, isPlaceholderData } = useCall(GetApplications, askedFor(view), { keepPrevious: true })
  if (error && !page) return <ErrorState failure={error} onRetry={() => void refetch()} />
  if (!page) return <TableSkeleton />
  if (page.TotalCount === 0 && !isNarrowed(view)) return <NoneYet hasProperties={hasProperties} />
  return (
    <>
      {page.MyTurnCount > 0 && !view.isMyTurn && (
        <Banner
          action={
            <LinkButton to={addressOf({ ...NOT_NARROWED, isMyTurn: true })} size="sm">
              {text.showMyTurn}
            </LinkButton>
          }
        >
          {text.myTurn({ count: page.MyTurnCount })}
        </Banner>
      )}
      <Tabs
        label={text.which}
        tabs={APPLICATION_TABS.map((tab) => ({
          text: text.tabs[tab],
          to: addressOf({ tab }),
          isCurrent: view.tab === tab,
          count: countOf(tab, page.States),
        }))}
      />
      <ApplicationFilters view={view} addressOf={addressOf} hasProperties={hasProperties} />
      {page.TotalCount === 0 ? (
        <EmptyState
          title={messages.noApplications}
          icon={ClipboardListIcon}
          action={<LinkButton to={addressOf(NOT_NARROWED)}>{text.clearFilters}</LinkButton>}
        >
          {text.nothingFits}
        </EmptyState>
      ) : (
        <PagedTable
          caption={text.title}
          columns={applicationColumns}
          page={page}
          addressOf={({ PageIndex, PageSize }) => addressOf({ pageIndex: PageIndex, pageSize: PageSize })}
          isBusy={isPlaceholderData}
          rowKey={({ ApplicationId }) => ApplicationId}
          rowName={applicationName}
        >
          <ExportListButton list="GetApplications" filters={filtersOf(view)} />
          {hasProperties && view.property !== null && (
            <LinkButton to={paths.applicationBoard(view.property)} size="sm" icon={CompareIcon}>
              {text.compare}
            </LinkButton>
          )}
        </PagedTable>
      )}
    </>
  )
}

/** A tenant begins with a home, an owner or agent with people. */
function NoneYet({ hasProperties }: { hasProperties: boolean }) {
  const mayBegin = useMay()(CreateApplication)
  if (!hasProperties) {
    return (
      <EmptyState
        title={messages.noApplications}
        icon={ClipboardListIcon}
        action={
          <LinkButton to={paths.properties()} variant="primary" icon={SearchIcon}>
            {text.findHome}
          </LinkButton>
        }
      >
        {text.noneTenant}
      </EmptyState>
    )
  }
  return (
    <EmptyState title={messages.noApplications} icon={ClipboardListIcon} action={mayBegin && <NewButton />}>
      {mayBegin ? text.noneOwner : text.noneYet}
    </EmptyState>
  )
}
