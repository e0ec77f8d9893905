import type { Db } from '../src/database/db.ts'

/*
 * Rules for policies, views and functions, asked of the catalog: each answers its offenses. They run in a transaction that may be rolled
 * back, claims nothing, and names everything with its schema.
 */

export type Lint = (db: Db) => Promise<string[]>

type Expression = { name: string; tablename: string; expression: string }

/** What permissive policies let through; names in it carry their schema. */
async function policyExpressions(db: Db): Promise<Expression[]> {
  await db.sql(`set local search_path = ''`)
  return db.sql<Expression>(
    `select tablename || '.' || policyname as name, tablename, expression
     from pg_policies cross join lateral (values (qual), (with_check)) given (expression)
     where schemaname = 'public' and permissive = 'PERMISSIVE' and expression is not null order by 1`,
  )
}

/** Inlined into the statement: PostgreSQL reads a setting of the transaction where the function is called. */
const READS_A_SETTING = /^\s*select (nullif|coalesce)\(current_setting\('app\.\w+', true\), ''\)(::uuid| = 'on')\s*$/

/**
 * Functions that a policy would call for each row, such as `f(x)` in place of `(select f(x))`, which is asked once. Those that only read
 * a setting are as good as a value, and the planner expects fewer rows than it would of a sub-select (0053).
 */
export const callsForEachRow: Lint = async (db) => {
  const expressions = await policyExpressions(db)
  const functions = await db.sql<{ name: string; isInlined: boolean }>(
    `select n.nspname || '.' || p.proname as name,
       l.lanname = 'sql' and p.proconfig is null and not p.prosecdef and not p.proretset and p.prosrc ~ $1 as "isInlined"
     from pg_proc p join pg_namespace n on n.oid = p.pronamespace join pg_language l on l.oid = p.prolang
     where n.nspname in ('public', 'pg_catalog') and p.provolatile <> 'i'`,
    [READS_A_SETTING.source],
  )
  const slow = new Set(functions.filter(({ isInlined }) => !isInlined).map(({ name }) => name))
  return expressions.flatMap(({ name, tablename, expression }) =>
    [...expression.matchAll(/(\( SELECT )?\b((?:\w+\.)?\w+)\(/g)]
      .filter(([, , fn]) => slow.has(fn!.includes('.') ? fn! : `pg_catalog.${fn}`))
      // In a sub-select, a column of the row is written with its table.
      .filter((call) => !call[1] || argumentsAt(expression, call.index + call[0].length).includes(`${tablename}.`))
      .map(([, , fn]) => `${name} calls ${fn} for each row`),
  )
}

/** Up to the bracket that closes them. */
function argumentsAt(expression: string, start: number): string {
  let open = 1
  let end = start
  for (; open > 0 && end < expression.length; end += 1) open += expression[end] === '(' ? 1 : expression[end] === ')' ? -1 : 0
  return expression.slice(start, end)
}

/** Tables on which more than one policy lets rows through for the same command: each is asked, and one is enough. */
export const tablesWithSeveralPolicies: Lint = async (db) => {
  const rows = await db.sql<{ tablename: string }>(
    `select distinct tablename::text from (
       select tablename from pg_policies cross join lateral unnest(
         case cmd when 'ALL' then array['SELECT', 'INSERT', 'UPDATE', 'DELETE'] else array[cmd] end) one (command)
       where schemaname = 'public' and permissive = 'PERMISSIVE' group by tablename, one.command having count(*) > 1) several
     order by 1`,
  )
  return rows.map(({ tablename }) => tablename)
}

/** Policies that ask neither the row nor who is asking, and say yes. */
export const policiesThatAreAlwaysTrue: Lint = async (db) => {
  const offenses: string[] = []
  for (const { name, expression } of await policyExpressions(db)) {
    await db.sql('savepoint expression')
    // What names a column of the row cannot be asked without one.
    const answer = await db.sql<{ is: boolean }>(`select (${expression}) as is`).catch(() => [])
    await db.sql('rollback to savepoint expression')
    if (answer[0]?.is) offenses.push(`${name} is always true`)
  }
  return offenses
}

/** Policies for reading that ask a view: pg_dump refuses tables with such a one. */
export const policiesThatAskViews: Lint = async (db) => {
  const rows = await db.sql<{ name: string }>(
    `select distinct c.relname || '.' || p.polname || ' asks ' || v.relname as name
     from pg_policy p
     join pg_class c on c.oid = p.polrelid
     join pg_depend d on d.classid = 'pg_policy'::regclass and d.objid = p.oid and d.refclassid = 'pg_class'::regclass
     join pg_class v on v.oid = d.refobjid and v.relkind = 'v'
     where p.polcmd in ('r', '*') order by 1`,
  )
  return rows.map(({ name }) => name)
}

/** Tables that point to an account or a profile and show all their rows to the application. */
export const tablesOfPeopleThatAreOpen: Lint = async (db) => {
  const rows = await db.sql<{ name: string }>(`
    select distinct c.relname::text as name from pg_class c
    left join pg_attribute a on a.attrelid = c.oid and a.attname in ('account_id', 'profile_id') and not a.attisdropped
    left join pg_constraint f on f.conrelid = c.oid and f.contype = 'f'
      and f.confrelid in ('public.account'::regclass, 'public.profile'::regclass)
    where c.relnamespace = 'public'::regnamespace and c.relkind = 'r' and not (c.relrowsecurity and c.relforcerowsecurity)
      and (a.attname is not null or f.oid is not null)
    order by 1`)
  return rows.map(({ name }) => name)
}

/** Tables whose policies do nothing for the role that owns them, which is the application's. */
export const tablesWithIdlePolicies: Lint = async (db) => {
  const rows = await db.sql<{ name: string }>(
    `select distinct c.relname::text as name from pg_policy p join pg_class c on c.oid = p.polrelid
     where c.relnamespace = 'public'::regnamespace and not (c.relrowsecurity and c.relforcerowsecurity) order by 1`,
  )
  return rows.map(({ name }) => name)
}

/** Views that read with the rights of their owner. */
export const viewsThatSeeForOthers: Lint = async (db) => {
  const rows = await db.sql<{ name: string }>(
    `select c.relname::text as name from pg_class c
     where c.relnamespace = 'public'::regnamespace and c.relkind in ('v', 'm')
       and not coalesce(c.reloptions, '{}') && '{security_invoker=true,security_invoker=on}'
       and not exists (select from pg_depend d where d.objid = c.oid and d.classid = 'pg_class'::regclass and d.deptype = 'e')
     order by 1`,
  )
  return rows.map(({ name }) => name)
}

type Routine = { name: string; language: string; body: string; definition: string; hasPath: boolean; isDefiner: boolean }

async function ownFunctions(db: Db): Promise<Routine[]> {
  return db.sql<Routine>(
    `select p.oid::regprocedure::text as name, l.lanname as language, p.prosrc as body, pg_get_functiondef(p.oid) as definition,
       exists (select from unnest(p.proconfig) setting where setting like 'search_path=%') as "hasPath", p.prosecdef as "isDefiner"
     from pg_proc p join pg_language l on l.oid = p.prolang
     where p.pronamespace = 'public'::regnamespace and p.prokind <> 'a'
       and not exists (select from pg_depend d where d.objid = p.oid and d.classid = 'pg_proc'::regclass and d.deptype = 'e')
     order by 1`,
  )
}

/**
 * Functions of triggers that hold the rows before a change against those after it in a way that may become a nested loop. A session keeps
 * the plan of its first change, which often concerns no row at all, and of 50,000 rows each would then be read for each other. A full
 * join finds the same pairs, and always by hashing or merging.
 */
export const triggersThatMayCompareAllWithAll: Lint = async (db) => {
  const rows = await db.sql<{ name: string; body: string; before: string; after: string }>(
    `select distinct p.oid::regprocedure::text as name, p.prosrc as body, t.tgoldtable::text as before, t.tgnewtable::text as after
     from pg_trigger t join pg_proc p on p.oid = t.tgfoid
     where p.pronamespace = 'public'::regnamespace and t.tgoldtable is not null and t.tgnewtable is not null order by 1`,
  )
  return rows.filter(({ body, before, after }) => new RegExp(`(?<!full )join (${before}|${after})\\b`).test(body)).map(({ name }) => name)
}

/** Functions that do what their owner may do. */
export const functionsThatActForOthers: Lint = async (db) =>
  (await ownFunctions(db)).filter(({ isDefiner }) => isDefiner).map(({ name }) => name)

/** Functions in SQL that cannot be made under an empty search path, as a restored dump makes them (0048). */
export const sqlThatNeedsAPath: Lint = async (db) => {
  const offenses: string[] = []
  await db.sql(`set local search_path = ''`)
  for (const { name, definition } of (await ownFunctions(db)).filter(({ language }) => language === 'sql')) {
    await db.sql('savepoint definition')
    await db.sql(definition).catch((error: Error) => offenses.push(`${name}: ${error.message}`))
    await db.sql('rollback to savepoint definition')
  }
  return offenses
}

/** Functions in PL/pgSQL that neither bring a search path nor name schemas: their body is read only when it runs. */
export const plpgsqlThatNeedsAPath: Lint = async (db) => {
  const rows = await db.sql<{ name: string }>(
    `select relname::text as name from pg_class where relnamespace = 'public'::regnamespace and relkind in ('r', 'p', 'v', 'S')
     union select proname from pg_proc where pronamespace = 'public'::regnamespace`,
  )
  const ours = new Set(rows.map(({ name }) => name))
  return (await ownFunctions(db))
    .filter(({ language, hasPath }) => language === 'plpgsql' && !hasPath)
    .flatMap(({ name, body }) => {
      const statements = body.replaceAll(/--[^\n]*/g, '').replaceAll(/'(?:[^']|'')*'/g, `''`)
      const bare = [...statements.matchAll(/(?<![\w.])[a-z_]\w*(?!\w|\.)/g)].map(([word]) => word).filter((word) => ours.has(word))
      return bare.length > 0 ? [`${name}: ${[...new Set(bare)].join(', ')}`] : []
    })
}
