import { formatBytes } from '@keystead/contract/values/uploads.ts'
import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { refresh, useCall, useCommand } from '../../api/query.ts'
import { Button } from '../../ui/Button.tsx'
import { Card } from '../../ui/Card.tsx'
import { ConfirmDialog } from '../../ui/ConfirmDialog.tsx'
import { ErrorState } from '../../ui/ErrorState.tsx'
import { LinkButton } from '../../ui/LinkButton.tsx'
import { ProgressBar } from '../../ui/ProgressBar.tsx'
import { TextSkeleton } from '../../ui/Skeleton.tsx'
import { Stepper } from '../../ui/Stepper.tsx'
import { withToast } from '../../ui/with-toast.ts'
import { ImportCounts } from './ImportCounts.tsx'
import type { ImportKind, ImportRunSeen } from './import-kind.ts'
import { ImportReport } from './ImportReport.tsx'
import { IMPORT_STEPS, isUnderWay } from './import-progress.ts'
import styles from './Imports.module.css'
import { inParts } from '../../ui/in-parts.ts'
import { text } from './import-run.text.ts'

const POLL_MS = 1_000

/** One import by its address: how far it is, then what came of it. It goes on whether someone looks or not. */
export function ImportRun({ kind, importId }: { kind: ImportKind; importId: string }) {
  const { data, error, refetch } = useCall(
    kind.calls.get,
    { ImportId: importId },
    { refetchEveryMs: (run) => (run && isUnderWay(run) ? POLL_MS : false) },
  )
  useRefreshedLists(kind, data)

  if (!data) {
    if (!error) return <TextSkeleton />
    return (
      <ErrorState
        failure={error}
        onRetry={() => void refetch()}
        action={<LinkButton to={kind.addressOf()}>{text.allImports}</LinkButton>}
      />
    )
  }
  const underWay = isUnderWay(data)
  return (
    <>
      <Stepper label={text.steps} steps={IMPORT_STEPS} current={underWay ? 2 : 3} />
      {underWay ? <Running kind={kind} run={data} /> : <ImportReport kind={kind} run={data} />}
    </>
  )
}

/** The end of an import changes what lists of properties say; a short one has ended before it is seen to be under way. */
function useRefreshedLists({ changesLike }: ImportKind, run: ImportRunSeen | undefined): void {
  const client = useQueryClient()
  const hasEnded = run !== undefined && !isUnderWay(run)
  useEffect(() => {
    if (hasEnded) refresh(client, changesLike)
  }, [hasEnded, client, changesLike])
}

function Running({ kind, run }: { kind: ImportKind; run: ImportRunSeen }) {
  const [isAsking, setIsAsking] = useState(false)
  const cancel = useCommand(kind.calls.cancel)

  async function confirmed() {
    await withToast(cancel.run({ ImportId: run.ImportId }))
    setIsAsking(false)
  }

  return (
    <>
      <Card as="section" aria-label={text.progress} className={styles.running}>
        <ProgressBar
          label={run.Status === 'waiting' ? text.aboutToStart({ file: run.FileName }) : text.importing({ file: run.FileName })}
          value={run.Status === 'waiting' ? null : run.BytesDone}
          max={run.BytesTotal}
        />
        <p className={styles.note}>
          {inParts(
            text.rowsSoFar.parts({
              rows: <span className="tabular">{run.RowsDone.toLocaleString('en-US')}</span>,
              bytes: (
                <span className="tabular">{text.bytesDone({ done: formatBytes(run.BytesDone), total: formatBytes(run.BytesTotal) })}</span>
              ),
            }),
          )}
        </p>
        <ImportCounts kind={kind} run={run} />
        <div>
          <Button onClick={() => setIsAsking(true)}>{text.cancelImport}</Button>
        </div>
      </Card>
      <ConfirmDialog
        open={isAsking}
        title={text.stopTitle({ file: run.FileName })}
        consequence={text.stopConsequence}
        confirmText={text.stopImport}
        cancelText={text.continueImport}
        busy={cancel.pending}
        onConfirm={() => void confirmed()}
        onCancel={() => setIsAsking(false)}
      />
    </>
  )
}
