import { AddDocument, GetDocumentsList } from '@keystead/contract/documents/documents/document.operations.ts'
import { GetMissingDocuments } from '@keystead/contract/documents/requirements/requirement.operations.ts'
import { GetAssetAssignedProfiles } from '@keystead/contract/leasing/assignments/assignment.operations.ts'
import { paths } from '@keystead/contract/navigation/paths.ts'
import { useState } from 'react'
import { Link, useLocation, useSearchParams } from 'react-router'
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
import { documentColumns } from '../documents/document.columns.tsx'
import { messages } from '../documents/documents-messages.text.ts'
import { AddDocuments } from '../documents/AddDocuments.tsx'
import { MissingDocuments } from './MissingDocuments.tsx'
import { text } from './requirements.text.ts'
import styles from './Requirements.module.css'

export type DocumentsOfHomeProps = {
  assetId: string
  /** As the home is called. */
  title: string
  /** Whether the reader adds documents for this home: who manages it, and agents who look after its documents. */
  mayAdd: boolean
  /** Whether what is missing is theirs to see to. */
  showsMissing: boolean
}

const COLUMNS = documentColumns()

/** Papers of a home and its leases, on the page of the home. */
export function DocumentsOfHome({ assetId, title, mayAdd, showsMissing }: DocumentsOfHomeProps) {
  const may = useMay()
  const [isAdding, setIsAdding] = useState(false)
  const [search] = useSearchParams()
  const { pathname } = useLocation()
  const asked = { PageIndex: pageIndexOf(search, 'documents'), PageSize: pageSizeOf(search) }
  const { data, error, refetch, isPlaceholderData } = useCall(GetDocumentsList, { AssetId: assetId, ...asked }, { keepPrevious: true })
  const canAdd = mayAdd && may(AddDocument)
  return (
    <>
      <Section
        title={text.documents}
        description={text.documentsIntro}
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
            {canAdd ? text.none : text.noneToRead}
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
      {showsMissing && may(GetMissingDocuments) && <Missing assetId={assetId} title={title} mayAdd={mayAdd} />}
      {isAdding && (
        <AddDocuments folder={null} about={{ choice: { Kind: 'property', Id: assetId }, text: title }} onClose={() => setIsAdding(false)} />
      )}
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

function Missing({ assetId, title, mayAdd }: Pick<DocumentsOfHomeProps, 'assetId' | 'title' | 'mayAdd'>) {
  const may = useMay()
  const { data } = useCall(GetAssetAssignedProfiles, { AssetId: assetId }, { enabled: may('leases:view') })
  const leases = (data?.Leases ?? []).filter(({ IsDraft, State }) => !IsDraft && State !== 'past')
  return (
    <Section title={text.missingTitle}>
      <MissingDocuments assetId={assetId} of={{ Kind: 'property', Id: assetId }} title={text.missingOfHome} thing={title} mayAdd={mayAdd} />
      {leases.map(({ LeaseId, Tenants }) => {
        const names = Tenants.map(({ Name }) => Name).join(', ')
        return (
          <MissingDocuments
            key={LeaseId}
            assetId={assetId}
            of={{ Kind: 'lease', Id: LeaseId }}
            title={text.missingOfLease({ names })}
            thing={text.leaseText({ names })}
            mayAdd={mayAdd}
          />
        )
      })}
      <p className={styles.change}>
        <Link to={paths.requiredDocuments()}>{text.change}</Link>
      </p>
    </Section>
  )
}
