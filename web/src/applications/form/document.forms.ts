import { formDocumentFields } from '@keystead/contract/applications/form/form.forms.ts'
import { z } from 'zod'

type DocumentsDraft = { DocumentTypeId: number | null; FilesCount: number }

const rules = z.strictObject({ ...formDocumentFields, FilesCount: z.int() })

/** Said once for all files that are added together. */
export const FormDocumentsForm = rules as unknown as z.ZodType<z.output<typeof rules>, DocumentsDraft>
