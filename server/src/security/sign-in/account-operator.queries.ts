import { type Db, first } from '../../database/db.ts'

export type OperatedAccount = {
  id: string
  email: string
  first_name: string | null
  last_name: string | null
  plan: string
  state: 'active' | 'disabled' | 'closed'
  created_at: Date
}

const COLUMNS = `a.id, a.email, a.first_name, a.last_name, plan.name as plan, a.created_at,
  case when a.closed_at is not null then 'closed' when a.disabled_at is not null then 'disabled' else 'active' end as state`
const TABLES = 'account_holder a join plan_name plan on plan.id = a.plan_id'

/** Accounts whose email or name holds a text, or whose id it is; the newest first. */
export async function searchAccounts(db: Db, text: string, limit: number): Promise<OperatedAccount[]> {
  return db.sql<OperatedAccount>(
    `select ${COLUMNS} from ${TABLES}
     where a.id::text = lower($1) or strpos(a.email, lower($1)) > 0 or strpos(lower(concat_ws(' ', a.first_name, a.last_name)), lower($1)) > 0
       or exists (select from profile_card p where p.account_id = a.id and strpos(lower(concat_ws(' ', p.first_name, p.last_name)), lower($1)) > 0)
     order by a.created_at desc limit $2`,
    [text, limit],
  )
}

export type ShownAccount = OperatedAccount & {
  email_verified_at: Date | null
  disabled_at: Date | null
  disabled_reason: string | null
  closed_at: Date | null
  profiles: string
  sessions: number
}

export async function findOperatedAccount(db: Db, accountId: string): Promise<ShownAccount | null> {
  return first(
    await db.sql<ShownAccount>(
      `select ${COLUMNS}, a.email_verified_at, a.disabled_at, a.disabled_reason, a.closed_at,
         (select count(*) from profile_card p where p.account_id = a.id and p.status = 'A') || ' active' as profiles,
         (select count(*) from session_record s where s.account_id = a.id and s.revoked_at is null and s.expires_at > now()) as sessions
       from ${TABLES} where a.id = $1`,
      [accountId],
    ),
  )
}
