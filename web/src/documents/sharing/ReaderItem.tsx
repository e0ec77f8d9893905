import type { GetDocumentSharedUsers } from '@keystead/contract/documents/sharing/share.operations.ts'
import { paths } from '@keystead/contract/navigation/paths.ts'
import type { OutputOf } from '@keystead/contract/rpc/operation.ts'
import { formatDate, formatDayOf, formatMoment } from '@keystead/contract/values/dates.ts'
import { Link } from 'react-router'
import { Badge } from '../../ui/Badge.tsx'
import { Button } from '../../ui/Button.tsx'
import { FolderIcon, MailIcon, UserIcon } from '../../ui/icons.ts'
import { inParts } from '../../ui/in-parts.ts'
import { Item } from '../../ui/ItemList.tsx'
import { useTimeZone } from '../../ui/use-time-zone.ts'
import { text } from './sharing.text.ts'

export type Reader = OutputOf<typeof GetDocumentSharedUsers>['Items'][number]

export function readerName({ Person, Email }: Pick<Reader, 'Person' | 'Email'>): string {
  return Person?.Text ?? Email ?? ''
}

/** One who can open it. What comes through a folder is ended there. `onRemove`: null for those who may not. */
export function ReaderItem({ reader, onRemove }: { reader: Reader; onRemove: (() => void) | null }) {
  const { Permission, Since, UntilDate, Through, LastSeenAt, Message, Person } = reader
  const timeZone = useTimeZone()
  const day = formatDayOf(Since, timeZone)
  const name = readerName(reader)
  return (
    <Item
      icon={Through ? FolderIcon : Person ? UserIcon : MailIcon}
      title={<bdi>{name}</bdi>}
      status={<Badge plain>{text.permissions[Permission]}</Badge>}
      action={
        onRemove &&
        !Through && (
          <Button size="sm" variant="quiet" onClick={onRemove} aria-label={text.removeName({ name })}>
            {text.remove}
          </Button>
        )
      }
    >
      <p>{UntilDate ? text.sinceUntil({ day, until: formatDate(UntilDate) }) : text.since({ day })}</p>
      {Through && (
        <p>
          {inParts(
            text.through.parts({
              folder: (
                <Link to={paths.sharedUsers({ folder: Through.FolderId })}>
                  <bdi>{Through.Name}</bdi>
                </Link>
              ),
            }),
          )}
        </p>
      )}
      <p className="tabular">{LastSeenAt ? text.seen({ at: formatMoment(new Date(LastSeenAt), timeZone) }) : text.notSeen}</p>
      {Message && <p>“{Message}”</p>}
    </Item>
  )
}
