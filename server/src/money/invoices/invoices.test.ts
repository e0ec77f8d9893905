import {
  CreateInvoice,
  DeleteInvoice,
  GenerateInvoiceNumber,
  GetDdlInvoiceFilters,
  GetDdlInvoiceRecipients,
  GetInvoiceDetails,
  GetInvoiceHistory,
  GetInvoiceNumbering,
  GetInvoicePreview,
  GetInvoices,
  GetInvoiceTotals,
  GetSentInvoices,
  NoteInvoiceSeen,
  SendInvoice,
  SetInvoiceNumbering,
  SetInvoiceTempToActive,
  UnsendInvoice,
  VoidInvoice,
} from '@keystead/contract/money/invoices/invoice.operations.ts'
import { AddInvoiceItem } from '@keystead/contract/money/invoice-items/item.operations.ts'
import type { AgentScope } from '@keystead/contract/rpc/access.ts'
import { beforeEach, describe, expect } from 'vitest'
import { app, test } from '../../../test/app.ts'
import type { TestPerson } from '../../../test/harness.ts'
import { must } from '../../../test/matrix/world.ts'
import { connected, entrusted, letTo, writtenDown } from '../../../test/network.ts'
import { assigned, leaseWith } from '../../leasing/assignments/assignment.factory.ts'
import { addProperty } from '../../properties/properties/property.factory.ts'
import {
  activeInvoice,
  dayFromNow,
  draftedInvoice,
  type InvoiceInput,
  invoiceInput,
  readInvoice,
  rentLine,
  sentInvoice,
} from './invoice.factory.ts'

let owner: TestPerson
let tenant: TestPerson
let assetId: string
beforeEach(async () => {
  owner = await app.newPerson({ firstName: 'Olive' })
  tenant = await app.newPerson({ profileType: 'Tenant', firstName: 'Tova' })
  assetId = (await addProperty(owner, { Title: 'Larch House' })).AssetId
  await letTo(app, { assetId, tenant, connectionId: await connected(app, owner, tenant) })
})

const toTenant = (rest: Partial<InvoiceInput> = {}) => invoiceInput(assetId, [{ ProfileId: tenant.profileId }], rest)
const create = (input: object) => owner.call(CreateInvoice, input as InvoiceInput)
const balances = (kind: string) =>
  app.sql<{ balance: number }>(
    `select balance from ledger_account a join ledger_book b on b.id = a.book_id where b.profile_id = $1 and kind = $2 and balance <> 0 order by balance`,
    [owner.profileId, kind],
  )

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

describe('what is wrong is said at its field', () => {
  test.each<[string, object, string, string]>([
    ['no recipient', { Recipients: [] }, 'Recipients', 'Recipient can not be empty.'],
    ['no line', { Lines: [] }, 'Lines', 'Item can not be empty.'],
    [
      'a line without a type',
      { Lines: [{ Title: 'Rent', Amount: '5', AccountForTypeId: 1 }] },
      'Lines.0.ItemForTypeId',
      'Item-for type can not be empty.',
    ],
    [
      'a due date before the issue date',
      { IssueDate: '2026-12-02', DueDate: '2026-12-01' },
      'DueDate',
      'Due date should not be earlier than the issue date.',
    ],
    ['a due date that is none', { DueDate: '2026-02-30' }, 'DueDate', 'Due date is not valid.'],
    ['quantity 0', { Lines: [{ ...rentLine, Quantity: 0 }] }, 'Lines.0.Quantity', 'Quantity should be between 0.01 and 100,000.'],
    [
      'a total that overflows',
      { Lines: Array.from({ length: 2 }, () => ({ ...rentLine, Amount: '9999999999.99' })) },
      'Lines',
      'The total is more than an invoice can hold.',
    ],
    [
      'a line that overflows',
      { Lines: [{ ...rentLine, Amount: '9999999999.99', Quantity: 100_000 }] },
      'Lines.0.Amount',
      'This item comes to more than an invoice can hold.',
    ],
    ['a total of nothing', { Lines: [{ ...rentLine, Discount: '1501' }] }, 'Lines', 'The total must be more than zero.'],
    ['a discount above what there is', { Discount: '1501.01' }, 'Discount', 'The discount is more than there is to take it from.'],
    ['a credit alone', { Lines: [{ ...rentLine, ItemForTypeId: 30 }] }, 'Lines', 'The total must be more than zero.'],
    [
      'a period that ends before it starts',
      { Lines: [{ ...rentLine, PeriodStart: '2026-12-02', PeriodEnd: '2026-12-01' }] },
      'Lines.0.PeriodEnd',
      'End date should be greater than Start date.',
    ],
    ['a number of nothing', { InvoiceNumber: ' ' }, 'InvoiceNumber', 'Invoice number can not be empty.'],
    [
      'an item of someone else',
      { Lines: [{ ...rentLine, InvoiceItemId: '0197b4b0-0000-7000-8000-000000000001' }] },
      'Lines.0.InvoiceItemId',
      'Item details not found.',
    ],
    ['a lease of another home', { LeaseId: '0197b4b0-0000-7000-8000-000000000001' }, 'LeaseId', 'This lease is not one of this property.'],
    ...['0', '-1', '0.001', '1e9', '1,250.50'].map((Amount): [string, object, string, string] => [
      `an amount of ${Amount}`,
      { Lines: [{ ...rentLine, Amount }] },
      'Lines.0.Amount',
      'Amount is not valid.',
    ]),
  ])('%s', async (_what, wrong, field, message) => {
    const { status, error } = await create({ ...toTenant(), ...wrong })
    expect(status).toBe(400)
    expect(error?.Fields?.[field]).toContain(message)
  })

  test('someone who is neither connected nor in a lease of the property, oneself, and another profile of one’s own', async () => {
    const stranger = await app.newPerson({ profileType: 'Tenant' })
    const own = await app.secondProfile(owner, 'Tenant')
    const answers = await Promise.all(
      [stranger, owner, own].map(({ profileId }) => create(invoiceInput(assetId, [{ ProfileId: profileId }]))),
    )
    expect(answers.map(({ error }) => error?.Fields?.['Recipients.0.ProfileId'])).toEqual([
      'Please choose someone you’re connected with, or who is in a lease of this property.',
      'This is your own profile. Please choose someone else.',
      'This is your own profile. Please choose someone else.',
    ])
  })

  test('a property of another', async () => {
    const other = await app.newPerson()
    expect((await other.call(CreateInvoice, toTenant())).error?.Code).toBe('PropertyNotFound')
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

describe('roommates', () => {
  let second: TestPerson
  beforeEach(async () => {
    second = await app.newPerson({ profileType: 'Tenant', firstName: 'Sam' })
    await connected(app, owner, second)
  })
  const split = (rest: Partial<InvoiceInput> = {}) =>
    invoiceInput(
      assetId,
      [
        { ProfileId: tenant.profileId, SharePercent: 60 },
        { ProfileId: second.profileId, SharePercent: 40 },
      ],
      { Billing: 'shares', ...rest },
    )

  test('who owe a share each read a bill over that share, and nothing of the rest', async () => {
    const sent = await sentInvoice(owner, split())
    const bill = await readInvoice(second, sent)
    expect(bill).toMatchObject({ Total: '600.40', Balance: '600.40', Subtotal: '600.40', Recipients: [{ IsYou: true, Amount: '600.40' }] })
    expect(bill.Recipients).toHaveLength(1)
    expect(JSON.stringify(bill)).not.toMatch(/1501|900\.60|Tova/)
    const card = must(await second.call(GetSentInvoices, {})).Items[0]
    expect(card).toMatchObject({ Total: '600.40', Names: ['Olive Tester'] })
    expect(await balances('receivable')).toEqual([{ balance: 60_040 }, { balance: 90_060 }])
    expect((await readInvoice(owner, sent)).Recipients.map(({ Name, Amount }) => [Name, Amount])).toEqual([
      ['Tova Tester', '900.60'],
      ['Sam Tester', '600.40'],
    ])
  })

  test('are previewed one by one before it is sent, as each will read it', async () => {
    const draft = await draftedInvoice(owner, split({ PrivateNotes: 'Ask about the key.' }))
    const { InvoiceId } = draft
    const [first, other] = (await readInvoice(owner, draft)).Recipients
    const read = async (RecipientId: string | null) => must(await owner.call(GetInvoicePreview, { InvoiceId, RecipientId }))
    const preview = await read(other!.RecipientId)
    expect(preview).toMatchObject({ Total: '600.40', Direction: 2, PrivateNotes: null, Actions: [], Recipients: [{ IsYou: true }] })
    expect(JSON.stringify(preview)).not.toMatch(/1501|900\.60|Tova|Ask about/)
    expect(await read(null)).toEqual(await read(first!.RecipientId))
    expect((await owner.call(GetInvoicePreview, { InvoiceId, RecipientId: InvoiceId })).error?.Code).toBe('InvoiceNotFound')
    const { Version } = must(await owner.call(SetInvoiceTempToActive, draft))
    must(await owner.call(SendInvoice, { InvoiceId, Version, WithoutPaymentAccount: true }))
    const { State: _state, SentAt: _sent, CreatedAt: _created, Version: _version, ...bill } = await readInvoice(second, draft)
    expect(preview).toMatchObject(bill)
    expect((await second.call(GetInvoicePreview, { InvoiceId })).error?.Code).toBe('NotAvailableForProfile')
  })

  test('of one lease are offered together, with their shares', async () => {
    const { AssetId } = await addProperty(owner, { Title: 'Beech House', Address1: '9 Beech Street' })
    const Tenants = [
      { ProfileId: tenant.profileId, SharePercent: 60 },
      { ProfileId: second.profileId, SharePercent: 40 },
    ]
    await assigned(owner, AssetId, { Lease: leaseWith([], { Tenants }) })
    const [chosen] = must(await owner.call(GetDdlInvoiceRecipients, { AssetId, Text: 'sam' })).Items
    const { Items } = must(await owner.call(GetDdlInvoiceRecipients, { AssetId, LeaseId: chosen!.LeaseId }))
    expect(Items.map(({ Text, SharePercent }) => [Text, SharePercent]).toSorted()).toEqual([
      ['Sam Tester', 40],
      ['Tova Tester', 60],
    ])
    expect(must(await owner.call(GetDdlInvoiceRecipients, { AssetId, LeaseId: AssetId })).Items).toEqual([])
    const without = await owner.call(GetDdlInvoiceRecipients, { AssetId })
    expect(without.error?.Fields).toEqual({ Text: 'Please type at least 2 characters.' })
  })

  test('who are to see each other do', async () => {
    const sent = await sentInvoice(owner, split({ ShowsOthers: true }))
    expect((await readInvoice(second, sent)).Recipients.map(({ Name }) => Name)).toEqual(['Tova Tester', 'Sam Tester'])
  })

  test('who owe together read the whole', async () => {
    const sent = await sentInvoice(owner, split({ Billing: 'joint' }))
    expect(await readInvoice(second, sent)).toMatchObject({ Total: '1501.00', Recipients: [{ IsYou: true, Amount: null }] })
    expect(await balances('receivable')).toEqual([{ balance: 150_100 }])
  })

  test('whose shares do not add up are refused', async () => {
    const input = split()
    const { error } = await create({ ...input, Recipients: [{ ...input.Recipients[0], SharePercent: 61 }, input.Recipients[1]] })
    expect(error?.Fields).toEqual({ Recipients: 'Shares add up to 101, not to 100.' })
  })
})

describe('people without an account', () => {
  test('are billed where they are in a lease of the home, and find what was sent to them once they join', async () => {
    const { AssetId } = await addProperty(owner, { Title: 'Beech House', Address1: '9 Beech Street' })
    const email = `pia${Date.now()}@example.com`
    await assigned(owner, AssetId, {
      Lease: leaseWith([], { Tenants: [{ Person: { FirstName: 'Pia', LastName: 'Novak', Email: email }, SharePercent: 100 }] }),
    })
    const [chosen] = must(await owner.call(GetDdlInvoiceRecipients, { AssetId, Text: 'novak' })).Items
    expect(chosen).toMatchObject({ Text: 'Pia Novak', ProfileId: null, SharePercent: 100 })
    const sent = await sentInvoice(owner, invoiceInput(AssetId, [{ PersonId: chosen!.PersonId }]))
    expect((await readInvoice(owner, sent)).Recipients).toMatchObject([{ Name: 'Pia Novak', ProfileId: null }])
    const stranger = await writtenDown(app, owner, 'Rob')
    const { error } = await create(invoiceInput(AssetId, [{ PersonId: stranger }]))
    expect(error?.Fields?.['Recipients.0.ProfileId']).toContain('in a lease of this property')
  })
})

describe('an agent', () => {
  async function agentWith(scopes: readonly AgentScope[]) {
    const agent = await app.newPerson({ profileType: 'Agent', firstName: 'Ada' })
    await entrusted(app, { assetId, agent, connectionId: await connected(app, owner, agent), scopes })
    return agent
  }

  test('who may bill does so for the manager: the manager has the invoice, the tenant reads the manager’s name', async () => {
    const agent = await agentWith(['invoice'])
    const sent = await sentInvoice(agent, toTenant())
    expect(await readInvoice(tenant, sent)).toMatchObject({ IssuerName: 'Olive Tester', InvoiceNumber: 'INV-0001' })
    for (const person of [owner, agent]) {
      expect(must(await person.call(GetInvoices, {})).Items).toMatchObject([{ InvoiceId: sent.InvoiceId, Names: ['Tova Tester'] }])
      expect(await readInvoice(person, sent)).toMatchObject({ Direction: 1 })
    }
    expect(await balances('receivable')).toEqual([{ balance: 150_100 }])
  })

  test('goes on with a draft of the manager, whose items are not theirs to choose', async () => {
    const agent = await agentWith(['invoice'])
    const { InvoiceItemId } = must(await owner.call(AddInvoiceItem, { ...rentLine, Title: 'Rent' }))
    const input = toTenant({ Lines: [{ ...rentLine, InvoiceItemId }] })
    expect((await agent.call(CreateInvoice, input)).error?.Fields).toEqual({ 'Lines.0.InvoiceItemId': 'Item details not found.' })
    const draft = await draftedInvoice(owner, input)
    must(await agent.call(CreateInvoice, { ...input, ...draft, Notes: 'Reviewed.' }))
    expect(await readInvoice(owner, draft)).toMatchObject({ Notes: 'Reviewed.', Lines: [{ InvoiceItemId }] })
  })

  test('who may not, bills for their own work alone: whom they are connected with', async () => {
    const agent = await agentWith(['list'])
    const refused = await agent.call(CreateInvoice, toTenant())
    expect(refused.error?.Fields?.['BillsAs']).toContain('hasn’t given you the right')
    const fee = { Title: 'Management fee', Amount: '150', ItemForTypeId: 24, AccountForTypeId: 7 }
    const input = invoiceInput(assetId, [{ ProfileId: owner.profileId }], { BillsAs: 'self', Lines: [fee] })
    const sent = await sentInvoice(agent, input)
    expect(await readInvoice(owner, sent)).toMatchObject({ Direction: 2, IssuerName: 'Ada Tester', Balance: '150.00' })
    expect(must(await owner.call(GetInvoices, {})).Items).toEqual([])
    expect((await tenant.call(GetInvoiceDetails, { InvoiceId: sent.InvoiceId })).error?.Code).toBe('InvoiceNotFound')
  })

  test('whose work has ended reaches none of them', async () => {
    const agent = await agentWith(['invoice'])
    const sent = await sentInvoice(agent, toTenant())
    await app.sql(`update engagement set ended_at = now(), ended_on = current_date where profile_id = $1`, [agent.profileId])
    expect((await agent.call(GetInvoiceDetails, { InvoiceId: sent.InvoiceId })).error?.Code).toBe('InvoiceNotFound')
    expect(must(await agent.call(GetInvoices, {})).Items).toEqual([])
    expect((await agent.call(UnsendInvoice, sent)).error?.Code).toBe('InvoiceNotFound')
  })
})

describe('lists', () => {
  test('are narrowed, and totals say what they come to', async () => {
    await draftedInvoice(owner, toTenant({ InvoiceNumber: 'D-1' }))
    await sentInvoice(owner, toTenant({ InvoiceNumber: 'S-1' }))
    const late = await sentInvoice(owner, toTenant({ InvoiceNumber: 'S-2', IssueDate: dayFromNow(-40), DueDate: dayFromNow(-10) }))
    const numbers = async (filter: object) => must(await owner.call(GetInvoices, filter)).Items.map(({ InvoiceNumber }) => InvoiceNumber)
    expect(await numbers({})).toEqual(['S-1', 'D-1', 'S-2'])
    expect(await numbers({ Status: 'overdue' })).toEqual(['S-2'])
    expect(await numbers({ Status: 'open' })).toEqual(['S-1', 'S-2'])
    expect(await numbers({ Status: 'due' })).toEqual(['S-1'])
    expect(await numbers({ Status: 'temporary' })).toEqual(['D-1'])
    expect(await numbers({ Status: 'paid' })).toEqual([])
    expect(await numbers({ Text: 'larch' })).toHaveLength(3)
    expect(await numbers({ Text: 's-2' })).toEqual(['S-2'])
    expect(await numbers({ PersonId: tenant.profileId, Month: dayFromNow(-10) })).toContain('S-2')
    expect(await numbers({ AssetId: (await addProperty(owner, { Address1: '1 Elsewhere' })).AssetId })).toEqual([])
    expect(must(await owner.call(GetInvoiceTotals, {}))).toEqual({
      Due: '1501.00',
      DueCount: 1,
      Overdue: '1501.00',
      OverdueCount: 1,
      Collected: '0.00',
      InTransit: '0.00',
    })
    expect((await readInvoice(tenant, late)).State).toBe('overdue')
    expect(must(await tenant.call(GetInvoiceTotals, { Direction: 2 }))).toMatchObject({ Due: '1501.00', OverdueCount: 1 })
    expect(must(await tenant.call(GetSentInvoices, { Direction: 2 })).Items.map(({ InvoiceNumber }) => InvoiceNumber)).toEqual([
      'S-1',
      'S-2',
    ])
    expect(must(await owner.call(GetSentInvoices, { Direction: 1 })).Items.map(({ InvoiceNumber }) => InvoiceNumber)).toEqual([
      'S-1',
      'S-2',
    ])
  })
})

describe('a list is narrowed by what it is about', () => {
  const choices = async (person: TestPerson, input: object) =>
    must(await person.call(GetDdlInvoiceFilters, { Of: 'person', Text: 'te', ...input })).Items.map(({ Text }) => Text)

  test('properties and people of the other side are found by their letters, and those of no invoice are not', async () => {
    const elsewhere = (await addProperty(owner, { Title: 'Larch Cabin', Address1: '1 Elsewhere' })).AssetId
    const sent = await sentInvoice(owner, toTenant())
    expect(await choices(owner, { Of: 'property', Text: 'larch' })).toEqual(['Larch House'])
    expect(await choices(owner, { Of: 'property', Text: null, Id: elsewhere })).toEqual([])
    expect(await choices(owner, {})).toEqual(['Tova Tester'])
    expect(await choices(tenant, { Direction: 2 })).toEqual(['Olive Tester'])
    expect(await choices(tenant, { Direction: 2, Of: 'property', Text: null, Id: assetId })).toEqual(['Larch House'])
    must(await owner.call(UnsendInvoice, sent))
    expect(await choices(tenant, { Direction: 2 })).toEqual([])
  })

  test('received ones by who bills, and never by who else is billed', async () => {
    const second = await app.newPerson({ profileType: 'Tenant', firstName: 'Sam' })
    await connected(app, owner, second)
    await sentInvoice(owner, invoiceInput(assetId, [{ ProfileId: tenant.profileId }, { ProfileId: second.profileId }]))
    const count = async (PersonId: string) => must(await tenant.call(GetSentInvoices, { PersonId })).TotalCount
    expect([await count(owner.profileId), await count(second.profileId)]).toEqual([1, 0])
    expect(await choices(tenant, { Direction: 2, Text: 'sam' })).toEqual([])
    expect(must(await owner.call(GetInvoices, { PersonId: second.profileId })).TotalCount).toBe(1)
  })

  test('by the item that a line was taken from', async () => {
    const { InvoiceItemId } = must(await owner.call(AddInvoiceItem, { ...rentLine, Title: 'Rent' }))
    await draftedInvoice(owner, toTenant({ InvoiceNumber: 'W-1', Lines: [{ ...rentLine, InvoiceItemId }] }))
    await draftedInvoice(owner, toTenant())
    expect(must(await owner.call(GetInvoices, { InvoiceItemId })).Items.map(({ InvoiceNumber }) => InvoiceNumber)).toEqual(['W-1'])
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
