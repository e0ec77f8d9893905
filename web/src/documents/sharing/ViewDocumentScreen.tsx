import { DocumentNotFound, GetDocumentDetails } from '@keystead/contract/documents/documents/document.operations.ts'
import { paths } from '@keystead/contract/navigation/paths.ts'
import { useEffect } from 'react'
import { useCall } from '../../api/query.ts'
import type { PageHead } from '../../navigation/head.ts'
import { select, selected, useSelectedId } from '../../sessions/selection.ts'
import { EmptyState } from '../../ui/EmptyState.tsx'
import { ErrorState } from '../../ui/ErrorState.tsx'
import { LockIcon } from '../../ui/icons.ts'
import { LinkButton } from '../../ui/LinkButton.tsx'
import { Page } from '../../ui/Page.tsx'
import { TextSkeleton } from '../../ui/Skeleton.tsx'
import { DocumentPage } from '../documents/DocumentPage.tsx'
import { text } from '../documents/view-document.text.ts'
import { DocumentReaders } from './DocumentReaders.tsx'

export function head(): PageHead {
  return { title: text.document, noindex: true }
}

/** One document, for as long as the reader may read it: also an open page closes with the right. */
export function ViewDocumentScreen() {
  const id = useSelectedId('viewDocument')
  const { data, error, refetch } = useCall(GetDocumentDetails, { DocumentId: id ?? '' }, { enabled: id !== null })

  useEffect(() => {
    if (data) select('viewDocument', data.DocumentId)
  }, [data])

  const isGone = id === null || (error?.is(DocumentNotFound) ?? false)
  if (data && !isGone) {
    return (
      <DocumentPage
        key={data.DocumentId}
        document={data}
        onChanged={() => void refetch()}
        readers={data.Standing === 'own' && <DocumentReaders document={data} />}
      />
    )
  }
  return (
    <Page title={text.document}>
      {isGone ? (
        <div role="status">
          <EmptyState title={text.gone} icon={LockIcon} action={<LinkButton to={lastFolder()}>{text.goBack}</LinkButton>}>
            {text.goneHelp}
          </EmptyState>
        </div>
      ) : error ? (
        <ErrorState failure={error} onRetry={() => void refetch()} />
      ) : (
        <TextSkeleton count={8} />
      )}
    </Page>
  )
}

/** Where the reader was last among their own documents. */
function lastFolder(): string {
  const folder = selected('documentFolder')
  return paths.myDocuments({ folder: typeof folder === 'string' ? folder : null })
}
