import { CreateAgreement, GetAgreementCounts, GetAgreements } from '@keystead/contract/agreements/agreements/agreement.operations.ts'
import { paths } from '@keystead/contract/navigation/paths.ts'
import { useSearchParams } from 'react-router'
import { useCall } from '../../api/query.ts'
import { profileTypeOf } from '../../identity/profiles/profile-type-of.ts'
import type { PageHead } from '../../navigation/head.ts'
import { useMay } from '../../sessions/rights.ts'
import { useSession } from '../../sessions/session.ts'
import { Banner } from '../../ui/Banner.tsx'
import { EmptyState } from '../../ui/EmptyState.tsx'
import { ErrorState } from '../../ui/ErrorState.tsx'
import { AgreementIcon, PlusIcon } from '../../ui/icons.ts'
import { LinkButton } from '../../ui/LinkButton.tsx'
import { Page } from '../../ui/Page.tsx'
import { PagedTable } from '../../ui/PagedTable.tsx'
import { TableSkeleton } from '../../ui/Skeleton.tsx'
import { Tabs } from '../../ui/Tabs.tsx'
import { agreementColumns } from './agreement.columns.tsx'
import { AgreementFilters } from './AgreementFilters.tsx'
import {
  AGREEMENT_TABS,
  type AgreementsView,
  agreementsViewOf,
  askedFor,
  countOf,
  isNarrowed,
  NOT_NARROWED,
  searchOfAgreements,
} from './agreements-address.ts'
import { text } from './agreements.text.ts'

export function head(): PageHead {
  return { title: text.title, noindex: true }
}

type AddressOf = (change: Partial<AgreementsView>) => string
type OfList = { view: AgreementsView; addressOf: AddressOf; canSend: boolean }

/** What the active profile sent or received, by how it stands. Tenants send nothing. */
export function MyAgreementsScreen() {
  const [search] = useSearchParams()
  const session = useSession()
  const may = useMay()
  const canSend = session !== null && profileTypeOf(session) !== 'Tenant'
  const view = agreementsViewOf(search, canSend)
  const addressOf: AddressOf = (change) => paths.myAgreements(searchOfAgreements({ ...view, pageIndex: 0, ...change }))
  return (
    <Page
      title={text.title}
      description={canSend ? text.intro : text.receivedIntro}
      action={
        canSend && (
          <>
            <LinkButton to={paths.agreementTemplates()}>{text.templates}</LinkButton>
            {may(CreateAgreement) && <SendButton />}
          </>
        )
      }
    >
      <Agreements view={view} addressOf={addressOf} canSend={canSend} />
    </Page>
  )
}

function SendButton() {
  return (
    <LinkButton to={paths.sendAgreement()} variant="primary" icon={PlusIcon}>
      {text.send}
    </LinkButton>
  )
}

function Agreements({ view, addressOf, canSend }: OfList) {
  const { data: page, error, refetch, isPlaceholderData } = useCall(GetAgreements, askedFor(view), { keepPrevious: true })
  const counts = useCall(GetAgreementCounts, { AssetId: view.property }, { keepPrevious: true }).data
  if (error && !page) return <ErrorState failure={error} onRetry={() => void refetch()} />
  if (!page) return <TableSkeleton />
  if (page.TotalCount === 0 && !isNarrowed(view)) return <NoneYet canSend={canSend} />
  const tabs = AGREEMENT_TABS.filter((tab) => canSend || tab !== 'drafts')
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
        tabs={tabs.map((tab) => ({
          text: text.tabs[tab],
          to: addressOf({ tab }),
          isCurrent: view.tab === tab,
          count: counts && countOf(tab, counts.States),
        }))}
      />
      <AgreementFilters view={view} addressOf={addressOf} canSend={canSend} />
      {page.TotalCount === 0 ? (
        <EmptyState
          title={text.noneFound}
          icon={AgreementIcon}
          action={<LinkButton to={addressOf(NOT_NARROWED)}>{text.clearFilters}</LinkButton>}
        >
          {text.nothingFits}
        </EmptyState>
      ) : (
        <PagedTable
          caption={text.title}
          columns={agreementColumns}
          page={page}
          addressOf={({ PageIndex, PageSize }) => addressOf({ pageIndex: PageIndex, pageSize: PageSize })}
          isBusy={isPlaceholderData}
          rowKey={({ AgreementId }) => AgreementId}
          rowName={({ Title }) => Title}
        />
      )}
    </>
  )
}

function NoneYet({ canSend }: { canSend: boolean }) {
  const maySend = useMay()(CreateAgreement)
  return (
    <EmptyState title={text.noneFound} icon={AgreementIcon} action={canSend && maySend && <SendButton />}>
      {!canSend ? text.noneReceived : maySend ? text.none : text.noneYet}
    </EmptyState>
  )
}
