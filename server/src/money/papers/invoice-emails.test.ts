import { SendInvoice, UnsendInvoice, VoidInvoice } from '@keystead/contract/money/invoices/invoice.operations.ts'
import { beforeEach, describe, expect } from 'vitest'
import { app, test } from '../../../test/emailing-app.ts'
import type { TestPerson } from '../../../test/harness.ts'
import { secretIn } from '../../../test/mail-server.ts'
import { must } from '../../../test/must.ts'
import { connected, letTo } from '../../../test/network.ts'
import { readPdf } from '../../../test/read-pdf.ts'
import { openLink } from '../../links/links.ts'
import { branded, designInput } from '../../platform/branding/branding.factory.ts'
import { addProperty } from '../../properties/properties/property.factory.ts'
import { invoiceInput, sentInvoice } from '../invoices/invoice.factory.ts'
import { PAY_LINK } from '../invoices/pay-link.ts'
import { billablePerson, pdfFile } from './paper.factory.ts'

let owner: TestPerson
let assetId: string
beforeEach(async () => {
  owner = await app.newPerson({ firstName: 'Olive' })
  assetId = (await addProperty(owner, { Title: 'Beech House', Address1: '9 Beech Street' })).AssetId
})

const bodyOf = ({ html, text }: { html?: string; text?: string }) => `${html}\n${text}`
const contentOf = (attachment: { content: unknown } | undefined) => new Uint8Array(attachment!.content as ArrayBuffer)
const opened = (secret: string) => openLink(app.services.database.db, [PAY_LINK], secret)

describe('someone without an account', () => {
  let address: string
  let personId: string
  beforeEach(async () => {
    ;({ address, personId } = await billablePerson(owner, assetId))
  })
  const send = (rest = {}) => sentInvoice(owner, invoiceInput(assetId, [{ PersonId: personId }], rest))

  test('gets an email with what they owe, its PDF, and a link to it', async () => {
    const { InvoiceId } = await send()
    const email = await app.emailTo(address)
    expect(email.subject).toMatch(/^Your invoice of \$1,501\.00, due /)
    for (const words of ['Olive Tester', '$1,501.00', 'Beech House', 'INV-0001', 'attached as a PDF']) expect(email.text).toContain(words)
    expect((await readPdf(contentOf(email.attachments[0]))).text).toContain('Pia Novak')
    const link = await opened(secretIn(email, '/Checkout/'))
    const [place] = await app.sql<{ id: string }>('select id from invoice_recipient where invoice_id = $1', [InvoiceId])
    expect(link).toMatchObject({ objectId: place!.id, accountId: owner.accountId })
    expect(email.headers.some(({ key }) => key === 'list-unsubscribe')).toBe(false)
  })

  test('finds that the link is over when the invoice is withdrawn, and gets a new one when it is sent again', async () => {
    const sent = await send()
    const first = secretIn(await app.emailTo(address), '/Checkout/')
    const withdrawn = must(await owner.call(UnsendInvoice, sent))
    expect(await opened(first)).toBeNull()
    const again = must(await owner.call(SendInvoice, { ...withdrawn, WithoutPaymentAccount: true }))
    const second = secretIn(await app.emailTo(address), '/Checkout/')
    expect([await opened(first), await opened(second)]).toMatchObject([null, { accountId: owner.accountId }])
    must(await owner.call(VoidInvoice, { ...again, Reason: 'Twice' }))
    expect(await opened(second)).toBeNull()
  })

  test('is told nothing that leads elsewhere, in words or in a look', async () => {
    await branded(owner, { FooterText: 'Pay at evil.example' })
    await app.sql(`update asset set title = 'Win at www.evil.example' where id = $1`, [assetId])
    await send({ InvoiceNumber: 'evil.example/1' })
    const email = await app.emailTo(address)
    expect(bodyOf(email)).not.toContain('evil')
    expect(bodyOf(email)).toContain(designInput.HeaderText)
    expect(email.subject).not.toContain('evil')
  })

  test('gets nothing that someone wrote who has not confirmed their own address: no names, no look, no PDF', async () => {
    await branded(owner)
    await app.sql('update account set email_verified_at = null where id = $1', [owner.accountId])
    await send()
    const email = await app.emailTo(address)
    expect(email.attachments).toEqual([])
    for (const words of ['Olive', 'Beech', 'INV-0001', designInput.HeaderText, 'attached']) expect(bodyOf(email)).not.toContain(words)
    expect(email.text).toContain('$1,501.00')
    expect(await opened(secretIn(email, '/Checkout/'))).not.toBeNull()
  })

  test('hears nothing where no address is known', async () => {
    await app.sql('update person set email = null where id = $1', [personId])
    const sent = await send()
    await pdfFile(owner, sent)
    await expect
      .poll(() => app.sql(`select state from invoice_paper where invoice_id = $1 and reader = 'recipient'`, [sent.InvoiceId]))
      .toEqual([{ state: 'completed' }])
    expect(await app.sql(`select 1 from email where natural_key like 'invoice:' || $1 || '%'`, [sent.InvoiceId])).toEqual([])
  })
})

describe('someone with an account', () => {
  let tenant: TestPerson
  beforeEach(async () => {
    tenant = await app.newPerson({ profileType: 'Tenant', firstName: 'Tova' })
    await letTo(app, { assetId, tenant, connectionId: await connected(app, owner, tenant) })
  })
  const send = () => sentInvoice(owner, invoiceInput(assetId, [{ ProfileId: tenant.profileId }]))

  test('gets the news by email in the look of who bills, with the PDF and a way to it', async () => {
    await branded(owner)
    const { InvoiceId } = await send()
    const email = await app.emailTo(tenant.email, /invoice/)
    expect(email.text).toContain('Hello Tova')
    expect(email.text).toContain(designInput.FooterText)
    expect(email.html).toContain(`/User/Payments/ViewInvoice?id=${InvoiceId}`)
    expect(email.attachments.map(({ mimeType }) => mimeType)).toEqual(['application/pdf'])
    expect(email.text).not.toContain('/Checkout/')
    expect(email.headers.some(({ key }) => key === 'list-unsubscribe')).toBe(true)
  })

  test('gets none where their preferences want none, and hears it on screen', async () => {
    await app.sql(
      `insert into notification_choice (account_id, profile_id, event_key, in_app, by_email) values ($1, $2, 'invoice.sent', true, false)`,
      [tenant.accountId, tenant.profileId],
    )
    const sent = await send()
    await pdfFile(tenant, sent)
    const told = () =>
      app.sql(`select email_state from notification where profile_id = $1 and event_key = 'invoice.sent'`, [tenant.profileId])
    await expect.poll(told).toEqual([{ email_state: 'none' }])
    expect(await app.sql(`select 1 from email where natural_key like 'invoice:' || $1 || '%'`, [sent.InvoiceId])).toEqual([])
  })
})
