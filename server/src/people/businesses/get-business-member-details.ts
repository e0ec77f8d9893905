import type { GetBusinessMemberDetails } from '@keystead/contract/people/businesses/member.operations.ts'
import { AREAS, type Rights } from '@keystead/contract/rpc/permissions.ts'
import { listSeatAssets } from '../../access/seat.queries.ts'
import { accountActor } from '../../rpc/call-context.ts'
import type { Handler } from '../../rpc/module.ts'
import type { ReachedPart } from './business.access.ts'
import { homesAmong } from './given-homes.ts'
import { presentMember } from './member.present.ts'
import { getMember } from './member.queries.ts'
import { chosenRole, roleKeyOf } from './role-choice.ts'

/** Units come with their building and are not named one by one. */
export const getBusinessMemberDetails: Handler<typeof GetBusinessMemberDetails, ReachedPart> = async (context, _input) => {
  const { db, actor, owned } = context
  const row = await getMember(db, owned.scope, owned.partId)
  const { rights } = await chosenRole(db, owned.scope, roleKeyOf(row))
  const homes = row.is_limited ? await homesAmong(context, owned, await listSeatAssets(db, row.id)) : []
  return {
    ...presentMember(row, accountActor(actor).accountId),
    Version: row.version,
    Rights: Object.fromEntries(AREAS.map((area) => [area, rights[area] ?? 'none'])) as Rights,
    Properties: homes
      .filter(({ isUnitOfGiven }) => !isUnitOfGiven)
      .map(({ id, title, address }) => ({ AssetId: id, Title: title, Address: address })),
    InvitedBy: row.invited_by,
    MayResend: row.status === 'invited' && row.may_resend,
  }
}
