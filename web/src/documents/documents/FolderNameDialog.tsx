import { AddFolderForm, EditFolderForm } from '@keystead/contract/documents/documents/document.forms.ts'
import type { FolderCard } from '@keystead/contract/documents/documents/document.schemas.ts'
import { MAX_FOLDER_NAME } from '@keystead/contract/documents/documents/document.values.ts'
import { AddDocumentFolder, EditDocumentFolder } from '@keystead/contract/documents/documents/folder.operations.ts'
import { useCommand } from '../../api/query.ts'
import { Dialog } from '../../ui/Dialog.tsx'
import { CancelButton, Form, FormActions, SubmitButton } from '../../ui/form/Form.tsx'
import { TextField } from '../../ui/form/TextField.tsx'
import { useContractForm } from '../../ui/form/use-contract-form.ts'
import { toast } from '../../ui/toast.tsx'
import { messages } from './documents-messages.text.ts'
import { text } from './folders.text.ts'

type NewFolderDialogProps = { parent: Pick<FolderCard, 'FolderId' | 'Name' | 'AssetId'> | null; onClose: () => void }

/** It belongs to the home that the folder around it belongs to. */
export function NewFolderDialog({ parent, onClose }: NewFolderDialogProps) {
  const command = useCommand(AddDocumentFolder)
  const form = useContractForm(AddFolderForm, { ParentId: parent?.FolderId ?? null, Name: '', AssetId: parent?.AssetId ?? null })
  return (
    <Dialog open onClose={onClose} title={text.newTitle} description={parent ? text.newIn({ folder: parent.Name }) : text.atTop}>
      <Form
        form={form}
        guard={false}
        onSubmit={async (typed) => {
          await command.run(typed)
          toast.success(messages.folderCreated)
          onClose()
        }}
      >
        <TextField name="Name" label={text.name} maxLength={MAX_FOLDER_NAME} dir="auto" firstFocus />
        <FormActions>
          <SubmitButton>{text.create}</SubmitButton>
          <CancelButton onClick={onClose} />
        </FormActions>
      </Form>
    </Dialog>
  )
}

export function RenameFolderDialog({ folder, onClose }: { folder: FolderCard; onClose: () => void }) {
  const { FolderId, Version, Name, AssetId } = folder
  const command = useCommand(EditDocumentFolder)
  const form = useContractForm(EditFolderForm, { FolderId, Version, Name, AssetId })
  return (
    <Dialog open onClose={onClose} title={text.renameTitle({ folder: Name })}>
      <Form
        form={form}
        guard={false}
        onSubmit={async (typed) => {
          await command.run(typed)
          toast.success(messages.folderUpdated)
          onClose()
        }}
      >
        <TextField name="Name" label={text.name} maxLength={MAX_FOLDER_NAME} dir="auto" firstFocus />
        <FormActions>
          <SubmitButton>{text.save}</SubmitButton>
          <CancelButton onClick={onClose} />
        </FormActions>
      </Form>
    </Dialog>
  )
}
