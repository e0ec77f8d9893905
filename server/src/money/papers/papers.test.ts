import { GetInvoicePdf, GetInvoicePdfDetails, GetReceiptPdfDetails } from '@keystead/contract/money/papers/paper.operations.ts'
import { UnsendInvoice, VoidInvoice } from '@keystead/contract/money/invoices/invoice.operations.ts'
import { SwitchUserProfileBranding } from '@keystead/contract/platform/branding/branding.operations.ts'
import { beforeEach, describe, expect } from 'vitest'
import { app, test } from '../../../test/emailing-app.ts'
import type { TestPerson } from '../../../test/harness.ts'
import { must } from '../../../test/must.ts'
import { connected, entrusted } from '../../../test/network.ts'
import { readPdf } from '../../../test/read-pdf.ts'
import { businessOn, memberOf } from '../../people/businesses/member.factory.ts'
import { branded, designInput } from '../../platform/branding/branding.factory.ts'
import { clearVersions } from '../../platform/branding/clear-versions.ts'
import { testPicture } from '../../properties/images/image.factory.ts'
import { sendFile } from '../../../test/uploads.ts'
import { addProperty } from '../../properties/properties/property.factory.ts'
import { draftedInvoice, type InvoiceInput, invoiceInput, rentLine, sentInvoice, rentedHome } from '../invoices/invoice.factory.ts'
import { clearPapers } from './clear-papers.ts'
import { pdfFile, pdfOf } from './paper.factory.ts'

let owner: TestPerson
let tenant: TestPerson
let assetId: string
beforeEach(async () => {
  ;({ owner, tenant, assetId } = await rentedHome(app))
})

const toTenant = (rest: Partial<InvoiceInput> = {}) => invoiceInput(assetId, [{ ProfileId: tenant.profileId }], rest)
const filesOf = async (InvoiceId: string) =>
  app.sql<{ storage_key: string; state: string }>('select storage_key, state from invoice_paper where invoice_id = $1', [InvoiceId])

describe('the paper of an invoice', () => {
  test('is one file in the email, on the screen and in the download, and says what the screen says', async () => {
    const sent = await sentInvoice(
      owner,
      toTenant({
        InvoiceNumber: 'INV/7',
        Lines: [
          {
            ...rentLine,
            Quantity: 1.5,
            Amount: '100.00',
            Discount: '10.00',
            PeriodStart: '2026-12-01',
            PeriodEnd: '2026-12-31',
            IsTaxable: true,
          },
          { Title: 'Credit', Description: 'For the broken heater', Amount: '20.00', ItemForTypeId: 30, AccountForTypeId: 1 },
        ],
        Discount: '5.00',
        TaxPercent: 10,
        Notes: 'Thank you',
        PrivateNotes: 'Pays late',
      }),
    )
    const { bytes, fileName } = await pdfFile(tenant, sent)
    expect(fileName).toBe('Invoice INV-7.pdf')
    const pdf = await readPdf(bytes)
    expect(pdf.title).toBe('Invoice INV/7')
    expect([pdf.isTagged, pdf.language]).toEqual([true, 'en'])
    for (const words of [
      'Olive Tester',
      'Tova Tester',
      'Larch House',
      'Rent for December',
      'December 1, 2026 – December 31, 2026',
      '1.5',
      '$100.00',
    ])
      expect(pdf.text).toContain(words)
    // 150 less 10, and a credit of 20.
    for (const words of [
      '-$10.00',
      '$140.00',
      '-$20.00',
      '$120.00',
      '-$5.00',
      'Tax (10%)',
      '$13.50',
      '$128.50',
      'Thank you',
      'For the broken heater',
    ])
      expect(pdf.text).toContain(words)
    expect(pdf.text).not.toContain('Pays late')
    const email = await app.emailTo(tenant.email)
    expect(email.attachments.map(({ filename }) => filename)).toEqual(['Invoice INV-7.pdf'])
    expect(new Uint8Array(email.attachments[0]!.content as ArrayBuffer)).toEqual(bytes)

    const { DownloadUrl } = must(await tenant.call(GetInvoicePdf, { InvoiceId: sent.InvoiceId }))
    const saved = await tenant.raw(DownloadUrl!)
    expect(saved.headers.get('content-disposition')).toContain('attachment; filename="Invoice INV-7.pdf"')
    expect(new Uint8Array(await saved.arrayBuffer())).toEqual(bytes)

    const details = must(await tenant.call(GetInvoicePdfDetails, { InvoiceId: sent.InvoiceId }))
    expect(details).toMatchObject({ Number: 'INV/7', Look: 'house', Stamp: null, Lines: [{ Amount: '$140.00' }, { Amount: '-$20.00' }] })
    for (const { Amount } of details.Totals) expect(pdf.text).toContain(Amount)
  })

  test('of a draft is made when it is read, is marked as one, and only for who writes it', async () => {
    const draft = await draftedInvoice(owner, toTenant({ Notes: 'First words' }))
    const { bytes, url } = await pdfFile(owner, draft)
    const { text } = await readPdf(bytes)
    expect(text).toMatch(/Draft[\s\S]*First words/)
    expect(await filesOf(draft.InvoiceId)).toEqual([])
    expect((await tenant.call(GetInvoicePdf, { InvoiceId: draft.InvoiceId })).error?.Code).toBe('InvoiceNotFound')
    expect((await tenant.raw(url)).status).toBe(404)
  })

  test('that is withdrawn is reached by no one who was billed, and its file is gone', async () => {
    const sent = await sentInvoice(owner, toTenant())
    const { url } = await pdfFile(tenant, sent)
    await pdfFile(owner, sent)
    const files = await filesOf(sent.InvoiceId)
    expect(files).toHaveLength(2)
    must(await owner.call(UnsendInvoice, sent))
    expect((await tenant.raw(url)).status).toBe(404)
    expect((await tenant.call(GetInvoicePdf, { InvoiceId: sent.InvoiceId })).error?.Code).toBe('InvoiceNotFound')
    await expect.poll(() => filesOf(sent.InvoiceId)).toEqual([])
    for (const { storage_key } of files) expect(await app.services.files.exists(storage_key)).toBe(false)
  })

  test('that is void is made again with a stamp', async () => {
    const sent = await sentInvoice(owner, toTenant())
    const before = await pdfFile(tenant, sent)
    must(await owner.call(VoidInvoice, { ...sent, Reason: 'Billed twice' }))
    const { text } = await pdfOf(tenant, sent)
    expect(text).toContain('VOID')
    expect(text).toContain('Billed twice')
    expect((await tenant.raw(before.url)).status).toBe(404)
    expect((await pdfOf(owner, sent)).text).toContain('VOID')
    expect(must(await tenant.call(GetInvoicePdfDetails, { InvoiceId: sent.InvoiceId }))).toMatchObject({ Stamp: 'VOID', PayLink: null })
  })

  test('stays for who was billed when the account of who bills is closed', async () => {
    const sent = await sentInvoice(owner, toTenant())
    await pdfFile(tenant, sent)
    await app.sql(`update account set status = 'P', closed_at = now() where id = $1`, [owner.accountId])
    await app.sql(`update profile set status = 'D' where id = $1`, [owner.profileId]).catch(() => [])
    expect((await pdfOf(tenant, sent)).text).toContain('Olive Tester')
  })
})

describe('who reads it', () => {
  test('roommates who owe a share each get a paper over that share, and nothing of the rest', async () => {
    const second = await app.newPerson({ profileType: 'Tenant', firstName: 'Sam' })
    await connected(app, owner, second)
    const split = (ShowsOthers: boolean) =>
      invoiceInput(
        assetId,
        [
          { ProfileId: tenant.profileId, SharePercent: 60 },
          { ProfileId: second.profileId, SharePercent: 40 },
        ],
        { Billing: 'shares', ShowsOthers },
      )
    const sent = await sentInvoice(owner, split(false))
    const { bytes } = await pdfFile(second, sent)
    const { text } = await readPdf(bytes)
    expect(text).toContain('$600.40')
    expect(text).not.toMatch(/1,501|900\.60|Tova/)
    const email = await app.emailTo(second.email)
    expect(new Uint8Array(email.attachments[0]!.content as ArrayBuffer)).toEqual(bytes)
    expect(email.text).toContain('$600.40')
    expect(email.text).not.toMatch(/1,501|900\.60|Tova/)
    const whole = await pdfOf(owner, sent)
    for (const words of ['Tova Tester', 'Sam Tester', '$1,501.00']) expect(whole.text).toContain(words)

    const shown = await pdfOf(second, await sentInvoice(owner, split(true)))
    for (const words of ['Tova Tester', '$1,501.00', 'Your share (40%)', '$600.40']) expect(shown.text).toContain(words)
  })

  test('a link works for the account alone that asked', async () => {
    const sent = await sentInvoice(owner, toTenant())
    const { url } = await pdfFile(tenant, sent)
    for (const other of [owner, await app.newPerson({ profileType: 'Tenant' })]) expect((await other.raw(url)).status).toBe(404)
    expect((await app.visitor().raw(url)).status).toBe(404)
  })

  test('someone who is taken off an invoice reads nothing of it, and their paper is no one’s', async () => {
    const second = await app.newPerson({ profileType: 'Tenant', firstName: 'Sam' })
    await connected(app, owner, second)
    const both = invoiceInput(assetId, [{ ProfileId: tenant.profileId }, { ProfileId: second.profileId }])
    const sent = await sentInvoice(owner, both)
    const { url } = await pdfFile(second, sent)
    await pdfFile(owner, sent)
    await app.sql('delete from invoice_recipient where invoice_id = $1 and profile_id = $2', [sent.InvoiceId, second.profileId])
    expect((await second.raw(url)).status).toBe(404)
    expect((await second.call(GetInvoicePdf, { InvoiceId: sent.InvoiceId })).error?.Code).toBe('InvoiceNotFound')
    expect((await owner.raw(url)).status).toBe(404)
    await clearPapers(app.services)
    expect(await filesOf(sent.InvoiceId)).toHaveLength(2)
    expect((await pdfOf(tenant, sent)).text).toContain('Tova Tester')
  })

  test('an agent who may bill for the manager reads the manager’s copy, and no other’s', async () => {
    const agent = await app.newPerson({ profileType: 'Agent', firstName: 'Ada' })
    await entrusted(app, { assetId, agent, connectionId: await connected(app, owner, agent), scopes: ['invoice'] })
    const draft = await draftedInvoice(agent, toTenant())
    expect((await pdfOf(agent, draft)).text).toContain('$1,501.00')
    const sent = await sentInvoice(agent, toTenant())
    expect((await pdfOf(agent, sent)).text).toContain('Olive Tester')
    const { url } = await pdfFile(agent, sent)
    await app.sql(`update engagement set ended_at = now(), ended_on = current_date where profile_id = $1`, [agent.profileId])
    expect((await agent.raw(url)).status).toBe(404)
  })

  test('a member who is given a list of homes reads those about them, also by a link of a colleague', async () => {
    const business = await businessOn(app, owner)
    const elsewhere = (await addProperty(owner, { Address1: '1 Elsewhere' })).AssetId
    const [given, other] = [
      await memberOf(app, business, { role: 'property-manager', homes: [assetId] }),
      await memberOf(app, business, { role: 'property-manager', homes: [elsewhere] }),
    ]
    for (const invoice of [await sentInvoice(owner, toTenant()), await draftedInvoice(owner, toTenant())]) {
      const { url } = await pdfFile(owner, invoice)
      expect((await pdfOf(given, invoice)).text).toContain('$1,501.00')
      expect((await other.call(GetInvoicePdf, { InvoiceId: invoice.InvoiceId })).error?.Code).toBe('InvoiceNotFound')
      expect([(await given.raw(url)).status, (await other.raw(url)).status]).toEqual([200, 404])
    }
  })

  test('a receipt is not there before something was paid', async () => {
    const sent = await sentInvoice(owner, toTenant())
    expect(must(await tenant.call(GetReceiptPdfDetails, { InvoiceId: sent.InvoiceId }))).toEqual({ Receipt: null })
  })
})

describe('its look', () => {
  test('is that of the day on which it was sent, with all of the design, and its version stays', async () => {
    const { Data } = await sendFile(owner, await testPicture(1, { width: 600, height: 200 }), { purpose: 'branding-logo' })
    await branded(owner, { LogoUploadId: Data!.UploadId })
    const sent = await sentInvoice(owner, toTenant())
    const first = await pdfFile(owner, sent)
    const pdf = await readPdf(first.bytes)
    for (const words of [designInput.HeaderText, designInput.FooterText, designInput.ContactLine, designInput.WatermarkText])
      expect(pdf.text).toContain(words)
    expect(pdf.pages[0]!.roles).toContain('Figure')
    expect(pdf.pages[0]!.opacities).toContain(0.4)

    await branded(owner, { Version: 1, HeaderText: 'Harbor Lane' })
    must(await owner.call(SwitchUserProfileBranding, { Mode: 0 }))
    await app.sql(`update brand set replaced_at = now() - interval '2 days' where profile_id = $1 and replaced_at is not null`, [
      owner.profileId,
    ])
    await clearVersions(app.services)
    expect(must(await owner.call(GetInvoicePdfDetails, { InvoiceId: sent.InvoiceId }))).toMatchObject({
      Look: 'custom',
      HeaderText: designInput.HeaderText,
      WatermarkText: designInput.WatermarkText,
    })
    expect((await pdfFile(owner, sent)).bytes).toEqual(first.bytes)
    expect((await pdfOf(owner, await draftedInvoice(owner, toTenant()))).text).not.toMatch(/Harbor Lane|Lantern/)
  })

  test('is ours where the design is not for documents', async () => {
    await branded(owner, { OnDocuments: false })
    const { text } = await pdfOf(owner, await sentInvoice(owner, toTenant()))
    expect(text).toContain('Olive Tester, sent through Keystead')
    expect(text).not.toContain(designInput.HeaderText)
  })
})
