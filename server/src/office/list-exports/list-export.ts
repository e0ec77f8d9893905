import { Readable } from 'node:stream'
import { ExportList } from '@keystead/contract/platform/list-exports/list-export.operations.ts'
import { type ExportedList, MOST_EXPORTED } from '@keystead/contract/platform/list-exports/list-export.values.ts'
import { type Download, defineDownload } from '../../files/downloads.ts'
import { csvLine } from '../../files/csv-line.ts'
import type { AccountActor } from '../../rpc/actor.ts'
import type { CallContext } from '../../rpc/call-context.ts'
import { actorIn, claimsOf } from '../../rpc/claims-of.ts'
import { checkAccess } from '../../http/check-access.ts'
import { findSeat, memberRightsOf } from '../../access/seat.queries.ts'
import { parseInput } from '../../http/parse.ts'
import type { Services } from '../../rpc/services.ts'
import type { Db } from '../../database/db.ts'
import { EXPORTS } from './exported-lists.ts'
import { text } from './list-export.text.ts'
import { momentCells } from './moment-cells.ts'

/** Who asked for a list, without what their session knows besides. */
type Reader = Pick<AccountActor, 'accountId' | 'actingFor' | 'language'>
type Subject = { list: ExportedList; filters: Record<string, unknown>; timeZone: string; reader: Reader }

export function subjectOf(subject: Subject): string {
  return JSON.stringify(subject)
}

const BYTE_ORDER_MARK = '\ufeff'

/** One page of the list, as long as it may be: one statement, so that nothing moves between two pages. */
export const listExport = defineDownload('list-export', ExportList, async (services, request): Promise<Download | null> => {
  const { list, filters, timeZone, reader } = JSON.parse(request.subject) as Subject
  const actor = await readerNow(services, reader)
  if (actor === null) return null
  const { operation, read, fileName, columns } = EXPORTS[list]
  checkAccess(operation, actor)
  const input = {
    ...(parseInput(operation.input, filters, services.settings.PASSWORD_RULES) as object),
    PageIndex: 0,
    PageSize: MOST_EXPORTED + 1,
  }
  const { Items } = await services.database.transaction(
    claimsOf(operation, actor),
    (db) => read(readingContext(services, db, actorIn(operation.permission, actor)), input),
    { readOnly: true },
  )
  const moment = momentCells(timeZone)
  const t = services.languages.inLanguage(text, reader.language)
  const isCut = Items.length > MOST_EXPORTED
  const lines = [
    csvLine(columns.map(({ header }) => t.columns[header])),
    ...Items.slice(0, MOST_EXPORTED).map((item) => csvLine(columns.map(({ cell }) => cellText(cell(item, moment, t), t)))),
    ...(isCut ? [csvLine([t.isCut({ count: MOST_EXPORTED })])] : []),
  ]
  return {
    stream: Readable.from([BYTE_ORDER_MARK + lines.join('')]),
    fileName: `${t.files[fileName]} ${services.clock.now().toISOString().slice(0, 10)}.csv`,
    contentType: 'text/csv; charset=utf-8',
  }
})

function cellText(cell: string | number | boolean | null | undefined, t: typeof text): string {
  if (typeof cell === 'boolean') return cell ? t.yes : t.no
  return String(cell ?? '')
}

/** A member may since have been removed, or have another role. */
async function readerNow(services: Services, reader: Reader): Promise<AccountActor | null> {
  const { accountId, actingFor } = reader
  if (actingFor.member === null || actingFor.profileId === null) return actorOf(reader)
  const seat = await findSeat(services.database.db, accountId, actingFor.profileId)
  return seat && actorOf({ ...reader, actingFor: { ...actingFor, member: memberRightsOf(seat) } })
}

/** No session is asked for here: the link is good for the one who asked. */
function actorOf({ accountId, actingFor, language }: Reader): AccountActor {
  return {
    kind: 'account',
    accountId,
    sessionId: '',
    actingFor,
    language,
    factorIsFresh: false,
    byFormerSecret: false,
    secretSha256: Buffer.alloc(0),
  }
}

/** Of a query: it changes nothing, and asks no one where they are. */
function readingContext(services: Services, db: Db, actor: AccountActor): CallContext {
  const not = () => {
    throw new Error('a list that is exported is only read')
  }
  return {
    db,
    actor,
    services,
    origin: { deviceId: null, deviceIsKnown: false, ip: '', userAgent: null, language: services.languages.usual, publicOrigin: '' },
    setSession: not,
    audit: not,
    afterCommit: not,
  }
}
