import { GetUserProfiles } from '@keystead/contract/identity/profiles/profile.operations.ts'
import { AccountRunsBusiness, CloseAccount, GetClosingPreview } from '@keystead/contract/security/closing/closing.operations.ts'
import { expect } from 'vitest'
import { app, test } from '../../../test/app.ts'
import type { TestPerson } from '../../../test/harness.ts'
import { operate } from '../../../test/operate.ts'
import { must } from '../../../test/must.ts'
import { everything } from '../../database/pool.ts'
import { type Founded, foundBusiness } from './business.factory.ts'

const close = (person: TestPerson) => person.call(CloseAccount, { Email: person.email, Reason: null, PinConfirmation: null })

async function joined({ businessId, accountId, profileId }: Founded, role = 'administrator', status = 'active'): Promise<TestPerson> {
  const person = await app.newPerson()
  await app.sql(
    `with member as (
       insert into business_member (business_id, account_id, person_account_id, email, first_name, last_name, built_in_role, status, joined_at)
       values ($1, $2, $3, $4, 'Nora', 'Field', $6, $7, now()) returning id)
     insert into seat (member_id, account_id, profile_id, business_account_id, role_name, is_administrator, rights, is_limited)
     select id, $3, $5, $2, $6, $6 = 'administrator', '{}', false from member where $7 = 'active'`,
    [businessId, accountId, person.accountId, person.email, profileId, role, status],
  )
  return person
}

test('the last administrator of a business stays, and is told before', async () => {
  const founded = await foundBusiness(app)
  const { founder } = founded
  await joined(founded, 'viewer')
  await joined(founded, 'administrator', 'blocked')
  expect(must(await founder.call(GetClosingPreview, {})).Refusals).toEqual([
    { Code: AccountRunsBusiness.code, Message: AccountRunsBusiness.message },
  ])
  expect((await close(founder)).error?.Code).toBe('AccountRunsBusiness')
  expect((await founder.call(GetUserProfiles, {})).status).toBe(200)
})

test('who leaves others in charge goes, and their membership with their name', async () => {
  const founded = await foundBusiness(app)
  const { founder, businessId, accountId } = founded
  await joined(founded)
  expect(must(await founder.call(GetClosingPreview, {})).Refusals).toEqual([])
  must(await close(founder))
  expect(
    await app.sql('select status, email, first_name, last_name from business_member where business_id = $1 and person_account_id = $2', [
      businessId,
      founder.accountId,
    ]),
  ).toEqual([{ status: 'removed', email: null, first_name: null, last_name: null }])
  expect(
    await app.sql('select account_id <> $2 as is_other from seat where business_account_id = $1', [accountId, founder.accountId]),
  ).toEqual([{ is_other: true }])
  expect(await app.sql(`select status, name from business where id = $1`, [businessId])).toMatchObject([{ status: 'draft' }])
})

test('of two administrators who close their accounts at the same moment one stays', async () => {
  const founded = await foundBusiness(app)
  const second = await joined(founded)
  const both = await Promise.all([close(founded.founder), close(second)])
  expect(both.map(({ status }) => status).sort()).toEqual([200, 409])
  expect(await app.sql(`select 1 from business_member where business_id = $1 and status = 'active'`, [founded.businessId])).toHaveLength(1)
})

test('a founder whose homes are still on their way stays until they are there', async () => {
  const founded = await foundBusiness(app)
  await joined(founded)
  await app.sql('update business set homes_to_move = homes_moved + 1 where id = $1', [founded.businessId])
  expect((await close(founded.founder)).error?.Code).toBe('AccountMovesHomes')
  await app.sql('update business set homes_to_move = homes_moved where id = $1', [founded.businessId])
  must(await close(founded.founder))
})

test('who is disabled by an operator keeps their seat, and is signed out', async () => {
  const founded = await foundBusiness(app)
  const { founder, accountId } = founded
  expect((await operate(app, 'accounts', 'disable', founder.accountId, '--reason', 'A test')).exitCode).toBe(0)
  expect(await app.sql('select 1 from seat where business_account_id = $1', [accountId])).toHaveLength(1)
  expect((await founder.call(GetUserProfiles, {})).status).toBe(401)
})

test('every hour what no job has in hand any more is taken up again', async () => {
  const moving = await foundBusiness(app)
  const leaving = await foundBusiness(app)
  await app.sql('update business set homes_to_move = homes_moved + 1 where id = $1', [moving.businessId])
  await app.sql(`update business set status = 'deleting' where id = $1`, [leaving.businessId])
  await app.sql(`delete from pgboss.job where name in ('move-homes-in', 'delete-business')`)
  const chore = app.services.events.chores.find(({ name }) => name.startsWith('businesses'))
  await app.services.database.transaction(everything('a test'), (db) =>
    chore!.run({ db, services: app.services, signal: new AbortController().signal }),
  )
  const jobs = await app.sql(
    `select name, data ->> 'businessId' as id from pgboss.job where data ->> 'businessId' = any($1) order by name`,
    [[moving.businessId, leaving.businessId]],
  )
  expect(jobs).toEqual([
    { name: 'delete-business', id: leaving.businessId },
    { name: 'move-homes-in', id: moving.businessId },
  ])
})
