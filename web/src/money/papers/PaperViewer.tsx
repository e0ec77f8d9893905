import type { PdfFile } from '@keystead/contract/money/papers/paper.schemas.ts'
import type { UseQueryResult } from '@tanstack/react-query'
import { useState } from 'react'
import type { CallFailure } from '../../api/failure.ts'
import { ErrorState } from '../../ui/ErrorState.tsx'
import { PdfViewer } from '../../ui/pdf/PdfViewer.tsx'
import { TextSkeleton } from '../../ui/Skeleton.tsx'
import { useDownload } from '../../ui/use-download.ts'
import { text } from './papers.text.ts'
import styles from './PaperViewer.module.css'

type PaperViewerProps = {
  /** Names the paper: `Invoice INV-0007`. */
  label: string
  /** What a call that answers a `PdfFile` has said, asked with `untilMade`. */
  asked: Pick<UseQueryResult<PdfFile, CallFailure>, 'data' | 'error' | 'isFetching' | 'refetch'>
}

type Opened = { readonly url: string; readonly bytes: number | null }

/** A paper as its PDF, as soon as it is made. */
export function PaperViewer({ label, asked: { data, error, isFetching, refetch } }: PaperViewerProps) {
  const [opened, setOpened] = useState<Opened | null>(null)
  const { isAsking, save } = useDownload(async () => {
    const { DownloadUrl } = await linksNow()
    return { Url: DownloadUrl }
  })
  // Each answer has other links. What is open stays, unless the paper was made again.
  if (data?.Url && !isFetching && (opened === null || opened.bytes !== data.Bytes)) setOpened({ url: data.Url, bytes: data.Bytes })

  async function linksNow() {
    const { data: now } = await refetch({ throwOnError: true })
    if (!now?.Url || !now.DownloadUrl) throw new Error('a paper that is open has links')
    return { Url: now.Url, DownloadUrl: now.DownloadUrl, bytes: now.Bytes }
  }

  async function openAgain() {
    const { Url, bytes } = await linksNow()
    setOpened({ url: Url, bytes })
  }

  if (error && !data) return <ErrorState failure={error} onRetry={() => void refetch()} />
  if (data?.State === 'start') {
    return (
      <p className={styles.making} role="status">
        {text.beingMade}
      </p>
    )
  }
  if (!opened) return <TextSkeleton count={8} />
  return (
    <PdfViewer
      label={label}
      url={opened.url}
      onRetry={() => void openAgain().catch(() => undefined)}
      onDownload={() => void save()}
      isDownloading={isAsking}
    />
  )
}
