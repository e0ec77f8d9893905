import { documentFields, version } from '@keystead/contract/documents/documents/document.forms.ts'
import { MAX_DOCUMENT_TITLE } from '@keystead/contract/documents/documents/document.values.ts'
import { invalidMessage } from '@keystead/contract/text/messages.ts'
import { optional, optionalText, requiredText, rowId } from '@keystead/contract/values/fields.ts'
import { z } from 'zod'
import type { EditDraft, UploadDraft } from './document-draft.ts'

/** Typed in one line, as people write them. */
const typedTags = z
  .string({ error: invalidMessage('Tags') })
  .nullish()
  .transform((typed) =>
    (typed ?? '')
      .split(',')
      .map((tag) => tag.trim())
      .filter(Boolean),
  )
  .pipe(documentFields.Tags.unwrap())

const { DocumentTypeId, VisibilityId, Description, Date, ExpiryDate } = documentFields

const fields = {
  DocumentTypeId,
  /** What it is about, as it is chosen: a property, and perhaps a lease of it. */
  Property: optional(rowId('Property')),
  Lease: optional(rowId('Lease')),
  VisibilityId,
  Description,
  Tags: typedTags,
  Date,
  ExpiryDate,
}

const uploadRules = z.strictObject({ FilesCount: z.int(), Title: optionalText('Title', { max: MAX_DOCUMENT_TITLE }), ...fields })
const editRules = z.strictObject({ Version: version, Title: requiredText('Title', { max: MAX_DOCUMENT_TITLE }), ...fields })

/** Said once for all files that are added together. */
export const UploadForm = uploadRules as unknown as z.ZodType<z.output<typeof uploadRules>, UploadDraft>
export const EditForm = editRules as unknown as z.ZodType<z.output<typeof editRules>, EditDraft>

export const CommentsForm = z.strictObject({ Comments: optionalText('Comments', { max: 500 }) })
