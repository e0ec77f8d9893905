import { z } from 'zod'
import { signedIn } from '../../rpc/access.ts'
import { defineError } from '../../rpc/errors.ts'
import { area } from '../../rpc/operation.ts'
import { pageOf, pagingInput } from '../../rpc/paging.ts'
import { chosenFields, notTooManyChosen, somethingChosen } from './document.forms.ts'
import { messages } from './documents-messages.text.ts'
import { FolderHoldsMore } from './folder.operations.ts'

/*
 * What was deleted. It can be restored for 30 days and counts in the storage until it goes for good. Inside a folder that was deleted, what had been
 * deleted before it stays a thing of its own.
 */

const documents = area('documents')

export const NotInBin = defineError('NotInBin', 404, messages.notInBin)

const anyone = signedIn({ profiles: ['Owner', 'Agent', 'Tenant'] })

export const GetDeletedDocuments = documents.query('GetDeletedDocuments', {
  summary: 'The bin of the active profile: documents and folders that were deleted, the latest first.',
  access: anyone,
  permission: 'documents:view',
  input: z.strictObject({ ...pagingInput }),
  output: pageOf(
    z.object({
      Kind: z.enum(['document', 'folder']),
      Id: z.guid(),
      Name: z.string(),
      /** Of a folder: with all that went along. */
      DocumentsCount: z.int(),
      Bytes: z.int(),
      DeletedAt: z.iso.datetime(),
      GoneAt: z.iso.datetime(),
    }),
  ),
  reads: ['document'],
})

export const RestoreDocuments = documents.command('RestoreDocuments', {
  summary:
    'Brings documents and folders back from the bin to where they were; at the top where that folder is gone. A folder whose name is taken by now gets a number behind it.',
  access: anyone,
  permission: 'documents:delete',
  input: z
    .strictObject(chosenFields)
    .refine(...somethingChosen)
    .refine(...notTooManyChosen),
  output: z.object({ RestoredCount: z.int() }),
  errors: [NotInBin, FolderHoldsMore],
  changes: ['document'],
})

export const DeleteForever = documents.command('DeleteForever', {
  summary: 'Deletes documents and folders in the bin for good. Nothing brings them back.',
  access: anyone,
  permission: 'documents:delete',
  input: z
    .strictObject(chosenFields)
    .refine(...somethingChosen)
    .refine(...notTooManyChosen),
  output: z.object({
    DeletedCount: z.int(),
    /** Of a folder of thousands, the rest goes in the next minutes. */
    IsUnderWay: z.boolean(),
  }),
  errors: [NotInBin, FolderHoldsMore],
  changes: ['document'],
})
