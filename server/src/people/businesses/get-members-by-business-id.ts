import type { GetMembersByBusinessId } from '@keystead/contract/people/businesses/member.operations.ts'
import { accountActor } from '../../rpc/call-context.ts'
import type { Handler } from '../../rpc/module.ts'
import { pageWith, rowsOf } from '../../rpc/page.ts'
import type { ReachedBusiness } from './business.access.ts'
import { presentMember } from './member.present.ts'
import { listMembers } from './member.queries.ts'

export const getMembersByBusinessId: Handler<typeof GetMembersByBusinessId, ReachedBusiness> = async ({ db, actor, owned }, input) => {
  const filter = { text: input.Text, status: input.Status, role: input.Role, sort: input.Sort }
  const { rows, count } = await listMembers(db, owned.scope, filter, rowsOf(input))
  const { accountId } = accountActor(actor)
  return pageWith(
    rows.map((row) => presentMember(row, accountId)),
    input,
    count,
  )
}
