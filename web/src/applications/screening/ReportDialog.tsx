import type { ReportRead } from '@keystead/contract/applications/screening/screening.schemas.ts'
import { useRef } from 'react'
import { createPortal } from 'react-dom'
import type { CallFailure } from '../../api/failure.ts'
import { Button } from '../../ui/Button.tsx'
import { DialogWindow } from '../../ui/DialogWindow.tsx'
import { ErrorState } from '../../ui/ErrorState.tsx'
import { PrinterIcon } from '../../ui/icons.ts'
import { printPart } from '../../ui/print-part.ts'
import { TextSkeleton } from '../../ui/Skeleton.tsx'
import { ReportContent } from './ReportContent.tsx'
import { text } from './report.text.ts'
import styles from './Report.module.css'

type ReportDialogProps = {
  name: string
  /** Null until it is here. */
  report: ReportRead | null
  failure: CallFailure | null
  onVersion: (version: number) => void
  onRetry: () => void
  onClose: () => void
}

export function ReportDialog({ name, report, failure, onVersion, onRetry, onClose }: ReportDialogProps) {
  const paper = useRef<HTMLElement>(null)
  const title = text.title({ name })
  return (
    <DialogWindow
      open
      size="wide"
      title={title}
      onClose={onClose}
      actions={
        <>
          {report && (
            <Button icon={PrinterIcon} onClick={() => printPart(paper.current)}>
              {text.print}
            </Button>
          )}
          <Button variant="primary" onClick={onClose}>
            {text.close}
          </Button>
        </>
      }
    >
      {report ? (
        <>
          <ReportContent report={report} onVersion={onVersion} />
          {/* A window is not printed: what goes onto paper stands beside it, unseen. */}
          {createPortal(
            <article ref={paper} className={styles.paper}>
              <h1>{title}</h1>
              <ReportContent report={report} />
            </article>,
            document.body,
          )}
        </>
      ) : failure ? (
        <ErrorState failure={failure} onRetry={onRetry} />
      ) : (
        <TextSkeleton count={8} />
      )}
    </DialogWindow>
  )
}
