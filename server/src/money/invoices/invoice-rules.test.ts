import { CreateInvoice } from '@keystead/contract/money/invoices/invoice.operations.ts'
import { beforeEach, describe, expect } from 'vitest'
import { app, test } from '../../../test/app.ts'
import type { TestPerson } from '../../../test/harness.ts'
import { invoiceInput, rentLine, type InvoiceInput, rentedHome } from './invoice.factory.ts'

let owner: TestPerson
let tenant: TestPerson
let assetId: string
beforeEach(async () => {
  ;({ owner, tenant, assetId } = await rentedHome(app))
})

const toTenant = (rest: Partial<InvoiceInput> = {}) => invoiceInput(assetId, [{ ProfileId: tenant.profileId }], rest)
const create = (input: object) => owner.call(CreateInvoice, input as InvoiceInput)

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
