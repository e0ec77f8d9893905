import type { Db } from '../../database/db.ts'
import { findNameOf } from '../../identity/profiles/profile.public.ts'
import { findIdentityChecked } from '../../money/payment-accounts/payment-account.public.ts'
import { cutTo } from '../../text/cut-to.ts'
import { acrossAccounts } from '../applications/application.public.ts'
import { findVerifiedLandlord } from './package.queries.ts'

const LONGEST_NAME = 200

/** Who gets a report. */
export type Landlord = { readonly name: string; readonly verifiedAt: Date | null }

/**
 * Who decides, and since when it is known who they are: by the operator, or by the provider of payments, which has checked them before it pays them
 * anything. No agency gives a report to someone of whom neither knows.
 */
export async function findLandlord(
  db: Db,
  { profileId, accountId }: { readonly profileId: string; readonly accountId: string },
): Promise<Landlord> {
  const byOperator = await acrossAccounts(db, () => findVerifiedLandlord(db, profileId))
  if (byOperator) return { name: byOperator.name, verifiedAt: byOperator.verified_at }
  const name = cutTo((await findNameOf(db, profileId)) ?? '', LONGEST_NAME)
  return { name, verifiedAt: await findIdentityChecked(db, { accountId, profileId }) }
}
