import { GetSharedDocuments, RemoveSharedDocumentAccess, UnshareDocument } from '@keystead/contract/documents/sharing/share.operations.ts'
import { paths } from '@keystead/contract/navigation/paths.ts'
import { useNavigate, useSearchParams } from 'react-router'
import { useCall } from '../../api/query.ts'
import type { PageHead } from '../../navigation/head.ts'
import { useMay, type Wanted } from '../../sessions/rights.ts'
import { Chips } from '../../ui/Chip.tsx'
import { ChoiceFilter } from '../../ui/ChoiceFilter.tsx'
import { EmptyState } from '../../ui/EmptyState.tsx'
import { ErrorState } from '../../ui/ErrorState.tsx'
import { ListFilters } from '../../ui/form/ListFilters.tsx'
import { EyeIcon, ForbidIcon, ShareIcon, UsersIcon } from '../../ui/icons.ts'
import { LinkButton } from '../../ui/LinkButton.tsx'
import type { MenuEntry } from '../../ui/Menu.tsx'
import { Page } from '../../ui/Page.tsx'
import { PagedTable } from '../../ui/PagedTable.tsx'
import { TableSkeleton } from '../../ui/Skeleton.tsx'
import { Tabs } from '../../ui/Tabs.tsx'
import { messages } from '../documents/documents-messages.text.ts'
import { otherSide, sharedAddress, sharedColumns, type SharedItem } from './shared.columns.tsx'
import { KINDS, LONGEST_SEARCH, searchOfShared, sharedInputOf, type SharedView, sharedViewOf } from './shared-address.ts'
import { text } from './shared-documents.text.ts'
import { SharedSearchForm } from './shared-search.forms.ts'
import { text as sharing } from './sharing.text.ts'
import { useUnsharing } from './use-unsharing.tsx'

export function head(): PageHead {
  return { title: text.title, noindex: true }
}

type AddressOf = (change: Partial<SharedView>) => string

/** What others share with the active profile, and what it shares. */
export function SharedDocumentsScreen() {
  const [search] = useSearchParams()
  const view = sharedViewOf(search)
  const addressOf: AddressOf = (change) => paths.sharedDocuments(searchOfShared({ ...view, pageIndex: 0, ...change }))
  const tab = (isByMe: boolean) => ({
    text: isByMe ? text.byMe : text.withMe,
    to: addressOf({ isByMe, text: '', kind: null }),
    isCurrent: view.isByMe === isByMe,
  })
  return (
    <Page title={text.title} description={text.intro}>
      <Tabs label={text.which} tabs={[tab(false), tab(true)]} />
      <Shared key={String(view.isByMe)} view={view} addressOf={addressOf} />
    </Page>
  )
}

type SharedProps = { view: SharedView; addressOf: AddressOf }

function Shared({ view, addressOf }: SharedProps) {
  const may = useMay()
  const unsharing = useUnsharing()
  const { data, error, refetch, isPlaceholderData } = useCall(GetSharedDocuments, sharedInputOf(view), { keepPrevious: true })
  const isNarrowed = view.text !== '' || view.kind !== null
  if (error && !data) return <ErrorState failure={error} onRetry={() => void refetch()} />
  if (!data) return <TableSkeleton />
  if (data.TotalCount === 0 && !isNarrowed) return <NoneYet isByMe={view.isByMe} />
  return (
    <>
      <SharedFilters view={view} addressOf={addressOf} />
      {data.TotalCount === 0 ? (
        <EmptyState
          title={messages.noDocumentsFound}
          icon={ShareIcon}
          action={<LinkButton to={addressOf({ text: '', kind: null })}>{text.clearFilters}</LinkButton>}
        >
          {text.nothingFits}
        </EmptyState>
      ) : (
        <PagedTable
          caption={view.isByMe ? text.byMe : text.withMe}
          columns={sharedColumns(view.isByMe)}
          page={data}
          addressOf={({ PageIndex, PageSize }) => addressOf({ pageIndex: PageIndex, pageSize: PageSize })}
          isBusy={isPlaceholderData}
          rowKey={({ ShareId }) => ShareId}
          rowName={({ Name }) => Name}
          rowMenu={(item) => menuOf(item, { isByMe: view.isByMe, may, ...unsharing })}
        />
      )}
      {unsharing.dialog}
    </>
  )
}

function NoneYet({ isByMe }: { isByMe: boolean }) {
  return (
    <EmptyState
      title={messages.noDocumentsFound}
      icon={ShareIcon}
      action={isByMe && <LinkButton to={paths.myDocuments()}>{text.myDocuments}</LinkButton>}
    >
      {isByMe ? text.noneByMe : text.noneWithMe}
    </EmptyState>
  )
}

function SharedFilters({ view, addressOf }: SharedProps) {
  const navigate = useNavigate()
  const go = (change: Partial<SharedView>) => void navigate(addressOf(change), { replace: true })
  return (
    <ListFilters
      label={text.title}
      rules={SharedSearchForm}
      text={view.text}
      onText={(words) => go({ text: words })}
      placeholder={text.search}
      maxLength={LONGEST_SEARCH}
    >
      <Chips>
        <ChoiceFilter
          value={view.kind}
          any={text.kinds.all}
          choices={KINDS.map((kind) => ({ Id: kind, Text: text.kinds[kind] }))}
          onChoose={(kind) => go({ kind })}
        />
      </Chips>
    </ListFilters>
  )
}

type ItemMenu = Omit<ReturnType<typeof useUnsharing>, 'dialog'> & { isByMe: boolean; may: (wanted: Wanted) => boolean }

function menuOf(item: SharedItem, { isByMe, may, askToRemove, askToUnshare }: ItemMenu): MenuEntry[] {
  const { ShareId, Kind, Id, Name } = item
  const name = otherSide(item)
  const open: MenuEntry = { text: text.open, icon: EyeIcon, to: sharedAddress(item, isByMe) }
  if (!isByMe) {
    const giveUp = {
      shareId: ShareId,
      title: text.giveUpTitle({ thing: Name }),
      consequence: text.giveUpConsequence({ name }),
      confirmText: text.giveUpIt,
    }
    return may(RemoveSharedDocumentAccess) ? [open, { text: text.giveUp, icon: ForbidIcon, onSelect: () => askToRemove(giveUp) }] : [open]
  }
  const removal = {
    shareId: ShareId,
    title: sharing.removeTitle({ name }),
    consequence: sharing.removeConsequence({ thing: Name }),
    confirmText: sharing.removeIt,
  }
  return [
    open,
    { text: sharing.readers, icon: UsersIcon, to: paths.sharedUsers(Kind === 'folder' ? { folder: Id } : { id: Id }) },
    ...(may(RemoveSharedDocumentAccess)
      ? [{ text: sharing.removeName({ name }), icon: ForbidIcon, onSelect: () => askToRemove(removal) }]
      : []),
    ...(may(UnshareDocument)
      ? [{ text: sharing.unshareAll, icon: ForbidIcon, danger: true, onSelect: () => askToUnshare({ kind: Kind, id: Id, name: Name }) }]
      : []),
  ]
}
