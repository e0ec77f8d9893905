import { GetInvoicePdf } from '@keystead/contract/money/papers/paper.operations.ts'
import { expect } from 'vitest'
import type { TestPerson } from '../../../test/harness.ts'
import { must } from '../../../test/matrix/world.ts'
import { type ReadPdf, readPdf } from '../../../test/read-pdf.ts'

type Invoice = { readonly InvoiceId: string }

/** The PDF of an invoice as a person gets it, once it is there. */
export async function pdfFile(person: TestPerson, { InvoiceId }: Invoice): Promise<{ url: string; bytes: Uint8Array; fileName: string }> {
  await expect.poll(async () => must(await person.call(GetInvoicePdf, { InvoiceId })).State, { timeout: 15_000 }).toBe('completed')
  const { Url, FileName } = must(await person.call(GetInvoicePdf, { InvoiceId }))
  const answer = await person.raw(Url!)
  if (answer.status !== 200) throw new Error(`the PDF answered ${answer.status}`)
  return { url: Url!, bytes: new Uint8Array(await answer.arrayBuffer()), fileName: FileName! }
}

export async function pdfOf(person: TestPerson, invoice: Invoice): Promise<ReadPdf> {
  return readPdf((await pdfFile(person, invoice)).bytes)
}
