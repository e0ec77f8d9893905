import {
  CreateInvoice,
  DeleteInvoice,
  GenerateInvoiceNumber,
  GetInvoiceDetails,
  GetInvoiceHistory,
  GetInvoiceNumbering,
  NoteInvoiceSeen,
  SendInvoice,
  SetInvoiceNumbering,
  SetInvoiceTempToActive,
  UnsendInvoice,
  VoidInvoice,
} from '@keystead/contract/money/invoices/invoice.operations.ts'
import { CalculatePaymentAmount } from '@keystead/contract/money/payments/payment.operations.ts'
import { beforeEach, describe, expect } from 'vitest'
import { app, test } from '../../../test/app.ts'
import type { TestPerson } from '../../../test/harness.ts'
import { must } from '../../../test/must.ts'
import { givenDraft, givenPaymentAccount } from '../payment-accounts/payment-account.factory.ts'
import {
  activeInvoice,
  draftedInvoice,
  readInvoice,
  rentLine,
  sentInvoice,
  ledgerBalances,
  type InvoiceInput,
  invoiceInput,
  rentedHome,
} from './invoice.factory.ts'

let owner: TestPerson
let tenant: TestPerson
let assetId: string
beforeEach(async () => {
  ;({ owner, tenant, assetId } = await rentedHome(app))
})

const toTenant = (rest: Partial<InvoiceInput> = {}) => invoiceInput(assetId, [{ ProfileId: tenant.profileId }], rest)
const create = (input: object) => owner.call(CreateInvoice, input as InvoiceInput)
const balances = (kind: string) => ledgerBalances(app, owner, kind)

describe('an invoice', () => {
  test('is drafted, finished, sent, withdrawn, sent again and voided', async () => {
    const draft = await draftedInvoice(owner, toTenant())
    expect(await readInvoice(owner, draft)).toMatchObject({
      State: 'temporary',
      Total: '1501.00',
      Balance: '1501.00',
      IssuerName: 'Olive Tester',
    })
    const { InvoiceId } = draft
    expect((await tenant.call(GetInvoiceDetails, { InvoiceId })).error).toMatchObject({
      Code: 'InvoiceNotFound',
      Message: 'Invoice details not found.',
    })
    const finished = must(await owner.call(SetInvoiceTempToActive, draft))
    expect((await create({ ...toTenant(), ...finished })).error?.Code).toBe('InvoiceNotDraft')
    expect((await owner.call(SendInvoice, finished)).error?.Code).toBe('NoPaymentAccountCreated')
    const sent = must(await owner.call(SendInvoice, { ...finished, WithoutPaymentAccount: true }))
    expect(await readInvoice(tenant, draft)).toMatchObject({
      State: 'due',
      Direction: 2,
      Balance: '1501.00',
      PrivateNotes: null,
      Actions: [],
    })
    expect(await balances('receivable')).toEqual([{ balance: 150_100 }])
    const back = must(await owner.call(UnsendInvoice, sent))
    expect((await tenant.call(GetInvoiceDetails, { InvoiceId })).error?.Code).toBe('InvoiceNotFound')
    expect(await balances('receivable')).toEqual([])
    const again = must(await owner.call(SendInvoice, { ...back, WithoutPaymentAccount: true }))
    expect((await owner.call(DeleteInvoice, { InvoiceId })).error?.Code).toBe('SentInvoiceIsVoided')
    must(await owner.call(VoidInvoice, { ...again, Reason: 'Billed twice.' }))
    expect(await readInvoice(tenant, draft)).toMatchObject({ State: 'void', VoidReason: 'Billed twice.', Balance: '0.00' })
    expect(await balances('receivable')).toEqual([])
    expect(await balances('income')).toEqual([])
    const told = must(await tenant.call(GetInvoiceHistory, { InvoiceId })).Items.map(({ Text }) => Text)
    expect(told).toEqual(['Voided: Billed twice.', 'Sent.', 'Sent.'])
    const known = must(await owner.call(GetInvoiceHistory, { InvoiceId })).Items.map(({ Text }) => Text)
    expect(known).toEqual(['Voided: Billed twice.', 'Sent.', 'Withdrawn.', 'Sent.', 'Finished.'])
  })

  test('tells who bills that it was opened, once', async () => {
    const { InvoiceId } = await sentInvoice(owner, toTenant())
    for (let times = 0; times < 2; times += 1) must(await tenant.call(NoteInvoiceSeen, { InvoiceId }))
    expect((await readInvoice(owner, { InvoiceId })).Recipients[0]?.SeenAt).not.toBeNull()
    expect(must(await owner.call(GetInvoiceHistory, { InvoiceId })).Items.map(({ Text }) => Text)).toEqual([
      'Tova Tester opened it.',
      'Sent.',
      'Finished.',
    ])
    expect(must(await tenant.call(GetInvoiceHistory, { InvoiceId })).Items.map(({ Text }) => Text)).toEqual(['Sent.'])
  })

  test('is counted here: quantities, discounts, credits and tax', async () => {
    const draft = await draftedInvoice(
      owner,
      toTenant({
        Lines: [
          { ...rentLine, Amount: '1000' },
          { Title: 'Water', Quantity: 12.5, Amount: '3.20', ItemForTypeId: 14, AccountForTypeId: 3, IsTaxable: true, Discount: '5' },
          { Title: 'Goodwill', Amount: '50', ItemForTypeId: 30, AccountForTypeId: 1 },
        ],
        Discount: '100',
        TaxPercent: 10,
      }),
    )
    const invoice = await readInvoice(owner, draft)
    expect(invoice).toMatchObject({ Subtotal: '985.00', Discount: '100.00', Tax: '3.16', Total: '888.16' })
    expect(invoice.Lines.map(({ LineTotal }) => LineTotal)).toEqual(['903.38', '34.78', '-50.00'])
  })

  test('has its deposit as what is owed back, its tax as passed through, and rent ahead as rent', async () => {
    await sentInvoice(
      owner,
      toTenant({
        TaxPercent: 5,
        Lines: [
          { Title: 'Security deposit', Amount: '2000', ItemForTypeId: 3, AccountForTypeId: 4 },
          { Title: 'Last month', Amount: '1500', ItemForTypeId: 5, AccountForTypeId: 4, IsAdvanceRent: true },
          { Title: 'Parking', Amount: '100', ItemForTypeId: 12, AccountForTypeId: 1, IsTaxable: true },
        ],
      }),
    )
    expect(await balances('deposit_held')).toEqual([{ balance: -200_000 }])
    expect(await balances('income')).toEqual([{ balance: -160_000 }, { balance: -500 }])
    expect(await balances('receivable')).toEqual([{ balance: 360_500 }])
  })

  test('gives back no more of a deposit than is held', async () => {
    const { InvoiceId, Version } = await activeInvoice(
      owner,
      toTenant({
        Lines: [
          { Title: 'Repairs', Amount: '900', ItemForTypeId: 19, AccountForTypeId: 3 },
          { Title: 'Deposit', Amount: '500', ItemForTypeId: 31, AccountForTypeId: 4 },
        ],
      }),
    )
    expect((await owner.call(SendInvoice, { InvoiceId, Version, WithoutPaymentAccount: true })).error?.Code).toBe('DepositTooSmall')
    expect((await readInvoice(owner, { InvoiceId })).State).toBe('active')
  })
})

describe('where it is paid to', () => {
  test('is an active account, or who sends it knows that there is none', async () => {
    const paymentAccountId = await givenPaymentAccount(app, owner)
    await app.sql('update payment_account set is_restricted = true where id = $1', [paymentAccountId])
    const finished = await activeInvoice(owner, toTenant())
    expect((await owner.call(SendInvoice, finished)).error?.Code).toBe('NoPaymentAccountCreated')
    await app.sql('update payment_account set is_restricted = false where id = $1', [paymentAccountId])
    must(await owner.call(SendInvoice, finished))
    expect((await readInvoice(tenant, finished)).State).toBe('due')
  })

  test('is the account that it names, and counts alone', async () => {
    await givenPaymentAccount(app, owner)
    const SubAccountId = await givenPaymentAccount(app, owner, { isDefault: false })
    const draft = await draftedInvoice(owner, toTenant({ SubAccountId }))
    expect((await readInvoice(owner, draft)).SubAccountId).toBe(SubAccountId)
    await app.sql(`update payment_account set dba_name = 'Hart Homes' where id = $1`, [SubAccountId])
    const finished = must(await owner.call(SetInvoiceTempToActive, draft))
    await app.sql('update payment_account set is_restricted = true where id = $1', [SubAccountId])
    expect((await owner.call(SendInvoice, finished)).error?.Code).toBe('NoPaymentAccountCreated')
    await app.sql('update payment_account set is_restricted = false where id = $1', [SubAccountId])
    must(await owner.call(SendInvoice, finished))
    expect((await readInvoice(tenant, draft)).SubAccountId).toBeNull()
    expect(must(await tenant.call(CalculatePaymentAmount, { InvoiceId: draft.InvoiceId })).PayeeName).toBe('Hart Homes')
  })

  test('is none of another, nor one that takes no payments', async () => {
    const foreign = await givenPaymentAccount(app, await app.newPerson())
    const restricted = await givenPaymentAccount(app, owner)
    await app.sql('update payment_account set is_restricted = true where id = $1', [restricted])
    for (const SubAccountId of [foreign, restricted, await givenDraft(app, owner)])
      expect((await create(toTenant({ SubAccountId }))).error?.Fields).toEqual({
        SubAccountId: 'This is not one of your active payment accounts.',
      })
  })
})

describe('a number', () => {
  test('comes once each, also where many are wanted at one moment', async () => {
    const numbers = await Promise.all(Array.from({ length: 20 }, () => owner.call(GenerateInvoiceNumber, {})))
    const given = numbers.map((answer) => must(answer).InvoiceNumber)
    expect(new Set(given).size).toBe(20)
    expect(given.toSorted()[0]).toBe('INV-0001')
  })

  test('that was typed is skipped, and typed twice it is refused at its field, whichever letters', async () => {
    await draftedInvoice(owner, toTenant({ InvoiceNumber: 'inv-0001' }))
    expect(must(await owner.call(GenerateInvoiceNumber, {})).InvoiceNumber).toBe('INV-0002')
    const answers = await Promise.all(Array.from({ length: 3 }, () => create(toTenant({ InvoiceNumber: 'Inv-0009' }))))
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409, 409])
    expect(answers.find(({ status }) => status === 409)?.error?.Fields).toEqual({
      InvoiceNumber: 'You already have an invoice with this number. Please choose another one.',
    })
  })

  test('has the format of who bills, and only grows with one prefix', async () => {
    must(await owner.call(SetInvoiceNumbering, { Prefix: '2026/', Digits: 3, Next: 40 }))
    expect(must(await owner.call(GenerateInvoiceNumber, {})).InvoiceNumber).toBe('2026/040')
    expect((await owner.call(SetInvoiceNumbering, { Prefix: '2026/', Digits: 3, Next: 40 })).error?.Fields).toEqual({
      Next: 'Number 40 was already given. Please choose a later one.',
    })
    expect(must(await owner.call(GetInvoiceNumbering, {}))).toEqual({ Prefix: '2026/', Digits: 3, Next: 41, Example: '2026/041' })
  })
})

test('of steps that are taken at one moment, one wins', async () => {
  const sent = await sentInvoice(owner, toTenant())
  const answers = await Promise.all([
    owner.call(UnsendInvoice, sent),
    owner.call(VoidInvoice, { ...sent, Reason: 'Twice' }),
    owner.call(UnsendInvoice, sent),
    owner.call(VoidInvoice, { ...sent, Reason: 'Twice' }),
  ])
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
  expect(await balances('receivable')).toEqual([])
})

test('its lines stay as they are once it is finished, whichever way someone comes to them', async () => {
  const { InvoiceId } = await activeInvoice(owner, toTenant())
  await expect(app.sql('update invoice_line set amount_cents = 1 where invoice_id = $1', [InvoiceId])).rejects.toThrow('stay as they are')
})
