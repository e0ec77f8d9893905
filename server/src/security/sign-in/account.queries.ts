import type { Db } from '../../database/db.ts'
import { EMAIL_LINKS } from './email-links.ts'

/**
 * Whether another account may still take this address back. A thief of an account who changed its address must not put a
 * new account in the way of its owner.
 */
export async function isEmailHeld(db: Db, email: string, except: { accountId: string | null }): Promise<boolean> {
  const held = await db.sql(`select 1 from held_address where email = $1 and purpose = $2 and account_id is distinct from $3 limit 1`, [
    email,
    EMAIL_LINKS.undo.name,
    except.accountId,
  ])
  return held.length > 0
}
