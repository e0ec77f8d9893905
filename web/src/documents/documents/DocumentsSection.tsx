import type { AboutChoice } from '@keystead/contract/documents/documents/document.forms.ts'
import { AddDocument, GetDocumentsList } from '@keystead/contract/documents/documents/document.operations.ts'
import { useState } from 'react'
import { useLocation, useSearchParams } from 'react-router'
import { useCall } from '../../api/query.ts'
import { pageIndexOf, pageNumberOf, pageSizeOf, unusualSize } from '../../navigation/list-page.ts'
import { useMay } from '../../sessions/rights.ts'
import { Button } from '../../ui/Button.tsx'
import { EmptyState } from '../../ui/EmptyState.tsx'
import { ErrorState } from '../../ui/ErrorState.tsx'
import { FileIcon, UploadIcon } from '../../ui/icons.ts'
import { PagedTable } from '../../ui/PagedTable.tsx'
import { Section } from '../../ui/Section.tsx'
import { TableSkeleton } from '../../ui/Skeleton.tsx'
import { AddDocuments } from './AddDocuments.tsx'
import { documentColumns } from './document.columns.tsx'
import { messages } from './documents-messages.text.ts'
import { text } from './documents-section.text.ts'

type DocumentsSectionProps = {
  /** Which documents: of a home as the reader sees them, or of the reader’s own drawer. */
  which: { readonly AssetId: string } | { readonly About: AboutChoice }
  /** What is added here is about that. */
  about: { readonly choice: AboutChoice; readonly text: string }
  mayAdd: boolean
  intro: string
  /** What to begin with, for who may add. */
  none: string
}

const COLUMNS = documentColumns()

/** Documents on the page of what they are about. Which part of the list is shown stands in the address. */
export function DocumentsSection({ which, about, mayAdd, intro, none }: DocumentsSectionProps) {
  const may = useMay()
  const [isAdding, setIsAdding] = useState(false)
  const [search] = useSearchParams()
  const { pathname } = useLocation()
  const asked = { PageIndex: pageIndexOf(search, 'documents'), PageSize: pageSizeOf(search) }
  const { data, error, refetch, isPlaceholderData } = useCall(GetDocumentsList, { ...which, ...asked }, { keepPrevious: true })
  const canAdd = mayAdd && may(AddDocument)
  return (
    <>
      <Section
        title={text.documents}
        description={intro}
        action={
          canAdd && (
            <Button size="sm" variant="primary" icon={UploadIcon} onClick={() => setIsAdding(true)}>
              {text.add}
            </Button>
          )
        }
      >
        {error && !data && <ErrorState failure={error} onRetry={() => void refetch()} compact />}
        {!data && !error && <TableSkeleton count={3} />}
        {data?.TotalCount === 0 && (
          <EmptyState title={messages.noDocumentsFound} icon={FileIcon} compact>
            {canAdd ? none : text.noneToRead}
          </EmptyState>
        )}
        {data && data.TotalCount > 0 && (
          <PagedTable
            caption={text.documents}
            columns={COLUMNS}
            page={data}
            addressOf={({ PageIndex, PageSize }) => pageAddress(pathname, search, { PageIndex, PageSize })}
            isBusy={isPlaceholderData}
            isShortOnPhone
            rowKey={({ DocumentId }) => DocumentId}
            rowName={({ Title }) => Title}
          />
        )}
      </Section>
      {isAdding && <AddDocuments folder={null} about={about} onClose={() => setIsAdding(false)} />}
    </>
  )
}

/** The page with another part of this list; whatever else its address says stays. */
function pageAddress(pathname: string, search: URLSearchParams, { PageIndex, PageSize }: { PageIndex: number; PageSize: number }): string {
  const next = new URLSearchParams(search)
  for (const [name, value] of [
    ['documents', pageNumberOf(PageIndex)],
    ['size', unusualSize(PageSize)],
  ] as const) {
    if (value === null) next.delete(name)
    else next.set(name, String(value))
  }
  return `${pathname}?${next.toString()}`
}
