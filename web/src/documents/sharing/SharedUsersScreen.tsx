import {
  GetDocumentSharedUsers,
  RemoveSharedDocumentAccess,
  ShareDocument,
  UnshareDocument,
} from '@keystead/contract/documents/sharing/share.operations.ts'
import { paths } from '@keystead/contract/navigation/paths.ts'
import { useEffect } from 'react'
import { useSearchParams } from 'react-router'
import { useCall } from '../../api/query.ts'
import type { PageHead } from '../../navigation/head.ts'
import { pageIndexOf, pageNumberOf, pageSizeOf, unusualSize } from '../../navigation/list-page.ts'
import { useMay } from '../../sessions/rights.ts'
import { select, selected } from '../../sessions/selection.ts'
import { Button } from '../../ui/Button.tsx'
import { EmptyState } from '../../ui/EmptyState.tsx'
import { ErrorState } from '../../ui/ErrorState.tsx'
import { ForbidIcon, ShareIcon, UsersIcon } from '../../ui/icons.ts'
import { ItemList } from '../../ui/ItemList.tsx'
import { LinkButton } from '../../ui/LinkButton.tsx'
import { Page } from '../../ui/Page.tsx'
import { Pagination } from '../../ui/Pagination.tsx'
import { PastTheEnd } from '../../ui/PastTheEnd.tsx'
import { TextSkeleton } from '../../ui/Skeleton.tsx'
import type { Thing } from '../documents/thing.ts'
import { ReaderItem, readerName } from './ReaderItem.tsx'
import { text } from './sharing.text.ts'
import { ThingGone } from './ThingGone.tsx'
import { chosenThings, useNamedThing } from './use-named-thing.ts'
import { useUnsharing } from './use-unsharing.tsx'

export function head(): PageHead {
  return { title: text.sharedUsers, noindex: true }
}

/** Who can open a document or folder, since when and until when. */
export function SharedUsersScreen() {
  const [search] = useSearchParams()
  const [kept] = chosenThings([selected('documentSharedUsers')])
  const isNamed = search.has('id') || search.has('folder')
  const id = isNamed ? search.get('id') : kept?.kind === 'document' ? kept.id : null
  const folder = isNamed ? search.get('folder') : kept?.kind === 'folder' ? kept.id : null
  const { thing, isGone, error, refetch } = useNamedThing({ id, folder })
  const isNone = id === null && folder === null
  if (thing && !isGone) return <Readers key={thing.id} thing={thing} search={search} />
  return (
    <Page title={text.sharedUsers} width="narrow">
      {isGone || isNone ? <ThingGone isNoneChosen={isNone} /> : error ? <ErrorState failure={error} onRetry={refetch} /> : <TextSkeleton />}
    </Page>
  )
}

function Readers({ thing, search }: { thing: Thing; search: URLSearchParams }) {
  const may = useMay()
  const { dialog, askToRemove, askToUnshare } = useUnsharing()
  const named = thing.kind === 'folder' ? { folder: thing.id } : { id: thing.id }
  const asked = thing.kind === 'folder' ? { FolderId: thing.id } : { DocumentId: thing.id }
  const page = { PageIndex: pageIndexOf(search), PageSize: pageSizeOf(search) }
  const { data, error, refetch } = useCall(GetDocumentSharedUsers, { ...asked, ...page }, { keepPrevious: true })
  const own = data?.Items.some(({ Through }) => Through === null) ?? false
  const addressOf = ({ PageIndex, PageSize }: typeof page) =>
    paths.sharedUsers({ ...named, page: pageNumberOf(PageIndex), size: unusualSize(PageSize) })

  useEffect(() => {
    select('documentSharedUsers', thing)
  }, [thing])

  return (
    <Page
      title={<bdi>{text.usersOf({ thing: thing.name })}</bdi>}
      breadcrumbs={[
        { text: text.myDocuments, to: paths.myDocuments() },
        { text: thing.name, to: thing.kind === 'folder' ? paths.myDocuments({ folder: thing.id }) : paths.viewDocument(thing.id) },
      ]}
      width="narrow"
      action={
        <>
          {own && may(UnshareDocument) && (
            <Button icon={ForbidIcon} onClick={() => askToUnshare(thing)}>
              {text.unshareAll}
            </Button>
          )}
          {may(ShareDocument) && (
            <LinkButton to={paths.shareDocument(named)} variant="primary" icon={ShareIcon}>
              {text.shareMore}
            </LinkButton>
          )}
        </>
      }
    >
      {error && !data && <ErrorState failure={error} onRetry={() => void refetch()} />}
      {!data && !error && <TextSkeleton />}
      {data?.TotalCount === 0 && (
        <EmptyState title={text.readersNone} icon={UsersIcon}>
          {text.onlyYou}
        </EmptyState>
      )}
      {data && data.TotalCount > 0 && (
        <>
          {data.Items.length === 0 ? (
            <PastTheEnd first={addressOf({ ...page, PageIndex: 0 })} />
          ) : (
            <ItemList>
              {data.Items.map((reader) => (
                <ReaderItem
                  key={reader.ShareId}
                  reader={reader}
                  onRemove={
                    may(RemoveSharedDocumentAccess)
                      ? () =>
                          askToRemove({
                            shareId: reader.ShareId,
                            title: text.removeTitle({ name: readerName(reader) }),
                            consequence: text.removeConsequence({ thing: thing.name }),
                            confirmText: text.removeIt,
                          })
                      : null
                  }
                />
              ))}
            </ItemList>
          )}
          <Pagination page={data} addressOf={addressOf} />
        </>
      )}
      {dialog}
    </Page>
  )
}
