import type { DocumentCard } from '@keystead/contract/documents/documents/document.schemas.ts'
import { formatBytes } from '@keystead/contract/values/uploads.ts'
import type { ReactNode } from 'react'
import type { Column } from '../../ui/DataTable.tsx'
import { DateText } from '../../ui/DateText.tsx'
import { DocumentName, DraggedDocument, DraggedFolder, FolderName } from './DocumentName.tsx'
import styles from './Documents.module.css'
import { text } from './documents.text.ts'
import type { Row } from './thing.ts'

type RowColumns = {
  folderAddress: (folderId: string) => string
  /** Whether rows can be dragged onto folders. */
  isMovable: boolean
}

const ofDocument = (show: (document: DocumentCard) => ReactNode) => (row: Row) => (row.kind === 'document' ? show(row.document) : '–')

export function rowColumns({ folderAddress, isMovable }: RowColumns): Column<Row>[] {
  const [Document, Folder] = isMovable ? [DraggedDocument, DraggedFolder] : [DocumentName, FolderName]
  return [
    {
      key: 'name',
      header: text.name,
      cell: (row) =>
        row.kind === 'folder' ? (
          <Folder folder={row.folder} to={folderAddress(row.folder.FolderId)} />
        ) : (
          <Document document={row.document} />
        ),
    },
    { key: 'type', header: text.type, cell: (row) => (row.kind === 'folder' ? text.folder : row.document.DocumentType) },
    {
      key: 'size',
      header: text.size,
      align: 'end',
      isSpare: true,
      cell: ofDocument(({ Bytes }) => <span className={styles.oneLine}>{formatBytes(Bytes)}</span>),
    },
    {
      key: 'updated',
      header: text.updated,
      cell: (row) => <Day at={row.kind === 'folder' ? row.folder.UpdatedAt : row.document.UpdatedAt} />,
    },
  ]
}

function Day({ at }: { at: string }) {
  return (
    <span className={styles.oneLine}>
      <DateText date={at} />
    </span>
  )
}

/** Of documents alone, as they are listed on other pages. */
export function documentColumns<Document extends DocumentCard>(others: readonly Column<Document>[] = []): Column<Document>[] {
  return [
    { key: 'name', header: text.name, cell: (document) => <DocumentName document={document} /> },
    { key: 'type', header: text.type, cell: ({ DocumentType }) => DocumentType },
    ...others,
    { key: 'updated', header: text.updated, cell: ({ UpdatedAt }) => <Day at={UpdatedAt} /> },
  ]
}
