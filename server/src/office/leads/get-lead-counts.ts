import type { GetLeadCounts } from '@keystead/contract/office/leads/lead.operations.ts'
import { profileActor } from '../../rpc/call-context.ts'
import type { Handler } from '../../rpc/module.ts'
import { leadsOf } from './lead.access.ts'
import { countLeads } from './lead.queries.ts'

/** A menu says "99+" beyond. */
const MOST_SHOWN = 99

export const getLeadCounts: Handler<typeof GetLeadCounts> = async ({ db, actor }) => {
  const { messages, tours } = await countLeads(db, leadsOf(profileActor(actor)), true, MOST_SHOWN)
  return { Messages: messages, Tours: tours }
}
