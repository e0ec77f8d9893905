import type { Db } from '../../database/db.ts'
import { getFactors } from '../factors/factor.public.ts'

/** Whether an account can be signed in to without any provider. */
export async function hasOtherWayIn(db: Db, accountId: string): Promise<boolean> {
  const { hasPassword, passkeyCount } = await getFactors(db, accountId)
  return hasPassword || passkeyCount > 0
}
