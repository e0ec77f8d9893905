import { z } from 'zod'
import { signedIn } from '../../rpc/access.ts'
import { area } from '../../rpc/operation.ts'
import { optional, rowId } from '../../values/fields.ts'
import { PropertyNotFound } from '../../properties/properties/property.operations.ts'
import { AboutNotFound } from '../documents/document.operations.ts'
import { RequiredDocumentsForm } from './requirement.forms.ts'

/*
 * Which papers a lease and a home should have. What is missing is what is required and neither there nor valid today.
 */

const documents = area('documents')

const owners = signedIn({ profiles: ['Owner', 'Agent'] })

export const GetRequiredDocuments = documents.query('GetRequiredDocuments', {
  summary: 'Which kinds of documents the active profile wants each of its leases and homes to have.',
  access: owners,
  permission: 'documents:view',
  input: z.strictObject({}),
  output: z.object({
    ForLeaseTypeIds: z.array(z.int()),
    ForPropertyTypeIds: z.array(z.int()),
    /** Nothing was chosen yet: it is what is usual. */
    IsUsual: z.boolean(),
  }),
  reads: ['document'],
})

export const SetRequiredDocuments = documents.command('SetRequiredDocuments', {
  summary: 'Says which kinds of documents each lease and each home of the active profile should have.',
  access: owners,
  permission: 'documents:edit',
  input: RequiredDocumentsForm,
  output: z.object({ Count: z.int() }),
  changes: ['document'],
})

export const GetMissingDocuments = documents.query('GetMissingDocuments', {
  summary: 'What a lease or a home should have papers of, with the one that is there or none; one that has expired counts as missing.',
  access: signedIn({ profiles: ['Owner'], own: { field: 'AssetId', kind: 'asset' } }),
  permission: 'documents:view',
  input: z.strictObject({
    AssetId: rowId('Property'),
    /** Left out: of the home itself. */
    LeaseId: optional(rowId('Lease')),
  }),
  output: z.object({
    Items: z.array(
      z.object({
        DocumentTypeId: z.int(),
        Text: z.string(),
        State: z.enum(['there', 'expired', 'missing']),
        DocumentId: z.guid().nullable(),
        Title: z.string().nullable(),
        ExpiryDate: z.iso.date().nullable(),
      }),
    ),
    MissingCount: z.int(),
  }),
  errors: [PropertyNotFound, AboutNotFound],
  reads: ['document', 'lease', 'asset'],
})
