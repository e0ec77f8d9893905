import { GetDdlInvoiceRecipients } from '@keystead/contract/money/invoices/invoice.operations.ts'
import { GetInvoicePdf, GetReceiptPdf } from '@keystead/contract/money/papers/paper.operations.ts'
import { expect } from 'vitest'
import type { TestPerson } from '../../../test/harness.ts'
import { must } from '../../../test/must.ts'
import { type ReadPdf, readPdf } from '../../../test/read-pdf.ts'
import { assigned, leaseWith } from '../../leasing/assignments/assignment.factory.ts'

/** Pia Novak, who rents a home and has no account. */
export async function billablePerson(owner: TestPerson, AssetId: string): Promise<{ address: string; personId: string }> {
  const address = `pia-${crypto.randomUUID()}@example.com`
  await assigned(owner, AssetId, {
    Lease: leaseWith([], { Tenants: [{ Person: { FirstName: 'Pia', LastName: 'Novak', Email: address }, SharePercent: 100 }] }),
  })
  const [chosen] = must(await owner.call(GetDdlInvoiceRecipients, { AssetId, Text: 'novak' })).Items
  return { address, personId: chosen!.PersonId! }
}

type Invoice = { readonly InvoiceId: string }

type PdfFile = { readonly url: string; readonly savingUrl: string; readonly bytes: Uint8Array; readonly fileName: string }

/** The PDF of an invoice as a person gets it, once it is there. */
export function pdfFile(person: TestPerson, { InvoiceId }: Invoice): Promise<PdfFile> {
  return fileOnceMade(person, async () => must(await person.call(GetInvoicePdf, { InvoiceId })))
}

/** The same of the receipt of a payment, or of the latest one. */
export function receiptFile(person: TestPerson, { InvoiceId, PaymentId }: Invoice & { readonly PaymentId?: string }): Promise<PdfFile> {
  return fileOnceMade(person, async () => must(await person.call(GetReceiptPdf, { InvoiceId, ...(PaymentId && { PaymentId }) })))
}

type Links = { State: 'start' | 'completed'; Url: string | null; DownloadUrl: string | null; FileName: string | null }

async function fileOnceMade(person: TestPerson, read: () => Promise<Links>): Promise<PdfFile> {
  await expect.poll(async () => (await read()).State, { timeout: 15_000 }).toBe('completed')
  const { Url, DownloadUrl, FileName } = await read()
  const answer = await person.raw(Url!)
  if (answer.status !== 200) throw new Error(`the PDF answered ${answer.status}`)
  return { url: Url!, savingUrl: DownloadUrl!, bytes: new Uint8Array(await answer.arrayBuffer()), fileName: FileName! }
}

export async function pdfOf(person: TestPerson, invoice: Invoice): Promise<ReadPdf> {
  return readPdf((await pdfFile(person, invoice)).bytes)
}

export async function receiptOf(person: TestPerson, which: Invoice & { readonly PaymentId?: string }): Promise<ReadPdf> {
  return readPdf((await receiptFile(person, which)).bytes)
}
