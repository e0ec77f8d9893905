import type { GetBusinessHistory } from '@keystead/contract/people/businesses/business.operations.ts'
import { languageOf } from '../../rpc/call-context.ts'
import type { Handler } from '../../rpc/module.ts'
import { pageWith, rowsOf } from '../../rpc/page.ts'
import { inWords } from '../../text/said.ts'
import type { ReachedBusiness } from './business.access.ts'
import { listBusinessEvents } from './business.queries.ts'

export const getBusinessHistory: Handler<typeof GetBusinessHistory, ReachedBusiness> = async (context, input) => {
  const { rows, count } = await listBusinessEvents(context.db, context.owned.scope, rowsOf(input))
  const { languages } = context.services
  const reading = { languages, language: languageOf(context), timeZone: 'UTC' }
  const items = rows.map(({ id, at, by, member, said }) => ({
    EventId: id,
    At: at.toISOString(),
    By: by,
    Text:
      inWords({ ...said, values: { ...said.values, ...(member !== null && { name: member }) } }, { ...reading, actor: by ?? undefined }) ??
      '',
  }))
  return pageWith(items, input, count)
}
