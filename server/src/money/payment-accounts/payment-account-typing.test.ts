import { fieldText } from '@keystead/contract/text/field-messages.text.ts'
import {
  AcceptSubAccountAgreement,
  CREATE_SUB_ACCOUNT,
  CreateSubAccount,
  DeleteSubAccountDraft,
  GetPaymentSubAccount,
  GetPaymentSubAccounts,
  SaveSubAccountBank,
  SaveSubAccountContact,
  SaveSubAccountOwner,
  UPDATE_SUB_ACCOUNT,
  UpdateSubAccount,
} from '@keystead/contract/money/payment-accounts/payment-account.operations.ts'
import { messages } from '@keystead/contract/money/payment-accounts/payment-accounts-messages.text.ts'
import { messages as sharedMessages } from '@keystead/contract/text/shared-messages.text.ts'
import { describe, expect } from 'vitest'
import { app, testWith } from '../../../test/app.ts'
import { SILENT_GATEWAY } from '../../../test/gateway-settings.ts'
import { type TestPerson, startTestApp } from '../../../test/harness.ts'
import { must } from '../../../test/must.ts'
import { makeOutsideCall } from '../../outside-calls/make-outside-call.ts'
import type { CompanyRefusal } from '../../rpc/other-company.ts'
import { begun, confirmed, handedIn } from './handed-in.factory.ts'
import { bankStep, contactStep, givenPaymentAccount, numbersStep, ownerStep } from './payment-account.factory.ts'
import { paymentAccountCall } from './payment-account-call.ts'

const test = testWith(SILENT_GATEWAY)

const get = async (person: TestPerson, SubAccountId: string) => must(await person.call(GetPaymentSubAccount, { SubAccountId }))

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
    ['letters', { Last4Ssn: '12a4' }, { Last4Ssn: `Last 4 SSN is not valid. ${fieldText.hints.last4Ssn}` }],
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

  test.each<[string, CompanyRefusal, string]>([
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
