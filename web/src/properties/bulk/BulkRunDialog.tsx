import { ListAssets } from '@keystead/contract/properties/bulk/bulk.operations.ts'
import { FairHousingNotReviewed } from '@keystead/contract/properties/properties/property.operations.ts'
import { Button } from '../../ui/Button.tsx'
import { Dialog } from '../../ui/Dialog.tsx'
import { ErrorState } from '../../ui/ErrorState.tsx'
import { ProgressBar } from '../../ui/ProgressBar.tsx'
import { countsOf, type BulkProgress } from './batches.ts'
import styles from './Bulk.module.css'
import type { BulkRun } from './use-bulk-run.ts'
import { text } from './bulk.text.ts'

export type BulkAct = keyof typeof text.acts

type BulkRunDialogProps = {
  run: BulkRun
  act: BulkAct
  onClose: () => void
}

/** How a command for many goes, and what came of it for each that it did not reach. */
export function BulkRunDialog({ run, act, onClose }: BulkRunDialogProps) {
  const { progress, failure } = run
  if (!progress) return null
  const words = text.acts[act]
  const isRunning = progress.state === 'running'
  const unread = unreadOf(progress)
  return (
    <Dialog
      open
      onClose={isRunning ? run.cancel : onClose}
      title={isRunning ? words.doingCount({ count: progress.total }) : titleOf(progress, act)}
      actions={
        isRunning ? (
          <Button onClick={run.cancel}>{text.stop}</Button>
        ) : (
          <>
            {unread.length > 0 && (
              <Button onClick={() => run.start({ operation: ListAssets, ids: unread, rest: { FairHousingReviewed: true } })}>
                {text.confirmWarnings({ count: unread.length })}
              </Button>
            )}
            <Button variant="primary" onClick={onClose} data-first-focus>
              {text.close}
            </Button>
          </>
        )
      }
    >
      <div className={styles.run} aria-live="polite">
        {isRunning && (
          <ProgressBar
            label={words.doing}
            value={progress.results.length}
            max={progress.total}
            text={text.progress({ done: progress.results.length, total: progress.total })}
          />
        )}
        {failure && <ErrorState failure={failure} onRetry={run.goOn} />}
        {!isRunning && <Outcome progress={progress} />}
      </div>
    </Dialog>
  )
}

function Outcome({ progress }: { progress: BulkProgress }) {
  const counts = countsOf(progress.results)
  const left = progress.total - progress.results.length
  const notDone = progress.results.filter(({ Outcome: outcome, Reason }) => outcome === 'refused' || Reason !== null)
  return (
    <>
      <ul className={styles.counts}>
        <li>{text.done({ count: counts.done })}</li>
        {counts.unchanged > 0 && <li>{text.unchanged({ count: counts.unchanged })}</li>}
        {counts.refused > 0 && <li>{text.refused({ count: counts.refused })}</li>}
        {left > 0 && <li>{text.notBegun({ count: left })}</li>}
      </ul>
      {notDone.length > 0 && (
        <ul className={styles.reasons} aria-label={text.reasons}>
          {notDone.map(({ AssetId, Title, Reason }) => (
            <li key={AssetId}>
              <strong>{Title ?? text.goneProperty}</strong>
              <span>{Reason}</span>
            </li>
          ))}
        </ul>
      )}
    </>
  )
}

function titleOf(progress: BulkProgress, act: BulkAct): string {
  if (progress.state === 'stopped') return text.stopped
  const { done: count } = countsOf(progress.results)
  return count === 0 ? text.nothingChanged : text.acts[act].done({ count })
}

/** Refused only because their words want a second look. */
function unreadOf({ results }: BulkProgress): string[] {
  return results.filter(({ Code }) => Code === FairHousingNotReviewed.code).map(({ AssetId }) => AssetId)
}
