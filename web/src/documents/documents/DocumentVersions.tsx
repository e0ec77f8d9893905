import { GetDocumentFile } from '@keystead/contract/documents/documents/document.operations.ts'
import type { DocumentDetails } from '@keystead/contract/documents/documents/document.schemas.ts'
import { formatDayOf } from '@keystead/contract/values/dates.ts'
import { formatBytes } from '@keystead/contract/values/uploads.ts'
import { call } from '../../api/call.ts'
import { Badge } from '../../ui/Badge.tsx'
import { IconButton } from '../../ui/IconButton.tsx'
import { DownloadIcon } from '../../ui/icons.ts'
import { Section } from '../../ui/Section.tsx'
import { useDownload } from '../../ui/use-download.ts'
import { useTimeZone } from '../../ui/use-time-zone.ts'
import { isOpenable } from './document-texts.ts'
import { text } from './view-document.text.ts'
import styles from './ViewDocument.module.css'

type Version = DocumentDetails['Versions'][number]

/** The files that it has been, the latest first. */
export function DocumentVersions({ document }: { document: DocumentDetails }) {
  return (
    <Section title={text.versions}>
      <ul className={styles.list}>
        {document.Versions.map((version, index) => (
          <VersionLine key={version.Number} document={document} version={version} isCurrent={index === 0} />
        ))}
      </ul>
    </Section>
  )
}

function VersionLine({ document, version, isCurrent }: { document: DocumentDetails; version: Version; isCurrent: boolean }) {
  const { Number, FileName, Bytes, AddedBy, AddedAt, Comments } = version
  const timeZone = useTimeZone()
  const { isAsking, save } = useDownload(() => call(GetDocumentFile, { DocumentId: document.DocumentId, Number, Use: 'download' }))
  return (
    <li className={styles.line}>
      <div>
        <p className={styles.name}>
          {text.version({ number: Number })}
          {isCurrent && document.Versions.length > 1 && <Badge plain>{text.current}</Badge>}
        </p>
        <small>{text.fileFacts({ name: FileName, size: formatBytes(Bytes) })}</small>
        <small>{text.addedBy({ day: formatDayOf(AddedAt, timeZone), name: AddedBy })}</small>
        {Comments && <p className={styles.note}>{Comments}</p>}
      </div>
      {document.May.Download && (isOpenable(document) || !isCurrent) && (
        <IconButton
          icon={DownloadIcon}
          label={text.downloadVersion({ number: Number })}
          aria-busy={isAsking || undefined}
          onClick={() => void save()}
        />
      )}
    </li>
  )
}
