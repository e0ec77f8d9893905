import type { GetLeads, Lead } from '@keystead/contract/office/leads/lead.operations.ts'
import type { Db } from '../../database/db.ts'
import { listInquiriesById, presentInquiry } from '../../marketplace/inquiries/inquiry.public.ts'
import { listToursById, presentTour } from '../../marketplace/tours/tour.public.ts'
import { profileActor } from '../../rpc/call-context.ts'
import type { Handler } from '../../rpc/module.ts'
import { MOST_COUNTED, pageWith, rowsOf } from '../../rpc/page.ts'
import { type LeadReader, leadsOf } from './lead.access.ts'
import { type LeadRow, countLeads, listLeads } from './lead.queries.ts'

export const getLeads: Handler<typeof GetLeads> = async ({ db, actor }, { Kind, WaitingOnly, ...page }) => {
  const reader = leadsOf(profileActor(actor))
  const choice = { kind: Kind, waitingOnly: WaitingOnly, ...rowsOf(page) }
  const rows = await listLeads(db, reader, choice)
  const { messages, tours } = await countLeads(db, reader, WaitingOnly, MOST_COUNTED)
  const count = { all: messages + tours, messages, tours }[Kind]
  return pageWith(await readLeads(db, reader, rows), page, count)
}

/** Each room tells of its own, all at once. */
async function readLeads(db: Db, from: LeadReader, rows: readonly LeadRow[]): Promise<Lead[]> {
  const idsOf = (kind: LeadRow['kind']) => rows.filter((row) => row.kind === kind).map(({ id }) => id)
  const inquiries = new Map((await listInquiriesById(db, from.messages, idsOf('message'))).map((row) => [row.id, row]))
  const tours = new Map((await listToursById(db, from.reader, from.tours, idsOf('tour'))).map((row) => [row.id, row]))
  return rows.flatMap(({ id, waits }): Lead[] => {
    const [inquiry, tour] = [inquiries.get(id), tours.get(id)]
    if (inquiry) return [{ Kind: 'message', Waits: waits, Message: presentInquiry(inquiry) }]
    return tour ? [{ Kind: 'tour', Waits: waits, Tour: presentTour(tour, from.tours) }] : []
  })
}
