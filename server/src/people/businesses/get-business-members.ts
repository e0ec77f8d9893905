import type { GetBusinessMembers } from '@keystead/contract/people/businesses/member.operations.ts'
import { accountActor } from '../../rpc/call-context.ts'
import type { Handler } from '../../rpc/module.ts'
import { pageWith, rowsOf } from '../../rpc/page.ts'
import { presentMember } from './member.present.ts'
import { listMembersAround } from './member.queries.ts'

export const getBusinessMembers: Handler<typeof GetBusinessMembers> = async ({ db, actor }, input) => {
  const { accountId } = accountActor(actor)
  const filter = { text: input.Text, status: input.Status, role: null, sort: input.Sort }
  const { rows, count } = await listMembersAround(db, accountId, filter, rowsOf(input))
  return pageWith(
    rows.map((row) => presentMember(row, accountId)),
    input,
    count,
  )
}
