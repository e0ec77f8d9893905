import { GetAppFormDocumentFile } from '@keystead/contract/applications/form/form.operations.ts'
import { useState } from 'react'
import { call } from '../../api/call.ts'
import { useCall } from '../../api/query.ts'
import { shownAs } from '../../documents/documents/document-texts.ts'
import { Button } from '../../ui/Button.tsx'
import { DialogWindow } from '../../ui/DialogWindow.tsx'
import { ErrorState } from '../../ui/ErrorState.tsx'
import { DownloadIcon } from '../../ui/icons.ts'
import { PdfViewer } from '../../ui/pdf/PdfViewer.tsx'
import { TextSkeleton } from '../../ui/Skeleton.tsx'
import { useDownload } from '../../ui/use-download.ts'
import { text } from './documents-step.text.ts'
import type { FormDocument } from './FormDocumentList.tsx'
import styles from './Form.module.css'

type FormDocumentDialogProps = { applicationId: string; formId: string; document: FormDocument; onClose: () => void }

/** A document of a form over the page: its pages or its picture, and else as a file to keep. */
export function FormDocumentDialog({ applicationId, formId, document, onClose }: FormDocumentDialogProps) {
  const { DocumentId, Title, ContentType } = document
  const asked = { ApplicationId: applicationId, FormId: formId, DocumentId }
  const isShown = shownAs(ContentType) !== 'words'
  const { isAsking, save } = useDownload(() => call(GetAppFormDocumentFile, { ...asked, Use: 'download' }))
  return (
    <DialogWindow
      open
      size="wide"
      title={Title}
      onClose={onClose}
      actions={
        <Button icon={DownloadIcon} busy={isAsking} onClick={() => void save()}>
          {text.download}
        </Button>
      }
    >
      {isShown ? <OpenFile asked={asked} document={document} onDownload={() => void save()} isDownloading={isAsking} /> : null}
    </DialogWindow>
  )
}

type OpenFileProps = {
  asked: { ApplicationId: string; FormId: string; DocumentId: string }
  document: FormDocument
  onDownload: () => void
  isDownloading: boolean
}

/** Each answer has another link; what is open stays. */
function OpenFile({ asked, document: { Title, ContentType }, onDownload, isDownloading }: OpenFileProps) {
  const { data, error, refetch, isFetching } = useCall(GetAppFormDocumentFile, { ...asked, Use: 'view' })
  const [opened, setOpened] = useState<string | null>(null)
  const [hasFailed, setHasFailed] = useState(false)
  if (data && opened === null && !isFetching) setOpened(data.Url)

  function openAgain() {
    setOpened(null)
    setHasFailed(false)
    void refetch()
  }

  if (error && opened === null) return <ErrorState failure={error} onRetry={() => void refetch()} />
  if (opened === null) return <TextSkeleton count={8} />
  if (shownAs(ContentType) === 'pdf')
    return <PdfViewer key={opened} label={Title} url={opened} onRetry={openAgain} onDownload={onDownload} isDownloading={isDownloading} />
  if (hasFailed) return <ErrorState failure={{ message: text.pictureFailed }} onRetry={openAgain} />
  return <img className={styles.picture} src={opened} alt={Title} onError={() => setHasFailed(true)} />
}
