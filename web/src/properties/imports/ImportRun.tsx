import { CancelAssetImport, GetAssetImport, type AssetImport } from '@keystead/contract/properties/imports/import.operations.ts'
import { AddAsset } from '@keystead/contract/properties/properties/property.operations.ts'
import { formatBytes } from '@keystead/contract/values/uploads.ts'
import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import { refresh, useCall, useCommand } from '../../api/query.ts'
import { paths } from '../../navigation/paths.ts'
import { Button } from '../../ui/Button.tsx'
import { Card } from '../../ui/Card.tsx'
import { ConfirmDialog } from '../../ui/ConfirmDialog.tsx'
import { ErrorState } from '../../ui/ErrorState.tsx'
import { LinkButton } from '../../ui/LinkButton.tsx'
import { ProgressBar } from '../../ui/ProgressBar.tsx'
import { TextSkeleton } from '../../ui/Skeleton.tsx'
import { Stepper } from '../../ui/Stepper.tsx'
import { told } from '../../ui/told.ts'
import { ImportCounts } from './ImportCounts.tsx'
import { ImportReport } from './ImportReport.tsx'
import { IMPORT_STEPS, isUnderWay } from './import-progress.ts'
import styles from './Imports.module.css'

const POLL_MS = 1_000

/** One import by its address: how far it is, then what came of it. It goes on whether somebody looks or not. */
export function ImportRun({ importId }: { importId: string }) {
  const { data, error, refetch } = useCall(
    GetAssetImport,
    { ImportId: importId },
    { refetchEveryMs: (run) => (run && isUnderWay(run) ? POLL_MS : false) },
  )
  useRefreshedProperties(data)

  if (!data) {
    if (!error) return <TextSkeleton />
    return (
      <ErrorState
        failure={error}
        onRetry={() => void refetch()}
        action={<LinkButton to={paths.importProperties()}>All imports</LinkButton>}
      />
    )
  }
  const underWay = isUnderWay(data)
  return (
    <>
      <Stepper label="Steps" steps={IMPORT_STEPS} current={underWay ? 2 : 3} />
      {underWay ? <Running run={data} /> : <ImportReport run={data} />}
    </>
  )
}

/** The end of an import changes what every list of properties says. */
function useRefreshedProperties(run: AssetImport | undefined): void {
  const client = useQueryClient()
  const wasUnderWay = useRef(false)
  const underWay = run !== undefined && isUnderWay(run)
  useEffect(() => {
    if (wasUnderWay.current && !underWay) refresh(client, AddAsset)
    wasUnderWay.current = underWay
  }, [underWay, client])
}

function Running({ run }: { run: AssetImport }) {
  const [isAsking, setIsAsking] = useState(false)
  const cancel = useCommand(CancelAssetImport)

  async function confirmed() {
    await told(cancel.run({ ImportId: run.ImportId }))
    setIsAsking(false)
  }

  return (
    <>
      <Card as="section" aria-label="Progress" className={styles.running}>
        <ProgressBar
          label={run.Status === 'waiting' ? `${run.FileName} is about to start` : `Importing ${run.FileName}`}
          value={run.Status === 'waiting' ? null : run.BytesDone}
          max={run.BytesTotal}
        />
        <p className={styles.note}>
          <span className="tabular">{run.RowsDone.toLocaleString('en-US')}</span> rows,{' '}
          <span className="tabular">
            {formatBytes(run.BytesDone)} of {formatBytes(run.BytesTotal)}
          </span>
          . You can leave this page: the import goes on, and this address shows how far it is.
        </p>
        <ImportCounts run={run} />
        <div>
          <Button onClick={() => setIsAsking(true)}>Cancel import</Button>
        </div>
      </Card>
      <ConfirmDialog
        open={isAsking}
        title={`Stop importing “${run.FileName}”?`}
        consequence="The rows in hand are finished. What has been imported so far stays."
        confirmText="Stop import"
        cancelText="Go on importing"
        busy={cancel.pending}
        onConfirm={() => void confirmed()}
        onCancel={() => setIsAsking(false)}
      />
    </>
  )
}
