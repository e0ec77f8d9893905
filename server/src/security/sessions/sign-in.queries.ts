import { type Db, first, prepare } from '../../database/db.ts'

export type AccountOfSignIn = {
  id: string
  email: string
  plan_id: number
  plan: string
  language: string
  default_profile_id: string | null
  /** Null where there is no default profile, or it was removed. */
  default_profile_type_id: number | null
}

const accountOfSignIn = prepare<AccountOfSignIn, [string]>(
  'account-of-sign-in',
  `select a.id, a.email, a.language, a.plan_id, plan.name as plan, a.default_profile_id, p.profile_type_id as default_profile_type_id
   from account_holder a
   join plan_name plan on plan.id = a.plan_id
   left join profile_card p on p.id = a.default_profile_id and p.status = 'A'
   where a.id = $1 and a.status = 'A'`,
)

/** Null for an account that is closed or disabled. */
export async function findAccountOfSignIn(db: Db, accountId: string): Promise<AccountOfSignIn | null> {
  return first(await db.prepared(accountOfSignIn, [accountId]))
}
