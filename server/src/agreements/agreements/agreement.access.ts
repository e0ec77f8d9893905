import { AgreementNotFound } from '@keystead/contract/agreements/agreements/agreement.operations.ts'
import { type Db, first } from '../../database/db.ts'
import { actingAs } from '../../database/pool.ts'
import type { ProfileActor } from '../../rpc/actor.ts'
import { profileActor } from '../../rpc/call-context.ts'
import { fail } from '../../rpc/failure.ts'
import { findOwnerOf } from '../../rpc/find-owner-of.ts'
import type { Resolver } from '../../rpc/module.ts'
import { type Scope, scope } from '../../rpc/scope.ts'

/** Those that the active profile makes and sends. */
export function agreementsOf({ accountId, profileId }: Pick<ProfileActor, 'accountId' | 'profileId'>): Scope<'agreement'> {
  return scope({ accountId, profileId })
}

/** An agreement as the caller of an operation reaches it: as its sender, as one of its parties, or as both. */
export type ReachedAgreement = {
  readonly agreementId: string
  /** Of its sender, whose all its rows are. */
  readonly accountId: string
  readonly isSender: boolean
  /** Of the caller. */
  readonly profileId: string
}

/** Drafts are their maker's alone; what was given to a party is theirs without an end. Missing and foreign ones are answered alike. */
export const agreementOfCall: Resolver<ReachedAgreement> = async ({ db, actor }, agreementId, { access }) => {
  const { accountId, profileId } = profileActor(actor)
  const found = (await findStanding(db, agreementId, { accountId, profileId })) ?? fail(AgreementNotFound)
  const letsParties = access.kind === 'signedIn' && access.own?.reach?.includes('signer') === true
  if (!found.is_sender && !(letsParties && found.is_party)) fail(AgreementNotFound)
  return {
    agreementId,
    accountId: found.account_id,
    isSender: found.is_sender,
    profileId,
  }
}

type StandingRow = { account_id: string; profile_id: string; is_sender: boolean; is_party: boolean }

export async function findStanding(db: Db, agreementId: string, { accountId, profileId }: { accountId: string; profileId: string }) {
  return first(
    await db.sql<StandingRow>(
      `select a.account_id, a.profile_id, a.account_id = $2 and a.profile_id = $3 as is_sender,
         exists (select from open_grant g where g.object_id = a.id and g.relation = 'signer'
           and g.principal_account_id = $2 and g.principal_id = $3) as is_party
       from agreement a where a.id = $1`,
      [agreementId, accountId, profileId],
    ),
  )
}

/**
 * What a party does is written into rows of the sender, and into grants, which no member sees who is given a list of homes. That the caller may is
 * known by then.
 */
export function asSender<Result>(db: Db, accountId: string, work: () => Promise<Result>): Promise<Result> {
  return actingAs(db, accountId, work, { reachesAllHomes: true })
}

/** The home of a lease, no matter who manages it: how the caller stands to that is asked of the home. */
export function homeOfLease(db: Db, leaseId: string): Promise<string | null> {
  return findOwnerOf(db, leaseId, async (seeing, id) => {
    const [row] = await seeing.sql<{ asset_id: string }>('select asset_id from lease_term where id = $1', [id])
    return row?.asset_id ?? null
  })
}
