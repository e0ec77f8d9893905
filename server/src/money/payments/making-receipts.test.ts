import { GetReceiptPdf, GetReceiptPdfDetails } from '@keystead/contract/money/papers/paper.operations.ts'
import { ReverseRecordedPayment } from '@keystead/contract/money/payments/payment.operations.ts'
import { GetNotifications } from '@keystead/contract/platform/notifications/notification.operations.ts'
import { beforeEach, describe, expect } from 'vitest'
import { app, test } from '../../../test/app.ts'
import type { TestPerson } from '../../../test/harness.ts'
import { must } from '../../../test/must.ts'
import { connected } from '../../../test/network.ts'
import { addProperty } from '../../properties/properties/property.factory.ts'
import type { Services } from '../../rpc/services.ts'
import { invoiceInput, sentInvoice } from '../invoices/invoice.factory.ts'
import { makePaper } from '../papers/make-paper.ts'
import { recordedPayment } from './given-payment.factory.ts'

/* The job, run by hand: in this app no worker does. */

let owner: TestPerson
let tenant: TestPerson
let InvoiceId: string
let PaymentId: string
beforeEach(async () => {
  owner = await app.newPerson({ firstName: 'Olive' })
  tenant = await app.newPerson({ profileType: 'Tenant', firstName: 'Tova' })
  const { AssetId } = await addProperty(owner, { Title: 'Larch House' })
  await connected(app, owner, tenant)
  ;({ InvoiceId } = await sentInvoice(owner, invoiceInput(AssetId, [{ ProfileId: tenant.profileId }], { AllowsPartial: true })))
  PaymentId = await recordedPayment(owner, InvoiceId)
})

async function make(reader: 'issuer' | 'recipient', services: Services = app.services): Promise<void> {
  const [paper] = await app.sql<{ id: string }>('select id from invoice_paper where payment_id = $1 and reader = $2', [PaymentId, reader])
  await makePaper(services, { paperId: paper!.id })
}
const stateFor = async (person: TestPerson) => must(await person.call(GetReceiptPdf, { InvoiceId })).State
const heard = async () => must(await tenant.call(GetNotifications, {})).Items.filter(({ Message }) => Message.includes('your payment'))
const emails = () =>
  app.sql<{ attachments: unknown[] }>(`select attachments from email where natural_key = 'payment:' || $1 || ':recorded'`, [PaymentId])

describe('while a receipt is being made', () => {
  test('it is said to be, its words can be read, and who paid hears nothing yet; then they hear, once, and have it', async () => {
    expect([await stateFor(owner), await stateFor(tenant)]).toEqual(['start', 'start'])
    expect(must(await tenant.call(GetReceiptPdfDetails, { InvoiceId })).Receipt).toMatchObject({ PaymentId, Number: 'R-000001' })
    await make('issuer')
    expect([await stateFor(owner), await stateFor(tenant)]).toEqual(['completed', 'start'])
    expect([await heard(), await emails()]).toEqual([[], []])
    await Promise.all([make('recipient'), make('recipient')])
    await make('recipient')
    expect(await stateFor(tenant)).toBe('completed')
    expect((await heard()).map(({ Message }) => Message)).toEqual(['recorded your payment of $100.00 for invoice INV-0001.'])
    expect((await emails()).map(({ attachments }) => attachments.length)).toEqual([1])
  })

  test('it turns out that it cannot be: who paid hears of the payment without, and the screen says so', async () => {
    const open = () => ({ ask: async () => ({ broken: 'the template does not fit' }), close: () => {} }) as never
    await make('recipient', { ...app.services, threads: { ...app.services.threads, open } })
    expect((await heard()).length).toBe(1)
    expect(await emails()).toEqual([{ attachments: [] }])
    expect((await tenant.call(GetReceiptPdf, { InvoiceId })).error?.Code).toBe('ReceiptPdfNotMade')
  })

  test('its payment is taken back: it is made, and no one is told that it came', async () => {
    must(await owner.call(ReverseRecordedPayment, { PaymentId, Reason: 'A mistake' }))
    await make('recipient')
    expect(await stateFor(tenant)).toBe('completed')
    expect([await heard(), await emails()]).toEqual([[], []])
  })
})
