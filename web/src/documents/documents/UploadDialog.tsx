import type { AboutChoice } from '@keystead/contract/documents/documents/document.forms.ts'
import { AddDocument } from '@keystead/contract/documents/documents/document.operations.ts'
import { MAX_DOCUMENT_TITLE } from '@keystead/contract/documents/documents/document.values.ts'
import { CallErrors } from '@keystead/contract/rpc/errors.ts'
import { messages as shared } from '@keystead/contract/text/shared-messages.text.ts'
import { formatBytes, MAX_FILE_BYTES, MAX_FILES_PER_DOCUMENT_UPLOAD, UPLOAD_STATES } from '@keystead/contract/values/uploads.ts'
import { useEffect, useState } from 'react'
import type { z } from 'zod'
import { CallFailure } from '../../api/failure.ts'
import { useCommand } from '../../api/query.ts'
import { useSession } from '../../sessions/session.ts'
import { Dialog } from '../../ui/Dialog.tsx'
import { FileDrop } from '../../ui/form/FileDrop.tsx'
import { CancelButton, Form, FormActions, SubmitButton } from '../../ui/form/Form.tsx'
import { sendablePicture } from '../../ui/form/picture-files.ts'
import { TextField } from '../../ui/form/TextField.tsx'
import { useContractForm } from '../../ui/form/use-contract-form.ts'
import { toast } from '../../ui/toast.tsx'
import { UploadForm } from './document-draft.forms.ts'
import { aboutOf, inGroups, NEW_DRAFT, saidVisibility, usualVisibility } from './document-draft.ts'
import { MoreFields, OwnersFields, TypeField } from './DocumentFields.tsx'
import { messages } from './documents-messages.text.ts'
import { ENDINGS, TYPES } from './file-kinds.ts'
import { text } from './upload.text.ts'
import { useSentFiles } from './use-sent-files.ts'

/** Enough for a move into a new home, and few enough to be looked over. */
const MOST_TOGETHER = 50

export type UploadPlace = {
  folder: { readonly FolderId: string; readonly Name: string; readonly AssetTitle: string | null } | null
  /** A folder of someone else: what its documents are about and who sees them is not said here. */
  isOthers?: boolean
  /** What they are about, where the page says so already. */
  about?: { readonly choice: AboutChoice; readonly text: string } | null
  typeId?: number | null
}

type UploadDialogProps = UploadPlace & { given?: readonly File[] | null; onClose: () => void }

/** Takes files, says once what they are, and makes documents of those that have arrived. */
export function UploadDialog({ folder, isOthers = false, about = null, typeId = null, given, onClose }: UploadDialogProps) {
  const { uploads, send, retry, remove, arrived } = useSentFiles('document')
  const [wasTried, setWasTried] = useState(false)
  const command = useCommand(AddDocument)
  const profileId = useSession()?.Profile?.ProfileId ?? null
  const isOfLease = about?.choice.Kind === 'lease'
  const form = useContractForm(UploadForm, {
    ...NEW_DRAFT,
    DocumentTypeId: typeId,
    VisibilityId: usualVisibility(typeId, { isOfLease }),
  })
  const failed = uploads.filter(({ state }) => state === UPLOAD_STATES.Failed).length
  const count = uploads.length - failed

  useEffect(() => {
    form.setValue('FilesCount', uploads.length, { shouldDirty: true })
  }, [form, uploads.length])

  async function add({ Title, About, Property, Lease, Person, FilesCount: _ofForm, ...said }: z.output<typeof UploadForm>) {
    if (uploads.length === 0) throw new CallFailure({ ...CallErrors.InvalidInput, message: shared.selectFiles })
    setWasTried(false)
    const { files, isAll } = await arrived()
    const choice = about?.choice ?? aboutOf({ About, Property, Lease, Person }, { kept: null, profileId })
    const inFolderOfHome = (folder?.AssetTitle ?? null) !== null
    let added = 0
    for (const group of inGroups(files, MAX_FILES_PER_DOCUMENT_UPLOAD)) {
      const { DocumentIds } = await command.run({
        ...said,
        VisibilityId: isOthers ? null : saidVisibility(said.VisibilityId, choice, { inFolderOfHome }),
        Files: group.map(({ UploadId }) => ({ UploadId, Title: uploads.length === 1 ? Title : null })),
        FolderId: folder?.FolderId ?? null,
        About: choice,
      })
      added += DocumentIds.length
      group.forEach(({ id }) => remove(id))
    }
    if (added > 0) toast.success(messages.created({ count: added }))
    if (isAll) onClose()
    else setWasTried(true)
  }

  return (
    <Dialog open onClose={onClose} title={text.title} description={whereText(folder?.Name ?? null, isOthers)}>
      <Form form={form} onSubmit={add}>
        <FileDrop
          label={text.drop}
          hint={text.hint({ size: formatBytes(MAX_FILE_BYTES), most: MOST_TOGETHER })}
          extensions={ENDINGS}
          accept={TYPES}
          prepare={sendablePicture}
          maxBytes={MAX_FILE_BYTES}
          camera
          room={MOST_TOGETHER - uploads.length}
          given={given}
          uploads={uploads}
          onFiles={send}
          onRemove={remove}
          onRetry={retry}
        />
        {wasTried && failed > 0 && <p role="alert">{text.notSent({ count: failed })}</p>}
        <TypeField isOfLease={isOfLease} />
        {uploads.length === 1 && (
          <TextField name="Title" label={text.titleField} help={text.titleHelp} maxLength={MAX_DOCUMENT_TITLE} dir="auto" optional />
        )}
        {!isOthers && <OwnersFields fixed={about} ofFolder={folder?.AssetTitle ?? null} />}
        <MoreFields />
        <FormActions>
          <SubmitButton>{count > 0 ? text.add({ count }) : text.addNone}</SubmitButton>
          <CancelButton onClick={onClose} />
        </FormActions>
      </Form>
    </Dialog>
  )
}

function whereText(folder: string | null, isOthers: boolean): string {
  if (folder === null) return text.intoTop
  return isOthers ? text.intoOthers({ folder }) : text.into({ folder })
}
