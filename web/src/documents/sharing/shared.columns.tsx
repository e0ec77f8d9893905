import type { GetSharedDocuments } from '@keystead/contract/documents/sharing/share.operations.ts'
import { paths } from '@keystead/contract/navigation/paths.ts'
import type { OutputOf } from '@keystead/contract/rpc/operation.ts'
import { Link } from 'react-router'
import type { Column } from '../../ui/DataTable.tsx'
import { DateText } from '../../ui/DateText.tsx'
import { Icon } from '../../ui/Icon.tsx'
import { FolderIcon } from '../../ui/icons.ts'
import { RowTitle } from '../../ui/RowTitle.tsx'
import { fileIcon } from '../documents/document-texts.ts'
import { text } from './shared-documents.text.ts'
import { text as sharing } from './sharing.text.ts'
import styles from './Sharing.module.css'

export type SharedItem = OutputOf<typeof GetSharedDocuments>['Items'][number]

/** Where it is read: what is one’s own among one’s own. */
export function sharedAddress({ Kind, Id }: Pick<SharedItem, 'Kind' | 'Id'>, isByMe: boolean): string {
  if (Kind === 'document') return paths.viewDocument(Id)
  return isByMe ? paths.myDocuments({ folder: Id }) : paths.sharedFolders({ folder: Id })
}

export function otherSide({ Person, Email }: Pick<SharedItem, 'Person' | 'Email'>): string {
  return Person?.Text ?? Email ?? ''
}

export function sharedColumns(isByMe: boolean): Column<SharedItem>[] {
  return [
    {
      key: 'name',
      header: text.name,
      cell: (item) => (
        <RowTitle
          picture={<Icon of={item.Kind === 'folder' ? FolderIcon : fileIcon(item.ContentType)} size="lg" className={styles.icon} />}
        >
          <Link to={sharedAddress(item, isByMe)}>
            <bdi>{item.Name}</bdi>
          </Link>
          {item.Message && <small>“{item.Message}”</small>}
        </RowTitle>
      ),
    },
    { key: 'other', header: isByMe ? text.to : text.from, cell: (item) => <bdi>{otherSide(item)}</bdi> },
    { key: 'permission', header: text.permission, cell: ({ Permission }) => sharing.permissions[Permission] },
    { key: 'since', header: text.since, isSpare: true, cell: ({ Since }) => <DateText date={Since} /> },
    { key: 'until', header: text.until, cell: ({ UntilDate }) => (UntilDate ? <DateText date={UntilDate} /> : '–') },
  ]
}
