import { ListAssets } from '@keystead/contract/properties/bulk/bulk.operations.ts'
import { FairHousingNotReviewed } from '@keystead/contract/properties/properties/property.operations.ts'
import { Button } from '../../ui/Button.tsx'
import { Dialog } from '../../ui/Dialog.tsx'
import { ErrorState } from '../../ui/ErrorState.tsx'
import { ProgressBar } from '../../ui/ProgressBar.tsx'
import { countsOf, propertiesText, type BulkProgress } from './batches.ts'
import styles from './Bulk.module.css'
import type { BulkRun } from './use-bulk-run.ts'

type BulkRunDialogProps = {
  run: BulkRun
  /** `Listing`, `Listed`: what is done, while and after. */
  verbs: { doing: string; done: string }
  onClose: () => void
}

/** How a command for many goes, and what came of it for each that it did not reach. */
export function BulkRunDialog({ run, verbs, onClose }: BulkRunDialogProps) {
  const { progress, failure } = run
  if (!progress) return null
  const isRunning = progress.state === 'running'
  const unread = unreadOf(progress)
  return (
    <Dialog
      open
      onClose={isRunning ? run.cancel : onClose}
      title={isRunning ? `${verbs.doing} ${propertiesText(progress.total)}` : titleOf(progress, verbs.done)}
      actions={
        isRunning ? (
          <Button onClick={run.cancel}>Stop</Button>
        ) : (
          <>
            {unread.length > 0 && (
              <Button onClick={() => run.start({ operation: ListAssets, ids: unread, rest: { FairHousingReviewed: true } })}>
                I have read them, list {propertiesText(unread.length)}
              </Button>
            )}
            <Button variant="primary" onClick={onClose} data-first-focus>
              Close
            </Button>
          </>
        )
      }
    >
      <div className={styles.run} aria-live="polite">
        {isRunning && (
          <ProgressBar
            label={verbs.doing}
            value={progress.results.length}
            max={progress.total}
            text={`${progress.results.length.toLocaleString('en-US')} of ${progress.total.toLocaleString('en-US')}`}
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
        <li>{propertiesText(counts.done)} done.</li>
        {counts.unchanged > 0 && <li>{propertiesText(counts.unchanged)} stayed the same.</li>}
        {counts.refused > 0 && <li>{propertiesText(counts.refused)} could not be done.</li>}
        {left > 0 && <li>{propertiesText(left)} not begun.</li>}
      </ul>
      {notDone.length > 0 && (
        <ul className={styles.reasons} aria-label="Why not">
          {notDone.map(({ AssetId, Title, Reason }) => (
            <li key={AssetId}>
              <strong>{Title ?? 'A property that is gone'}</strong>
              <span>{Reason}</span>
            </li>
          ))}
        </ul>
      )}
    </>
  )
}

function titleOf(progress: BulkProgress, done: string): string {
  if (progress.state === 'stopped') return 'Stopped'
  const { done: count } = countsOf(progress.results)
  return count === 0 ? 'Nothing has changed' : `${done} ${propertiesText(count)}`
}

/** Refused only because their words want a second look. */
function unreadOf({ results }: BulkProgress): string[] {
  return results.filter(({ Code }) => Code === FairHousingNotReviewed.code).map(({ AssetId }) => AssetId)
}
