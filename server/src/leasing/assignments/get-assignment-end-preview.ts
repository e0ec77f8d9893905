import type { GetAssignmentEndPreview } from '@keystead/contract/leasing/assignments/assignment.operations.ts'
import { WhatTenancyLeaves } from '@keystead/contract/leasing/leases/lease.events.ts'
import { languageOf } from '../../rpc/call-context.ts'
import type { Handler } from '../../rpc/module.ts'
import type { ReachedAssignment } from './assignment.access.ts'

/** Rooms above know what is open between the two sides. The work of an agent leaves nothing. */
export const getAssignmentEndPreview: Handler<typeof GetAssignmentEndPreview, ReachedAssignment> = async (context) => {
  const { row, reached } = context.owned
  if (row.role === 'agent' || reached === null) return { Leaves: [] }
  const mayBill = reached.relation === 'manager' || reached.scopes.includes('invoice')
  const { events, languages } = context.services
  const answers = await events.ask(context, WhatTenancyLeaves, { id: row.id, accountId: row.account_id, assetId: row.asset_id, mayBill })
  return { Leaves: answers.flat().map((english) => languages.otherWords(english, languageOf(context))) }
}
