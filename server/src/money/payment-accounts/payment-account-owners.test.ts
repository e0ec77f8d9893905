import { randomUUID } from 'node:crypto'
import { GetPaymentSubAccount, SaveSubAccountOwner } from '@keystead/contract/money/payment-accounts/payment-account.operations.ts'
import { DeleteBusiness, GetBusinessDeletionPreview } from '@keystead/contract/people/businesses/business.operations.ts'
import { CloseAccount, GetClosingPreview } from '@keystead/contract/security/closing/closing.operations.ts'
import { describe, expect } from 'vitest'
import { dataOf } from '../../../test/account-data.ts'
import { app, testWith } from '../../../test/app.ts'
import { SILENT_GATEWAY } from '../../../test/gateway-settings.ts'
import { type TestPerson } from '../../../test/harness.ts'
import { must } from '../../../test/must.ts'
import { foundBusiness, newFounder } from '../../people/businesses/business.factory.ts'
import { memberOf } from '../../people/businesses/member.factory.ts'
import { handedIn } from './handed-in.factory.ts'
import { posted } from '../ledger/ledger.factory.ts'
import { givenPaymentAccount, ownerStep } from './payment-account.factory.ts'
import { findReceivingAccount, findReceivingAccountById } from './payment-account.public.ts'

const test = testWith(SILENT_GATEWAY)

const get = async (person: TestPerson, SubAccountId: string) => must(await person.call(GetPaymentSubAccount, { SubAccountId }))

describe('when its owner goes', () => {
  /** What was paid is at the gateway, or on its way back from a dispute. */
  const holds = (issuerId: string, ownerId: string, amount: number, account: 'at_provider' | 'held' = 'at_provider') =>
    posted(app, {
      kind: 'pay',
      businessKey: `pay:${randomUUID()}`,
      issuerId,
      legs: [
        { account, ownerId, amount },
        { account: 'income', ownerId: issuerId, detail: 'rental-income', amount: -amount },
      ],
    })

  test('an account is closed only when the gateway holds nothing of it', async () => {
    const person = await app.newPerson()
    const id = await givenPaymentAccount(app, person)
    const draft = must(await person.call(SaveSubAccountOwner, { ...ownerStep }))
    const close = () => person.call(CloseAccount, { Email: person.email, Reason: null, PinConfirmation: null })
    for (const kind of ['at_provider', 'held'] as const) {
      await holds(person.profileId, id, 12_50, kind)
      expect(must(await person.call(GetClosingPreview, {})).Refusals.map(({ Code }) => Code)).toEqual(['AccountHoldsMoney'])
      expect((await close()).error?.Code).toBe('AccountHoldsMoney')
      await holds(person.profileId, id, -12_50, kind)
    }
    must(await close())
    const [row] = await app.sql('select * from payment_account where id = $1', [id])
    expect(row).toMatchObject({
      gateway: 'sandbox',
      status: 1,
      is_default: false,
      first_name: '',
      legal_name: null,
      bank_last4: null,
      email: null,
    })
    expect(row!['closed_at']).not.toBeNull()
    // Payments of before still name it.
    const claims = { kind: 'public' } as const
    const named = { accountId: person.accountId, id }
    expect(await app.services.database.transaction(claims, (db) => findReceivingAccountById(db, named))).toMatchObject({
      id,
      is_active: false,
    })
    expect(await app.services.database.transaction(claims, (db) => findReceivingAccount(db, person))).toBeNull()
    expect(await app.sql('select 1 from payment_account where id = $1', [draft.SubAccountId])).toEqual([])
  })

  test('a business takes those of its profile along, and is deleted only when nothing is held', async () => {
    const founder = await newFounder(app)
    const own = await givenPaymentAccount(app, founder)
    const ofAccount = await givenPaymentAccount(app, { accountId: founder.accountId, profileId: null })
    const { businessId: BusinessId, accountId } = await foundBusiness(app, { founder })
    expect(
      await app.sql('select id, account_id from payment_account where id = any($1) order by profile_id is null', [[own, ofAccount]]),
    ).toEqual([
      { id: own, account_id: accountId },
      { id: ofAccount, account_id: founder.accountId },
    ])
    await holds(founder.profileId, own, 1)
    expect(must(await founder.call(GetBusinessDeletionPreview, { BusinessId })).Refusals.map(({ Code }) => Code)).toEqual([
      'BusinessHoldsMoney',
    ])
    const answered = await founder.call(DeleteBusiness, {
      BusinessId,
      Name: must(await founder.call(GetBusinessDeletionPreview, { BusinessId })).Name,
      PinConfirmation: 'x',
    })
    expect(answered.error?.Code).toBe('BusinessHoldsMoney')
  })

  test('members work with those of the business as their role allows, with a PIN of their own', async () => {
    const founded = await foundBusiness(app)
    const administrator = await memberOf(app, founded, { role: 'administrator' })
    const books = await memberOf(app, founded, { role: 'bookkeeper' })
    const id = await handedIn(administrator)
    expect(await get(books, id)).toMatchObject({ Status: 'Processing' })
    expect((await books.call(SaveSubAccountOwner, { ...ownerStep })).error?.Code).toBe('NotAllowedForRole')
    const [row] = await app.sql('select account_id, profile_id, agreement_account_id from payment_account where id = $1', [id])
    expect(row).toEqual({ account_id: founded.accountId, profile_id: founded.profileId, agreement_account_id: administrator.accountId })
  })

  test('an export has it without what is sealed and without the name at the gateway', async () => {
    const person = await app.newPerson()
    await handedIn(person)
    const data = await dataOf(person)
    expect(data.paymentAccounts).toMatchObject([{ first_name: 'Olivia', bank_last4: '6789' }])
    expect(Object.keys(data.paymentAccounts![0]!).filter((name) => /sealed|gateway_ref/.test(name))).toEqual([])
    expect(JSON.stringify(data)).not.toContain('000123456789')
  })
})
