import { documentFields, UpdateDocumentForm, version } from '@keystead/contract/documents/documents/document.forms.ts'
import { ABOUT_KINDS, MAX_DOCUMENT_TITLE } from '@keystead/contract/documents/documents/document.values.ts'
import { emptyMessage, invalidMessage } from '@keystead/contract/text/messages.ts'
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
  About: optional(z.enum(ABOUT_KINDS, { error: invalidMessage('About') }).exclude(['lease'])),
  /** Which one, where there are many: a property, perhaps with a lease of it, or a person. */
  Property: optional(rowId('Property')),
  Lease: optional(rowId('Lease')),
  Person: optional(rowId('Person')),
  VisibilityId,
  Description,
  Tags: typedTags,
  Date,
  ExpiryDate,
}

type Chosen = Record<'About' | 'Property' | 'Lease' | 'Person', string | null>

/** What it is about is said whole. A lease is enough, where its property can’t be seen any more. */
const hasProperty = ({ About, Property, Lease }: Chosen) => About !== 'property' || Property !== null || Lease !== null
const hasPerson = ({ About, Person }: Chosen) => About !== 'profile' || Person !== null
const noProperty = { path: ['Property'], error: emptyMessage('Property') }
const noPerson = { path: ['Person'], error: emptyMessage('Person') }

const uploadRules = z
  .strictObject({ FilesCount: z.int(), Title: optionalText('Title', { max: MAX_DOCUMENT_TITLE }), ...fields })
  .refine(hasProperty, noProperty)
  .refine(hasPerson, noPerson)
const editRules = z
  .strictObject({ Version: version, Title: requiredText('Title', { max: MAX_DOCUMENT_TITLE }), ...fields })
  .refine(hasProperty, noProperty)
  .refine(hasPerson, noPerson)

/** Said once for all files that are added together. */
export const UploadForm = uploadRules as unknown as z.ZodType<z.output<typeof uploadRules>, UploadDraft>
export const EditForm = editRules as unknown as z.ZodType<z.output<typeof editRules>, EditDraft>

export const CommentsForm = UpdateDocumentForm.pick({ Comments: true })
