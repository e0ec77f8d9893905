import { UploadNotFound } from '@keystead/contract/rpc/file-errors.ts'
import { formatBytes } from '@keystead/contract/values/uploads.ts'
import { useState } from 'react'
import { useNavigate } from 'react-router'
import { z } from 'zod'
import { useCall, useCommand } from '../../api/query.ts'
import { ErrorState } from '../../ui/ErrorState.tsx'
import { Form, FormActions, SubmitButton } from '../../ui/form/Form.tsx'
import { useContractForm } from '../../ui/form/use-contract-form.ts'
import { LinkButton } from '../../ui/LinkButton.tsx'
import { FormSkeleton } from '../../ui/Skeleton.tsx'
import { choiceOf, mappingOf, type ColumnChoice, type Preview } from './column-choice.ts'
import { ColumnFields } from './ColumnFields.tsx'
import type { ImportKind } from './import-kind.ts'
import styles from './Imports.module.css'
import { PreviewTable } from './PreviewTable.tsx'
import { text } from './imports.text.ts'

type Matching = { Columns: ColumnChoice; Settings: Record<string, boolean> }
const MATCHING = z.custom<Matching>()

/** The second step: which column fills which field, with every problem of the first rows in sight. */
export function MatchColumns({ kind, uploadId }: { kind: ImportKind; uploadId: string }) {
  const { data, error, refetch } = useCall(kind.calls.preview, { UploadId: uploadId })
  // What the server guessed at first; asking again must not undo what was chosen since.
  const [guessed, setGuessed] = useState<Preview | null>(null)
  if (data && !guessed) setGuessed(data)

  if (guessed) return <Match kind={kind} uploadId={uploadId} guessed={guessed} />
  if (error) {
    return (
      <ErrorState
        failure={error}
        onRetry={error.is(UploadNotFound) ? undefined : () => void refetch()}
        action={<LinkButton to={kind.addressOf()}>{text.chooseAnotherFile}</LinkButton>}
      />
    )
  }
  return <FormSkeleton count={6} />
}

type MatchProps = { kind: ImportKind; uploadId: string; guessed: Preview }

function Match({ kind, uploadId, guessed }: MatchProps) {
  const navigate = useNavigate()
  const start = useCommand(kind.calls.start)
  const defaults = { Columns: choiceOf(kind.fields, guessed.Mapping, guessed.Columns), Settings: kind.settings }
  const form = useContractForm(MATCHING, defaults)
  const { Columns: choice, Settings: settings } = form.watch()
  const Mapping = mappingOf(choice, guessed.Columns)
  const previewed = Object.fromEntries(kind.previewedSettings.map((name) => [name, settings[name]]))
  const answer = useCall(kind.calls.preview, { UploadId: uploadId, Mapping, ...previewed }, { keepPrevious: true })
  const preview = answer.data ?? guessed
  const missing = preview.MissingFields.map((field) => kind.labels[field] ?? field)

  async function begin() {
    const run = await start.run({ UploadId: uploadId, Mapping, ...settings })
    await navigate(kind.addressOf(run.ImportId))
  }

  return (
    <Form form={form} onSubmit={begin} guard={false}>
      <div>
        <h2 className={styles.heading}>{text.matchTheColumns}</h2>
        <p className={styles.note}>
          <strong>{guessed.FileName}</strong> ({formatBytes(guessed.Bytes)}, {guessed.Encoding}).{' '}
          {guessed.MappingIsRemembered ? text.matchedAsBefore : text.matchedByGuess}
        </p>
      </div>
      <ColumnFields kind={kind} preview={guessed} />
      <kind.SettingsFields preview={preview} />
      {answer.error ? (
        <ErrorState failure={answer.error} onRetry={() => void answer.refetch()} compact />
      ) : (
        <PreviewTable kind={kind} preview={preview} mapping={Mapping} isRefreshing={answer.isPlaceholderData} />
      )}
      <FormActions>
        <SubmitButton disabledReason={missing.length > 0 ? text.missingColumns({ columns: missing.join(', ') }) : null}>
          {text.startTheImport}
        </SubmitButton>
        <LinkButton to={kind.addressOf()}>{text.chooseAnotherFile}</LinkButton>
      </FormActions>
    </Form>
  )
}
