import { randomUUID } from 'node:crypto'
import {
  AcceptSubAccountAgreement,
  CREATE_SUB_ACCOUNT,
  CreateSubAccount,
  DeleteSubAccountDraft,
  GetPaymentSubAccount,
  GetPaymentSubAccountDetails,
  GetPaymentSubAccounts,
  SaveSubAccountBank,
  SaveSubAccountContact,
  SaveSubAccountOwner,
  SetDefaultSubAccount,
  UPDATE_SUB_ACCOUNT,
  UpdateSubAccount,
} from '@keystead/contract/money/payment-accounts/payment-account.operations.ts'
import { PaymentAccountChanged } from '@keystead/contract/money/payment-accounts/payment-account.events.ts'
import { messages } from '@keystead/contract/money/payment-accounts/payment-accounts-messages.text.ts'
import { messages as sharedMessages } from '@keystead/contract/text/shared-messages.text.ts'
import { DeleteBusiness, GetBusinessDeletionPreview } from '@keystead/contract/people/businesses/business.operations.ts'
import { CloseAccount, GetAccountExport, GetClosingPreview } from '@keystead/contract/security/closing/closing.operations.ts'
import { describe, expect } from 'vitest'
import { app, testWith } from '../../../test/app.ts'
import { SILENT_GATEWAY } from '../../../test/gateway-settings.ts'
import { type TestPerson, startTestApp } from '../../../test/harness.ts'
import { must } from '../../../test/matrix/world.ts'
import { listeners } from '../../app/parts.ts'
import { makeOutsideCall } from '../../outside-calls/make-outside-call.ts'
import { foundBusiness, newFounder } from '../../people/businesses/business.factory.ts'
import { memberOf } from '../../people/businesses/member.factory.ts'
import { createEvents, on, type Listener } from '../../rpc/events.ts'
import type { GatewayRefusal } from '../../rpc/payment-gateway.ts'
import { begun, confirmed, handedIn } from './handed-in.factory.ts'
import { posted } from '../ledger/ledger.factory.ts'
import { bankStep, contactStep, givenPaymentAccount, numbersStep, ownerStep } from './payment-account.factory.ts'
import { paymentAccountCall } from './payment-account-call.ts'
import { type ReceivingAccount, findReceivingAccount, findReceivingAccountById, holdReceivingAccount } from './payment-account.public.ts'

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

describe('what is typed', () => {
  test.each<[string, object, object]>([
    ['no names', { FirstName: '', LastName: ' ' }, { FirstName: 'First name can not be empty.', LastName: 'Last name can not be empty.' }],
    ['a DBA name of one letter', { DbaName: 'A' }, { DbaName: 'DBA name should have 2 to 50 characters.' }],
    ['a DBA name of 51', { DbaName: 'A'.repeat(51) }, { DbaName: 'DBA name should have 2 to 50 characters.' }],
    [
      'a company without its name',
      { OwnerType: 'company' },
      { LegalName: 'Legal name can not be empty.', BusinessStructure: 'Kind of business can not be empty.' },
    ],
    [
      'a company with a name of 51',
      { OwnerType: 'company', BusinessStructure: 'llc', LegalName: 'A'.repeat(51) },
      { LegalName: 'Legal name should have 2 to 50 characters.' },
    ],
    ['no website', { Website: 'nonsense' }, { Website: 'Website is not valid.' }],
    ['a card number', { DbaName: 'Visa 4242 4242 4242 4242' }, { DbaName: sharedMessages.cardNumber }],
  ])('of the owner: %s', async (_what, typed, fields) => {
    const person = await app.newPerson()
    const { status, error } = await person.call(SaveSubAccountOwner, { ...ownerStep, ...typed } as typeof ownerStep)
    expect({ status, fields: error?.Fields }).toEqual({ status: 400, fields })
  })

  test('of contact and bank is told at its field', async () => {
    const person = await app.newPerson()
    const at = must(await person.call(SaveSubAccountOwner, { ...ownerStep }))
    const contact = { Email: 'x', Phone: '12', Address1: '', City: '', StateId: 8, Zip: '8020' }
    expect((await person.call(SaveSubAccountContact, { ...at, ...contact })).error?.Fields).toEqual({
      Email: 'Email is not valid.',
      Phone: 'Phone is not valid.',
      Address1: 'Address 1 can not be empty.',
      City: 'City can not be empty.',
      Zip: 'Zip is not valid.',
    })
    // A province of Canada.
    expect((await person.call(SaveSubAccountContact, { ...at, ...contactStep, StateId: 9_999 })).error?.Fields).toEqual({
      StateId: 'State is not valid.',
    })
    const bank = { ...bankStep, HolderName: '', BankAccountType: '' as 'checking' }
    expect((await person.call(SaveSubAccountBank, { ...at, ...bank })).error?.Fields).toEqual({
      HolderName: 'Business name on account can not be empty.',
      BankAccountType: 'Account type can not be empty.',
    })
  })

  test.each<[string, object, Record<string, string>]>([
    [
      'a routing number with a wrong checksum',
      { RoutingNumber: '110000001' },
      { RoutingNumber: `Routing number is not valid. ${messages.routingHint}` },
    ],
    [
      'a routing number of eight digits',
      { RoutingNumber: '11000000' },
      { RoutingNumber: `Routing number is not valid. ${messages.routingHint}` },
    ],
    [
      'a bank account number of 3 digits',
      { BankAccountNumber: '123' },
      { BankAccountNumber: `Bank account number is not valid. ${messages.bankNumberHint}` },
    ],
    [
      'one of 18',
      { BankAccountNumber: '1'.repeat(18) },
      { BankAccountNumber: `Bank account number is not valid. ${messages.bankNumberHint}` },
    ],
    [
      'nothing',
      { BankAccountNumber: '', RoutingNumber: '', Last4Ssn: '', BirthDate: '' },
      {
        BankAccountNumber: 'Bank account number can not be empty.',
        RoutingNumber: 'Routing number can not be empty.',
        Last4Ssn: 'Last 4 SSN can not be empty.',
        BirthDate: 'Date of birth can not be empty.',
      },
    ],
    ['letters', { Last4Ssn: '12a4' }, { Last4Ssn: `Last 4 SSN is not valid. ${messages.last4Hint}` }],
    ['a child', { BirthDate: '2020-01-01' }, { BirthDate: `Date of birth is not valid. ${messages.tooYoung}` }],
    ['a day to come', { BirthDate: '2190-01-01' }, { BirthDate: `Date of birth is not valid. ${messages.noFuture}` }],
    ['someone of 150 years', { BirthDate: '1900-01-01' }, { BirthDate: 'Date of birth is not valid.' }],
  ])('as numbers: %s', async (_what, typed, fields) => {
    const person = await app.newPerson()
    const draft = await begun(person)
    const PinConfirmation = await confirmed(person, CREATE_SUB_ACCOUNT, draft.SubAccountId)
    const { status, error } = await person.call(CreateSubAccount, { ...draft, ...numbersStep, ...typed, PinConfirmation })
    expect({ status, fields: error?.Fields }).toEqual({ status: 400, fields })
    // Nothing was spent: what is corrected goes through.
    must(await person.call(CreateSubAccount, { ...draft, ...numbersStep, PinConfirmation }))
  })

  test('gaps and dashes in numbers do not matter', async () => {
    const person = await app.newPerson()
    const id = await handedIn(person, { numbers: { RoutingNumber: '110 000 000', BankAccountNumber: '0001-2345-6789' } })
    expect(await get(person, id)).toMatchObject({ BankLast4: '6789' })
  })

  test('of a company has the number that its kind has', async () => {
    const company = { OwnerType: 'company', LegalName: 'Hart Homes LLC', BusinessStructure: 'llc' }
    const person = await app.newPerson()
    const draft = await begun(person, { owner: company })
    const handIn = async (typed: object) =>
      person.call(CreateSubAccount, {
        ...draft,
        ...numbersStep,
        ...typed,
        PinConfirmation: await confirmed(person, CREATE_SUB_ACCOUNT, draft.SubAccountId),
      })
    expect((await handIn({})).error?.Fields).toEqual({ CompanyEin: 'Company EIN can not be empty.' })
    expect((await handIn({ FederalTaxId: '12-3456789' })).error?.Fields).toEqual({ CompanyEin: 'Company EIN can not be empty.' })
    expect((await handIn({ CompanyEin: '12-345678' })).error?.Fields).toEqual({
      CompanyEin: `Company EIN is not valid. ${messages.einHint}`,
    })
    must(await handIn({ CompanyEin: '12-3456789' }))
    expect(await get(person, draft.SubAccountId)).toMatchObject({ TaxIdLast4: '6789', LegalName: 'Hart Homes LLC', OwnerType: 'company' })

    const trustee = await app.newPerson()
    const trust = await begun(trustee, { owner: { ...company, BusinessStructure: 'trust' } })
    const answered = await trustee.call(CreateSubAccount, { ...trust, ...numbersStep, CompanyEin: '12-3456789', PinConfirmation: 'x' })
    expect(answered.error?.Fields).toEqual({ FederalTaxId: 'Federal tax ID can not be empty.' })
  })
})

test('ids of ours are never taken for a card', async () => {
  const person = await app.newPerson()
  const at = must(await person.call(SaveSubAccountOwner, { ...ownerStep }))
  // With digits that pass for a card: `4242-4242-4242-4242`.
  const id = '01900000-4242-7424-8424-242424242424'
  await app.sql('update payment_account set id = $2 where id = $1', [at.SubAccountId, id])
  must(await person.call(SaveSubAccountContact, { ...at, SubAccountId: id, ...contactStep, Phone: '+49 151 0000 00009' }))
  const looksLike = '4242-4242-4242-4242'
  expect((await person.call(SaveSubAccountBank, { ...at, SubAccountId: id, ...bankStep, HolderName: looksLike })).error?.Fields).toEqual({
    HolderName: sharedMessages.cardNumber,
  })
})

describe('handing in', () => {
  test('needs all steps, the agreement of now, and the PIN for this very account', async () => {
    const person = await app.newPerson()
    let at = must(await person.call(SaveSubAccountOwner, { ...ownerStep }))
    const handIn = async (PinConfirmation: string | null = null) =>
      (await person.call(CreateSubAccount, { ...at, ...numbersStep, PinConfirmation })).error?.Code
    expect(await handIn()).toBe('AgreementNotAccepted')
    const old = { ...at, AgreementVersion: '2025-01' }
    expect((await person.call(AcceptSubAccountAgreement, old)).error?.Code).toBe('AgreementOutdated')
    at = must(await person.call(AcceptSubAccountAgreement, { ...at, AgreementVersion: '2026-11' }))
    expect(await handIn()).toBe('SubAccountIncomplete')
    at = must(await person.call(SaveSubAccountContact, { ...at, ...contactStep }))
    at = must(await person.call(SaveSubAccountBank, { ...at, ...bankStep }))
    expect(await handIn()).toBe('PinConfirmationNeeded')
    const other = (await begun(person)).SubAccountId
    expect(await handIn(await confirmed(person, CREATE_SUB_ACCOUNT, other))).toBe('PinConfirmationNeeded')
    expect(await handIn(await confirmed(person, UPDATE_SUB_ACCOUNT, at.SubAccountId))).toBe('PinConfirmationNeeded')
    await app.sql(`update payment_account set agreement_version = '2025-01' where id = $1`, [at.SubAccountId])
    expect(await handIn()).toBe('AgreementOutdated')
    await app.sql(`update payment_account set agreement_version = '2026-11' where id = $1`, [at.SubAccountId])
    expect(await handIn(await confirmed(person, CREATE_SUB_ACCOUNT, at.SubAccountId))).toBeUndefined()
  })

  test('is off where there is no gateway, and what is there is read all the same', async () => {
    const off = await startTestApp()
    try {
      const person = await off.newPerson()
      const id = await givenPaymentAccount(off, person)
      const error = { Code: 'OnlinePaymentsOff', Message: messages.isOff }
      expect((await person.call(SaveSubAccountOwner, { ...ownerStep })).error).toMatchObject(error)
      expect((await person.call(UpdateSubAccount, { SubAccountId: id, Version: 1, Phone: '(303) 555-0188' })).error).toMatchObject(error)
      expect(must(await person.call(GetPaymentSubAccounts, {})).TotalCount).toBe(1)
    } finally {
      await off.close()
    }
  })

  test.each<[string, GatewayRefusal, string]>([
    ['the bank', { code: 'parameter_invalid', message: 'No such routing number.', param: 'external_account[routing_number]' }, 'bank'],
    ['something', { code: 'parameter_invalid', message: 'No.', param: null }, 'input'],
  ])('that the gateway refuses for %s is rejected with the reason, and the numbers go', async (_what, refusal, reason) => {
    const person = await app.newPerson()
    const id = await handedIn(person)
    const [call] = await app.sql<{ id: string }>('select id from outside_call where natural_key = $1', [`${id}:1`])
    const gateway = app.services.payments!
    const accounts = {
      ...gateway.accounts,
      findByReference: async () => null,
      create: async () => ({ outcome: 'refused' as const, reason: refusal.code, refusal }),
    }
    const services = { ...app.services, payments: { ...gateway, accounts } }
    await makeOutsideCall(services, [paymentAccountCall], { callId: call!.id }, new AbortController().signal)
    expect(await get(person, id)).toMatchObject({ Status: 'Rejected', IsWaiting: false, Reasons: [{ Code: reason }] })
    expect(await app.sql('select 1 from payment_account where id = $1 and asked_sealed is null', [id])).toHaveLength(1)
    expect(await app.sql('select status, reason from outside_call where id = $1', [call!.id])).toEqual([
      { status: 'refused', reason: 'parameter_invalid' },
    ])
  })
})

describe('drafts', () => {
  test('are three at most, and each can be removed until it is handed in', async () => {
    const person = await app.newPerson()
    const drafts = []
    for (let count = 0; count < 3; count += 1) drafts.push(must(await person.call(SaveSubAccountOwner, { ...ownerStep })))
    expect((await person.call(SaveSubAccountOwner, { ...ownerStep })).error?.Code).toBe('TooManySubAccountDrafts')
    must(await person.call(DeleteSubAccountDraft, { SubAccountId: drafts[0]!.SubAccountId }))
    expect((await person.call(GetPaymentSubAccount, { SubAccountId: drafts[0]!.SubAccountId })).error?.Code).toBe('SubAccountNotFound')
    const id = await givenPaymentAccount(app, person)
    expect((await person.call(DeleteSubAccountDraft, { SubAccountId: id })).error?.Code).toBe('SubAccountNotDraft')
  })

  test('are three at most also when all are begun at one moment', async () => {
    const person = await app.newPerson()
    const answers = await Promise.all(Array.from({ length: 8 }, () => person.call(SaveSubAccountOwner, { ...ownerStep })))
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(3)
  })
})

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
    expect((await change({ Ssn: '000-12-3456' })).error?.Fields).toEqual({ Ssn: `SSN is not valid. ${messages.ssnHint}` })
    expect((await change({ Phone: '(303) 555-0188' }, 7)).error?.Code).toBe('SubAccountChanged')
    const { Version } = must(await change({ Phone: '(303) 555-0188' }))
    expect(await get(person, SubAccountId)).toMatchObject({ IsWaiting: true, Version, Phone: '(303) 555-0142' })
    expect((await change({ Phone: '(303) 555-0199' }, Version)).error?.Code).toBe('SubAccountChangeUnderWay')
  })
})

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
    const { Url } = must(await person.call(GetAccountExport, {}))
    const file = (await (await person.raw(Url)).json()) as {
      paymentAccounts: object[]
    }
    expect(file.paymentAccounts).toMatchObject([{ first_name: 'Olivia', bank_last4: '6789' }])
    expect(Object.keys(file.paymentAccounts[0]!).filter((name) => /sealed|gateway_ref/.test(name))).toEqual([])
    expect(JSON.stringify(file)).not.toContain('000123456789')
  })
})
