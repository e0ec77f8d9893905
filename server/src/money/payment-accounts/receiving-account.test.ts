import { fieldText } from '@keystead/contract/text/field-messages.text.ts'
import {
  GetPaymentSubAccount,
  GetPaymentSubAccountDetails,
  SaveSubAccountOwner,
  SetDefaultSubAccount,
  UPDATE_SUB_ACCOUNT,
  UpdateSubAccount,
} from '@keystead/contract/money/payment-accounts/payment-account.operations.ts'
import { PaymentAccountChanged } from '@keystead/contract/money/payment-accounts/payment-account.events.ts'
import { messages } from '@keystead/contract/money/payment-accounts/payment-accounts-messages.text.ts'
import { describe, expect } from 'vitest'
import { app, testWith } from '../../../test/app.ts'
import { SILENT_GATEWAY } from '../../../test/gateway-settings.ts'
import { type TestPerson } from '../../../test/harness.ts'
import { must } from '../../../test/must.ts'
import { listeners } from '../../app/parts.ts'
import { createEvents, on, type Listener } from '../../rpc/events.ts'
import { confirmed } from './handed-in.factory.ts'
import { givenPaymentAccount, ownerStep } from './payment-account.factory.ts'
import { type ReceivingAccount, findReceivingAccount, holdReceivingAccount } from './payment-account.public.ts'

const test = testWith(SILENT_GATEWAY)

const get = async (person: TestPerson, SubAccountId: string) => must(await person.call(GetPaymentSubAccount, { SubAccountId }))

/** With one more listener than the house has. */
async function listening<Result>(listener: Listener, work: () => Promise<Result>): Promise<Result> {
  const { events } = app.services
  const services = app.services as { events: typeof events }
  services.events = createEvents([...listeners, listener])
  try {
    return await work()
  } finally {
    services.events = events
  }
}

describe('where payments go', () => {
  const keyOf = async (person: TestPerson, input: object = {}) =>
    (await person.call(GetPaymentSubAccountDetails, input)).data?.SubAccountKey ?? null
  const rowOf = async (id: string) =>
    (await app.sql<{ sub_account_key: string }>('select sub_account_key from payment_account where id = $1', [id]))[0]!.sub_account_key

  test('is the profile’s own first, then that of its account', async () => {
    const person = await app.newPerson()
    const body = { AccountId: person.accountId, ProfileId: person.profileId, IsAccountLevel: 1 }
    expect(must(await person.call(GetPaymentSubAccountDetails, body))).toEqual({
      SubAccountKey: null,
      SubAccountId: null,
      StatusId: null,
      IsRestricted: false,
      Message: null,
    })
    const ofAccount = await givenPaymentAccount(app, { accountId: person.accountId, profileId: null })
    expect(await keyOf(person, body)).toBe(await rowOf(ofAccount))
    expect(await keyOf(person, { ...body, IsAccountLevel: 0 })).toBeNull()
    const own = await givenPaymentAccount(app, person)
    expect(await keyOf(person, body)).toBe(await rowOf(own))
    // One that is still being checked takes no payments yet, and the other one does.
    await app.sql('update payment_account set status = 2, is_default = false where id = $1', [own])
    expect(await keyOf(person, body)).toBe(await rowOf(ofAccount))
    expect(must(await person.call(GetPaymentSubAccountDetails, { IsAccountLevel: 0 }))).toMatchObject({
      StatusId: 2,
      Message: messages.processing,
    })
    await app.sql('update payment_account set status = 3 where id = $1', [own])
    expect(await keyOf(person, { ...body, IsAccountLevel: 0 })).toBeNull()
    const { error } = await person.call(GetPaymentSubAccountDetails, { IsAccountLevel: 2 })
    expect(error?.Fields).toEqual({ IsAccountLevel: 'Account level is not valid.' })
  })

  test('is told of one’s own alone: ids of others are as if they were not there', async () => {
    const [person, other] = [await app.newPerson(), await app.newPerson()]
    await givenPaymentAccount(app, other)
    for (const input of [
      { AccountId: other.accountId },
      { ProfileId: other.profileId },
      { AccountId: '01900000-0000-7000-8000-000000000000' },
    ]) {
      const { status, error } = await person.call(GetPaymentSubAccountDetails, { IsAccountLevel: 1, ...input })
      expect({ status, message: error?.Message }).toEqual({ status: 404, message: 'Payment account details not found.' })
    }
  })

  test('is named by a key that no one guesses', async () => {
    const person = await app.newPerson()
    const { SubAccountId } = must(await person.call(SaveSubAccountOwner, { ...ownerStep }))
    expect(await rowOf(SubAccountId)).toMatch(/^ka_[\w-]{32}$/)
  })

  test('is found by its payers, for what it is for', async () => {
    const [issuer, payer] = [await app.newPerson(), await app.newPerson({ profileType: 'Tenant' })]
    const rent = await givenPaymentAccount(app, issuer)
    const deposits = await givenPaymentAccount(app, issuer, { isDefault: false })
    await app.sql(`update payment_account set deposit_for = 'deposit' where id = $1`, [deposits])
    const claims = { kind: 'account', accountId: payer.accountId } as const
    const found = (purpose: 'both' | 'rent' | 'deposit'): Promise<ReceivingAccount | null> =>
      app.services.database.transaction(claims, async (db) => {
        const account = await findReceivingAccount(db, { ...issuer, purpose })
        // What follows is the payer's own again.
        expect(await db.sql('select 1 from payment_account')).toEqual([])
        return account
      })
    expect(await found('both')).toMatchObject({ id: rent, is_active: true, name: 'Olivia Hart', gateway: 'sandbox' })
    expect(await found('deposit')).toMatchObject({ id: deposits })
    await app.sql('update payment_account set is_restricted = true where id = $1', [rent])
    await app.sql('update payment_account set status = 3 where id = $1', [deposits])
    expect(await found('rent')).toMatchObject({ id: rent, is_active: false })
  })

  test('is held while a payer begins a payment to it', async () => {
    const [issuer, payer] = [await app.newPerson(), await app.newPerson({ profileType: 'Tenant' })]
    const id = await givenPaymentAccount(app, issuer)
    const named = { accountId: issuer.accountId, id }
    await app.services.database.transaction({ kind: 'account', accountId: payer.accountId }, async (db) => {
      expect(await holdReceivingAccount(db, named)).toMatchObject({ id, is_active: true })
      expect(await holdReceivingAccount(db, { ...named, accountId: payer.accountId })).toBeNull()
      await expect(app.sql('select 1 from payment_account where id = $1 for update nowait', [id])).rejects.toThrow('could not obtain lock')
    })
    expect(await app.sql('select 1 from payment_account where id = $1 for update nowait', [id])).toHaveLength(1)
  })

  test('is chosen among active ones, and told to those who bill', async () => {
    const person = await app.newPerson()
    const [first, second] = [await givenPaymentAccount(app, person), await givenPaymentAccount(app, person, { isDefault: false })]
    const heard: object[] = []
    const hears = on(PaymentAccountChanged, 'a test hears it', async (_context, items) => void heard.push(...items))
    await listening(hears, async () => must(await person.call(SetDefaultSubAccount, { SubAccountId: second })))
    expect([(await get(person, first)).IsDefault, (await get(person, second)).IsDefault]).toEqual([false, true])
    expect(heard).toEqual([{ id: second, accountId: person.accountId, profileId: person.profileId, isActive: true }])
    await app.sql('update payment_account set is_restricted = true where id = $1', [first])
    expect((await person.call(SetDefaultSubAccount, { SubAccountId: first })).error?.Code).toBe('SubAccountNotActive')
  })
})

describe('an account-level one', () => {
  test('is there for each profile that bills, and for no one else', async () => {
    const person = await app.newPerson()
    const agent = await app.secondProfile(person, 'Agent')
    const stranger = await app.newPerson()
    const { SubAccountId } = must(await person.call(SaveSubAccountOwner, { ...ownerStep, IsAccountLevel: 1 }))
    expect(await get(agent, SubAccountId)).toMatchObject({ IsAccountLevel: true, ProfileId: null })
    const own = must(await person.call(SaveSubAccountOwner, { ...ownerStep })).SubAccountId
    expect((await agent.call(GetPaymentSubAccount, { SubAccountId: own })).error?.Code).toBe('SubAccountNotFound')
    expect((await stranger.call(GetPaymentSubAccount, { SubAccountId })).error?.Code).toBe('SubAccountNotFound')
  })
})

describe('changing one', () => {
  test('waits for the answer to the last change, and is refused where there is nothing or too much', async () => {
    const person = await app.newPerson()
    const SubAccountId = await givenPaymentAccount(app, person)
    const change = async (typed: object, version = 1) =>
      person.call(UpdateSubAccount, {
        SubAccountId,
        Version: version,
        ...typed,
        PinConfirmation: await confirmed(person, UPDATE_SUB_ACCOUNT, SubAccountId),
      })
    expect((await change({})).error?.Fields).toEqual({ SubAccountId: messages.nothingGiven })
    expect((await change({ LegalName: 'Hart LLC', CompanyEin: '12-3456789' })).error?.Fields).toEqual({
      LegalName: 'Legal name is not valid.',
      CompanyEin: 'Company EIN is not valid.',
    })
    expect((await change({ Ssn: '000-12-3456' })).error?.Fields).toEqual({ Ssn: `SSN is not valid. ${fieldText.hints.ssn}` })
    expect((await change({ Phone: '(303) 555-0188' }, 7)).error?.Code).toBe('SubAccountChanged')
    const { Version } = must(await change({ Phone: '(303) 555-0188' }))
    expect(await get(person, SubAccountId)).toMatchObject({ IsWaiting: true, Version, Phone: '(303) 555-0142' })
    expect((await change({ Phone: '(303) 555-0199' }, Version)).error?.Code).toBe('SubAccountChangeUnderWay')
  })
})
