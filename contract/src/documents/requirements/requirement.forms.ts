import { z } from 'zod'
import { invalidMessage } from '../../text/messages.ts'
import { choice } from '../../values/fields.ts'
import { DOCUMENT_TYPE_IDS } from '../documents/document.values.ts'
import { MAX_REQUIRED } from './requirement.values.ts'

const typeIds = (label: string) =>
  z
    .array(choice('Document type', DOCUMENT_TYPE_IDS), { error: invalidMessage(label) })
    .max(MAX_REQUIRED, { error: invalidMessage(label) })
    .transform((given) => [...new Set(given)])

export const RequiredDocumentsForm = z.strictObject({
  ForLeaseTypeIds: typeIds('For each lease'),
  ForPropertyTypeIds: typeIds('For each property'),
})
