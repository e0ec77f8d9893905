import { RecordScreening } from '@keystead/contract/applications/screening/screening.operations.ts'
import type { ScreeningRead } from '@keystead/contract/applications/screening/screening.schemas.ts'
import { messages } from '@keystead/contract/applications/screening/screening-messages.text.ts'
import { FINDING_TEXTS, FINDINGS, MAX_REPORT_FILES, MAX_REPORT_NOTE } from '@keystead/contract/applications/screening/screening.values.ts'
import { CallErrors } from '@keystead/contract/rpc/errors.ts'
import { formatBytes, MAX_FILE_BYTES } from '@keystead/contract/values/uploads.ts'
import { useEffect } from 'react'
import { CallFailure } from '../../api/failure.ts'
import { useCommand } from '../../api/query.ts'
import { type SentFiles, useSentFiles } from '../../documents/documents/use-sent-files.ts'
import { Dialog } from '../../ui/Dialog.tsx'
import { FileDrop } from '../../ui/form/FileDrop.tsx'
import { CancelButton, Form, FormActions, SubmitButton } from '../../ui/form/Form.tsx'
import { RadioCards } from '../../ui/form/RadioCards.tsx'
import { TextAreaField } from '../../ui/form/TextAreaField.tsx'
import { useContractForm } from '../../ui/form/use-contract-form.ts'
import { toast } from '../../ui/toast.tsx'
import { AgencyFields } from './AgencyFields.tsx'
import { RecordForm } from './record.forms.ts'
import { text } from './record.text.ts'
import styles from './Screening.module.css'

const FINDING_CHOICES = FINDINGS.map((finding) => ({ Id: finding, Text: FINDING_TEXTS[finding] }))
const BLANK = {
  AgencyName: '',
  AgencyAddress: '',
  AgencyPhone: '',
  AgencyWebsite: '',
  Score: null,
  ScoreLowest: null,
  ScoreHighest: null,
  ScoreOn: null,
  Criminal: 'unknown',
  Eviction: 'unknown',
  Note: '',
  FilesCount: 0,
} as const

type RecordCheckDialogProps = { applicationId: string; screening: ScreeningRead; onClose: () => void }

/** Writes down what an own check came to. */
export function RecordCheckDialog({ applicationId, screening: { ScreeningId, Name }, onClose }: RecordCheckDialogProps) {
  const command = useCommand(RecordScreening)
  const files = useSentFiles('document')
  const form = useContractForm(RecordForm, BLANK)
  const { length: count } = files.uploads

  useEffect(() => {
    // A file that waits to be saved is something to lose.
    form.setValue('FilesCount', count, { shouldDirty: true })
  }, [form, count])

  async function sentIds(): Promise<string[]> {
    const { files: sent, isAll } = await files.arrived()
    if (!isAll) throw new CallFailure({ ...CallErrors.InvalidInput, message: text.notSent })
    return sent.map(({ UploadId }) => UploadId)
  }

  return (
    <Dialog open onClose={onClose} size="wide" title={text.title({ name: Name })} description={text.help({ name: Name })}>
      <Form
        form={form}
        label={text.title({ name: Name })}
        onSubmit={async (said) => {
          const { FilesCount: _, ...found } = said
          await command.run({ ...found, ApplicationId: applicationId, ScreeningId, UploadIds: await sentIds() })
          toast.success(messages.recorded)
          onClose()
        }}
      >
        <RadioCards name="Criminal" label={text.criminal} choices={FINDING_CHOICES} />
        <RadioCards name="Eviction" label={text.eviction} choices={FINDING_CHOICES} />
        <TextAreaField name="Note" label={text.note} help={text.noteHelp} max={MAX_REPORT_NOTE} rows={4} optional />
        <AgencyFields />
        <ReportFiles files={files} />
        <FormActions>
          <SubmitButton>{text.save}</SubmitButton>
          <CancelButton onClick={onClose} />
        </FormActions>
      </Form>
    </Dialog>
  )
}

function ReportFiles({ files: { uploads, send, retry, remove } }: { files: SentFiles }) {
  return (
    <fieldset className={styles.files}>
      <legend>{text.files}</legend>
      <FileDrop
        label={text.drop}
        hint={text.hint({ most: MAX_REPORT_FILES, size: formatBytes(MAX_FILE_BYTES) })}
        extensions={['pdf']}
        maxBytes={MAX_FILE_BYTES}
        room={MAX_REPORT_FILES - uploads.length}
        uploads={uploads}
        onFiles={send}
        onRemove={remove}
        onRetry={retry}
      />
    </fieldset>
  )
}
