import { useNavigate, useSearchParams } from 'react-router'
import { Stepper } from '../../ui/Stepper.tsx'
import { ChooseFile } from './ChooseFile.tsx'
import type { ImportKind } from './import-kind.ts'
import { IMPORT_STEPS } from './import-progress.ts'
import { ImportRun } from './ImportRun.tsx'
import { MatchColumns } from './MatchColumns.tsx'
import { text } from './imports.text.ts'

/** Choose a file, match its columns, watch it come in, read the report. The address says where one is. */
export function ImportSteps({ kind }: { kind: ImportKind }) {
  const [search] = useSearchParams()
  const navigate = useNavigate()
  const importId = search.get('id')
  const uploadId = search.get('upload')
  return (
    <>
      {importId === null && (
        <Stepper
          label={text.steps}
          steps={IMPORT_STEPS}
          current={uploadId === null ? 0 : 1}
          onGoBack={() => void navigate(kind.addressOf())}
        />
      )}
      {importId !== null && <ImportRun key={importId} kind={kind} importId={importId} />}
      {importId === null && uploadId !== null && <MatchColumns key={uploadId} kind={kind} uploadId={uploadId} />}
      {importId === null && uploadId === null && <ChooseFile kind={kind} />}
    </>
  )
}
