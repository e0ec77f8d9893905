import { type GetSharedByLink, GetSharedFileByLink } from '@keystead/contract/documents/sharing/share.operations.ts'
import type { OutputOf } from '@keystead/contract/rpc/operation.ts'
import { formatBytes } from '@keystead/contract/values/uploads.ts'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { call } from '../../api/call.ts'
import { asCallFailure } from '../../api/failure.ts'
import { refreshShown } from '../../api/query.ts'
import { Button } from '../../ui/Button.tsx'
import { ErrorState } from '../../ui/ErrorState.tsx'
import { DownloadIcon, EyeIcon } from '../../ui/icons.ts'
import { Item } from '../../ui/ItemList.tsx'
import { PdfViewer } from '../../ui/pdf/PdfViewer.tsx'
import { useDownload } from '../../ui/use-download.ts'
import { withToast } from '../../ui/with-toast.ts'
import { DocumentBadges } from '../documents/DocumentBadges.tsx'
import { fileIcon, isOpenable, shownAs } from '../documents/document-texts.ts'
import { text } from './shared-by-link.text.ts'
import styles from './Sharing.module.css'

type Linked = OutputOf<typeof GetSharedByLink>['Items'][number]

type LinkedDocumentProps = { token: string; document: Linked; mayDownload: boolean }

/** Its file is asked for when a person presses, and not before. */
export function LinkedDocument({ token, document, mayDownload }: LinkedDocumentProps) {
  const { DocumentId, Title, FileName, ContentType, Bytes, Scan } = document
  const client = useQueryClient()
  const [opened, setOpened] = useState<string | null>(null)
  const [isOpening, setIsOpening] = useState(false)
  const ask = (Use: 'view' | 'download') =>
    call(GetSharedFileByLink, { Token: token, DocumentId, Use }).catch((error: unknown) => {
      // The link may be over by now: then the page says so.
      if (asCallFailure(error).status === 404) refreshShown(client)
      throw error
    })
  const { isAsking, save } = useDownload(() => ask('download'))
  const canRead = shownAs(ContentType) !== 'words' && isOpenable(document)

  async function read() {
    setIsOpening(true)
    await withToast(ask('view').then(({ Url }) => setOpened(Url)))
    setIsOpening(false)
  }

  return (
    <>
      <Item
        icon={fileIcon(ContentType)}
        title={<bdi>{Title}</bdi>}
        status={<DocumentBadges ExpiryDate={null} Scan={Scan} />}
        action={
          isOpenable(document) && (
            <div className={styles.buttons}>
              {canRead && (
                <Button
                  size="sm"
                  icon={EyeIcon}
                  busy={isOpening}
                  aria-expanded={opened !== null}
                  aria-label={opened === null ? text.readName({ name: Title }) : text.closeName({ name: Title })}
                  onClick={() => (opened === null ? void read() : setOpened(null))}
                >
                  {opened === null ? text.read : text.close}
                </Button>
              )}
              {mayDownload && (
                <Button
                  size="sm"
                  icon={DownloadIcon}
                  busy={isAsking}
                  aria-label={text.downloadName({ name: Title })}
                  onClick={() => void save()}
                >
                  {text.download}
                </Button>
              )}
            </div>
          )
        }
      >
        <p>{text.fileFacts({ name: FileName, size: formatBytes(Bytes) })}</p>
        <p>{noteOf(document)}</p>
      </Item>
      {opened !== null && (
        <li className={styles.opened}>
          {shownAs(ContentType) === 'pdf' ? (
            <PdfViewer
              key={opened}
              label={Title}
              url={opened}
              onRetry={() => void read()}
              onDownload={mayDownload ? () => void save() : null}
              isDownloading={isAsking}
            />
          ) : (
            <LinkedPicture key={opened} url={opened} title={Title} onRetry={() => void read()} />
          )}
        </li>
      )}
    </>
  )
}

function noteOf(document: Linked): string | null {
  if (document.Scan === 'waiting') return text.waiting
  if (document.Scan === 'infected') return text.infected
  return shownAs(document.ContentType) === 'words' ? text.onlyOnDevice : null
}

function LinkedPicture({ url, title, onRetry }: { url: string; title: string; onRetry: () => void }) {
  const [hasFailed, setHasFailed] = useState(false)
  if (hasFailed) return <ErrorState failure={{ message: text.pictureFailed }} onRetry={onRetry} compact />
  return <img className={styles.picture} src={url} alt={title} onError={() => setHasFailed(true)} />
}
