import { z } from 'zod'
import { publicAccess } from '../../rpc/access.ts'
import { defineError } from '../../rpc/errors.ts'
import { area } from '../../rpc/operation.ts'
import { messages } from './listing-reports-messages.text.ts'
import { rowId } from '../../values/fields.ts'
import { PropertyNotFound } from '../../properties/properties/property.operations.ts'
import { reportFields, saysWhat, saysWhatOptions } from './listing-report.forms.ts'

const assets = area('assets')

export const TooManyReports = defineError('TooManyReports', 429, messages.tooManyReports)

export const ReportListing = assets.command('ReportListing', {
  summary: 'Tells those who run the installation what is wrong with a listing. The lister never learns who did.',
  access: publicAccess('Anyone who sees a listing may report it. A quota for each sender limits abuse.'),
  input: z.strictObject({ AssetId: rowId('Property'), ...reportFields }).refine(saysWhat, saysWhatOptions),
  output: z.object({ Reported: z.literal(true) }),
  errors: [PropertyNotFound, TooManyReports],
  changes: ['ticket'],
  quota: 'sensitive',
})
