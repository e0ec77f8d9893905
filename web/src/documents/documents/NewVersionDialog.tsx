import { DocumentChanged, UpdateDocument } from '@keystead/contract/documents/documents/document.operations.ts'
import type { DocumentDetails } from '@keystead/contract/documents/documents/document.schemas.ts'
import { MAX_VERSION_COMMENTS } from '@keystead/contract/documents/documents/document.values.ts'
import { CallErrors } from '@keystead/contract/rpc/errors.ts'
import { messages as shared } from '@keystead/contract/text/shared-messages.text.ts'
import { formatBytes, MAX_FILE_BYTES } from '@keystead/contract/values/uploads.ts'
import { CallFailure } from '../../api/failure.ts'
import { useCommand } from '../../api/query.ts'
import { Dialog } from '../../ui/Dialog.tsx'
import { FileDrop } from '../../ui/form/FileDrop.tsx'
import { CancelButton, Form, FormActions, SubmitButton } from '../../ui/form/Form.tsx'
import { sendablePicture } from '../../ui/form/picture-files.ts'
import { TextAreaField } from '../../ui/form/TextAreaField.tsx'
import { useContractForm } from '../../ui/form/use-contract-form.ts'
import { toast } from '../../ui/toast.tsx'
import { CommentsForm } from './document-draft.forms.ts'
import { messages } from './documents-messages.text.ts'
import { ENDINGS, TYPES } from './file-kinds.ts'
import { useSentFiles } from './use-sent-files.ts'
import { text } from './view-document.text.ts'

type NewVersionDialogProps = { document: DocumentDetails; onChanged: () => void; onClose: () => void }

/** Another file in the place of the one that is there. `onChanged`: someone was quicker, so it is read again. */
export function NewVersionDialog({ document: { DocumentId, Version, Title }, onChanged, onClose }: NewVersionDialogProps) {
  const { uploads, send, retry, remove, arrived } = useSentFiles('document')
  const command = useCommand(UpdateDocument)
  const form = useContractForm(CommentsForm, { Comments: '' })

  async function add(Comments: string) {
    if (uploads.length === 0) throw new CallFailure({ ...CallErrors.InvalidInput, message: shared.selectFiles })
    const [file] = (await arrived()).files
    // What went wrong stands beside the file.
    if (!file) return
    try {
      await command.run({ DocumentId, Version, UploadId: file.UploadId, Comments })
    } catch (error) {
      if (error instanceof CallFailure && error.is(DocumentChanged)) onChanged()
      throw error
    }
    toast.success(messages.updated)
    onClose()
  }

  return (
    <Dialog open onClose={onClose} title={text.newVersionTitle({ title: Title })} description={text.newVersionIntro}>
      <Form form={form} onSubmit={({ Comments }) => add(Comments)}>
        <FileDrop
          label={text.chooseFile}
          hint={text.chooseHint({ size: formatBytes(MAX_FILE_BYTES) })}
          extensions={ENDINGS}
          accept={TYPES}
          prepare={sendablePicture}
          maxBytes={MAX_FILE_BYTES}
          camera
          room={1 - uploads.length}
          uploads={uploads}
          onFiles={send}
          onRemove={remove}
          onRetry={retry}
        />
        <TextAreaField name="Comments" label={text.comments} help={text.commentsHelp} max={MAX_VERSION_COMMENTS} rows={2} />
        <FormActions>
          <SubmitButton>{text.addVersion}</SubmitButton>
          <CancelButton onClick={onClose} />
        </FormActions>
      </Form>
    </Dialog>
  )
}
