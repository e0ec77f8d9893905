import type { ExportList } from '@keystead/contract/platform/list-exports/list-export.operations.ts'
import { downloadLink } from '../../files/downloads.ts'
import { accountActor, profileActor } from '../../rpc/call-context.ts'
import { checkAccess } from '../../http/check-access.ts'
import type { Handler } from '../../rpc/module.ts'
import { parseInput } from '../../http/parse.ts'
import { EXPORTS } from './exported-lists.ts'
import { listExport, subjectOf } from './list-export.ts'

/** The call behind the list decides: who may not read it there takes nothing of it home. */
export const exportList: Handler<typeof ExportList> = async ({ actor, services, audit }, { List, Filters, TimeZone }) => {
  const { operation } = EXPORTS[List]
  checkAccess(operation, actor)
  parseInput(operation.input, Filters, services.settings.PASSWORD_RULES)
  const { accountId, actingFor, language } = accountActor(actor)
  const subject = subjectOf({ list: List, filters: Filters, timeZone: TimeZone ?? 'UTC', reader: { accountId, actingFor, language } })
  const link = downloadLink(services, listExport, { accountId, subject })
  audit(profileActor(actor).profileId, { list: List })
  return { Url: link.url, Expires: link.expires.toISOString() }
}
