import { ReverseRecordedPayment } from '@keystead/contract/money/payments/payment.operations.ts'
import { beforeEach, describe, expect } from 'vitest'
import { app, test } from '../../../test/emailing-app.ts'
import type { TestPerson } from '../../../test/harness.ts'
import { secretIn } from '../../../test/mail-server.ts'
import { must } from '../../../test/must.ts'
import { connected } from '../../../test/network.ts'
import { readPdf } from '../../../test/read-pdf.ts'
import { openLink } from '../../links/links.ts'
import { branded, designInput } from '../../platform/branding/branding.factory.ts'
import { addProperty } from '../../properties/properties/property.factory.ts'
import { invoiceInput, sentInvoice } from '../invoices/invoice.factory.ts'
import { PAY_LINK } from '../invoices/pay-link.ts'
import { billablePerson, receiptFile } from '../papers/paper.factory.ts'
import { recordedPayment } from './given-payment.factory.ts'

let owner: TestPerson
let assetId: string
beforeEach(async () => {
  owner = await app.newPerson({ firstName: 'Olive' })
  assetId = (await addProperty(owner, { Title: 'Beech House', Address1: '9 Beech Street' })).AssetId
})

const bill = async (recipient: { PersonId: string } | { ProfileId: string }, rest = {}) =>
  (await sentInvoice(owner, invoiceInput(assetId, [recipient], { AllowsPartial: true, ...rest }))).InvoiceId
const bodyOf = ({ html, text }: { html?: string; text?: string }) => `${html}\n${text}`
const emailsOf = (paymentId: string) => app.sql(`select id from email where natural_key like 'payment:' || $1 || ':recorded%'`, [paymentId])

describe('someone without an account, for whom a payment is recorded', () => {
  let address: string
  let person: { PersonId: string }
  beforeEach(async () => {
    const pia = await billablePerson(owner, assetId)
    ;[address, person] = [pia.address, { PersonId: pia.personId }]
  })

  test('gets their receipt once, with its PDF and a link to what is still owed', async () => {
    await branded(owner)
    const InvoiceId = await bill(person)
    const PaymentId = await recordedPayment(owner, InvoiceId)
    const email = await app.emailTo(address, /receipt/)
    expect(email.subject).toBe('Your receipt for $100.00, paid Jan 2, 2026')
    for (const words of ['Olive Tester recorded', 'Cash', 'R-000001', '$1,401.00', 'Beech House', designInput.FooterText])
      expect(email.text).toContain(words)
    const [attached] = email.attachments
    expect(attached!.filename).toBe('Receipt R-000001.pdf')
    expect((await readPdf(new Uint8Array(attached!.content as ArrayBuffer))).text).toContain('Pia Novak')
    const [place] = await app.sql<{ id: string }>('select id from invoice_recipient where invoice_id = $1', [InvoiceId])
    expect(await openLink(app.services.database.db, [PAY_LINK], secretIn(email, '/Checkout/'))).toMatchObject({ objectId: place!.id })
    expect(await emailsOf(PaymentId)).toHaveLength(1)
  })

  test('is told nothing that leads elsewhere', async () => {
    await app.sql(`update asset set title = 'Win at www.evil.example' where id = $1`, [assetId])
    const InvoiceId = await bill(person, { InvoiceNumber: 'evil.example/1' })
    await recordedPayment(owner, InvoiceId)
    const email = await app.emailTo(address, /receipt/)
    expect(bodyOf(email)).not.toContain('evil')
  })

  test('gets nothing that someone wrote who has not confirmed their own address: no names, no look, no PDF', async () => {
    await branded(owner)
    await app.sql('update account set email_verified_at = null where id = $1', [owner.accountId])
    await recordedPayment(owner, await bill(person))
    const email = await app.emailTo(address, /receipt/)
    expect(email.attachments).toEqual([])
    for (const words of ['Olive', 'Beech', 'INV-0001', designInput.HeaderText, 'attached']) expect(bodyOf(email)).not.toContain(words)
    for (const words of ['A payment of yours was recorded.', '$100.00', 'R-000001']) expect(email.text).toContain(words)
  })

  test('hears by email that it was taken back', async () => {
    const InvoiceId = await bill(person)
    const PaymentId = await recordedPayment(owner, InvoiceId)
    await app.emailTo(address, /receipt/)
    must(await owner.call(ReverseRecordedPayment, { PaymentId, Reason: 'Pay at www.evil.example' }))
    const email = await app.emailTo(address, /taken back/)
    expect(email.subject).toBe('A payment of $100.00 was taken back')
    for (const words of ['It is owed again.', 'Olive Tester', 'Beech House', 'INV-0001']) expect(email.text).toContain(words)
    expect(bodyOf(email)).not.toContain('evil')
    expect(email.text).not.toContain('/Checkout/')
  })
})

describe('someone with an account, for whom a payment is recorded', () => {
  test('gets no email where their preferences want none, and hears it on screen', async () => {
    const tenant = await app.newPerson({ profileType: 'Tenant' })
    await connected(app, owner, tenant)
    await app.sql(
      `insert into notification_choice (account_id, profile_id, event_key, in_app, by_email) values ($1, $2, 'payment.settled', true, false)`,
      [tenant.accountId, tenant.profileId],
    )
    const InvoiceId = await bill({ ProfileId: tenant.profileId })
    const PaymentId = await recordedPayment(owner, InvoiceId)
    await receiptFile(tenant, { InvoiceId })
    const told = () =>
      app.sql(`select email_state from notification where profile_id = $1 and event_key = 'payment.settled'`, [tenant.profileId])
    await expect.poll(told).toEqual([{ email_state: 'none' }])
    expect(await emailsOf(PaymentId)).toEqual([])
  })
})
