import { useNavigate, useSearchParams } from 'react-router'
import type { PageHead } from '../../navigation/head.ts'
import { paths } from '../../navigation/paths.ts'
import { Page } from '../../ui/Page.tsx'
import { Stepper } from '../../ui/Stepper.tsx'
import { ChooseFile } from './ChooseFile.tsx'
import { IMPORT_STEPS } from './import-progress.ts'
import { ImportRun } from './ImportRun.tsx'
import { MatchColumns } from './MatchColumns.tsx'

export function head(): PageHead {
  return { title: 'Import properties', noindex: true }
}

/** From a file to properties: choose, match, watch, read the report. The address says where one is. */
export function ImportPropertiesScreen() {
  const [search] = useSearchParams()
  const navigate = useNavigate()
  const importId = search.get('id')
  const uploadId = search.get('upload')
  return (
    <Page
      title="Import properties"
      description="Bring a whole list at once, from any CSV."
      breadcrumbs={[{ text: 'My properties', to: paths.myProperties() }]}
    >
      {importId === null && (
        <Stepper
          label="Steps"
          steps={IMPORT_STEPS}
          current={uploadId === null ? 0 : 1}
          onGoBack={() => void navigate(paths.importProperties())}
        />
      )}
      {importId !== null && <ImportRun key={importId} importId={importId} />}
      {importId === null && uploadId !== null && <MatchColumns key={uploadId} uploadId={uploadId} />}
      {importId === null && uploadId === null && <ChooseFile />}
    </Page>
  )
}
