import { PreviewAssetImport, StartAssetImport } from '@keystead/contract/properties/imports/import.operations.ts'
import { UploadNotFound } from '@keystead/contract/rpc/file-errors.ts'
import { formatBytes } from '@keystead/contract/values/uploads.ts'
import { useState } from 'react'
import { useNavigate } from 'react-router'
import { z } from 'zod'
import { useCall, useCommand } from '../../api/query.ts'
import { paths } from '../../navigation/paths.ts'
import { ErrorState } from '../../ui/ErrorState.tsx'
import { CheckboxField } from '../../ui/form/CheckboxField.tsx'
import { Form, FormActions, SubmitButton } from '../../ui/form/Form.tsx'
import { useContractForm } from '../../ui/form/use-contract-form.ts'
import { LinkButton } from '../../ui/LinkButton.tsx'
import { FormSkeleton } from '../../ui/Skeleton.tsx'
import { useEmailObstacle } from '../../security/sign-in/use-email-obstacle.ts'
import { choiceOf, listAtOnceTexts, mappingOf, type ColumnChoice, type Preview } from './column-choice.ts'
import { ColumnFields } from './ColumnFields.tsx'
import styles from './Imports.module.css'
import { PreviewTable } from './PreviewTable.tsx'

type Matching = { Columns: ColumnChoice; ListAtOnce: boolean }
const MATCHING = z.custom<Matching>()

/** The second step: which column fills which field, with every problem of the first rows in sight. */
export function MatchColumns({ uploadId }: { uploadId: string }) {
  const { data, error, refetch } = useCall(PreviewAssetImport, { UploadId: uploadId })
  // What the server guessed at first; asking again must not undo what was chosen since.
  const [guessed, setGuessed] = useState<Preview | null>(null)
  if (data && !guessed) setGuessed(data)

  if (guessed) return <Match uploadId={uploadId} guessed={guessed} />
  if (error) {
    return (
      <ErrorState
        failure={error}
        onRetry={error.is(UploadNotFound) ? undefined : () => void refetch()}
        action={<LinkButton to={paths.importProperties()}>Choose another file</LinkButton>}
      />
    )
  }
  return <FormSkeleton count={6} />
}

function Match({ uploadId, guessed }: { uploadId: string; guessed: Preview }) {
  const navigate = useNavigate()
  const start = useCommand(StartAssetImport)
  const emailObstacle = useEmailObstacle()
  const form = useContractForm(MATCHING, { Columns: choiceOf(guessed.Mapping, guessed.Columns), ListAtOnce: false })
  const { Columns: choice, ListAtOnce } = form.watch()
  const Mapping = mappingOf(choice, guessed.Columns)
  const answer = useCall(PreviewAssetImport, { UploadId: uploadId, Mapping }, { keepPrevious: true })
  const preview = answer.data ?? guessed
  const missing = preview.MissingFields

  async function begin() {
    const run = await start.run({ UploadId: uploadId, Mapping, ListAtOnce })
    await navigate(paths.importProperties(run.ImportId))
  }

  return (
    <Form form={form} onSubmit={begin} guard={false}>
      <div>
        <h2 className={styles.heading}>Match the columns</h2>
        <p className={styles.note}>
          <strong>{guessed.FileName}</strong> ({formatBytes(guessed.Bytes)}, {guessed.Encoding}).{' '}
          {guessed.MappingIsRemembered
            ? 'The columns are matched as you did it the last time.'
            : 'We guessed which column is which; please check.'}
        </p>
      </div>
      <ColumnFields preview={guessed} />
      <CheckboxField name="ListAtOnce" {...listAtOnceTexts(preview)} disabledReason={emailObstacle} />
      {answer.error ? (
        <ErrorState failure={answer.error} onRetry={() => void answer.refetch()} compact />
      ) : (
        <PreviewTable preview={preview} mapping={Mapping} isRefreshing={answer.isPlaceholderData} />
      )}
      <FormActions>
        <SubmitButton disabledReason={missing.length > 0 ? `Choose a column for: ${missing.join(', ')}.` : null}>
          Start the import
        </SubmitButton>
        <LinkButton to={paths.importProperties()}>Choose another file</LinkButton>
      </FormActions>
    </Form>
  )
}
