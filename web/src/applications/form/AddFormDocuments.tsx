import { AddAppFormDocument } from '@keystead/contract/applications/form/form.operations.ts'
import { APPLICATION_DOCUMENT_TYPES, MAX_DOCUMENTS } from '@keystead/contract/applications/form/form.values.ts'
import { DOCUMENT_TYPES } from '@keystead/contract/documents/documents/document.values.ts'
import { CallErrors } from '@keystead/contract/rpc/errors.ts'
import { messages as shared } from '@keystead/contract/text/shared-messages.text.ts'
import { formatBytes, MAX_FILE_BYTES, UPLOAD_STATES } from '@keystead/contract/values/uploads.ts'
import { useEffect, useState } from 'react'
import { CallFailure } from '../../api/failure.ts'
import { useCommand } from '../../api/query.ts'
import { ENDINGS, TYPES } from '../../documents/documents/file-kinds.ts'
import { useSentFiles } from '../../documents/documents/use-sent-files.ts'
import { FileDrop } from '../../ui/form/FileDrop.tsx'
import { Form, FormActions, SubmitButton } from '../../ui/form/Form.tsx'
import { sendablePicture } from '../../ui/form/picture-files.ts'
import { SelectField } from '../../ui/form/SelectField.tsx'
import { useContractForm } from '../../ui/form/use-contract-form.ts'
import { toast } from '../../ui/toast.tsx'
import { FormDocumentsForm } from './document.forms.ts'
import { text } from './documents-step.text.ts'

const OFFERED = DOCUMENT_TYPES.filter(({ Id }) => APPLICATION_DOCUMENT_TYPES.includes(Id))

type AddFormDocumentsProps = { formId: string; count: number; onWaiting: (isWaiting: boolean) => void }

/** Takes files, says what they are, and adds those that have arrived. */
export function AddFormDocuments({ formId, count, onWaiting }: AddFormDocumentsProps) {
  const { uploads, send, retry, remove, arrived } = useSentFiles('document')
  const [wasTried, setWasTried] = useState(false)
  const command = useCommand(AddAppFormDocument)
  const form = useContractForm(FormDocumentsForm, { DocumentTypeId: null, FilesCount: 0 })
  const failed = uploads.filter(({ state }) => state === UPLOAD_STATES.Failed).length
  const fit = uploads.length - failed

  useEffect(() => {
    // A file that waits to be added is something to lose.
    form.setValue('FilesCount', uploads.length, { shouldDirty: true })
    onWaiting(uploads.length > 0)
  }, [form, onWaiting, uploads.length])

  async function add(DocumentTypeId: number) {
    if (uploads.length === 0) throw new CallFailure({ ...CallErrors.InvalidInput, message: shared.selectFiles })
    setWasTried(false)
    const { files, isAll } = await arrived()
    let added = 0
    try {
      for (const { id, UploadId } of files) {
        await command.run({ FormId: formId, DocumentTypeId, UploadId, Title: null })
        added += 1
        remove(id)
      }
    } finally {
      if (added > 0) toast.success(text.wasAdded({ count: added }))
    }
    setWasTried(!isAll)
    form.setValue('DocumentTypeId', null)
  }

  return (
    <Form form={form} label={text.add} onSubmit={({ DocumentTypeId }) => add(DocumentTypeId)}>
      <SelectField name="DocumentTypeId" label={text.type} choices={OFFERED} />
      <FileDrop
        label={text.drop}
        hint={text.hint({ size: formatBytes(MAX_FILE_BYTES) })}
        extensions={ENDINGS}
        accept={TYPES}
        prepare={sendablePicture}
        maxBytes={MAX_FILE_BYTES}
        camera
        room={MAX_DOCUMENTS - count - uploads.length}
        uploads={uploads}
        onFiles={send}
        onRemove={remove}
        onRetry={retry}
      />
      {wasTried && failed > 0 && <p role="alert">{text.notSent({ count: failed })}</p>}
      <FormActions>
        <SubmitButton variant="secondary">{fit > 0 ? text.addCount({ count: fit }) : text.add}</SubmitButton>
      </FormActions>
    </Form>
  )
}
