import { BusinessNotFound } from '@keystead/contract/people/businesses/business.operations.ts'
import { MemberNotFound, RoleNotFound } from '@keystead/contract/people/businesses/member.operations.ts'
import { ImageNotFound } from '@keystead/contract/rpc/file-errors.ts'
import { first } from '../../database/db.ts'
import { type CallContext, accountActor, profileActor } from '../../rpc/call-context.ts'
import { fail } from '../../rpc/failure.ts'
import type { Resolver } from '../../rpc/module.ts'
import { type Scope, scope } from '../../rpc/scope.ts'

/** All that belongs to the business for which the caller acts. */
export type BusinessScope = Scope<'business'>

/** The one business of an account, for those who act for it. */
export type ReachedBusiness = {
  readonly businessId: string
  readonly accountId: string
  readonly profileId: string
  readonly scope: BusinessScope
}

export function businessOf({ accountId, profileId }: { accountId: string; profileId: string }): BusinessScope {
  return scope({ accountId, profileId })
}

async function findReached({ db, actor }: Pick<CallContext, 'db' | 'actor'>): Promise<ReachedBusiness | null> {
  if (accountActor(actor).actingFor.member === null) return null
  const { accountId, profileId } = profileActor(actor)
  const row = first(
    await db.sql<{ id: string }>(`select id from business where account_id = $1 and profile_id = $2 and status <> 'deleted'`, [
      accountId,
      profileId,
    ]),
  )
  return row && { businessId: row.id, accountId, profileId, scope: businessOf({ accountId, profileId }) }
}

/** A business is reached by those who act for it, and by no one else: its members switch to it first. */
export const businessOfCall: Resolver<ReachedBusiness> = async (context, businessId) => {
  const reached = await findReached(context)
  return reached?.businessId === businessId ? reached : fail(BusinessNotFound)
}

/** A member, picture or role of the business for which the caller acts. */
export type ReachedPart = ReachedBusiness & { readonly partId: string }

function partOfCall(
  table: 'business_member' | 'business_image' | 'business_role',
  missing: typeof MemberNotFound | typeof ImageNotFound | typeof RoleNotFound,
): Resolver<ReachedPart> {
  return async (context, partId) => {
    const reached = (await findReached(context)) ?? fail(missing)
    const found = await context.db.sql(PARTS[table], [partId, reached.businessId, reached.accountId])
    return found.length > 0 ? { ...reached, partId } : fail(missing)
  }
}

const PARTS = {
  business_member: 'select true as found from business_member where id = $1 and business_id = $2 and account_id = $3',
  business_image: 'select true as found from business_image where id = $1 and business_id = $2 and account_id = $3',
  business_role: 'select true as found from business_role where id = $1 and business_id = $2 and account_id = $3',
} as const

export const memberOfCall = partOfCall('business_member', MemberNotFound)
export const businessImageOfCall = partOfCall('business_image', ImageNotFound)
export const roleOfCall = partOfCall('business_role', RoleNotFound)
