import { UnsendInvoice, VoidInvoice } from '@keystead/contract/money/invoices/invoice.operations.ts'
import { GetReceiptPdf, GetReceiptPdfDetails } from '@keystead/contract/money/papers/paper.operations.ts'
import { ReverseRecordedPayment } from '@keystead/contract/money/payments/payment.operations.ts'
import { beforeEach, describe, expect } from 'vitest'
import { app, test } from '../../../test/emailing-app.ts'
import type { TestPerson } from '../../../test/harness.ts'
import { must } from '../../../test/must.ts'
import { connected, entrusted } from '../../../test/network.ts'
import { readPdf } from '../../../test/read-pdf.ts'
import { branded, designInput } from '../../platform/branding/branding.factory.ts'
import { type InvoiceInput, invoiceInput, readInvoice, sentInvoice, rentedHome } from '../invoices/invoice.factory.ts'
import { clearPapers } from '../papers/clear-papers.ts'
import { pdfOf, receiptFile, receiptOf } from '../papers/paper.factory.ts'
import { recordedPayment } from './given-payment.factory.ts'

let owner: TestPerson
let tenant: TestPerson
let assetId: string
beforeEach(async () => {
  ;({ owner, tenant, assetId } = await rentedHome(app))
})

const bill = async (rest: Partial<InvoiceInput> = {}) =>
  (await sentInvoice(owner, invoiceInput(assetId, [{ ProfileId: tenant.profileId }], { AllowsPartial: true, ...rest }))).InvoiceId
const detailsFor = async (person: TestPerson, InvoiceId: string, PaymentId?: string) =>
  must(await person.call(GetReceiptPdfDetails, { InvoiceId, ...(PaymentId && { PaymentId }) })).Receipt
const receiptEmail = (person: TestPerson) => app.emailTo(person.email, /receipt/)
const attachedTo = (email: { attachments: readonly { content: unknown }[] }) => new Uint8Array(email.attachments[0]!.content as ArrayBuffer)

describe('the receipt of a payment', () => {
  test('is one file in the email, on the screen and in the download, in the look of the invoice; who bills has a copy', async () => {
    await branded(owner)
    const InvoiceId = await bill({ InvoiceNumber: 'INV/7' })
    const PaymentId = await recordedPayment(owner, InvoiceId, { Method: 'check', Amount: '501.00', Reference: '1041' })
    const { bytes, fileName, savingUrl } = await receiptFile(tenant, { InvoiceId })
    expect(fileName).toBe('Receipt R-000001.pdf')
    const pdf = await readPdf(bytes)
    expect([pdf.title, pdf.isTagged]).toEqual(['Receipt R-000001', true])
    const words = ['R-000001', 'INV/7', 'Check', 'January 2, 2026', 'Olive Tester', 'Tova Tester', 'Larch House', '$501.00', '$1,000.00']
    for (const word of [...words, designInput.HeaderText, designInput.FooterText, designInput.WatermarkText])
      expect(pdf.text).toContain(word)
    const email = await receiptEmail(tenant)
    expect(email.subject).toBe('Your receipt for $501.00, paid Jan 2, 2026')
    expect(email.attachments.map(({ filename }) => filename)).toEqual([fileName])
    expect(attachedTo(email)).toEqual(bytes)
    for (const word of ['Hello Tova', 'Olive Tester recorded', 'R-000001', '$1,000.00', 'attached as a PDF', designInput.FooterText])
      expect(email.text).toContain(word)
    const saved = await tenant.raw(savingUrl)
    expect(saved.headers.get('content-disposition')).toContain('attachment; filename="Receipt R-000001.pdf"')
    expect(new Uint8Array(await saved.arrayBuffer())).toEqual(bytes)
    expect((await receiptOf(owner, { InvoiceId })).text).toContain('Tova Tester')
    for (const person of [owner, tenant]) {
      const read = (await detailsFor(person, InvoiceId))!
      expect(read).toMatchObject({ PaymentId, Number: 'R-000001', Status: 'Paid', Standing: { State: 'stands', Note: null } })
      for (const { Amount } of read.Totals) expect(pdf.text).toContain(Amount)
    }
  })

  test('of each of several is its own, with what was owed after it; without a choice it is the latest', async () => {
    const InvoiceId = await bill()
    const first = await recordedPayment(owner, InvoiceId)
    const second = await recordedPayment(owner, InvoiceId, { Amount: '401.00' })
    const ofFirst = await receiptOf(tenant, { InvoiceId, PaymentId: first })
    for (const words of ['R-000001', '$100.00', '$1,401.00']) expect(ofFirst.text).toContain(words)
    const latest = await receiptOf(tenant, { InvoiceId })
    for (const words of ['R-000002', '$401.00', '$1,000.00']) expect(latest.text).toContain(words)
    expect((await detailsFor(tenant, InvoiceId, first))!.Number).toBe('R-000001')
    expect((await detailsFor(tenant, InvoiceId))!.PaymentId).toBe(second)
  })

  test('goes on saying what was paid once the payment is taken back; beside it stands that it was', async () => {
    const InvoiceId = await bill()
    const PaymentId = await recordedPayment(owner, InvoiceId)
    const { bytes } = await receiptFile(tenant, { InvoiceId })
    must(await owner.call(ReverseRecordedPayment, { PaymentId, Reason: 'The check bounced.' }))
    expect((await receiptFile(tenant, { InvoiceId })).bytes).toEqual(bytes)
    expect(await detailsFor(tenant, InvoiceId)).toMatchObject({
      Status: 'Paid',
      Stamp: null,
      Totals: [{ Amount: '$100.00' }, { Amount: '$100.00' }, { Amount: '$1,401.00' }],
      Standing: { State: 'reversed', Note: 'This payment was taken back since: The check bounced.' },
    })
    expect((await app.emailTo(tenant.email, /took back/)).text).toContain('The check bounced.')
  })

  test('names a payer whose name runs from right to left', async () => {
    const dana = await app.newPerson({ profileType: 'Tenant', firstName: 'דנה' })
    await connected(app, owner, dana)
    const { InvoiceId } = await sentInvoice(owner, invoiceInput(assetId, [{ ProfileId: dana.profileId }], { AllowsPartial: true }))
    await recordedPayment(owner, InvoiceId)
    expect((await receiptOf(dana, { InvoiceId })).text).toContain('דנה')
  })

  test('is not there before a payment has come', async () => {
    const InvoiceId = await bill()
    for (const person of [owner, tenant]) {
      expect((await person.call(GetReceiptPdf, { InvoiceId })).error?.Code).toBe('ReceiptNotFound')
      expect(await detailsFor(person, InvoiceId)).toBeNull()
    }
  })
})

describe('who reads a receipt', () => {
  test('roommates who owe a share each read their own, which names nothing of the other', async () => {
    const second = await app.newPerson({ profileType: 'Tenant', firstName: 'Sam' })
    await connected(app, owner, second)
    const shares = [
      { ProfileId: tenant.profileId, SharePercent: 60 },
      { ProfileId: second.profileId, SharePercent: 40 },
    ]
    const { InvoiceId } = await sentInvoice(owner, invoiceInput(assetId, shares, { Billing: 'shares', AllowsPartial: true }))
    const places = (await readInvoice(owner, { InvoiceId })).Recipients
    const paidBy = (name: string, Amount: string) =>
      recordedPayment(owner, InvoiceId, { RecipientId: places.find(({ Name }) => Name.startsWith(name))!.RecipientId, Amount })
    const ofTova = await paidBy('Tova', '900.60')
    const ofSam = await paidBy('Sam', '600.00')
    const { bytes, url } = await receiptFile(second, { InvoiceId })
    const { text } = await readPdf(bytes)
    for (const words of ['Sam Tester', '$600.00', '$0.40', '$600.40']) expect(text).toContain(words)
    expect(text).not.toMatch(/Tova|900\.60|1,501/)
    const email = await receiptEmail(second)
    expect(attachedTo(email)).toEqual(bytes)
    expect(`${email.text}${email.html}`).not.toMatch(/Tova|900\.60|1,501/)
    expect((await second.call(GetReceiptPdf, { InvoiceId, PaymentId: ofTova })).error?.Code).toBe('ReceiptNotFound')
    expect(await detailsFor(second, InvoiceId, ofTova)).toBeNull()
    expect((await receiptOf(owner, { InvoiceId, PaymentId: ofTova })).text).toContain('Tova Tester')
    expect((await receiptOf(owner, { InvoiceId, PaymentId: ofSam })).text).toContain('Sam Tester')
    for (const other of [tenant, owner]) expect((await other.raw(url)).status).toBe(404)
  })

  test('an agent who may bill for the manager reads the copy of the manager, for as long as they may', async () => {
    const agent = await app.newPerson({ profileType: 'Agent', firstName: 'Ada' })
    await entrusted(app, { assetId, agent, connectionId: await connected(app, owner, agent), scopes: ['invoice'] })
    const InvoiceId = await bill()
    await recordedPayment(agent, InvoiceId)
    const { url } = await receiptFile(agent, { InvoiceId })
    expect((await receiptOf(owner, { InvoiceId })).text).toContain('Tova Tester')
    await app.sql('update engagement set ended_at = now(), ended_on = current_date where profile_id = $1', [agent.profileId])
    expect((await agent.raw(url)).status).toBe(404)
    expect((await agent.call(GetReceiptPdf, { InvoiceId })).error?.Code).toBe('InvoiceNotFound')
  })
})

describe('a receipt stays', () => {
  test('with both when the account of who bills is closed', async () => {
    const InvoiceId = await bill()
    await recordedPayment(owner, InvoiceId)
    const { bytes } = await receiptFile(tenant, { InvoiceId })
    await app.sql(`update account set status = 'P', closed_at = now() where id = $1`, [owner.accountId])
    await clearPapers(app.services)
    expect((await receiptFile(tenant, { InvoiceId })).bytes).toEqual(bytes)
  })

  test('with both when its payment is taken back and the invoice is void, whose own papers are made again', async () => {
    const InvoiceId = await bill()
    const PaymentId = await recordedPayment(owner, InvoiceId)
    const { bytes } = await receiptFile(tenant, { InvoiceId })
    must(await owner.call(ReverseRecordedPayment, { PaymentId, Reason: 'A mistake' }))
    const { Version, Actions } = await readInvoice(owner, { InvoiceId })
    expect((await owner.call(UnsendInvoice, { InvoiceId, Version })).error?.Code).toBe('InvoiceWasPaid')
    expect(Actions.find(({ Action }) => Action === 'unsend')?.Refusal).toMatch(/its receipt stays/)
    must(await owner.call(VoidInvoice, { InvoiceId, Version, Reason: 'Billed twice' }))
    expect((await pdfOf(tenant, { InvoiceId })).text).toContain('VOID')
    await clearPapers(app.services)
    expect((await receiptFile(tenant, { InvoiceId })).bytes).toEqual(bytes)
    expect((await receiptOf(owner, { InvoiceId })).text).not.toContain('VOID')
  })
})
