import type { DocumentCard, FolderCard } from '@keystead/contract/documents/documents/document.schemas.ts'
import { paths } from '@keystead/contract/navigation/paths.ts'
import { formatBytes } from '@keystead/contract/values/uploads.ts'
import { Link } from 'react-router'
import { classNames } from '../../ui/class-names.ts'
import { DateText } from '../../ui/DateText.tsx'
import { useDragged, usePlace } from '../../ui/DragToPlace.tsx'
import { Icon } from '../../ui/Icon.tsx'
import { FolderIcon } from '../../ui/icons.ts'
import { RowTitle } from '../../ui/RowTitle.tsx'
import { DocumentBadges } from './DocumentBadges.tsx'
import { fileIcon } from './document-texts.ts'
import { text } from './documents.text.ts'
import { keyOf } from './thing.ts'
import styles from './Documents.module.css'

/** What names a document in a list. */
export function DocumentName({ document }: { document: DocumentCard }) {
  const { DocumentId, Title, ContentType, DocumentType, Bytes, UpdatedAt, About, SharesCount } = document
  return (
    <RowTitle picture={<Icon of={fileIcon(ContentType)} size="lg" className={styles.fileIcon} />}>
      <Link to={paths.viewDocument(DocumentId)} draggable={false}>
        <bdi>{Title}</bdi>
      </Link>
      {About?.Text && (
        <small>
          <bdi>{About.Text}</bdi>
        </small>
      )}
      <small className={styles.onPhone}>
        {DocumentType} · {formatBytes(Bytes)} · <DateText date={UpdatedAt} />
      </small>
      <span className={styles.badges}>
        <DocumentBadges {...document} isShared={SharesCount > 0} />
      </span>
    </RowTitle>
  )
}

export function FolderName({ folder, to }: { folder: FolderCard; to: string }) {
  const { Name, AssetTitle, DocumentsCount, HasFolders, SharesCount } = folder
  const inside = DocumentsCount === 0 && HasFolders ? text.foldersInside : text.documentsInside({ count: DocumentsCount })
  return (
    <RowTitle picture={<Icon of={FolderIcon} size="lg" className={styles.folderIcon} />}>
      <Link to={to} draggable={false}>
        <bdi>{Name}</bdi>
      </Link>
      <small>{AssetTitle ? `${inside} · ${AssetTitle}` : inside}</small>
      <span className={styles.badges}>
        <DocumentBadges ExpiryDate={null} Scan="none" isShared={SharesCount > 0} />
      </span>
    </RowTitle>
  )
}

/** The same where it can be dragged, by its name, onto a folder. */
export function DraggedDocument({ document }: { document: DocumentCard }) {
  const { ref, isHeld, handle } = useDragged(keyOf({ kind: 'document', id: document.DocumentId }), false)
  return (
    <div ref={ref} {...handle} className={classNames(styles.drag, isHeld && styles.held)}>
      <DocumentName document={document} />
    </div>
  )
}

/** A folder is also a place for what is dragged: all of its row. */
export function DraggedFolder({ folder, to }: { folder: FolderCard; to: string }) {
  const { ref, isHeld, handle } = useDragged(keyOf({ kind: 'folder', id: folder.FolderId }), false)
  const place = usePlace(folder.FolderId, 'list', isHeld)
  return (
    <div
      ref={(element) => {
        ref(element)
        place.ref(element?.closest('tr') ?? null)
      }}
      {...handle}
      className={classNames(styles.drag, isHeld && styles.held)}
      data-drop={place.isOver || undefined}
    >
      <FolderName folder={folder} to={to} />
    </div>
  )
}
