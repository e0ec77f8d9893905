import { DocumentFolderNotFound } from '@keystead/contract/documents/documents/document.operations.ts'
import { GetSharedByLink, ShareLinkOver } from '@keystead/contract/documents/sharing/share.operations.ts'
import { paths } from '@keystead/contract/navigation/paths.ts'
import { CallErrors } from '@keystead/contract/rpc/errors.ts'
import type { OutputOf } from '@keystead/contract/rpc/operation.ts'
import { formatDate } from '@keystead/contract/values/dates.ts'
import { isRowId } from '@keystead/contract/values/ids.ts'
import { withSearch } from '@keystead/contract/navigation/addresses.ts'
import type { ReactNode } from 'react'
import { Link, useParams, useSearchParams } from 'react-router'
import { useCall } from '../../api/query.ts'
import type { PageHead } from '../../navigation/head.ts'
import { pageIndexOf, pageNumberOf, pageSizeOf, unusualSize } from '../../navigation/list-page.ts'
import { EmptyState } from '../../ui/EmptyState.tsx'
import { ErrorState } from '../../ui/ErrorState.tsx'
import { FolderIcon } from '../../ui/icons.ts'
import { Item, ItemList } from '../../ui/ItemList.tsx'
import { LinkButton } from '../../ui/LinkButton.tsx'
import { NeedsScript } from '../../ui/NeedsScript.tsx'
import { Page } from '../../ui/Page.tsx'
import { Pagination } from '../../ui/Pagination.tsx'
import { TextSkeleton } from '../../ui/Skeleton.tsx'
import { useHasScript } from '../../ui/use-has-script.ts'
import { LinkedDocument } from './LinkedDocument.tsx'
import { text } from './shared-by-link.text.ts'
import styles from './Sharing.module.css'

/** The secret in the address stays out of indexes and of other people’s statistics. */
export function head(): PageHead {
  return { title: text.title, canonical: paths.properties(), noindex: true }
}

/** No stream tells those without an account when it is taken back. An address may ask sixty times in ten minutes. */
const LOOKS_EVERY_MS = 60_000

/** Where links to what is shared lead. Email programs open links by themselves, so opening it only reads. */
export function SharedByLinkScreen() {
  const { id: token } = useParams()
  const hasScript = useHasScript()
  if (token === undefined) return <LinkOver />
  if (hasScript) return <Linked token={token} />
  return (
    <LinkedPage>
      <NeedsScript />
    </LinkedPage>
  )
}

function LinkedPage({ title = text.title, description, children }: { title?: ReactNode; description?: string; children: ReactNode }) {
  return (
    <Page display title={title} description={description}>
      {children}
    </Page>
  )
}

type Shared = OutputOf<typeof GetSharedByLink>

function Linked({ token }: { token: string }) {
  const [search] = useSearchParams()
  const folder = [search.get('folder') ?? ''].find(isRowId) ?? null
  const page = { PageIndex: pageIndexOf(search), PageSize: pageSizeOf(search) }
  const { data, error, refetch } = useCall(
    GetSharedByLink,
    { Token: token, FolderId: folder, ...page },
    {
      keepPrevious: true,
      refetchEveryMs: LOOKS_EVERY_MS,
    },
  )
  // What was taken back meanwhile is no longer shown. A link that lost a part on its way is none.
  if (error && (error.is(ShareLinkOver) || error.is(CallErrors.InvalidInput))) return <LinkOver />
  if (error && (!data || error.is(DocumentFolderNotFound))) {
    return (
      <LinkedPage>
        <ErrorState
          failure={error}
          onRetry={() => void refetch()}
          action={folder && <LinkButton to={paths.sharedByLink(token)}>{text.contents}</LinkButton>}
        />
      </LinkedPage>
    )
  }
  if (!data) {
    return (
      <LinkedPage>
        <TextSkeleton />
      </LinkedPage>
    )
  }
  return <Contents shared={data} token={token} folder={folder} />
}

function Contents({ shared, token, folder }: { shared: Shared; token: string; folder: string | null }) {
  const { Name, SharedBy, Permission, UntilDate, Message, Items, Folders, MoreFoldersCount } = shared
  const addressOf = (more: { folder: string | null; page?: number | null; size?: number | null }) =>
    withSearch(paths.sharedByLink(token), more)
  const isEmpty = Items.length + Folders.length === 0
  return (
    <LinkedPage title={<bdi>{Name}</bdi>} description={text.intro({ name: SharedBy })}>
      {Message && <blockquote className={styles.message}>{Message}</blockquote>}
      <p className={styles.until}>{UntilDate ? text.until({ day: formatDate(UntilDate) }) : text.forever({ name: SharedBy })}</p>
      {shared.Kind === 'folder' && <Way shared={shared} addressOf={(id) => addressOf({ folder: id })} />}
      {isEmpty ? (
        <EmptyState title={text.emptyFolder} icon={FolderIcon} compact />
      ) : (
        <div className={styles.stack}>
          <ItemList>
            {Folders.map(({ FolderId, Name: name }) => (
              <Item
                key={FolderId}
                icon={FolderIcon}
                title={
                  <Link to={addressOf({ folder: FolderId })}>
                    <bdi>{name}</bdi>
                  </Link>
                }
              />
            ))}
            {Items.map((document) => (
              <LinkedDocument key={document.DocumentId} token={token} document={document} mayDownload={Permission !== 'view'} />
            ))}
          </ItemList>
          {MoreFoldersCount > 0 && <p>{text.moreFolders({ count: MoreFoldersCount })}</p>}
          {shared.Kind === 'folder' && (
            <Pagination
              page={shared}
              addressOf={({ PageIndex, PageSize }) => addressOf({ folder, page: pageNumberOf(PageIndex), size: unusualSize(PageSize) })}
            />
          )}
        </div>
      )}
    </LinkedPage>
  )
}

function Way({ shared: { Path }, addressOf }: { shared: Shared; addressOf: (folder: string | null) => string }) {
  if (Path.length < 2) return null
  return (
    <nav aria-label={text.way}>
      <ol className={styles.way}>
        {Path.map(({ FolderId, Name }, index) => (
          <li key={FolderId}>
            {index === Path.length - 1 ? (
              <bdi aria-current="page">{Name}</bdi>
            ) : (
              <Link to={addressOf(index === 0 ? null : FolderId)}>
                <bdi>{Name}</bdi>
              </Link>
            )}
          </li>
        ))}
      </ol>
    </nav>
  )
}

function LinkOver() {
  return (
    <Page display title={text.title}>
      <ErrorState failure={ShareLinkOver} action={<LinkButton to={paths.properties()}>{text.browse}</LinkButton>} />
    </Page>
  )
}
