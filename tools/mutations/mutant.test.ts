import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { ROOT } from '../run-step.ts'
import { DOCUMENT_RULES } from './document-rules.ts'
import { EQUIVALENT } from './equivalent.ts'
import { MEMBER_RULES, memberMutant, policyMutants } from './member-rules.ts'
import { mutantsOf, without } from './mutant.ts'
import { spelledMutant } from './spelled.ts'

const FILE = 'server/src/x.queries.ts'
const mutated = (text: string) => mutantsOf(FILE, text).map((mutant) => without(mutant, text))

test('whose rows a function touches is one rule', () => {
  expect(mutated('select 1 from a where a.account_id = $1 and a.managing_profile_id = $2 and id = $3')).toEqual([
    'select 1 from a where (a.account_id = $1 or true) and (a.managing_profile_id = $2 or true) and id = $3',
  ])
  expect(mutated('where (v.account_id = $1 or v.visitor_account_id = $2::uuid)')).toEqual([
    'where ((v.account_id = $1 or true) or (v.visitor_account_id = $2::uuid or true))',
  ])
  expect(mutated("'account_id = $1 and profile_id = coalesce($2, profile_id)'")).toEqual([
    "'(account_id = $1 or true) and (profile_id = coalesce($2, profile_id) or true)'",
  ])
})

test('each function has its own', () => {
  const text = "function one() {\n  'where account_id = $1'\n}\nexport async function two() {\n  'where profile_id = $2'\n}"
  expect(mutantsOf(FILE, text).map(({ where, rule }) => [where, rule])).toEqual([
    ['one', 'whose rows'],
    ['two', 'whose rows'],
  ])
})

test('what is written is none', () => {
  expect(mutated('update a set account_id = $1, profile_id = $2 where id = $3')).toEqual([])
})

test('that a relation has not ended is a rule', () => {
  expect(mutated('where o.asset_id = $1 and o.removed_at is null')).toEqual(['where o.asset_id = $1 and (o.removed_at is null or true)'])
  expect(mutated("from open_grant g where g.object_id = a.id and g.relation = 'agent' and 'list' = any(g.scopes)")).toEqual([
    "from open_grant g where g.object_id = a.id and (g.relation = 'agent' or true) and 'list' = any(g.scopes)",
    "from open_grant g where g.object_id = a.id and g.relation = 'agent' and ('list' = any(g.scopes) or true)",
    "from access_grant g where g.object_id = a.id and g.relation = 'agent' and 'list' = any(g.scopes)",
  ])
  expect(mutated('where a and o.removed_at is null union select 1 where b and o.removed_at is null')).toEqual([
    'where a and (o.removed_at is null or true) union select 1 where b and (o.removed_at is null or true)',
  ])
})

test.each(EQUIVALENT)('what is said to change nothing is a rule that is there: $file $where', async ({ file, where, rule }) => {
  const mutants = mutantsOf(file, await readFile(join(ROOT, file), 'utf8'))
  expect(mutants.filter((mutant) => mutant.where === where && mutant.rule === (rule ?? mutant.rule))).not.toEqual([])
})

test.each(MEMBER_RULES)('a rule of members is there, once: $file $rule', async (rule) => {
  const text = await readFile(join(ROOT, rule.file), 'utf8')
  expect(without(memberMutant(rule, text), text)).not.toContain(rule.rule)
})

test.each(DOCUMENT_RULES)('a rule of documents is there, once: $file $rule', async (rule) => {
  const text = await readFile(join(ROOT, rule.file), 'utf8')
  expect(without(spelledMutant(rule, text), text)).not.toBe(text)
})

test('a policy that holds members to their homes is a rule', () => {
  const text = 'create policy own_rows on public.a using (true);\ncreate policy given_homes on public.a as restrictive using (true);\n'
  expect(policyMutants('server/src/a.sql', text).map(({ withoutPolicy }) => withoutPolicy)).toEqual(['given_homes on a'])
})
