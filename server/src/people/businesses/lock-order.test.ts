import {
  AcceptBusinessMemberInvitation,
  DeleteBusinessMember,
  LeaveBusiness,
  UpdateBusinessMember,
} from '@keystead/contract/people/businesses/member.operations.ts'
import { CloseAccount } from '@keystead/contract/security/closing/closing.operations.ts'
import { beforeEach, describe, expect } from 'vitest'
import { app, test } from '../../../test/app.ts'
import type { TestPerson } from '../../../test/harness.ts'
import { operate } from '../../../test/operate.ts'
import type { Db } from '../../database/db.ts'
import { everything } from '../../database/pool.ts'
import { businessOn, linkToMembership, memberOf, type TestBusiness } from './member.factory.ts'

type Member = TestPerson & { memberId: string }

let business: TestBusiness
let first: Member
let second: Member
beforeEach(async () => {
  business = await businessOn(app, await app.newPerson({ accountType: 'Business' }))
  first = await memberOf(app, business, { role: 'administrator' })
  second = await memberOf(app, business, { role: 'administrator' })
})

const leave = (member: Member) => member.call(LeaveBusiness, { BusinessId: business.businessId })
const close = (member: Member) => member.call(CloseAccount, { Email: member.email, Reason: null, PinConfirmation: null })
const remove = (by: Member, { memberId }: Member) => by.call(DeleteBusinessMember, { MemberId: memberId })
const demote = (by: Member, { memberId }: Member) =>
  by.call(UpdateBusinessMember, { MemberId: memberId, Version: 1, Role: 'viewer', IsLimited: false, AssetIds: [] })

const administratorsLeft = async () =>
  (
    await app.sql(`select from business_member where business_id = $1 and built_in_role = 'administrator' and status = 'active'`, [
      business.businessId,
    ])
  ).length

describe('of two administrators one is left when at the same moment', () => {
  const ways: Readonly<Record<string, () => Promise<{ status: number }>[]>> = {
    'both leave': () => [leave(first), leave(second)],
    'one leaves and the other closes their account': () => [leave(first), close(second)],
    'each removes the other': () => [remove(first, second), remove(second, first)],
    'one is demoted and leaves': () => [demote(first, second), leave(second), leave(first)],
    'each is removed, and closes their account': () => [remove(first, second), close(second), remove(second, first), close(first)],
  }
  for (const [what, happens] of Object.entries(ways))
    test(what, async () => {
      const answers = await Promise.all(happens())
      expect(answers.filter(({ status }) => status >= 500)).toEqual([])
      expect(await administratorsLeft()).toBe(1)
    })
})

/** What is done in a transaction that has locked the business, as calls about its members do, while another call waits for it. */
async function whileWaiting<Answer>(businessId: string, call: () => Promise<Answer>, work: (db: Db) => Promise<void>): Promise<Answer> {
  const waiting = await app.services.database.transaction(everything('a test'), async (db) => {
    await db.sql('select from business where id = $1 for no key update', [businessId])
    const answer = call()
    await expect
      .poll(() => app.sql(`select 1 from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`))
      .toHaveLength(1)
    await work(db)
    // In an object, since the transaction would wait for a promise.
    return { answer }
  })
  return waiting.answer
}

describe('a call that waits for a business', () => {
  test('has not locked the account yet that it closes', async () => {
    const { status } = await whileWaiting(
      business.businessId,
      () => close(second),
      async (db) => {
        await db.sql('select from account where id = $1 for key share nowait', [second.accountId])
        await db.sql('select from business_member where id = $1 for update nowait', [second.memberId])
      },
    )
    expect(status).toBe(200)
  })

  test('has not used up the link yet by which it joins', async () => {
    const person = await app.newPerson()
    const Token = await linkToMembership(app, person.email)
    const rows = await app.sql<{ id: string }>('select business_id as id from business_member where email = $1', [person.email])
    const { status } = await whileWaiting(
      rows[0]!.id,
      () => person.call(AcceptBusinessMemberInvitation, { Token }),
      async (db) => {
        await db.sql('select from account where id = $1 for update nowait', [person.accountId])
        await db.sql(`select from secret_link where object_kind = 'business-member' for update nowait`)
      },
    )
    expect(status).toBe(200)
  })

  test('does nothing for one who was removed in the meantime', async () => {
    const third = await memberOf(app, business, { role: 'viewer' })
    const { error } = await whileWaiting(
      business.businessId,
      () => remove(second, third),
      async (db) => {
        await db.sql(`update business_member set status = 'removed', removed_at = now() where id = $1`, [second.memberId])
        await db.sql('delete from seat where member_id = $1', [second.memberId])
      },
    )
    expect(error?.Code).toBe('NotAllowedForRole')
    expect(await app.sql('select status from business_member where id = $1', [third.memberId])).toEqual([{ status: 'active' }])
  })
})

test('an administrator whom the operator has shut out is not one who stays', async () => {
  expect((await operate(app, 'accounts', 'disable', second.accountId, '--reason', 'A test')).exitCode).toBe(0)
  expect((await close(first)).error?.Code).toBe('AccountRunsBusiness')
  expect((await leave(first)).error?.Code).toBe('LastAdministrator')
})
