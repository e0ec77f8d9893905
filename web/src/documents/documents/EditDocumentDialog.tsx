import { DocumentChanged, EditDocument, GetDocumentDetails } from '@keystead/contract/documents/documents/document.operations.ts'
import type { DocumentDetails } from '@keystead/contract/documents/documents/document.schemas.ts'
import { DOCUMENT_TYPES, MAX_DOCUMENT_TITLE } from '@keystead/contract/documents/documents/document.values.ts'
import { formatDate, isCalendarDate } from '@keystead/contract/values/dates.ts'
import type { z } from 'zod'
import { call } from '../../api/call.ts'
import { useCommand } from '../../api/query.ts'
import { useSession } from '../../sessions/session.ts'
import { Dialog } from '../../ui/Dialog.tsx'
import { CancelButton, Form, FormActions, SubmitButton } from '../../ui/form/Form.tsx'
import { mergeChanges } from '../../ui/form/merge-changes.ts'
import { TextField } from '../../ui/form/TextField.tsx'
import { useContractForm } from '../../ui/form/use-contract-form.ts'
import { useVersionedForm } from '../../ui/form/use-versioned-form.tsx'
import { toast } from '../../ui/toast.tsx'
import { EditForm } from './document-draft.forms.ts'
import { aboutOf, draftOf, type EditDraft, saidVisibility } from './document-draft.ts'
import { MoreFields, OwnersFields, TypeField } from './DocumentFields.tsx'
import { messages } from './documents-messages.text.ts'
import { text as upload } from './upload.text.ts'
import { text } from './view-document.text.ts'

const LABELS: Partial<Record<keyof EditDraft, string>> = {
  Title: text.titleField,
  DocumentTypeId: upload.type,
  About: upload.about,
  Property: upload.property,
  Lease: upload.lease,
  Person: upload.person,
  VisibilityId: upload.visibility,
  Description: upload.description,
  Tags: upload.tags,
  Date: upload.date,
  ExpiryDate: upload.expiry,
}

type EditDocumentDialogProps = { document: DocumentDetails; onClose: () => void }

/** What is said of it. Where it lies, what it is about and who sees it are its owner’s to say. */
export function EditDocumentDialog({ document, onClose }: EditDocumentDialogProps) {
  const { DocumentId, FolderId, About, VisibilityId } = document
  const profileId = useSession()?.Profile?.ProfileId ?? null
  const isOwn = document.Standing === 'own'
  const command = useCommand(EditDocument)
  const initial = draftOf(document)
  const form = useContractForm(EditForm, initial)
  const { save, notice } = useVersionedForm(form, {
    initial,
    changed: DocumentChanged,
    loadNewest: async () => draftOf(await call(GetDocumentDetails, { DocumentId })),
    merge: (three) => mergeChanges(three, LABELS, wordsOf),
  })

  async function send({ About: kind, Property, Lease, Person, ...said }: z.output<typeof EditForm>) {
    const kept = About && { Kind: About.Kind, Id: About.Id }
    const about = aboutOf({ About: kind, Property, Lease, Person }, { kept, profileId })
    const owners = isOwn ? { About: about, VisibilityId: saidVisibility(said.VisibilityId, about) } : { About: kept, VisibilityId }
    await save(command.run({ ...said, ...owners, DocumentId, FolderId }))
    toast.success(messages.updated)
    onClose()
  }

  return (
    <Dialog open onClose={onClose} title={text.editTitle({ title: document.Title })}>
      {notice}
      <Form form={form} onSubmit={send}>
        <TextField name="Title" label={text.titleField} maxLength={MAX_DOCUMENT_TITLE} dir="auto" firstFocus />
        <TypeField isOfLease={false} />
        {isOwn && <OwnersFields kept={About} />}
        <MoreFields />
        <FormActions>
          <SubmitButton>{text.save}</SubmitButton>
          <CancelButton onClick={onClose} />
        </FormActions>
      </Form>
    </Dialog>
  )
}

/** How two versions of a field are told apart. */
function wordsOf(field: keyof EditDraft, value: unknown): string {
  if (value === null || value === '' || value === undefined) return text.none
  if (field === 'DocumentTypeId') return DOCUMENT_TYPES.find(({ Id }) => Id === value)?.Text ?? text.none
  if (field === 'VisibilityId') return text.visibilities[value as keyof typeof text.visibilities]
  if (field === 'About') return upload.kinds[value as keyof typeof upload.kinds] ?? upload.keptKind
  if (field === 'Property' || field === 'Lease' || field === 'Person') return text.chosen
  const words = String(value)
  return isCalendarDate(words) ? formatDate(words) : words
}
