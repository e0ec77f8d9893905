import { checkRecorded, recordFields } from '@keystead/contract/applications/screening/screening.forms.ts'
import { z } from 'zod'

const { UploadIds: _, ...fields } = recordFields

/** Files are on their way while the rest is said: that there are some counts, and which they are follows. */
export const RecordForm = z
  .strictObject({ ...fields, FilesCount: z.int() })
  .superRefine(({ FilesCount, ...recorded }, context) =>
    checkRecorded({ ...recorded, UploadIds: Array.from({ length: FilesCount }, () => '') }, (path, message) =>
      context.addIssue({ code: 'custom', path: [path], message }),
    ),
  )
