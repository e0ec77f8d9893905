import { type AGREEMENT_FILES, GetAgreementFile } from '@keystead/contract/agreements/agreements/agreement.operations.ts'
import { useState } from 'react'
import { call } from '../../api/call.ts'
import { useCall } from '../../api/query.ts'
import { ErrorState } from '../../ui/ErrorState.tsx'
import { PdfViewer } from '../../ui/pdf/PdfViewer.tsx'
import { TextSkeleton } from '../../ui/Skeleton.tsx'
import { useDownload } from '../../ui/use-download.ts'

export type AgreementFileName = (typeof AGREEMENT_FILES)[number]

type AgreementFileProps = { agreementId: string; file: AgreementFileName; label: string; mayDownload: boolean }

/** A paper as pages. Each answer has another link; what is open stays. */
export function AgreementFile({ agreementId, file, label, mayDownload }: AgreementFileProps) {
  const asked = { AgreementId: agreementId, File: file }
  const { data, error, refetch, isFetching } = useCall(GetAgreementFile, { ...asked, Use: 'view' })
  const [opened, setOpened] = useState<string | null>(null)
  const { isAsking, save } = useDownload(() => call(GetAgreementFile, { ...asked, Use: 'download' }))
  if (data && opened === null && !isFetching) setOpened(data.Url)

  function openAgain() {
    setOpened(null)
    void refetch()
  }

  if (error && opened === null) return <ErrorState failure={error} onRetry={() => void refetch()} />
  if (opened === null) return <TextSkeleton count={12} />
  return (
    <PdfViewer
      key={opened}
      label={label}
      url={opened}
      onRetry={openAgain}
      onDownload={mayDownload ? () => void save() : null}
      isDownloading={isAsking}
    />
  )
}
