import { z } from 'zod'
import { signedIn } from '../../rpc/access.ts'
import { area } from '../../rpc/operation.ts'
import { invalidMessage } from '../../text/messages.ts'
import { optional } from '../../values/fields.ts'
import { isTimeZone } from '../../values/time-zones.ts'
import { EXPORTED_LISTS } from './list-export.values.ts'

const common = area('common')

export const ExportList = common.command('ExportList', {
  summary: 'A short-lived link to a CSV of a list that the caller may read, by its filters; paging is left out.',
  access: signedIn({ profiles: ['Owner', 'Agent', 'Tenant'] }),
  permission: 'any member',
  input: z.strictObject({
    List: z.enum(EXPORTED_LISTS, { error: invalidMessage('List') }),
    /** Of the call that the list is read by. It decides who may read it, and says at the field what is wrong. */
    Filters: z.record(z.string(), z.unknown(), { error: invalidMessage('Filters') }).default({}),
    /** Of the reader, whose clock the file tells; UTC where it is left out. */
    TimeZone: optional(z.string({ error: invalidMessage('Time zone') }).refine(isTimeZone, { error: invalidMessage('Time zone') })),
  }),
  output: z.object({ Url: z.string(), Expires: z.iso.datetime() }),
})
