import { InvoiceDetails } from '@keystead/contract/money/invoices/invoice.schemas.ts'
import { GetInvoicePdf, InvoicePdfNotMade } from '@keystead/contract/money/papers/paper.operations.ts'
import type { PdfFile } from '@keystead/contract/money/papers/paper.schemas.ts'
import { beforeEach, expect, test } from 'vitest'
import { signIn } from '../../../test/people.ts'
import { idOf, sampleOf } from '../../../test/sample.ts'
import { show } from '../../../test/show.tsx'
import { smallPdf } from '../../../test/small-pdf.ts'
import { answer, asked, refusal } from '../../../test/stand-in.ts'
import { InvoicePdf } from './InvoicePdf.tsx'

const InvoiceId = idOf(1)
const INVOICE = sampleOf(InvoiceDetails, { InvoiceId, InvoiceNumber: 'INV-0007' })
const NOT_YET: PdfFile = { State: 'start', Url: null, DownloadUrl: null, Expires: null, FileName: null, Bytes: null, Pages: null }
const made = (file: Blob): PdfFile => ({
  State: 'completed',
  Url: URL.createObjectURL(file),
  DownloadUrl: `${URL.createObjectURL(file)}#save`,
  Expires: '2026-11-27T18:10:00Z',
  FileName: 'Invoice INV-0007.pdf',
  Bytes: file.size,
  Pages: 1,
})

beforeEach(() => signIn())

test('while it is being made that is said, and then it opens by itself', async () => {
  const answers = [NOT_YET, NOT_YET, made(smallPdf(['Rent for December']))]
  answer(GetInvoicePdf, () => answers.shift() ?? made(smallPdf(['Another one'])))
  const page = await show(<InvoicePdf invoice={INVOICE} />)
  await expect.element(page.getByRole('status')).toMatchTextContent('The PDF is being made.')
  await expect.element(page.getByRole('region', { name: 'Invoice INV-0007' }).getByText('Rent for December')).toBeInTheDocument()
  expect(asked(GetInvoicePdf)).toHaveLength(3)
})

test('links are short-lived: a download asks for new ones, and what is open stays', async () => {
  answer(GetInvoicePdf, () => made(smallPdf(['Rent for December'])))
  const page = await show(<InvoicePdf invoice={INVOICE} />)
  await expect.element(page.getByText('Rent for December')).toBeInTheDocument()
  const sheet = page.getByRole('group', { name: 'Page 1 of 1' }).element()
  await page.getByRole('button', { name: 'Download' }).click()
  await expect.poll(() => asked(GetInvoicePdf)).toHaveLength(2)
  await expect.element(page.getByRole('button', { name: 'Download' })).not.toHaveAttribute('aria-busy')
  expect(sheet.isConnected).toBe(true)
})

test('a link that is over says so, and another one opens', async () => {
  const answers = [made(new Blob(['over'])), made(smallPdf(['Rent for December']))]
  answer(GetInvoicePdf, () => answers.shift()!)
  const page = await show(<InvoicePdf invoice={INVOICE} />)
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect.element(page.getByText('Rent for December')).toBeInTheDocument()
})

test('one that cannot be made says where it can be read', async () => {
  answer(GetInvoicePdf, () => {
    throw refusal(InvoicePdfNotMade)
  })
  const page = await show(<InvoicePdf invoice={INVOICE} />)
  await expect.element(page.getByText(InvoicePdfNotMade.message)).toBeVisible()
})
