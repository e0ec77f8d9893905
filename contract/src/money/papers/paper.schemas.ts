import { z } from 'zod'
import { PROGRESS_STATES, RECEIPT_STATES } from './paper.values.ts'

const word = z.string()

/** What surrounds a document. */
export const PdfFrameRead = z
  .object({
    /** Of the file. */
    Title: word,
    Author: word,
    Date: z.iso.date(),
    /** In whose look: ours, no one's, or a design of who bills. */
    Look: z.enum(['house', 'plain', 'custom']),
    HeaderText: word,
    ContactLine: word.nullable(),
    WatermarkText: word.nullable(),
    Footer: z.array(word),
    /** Across each page. */
    Stamp: word.nullable(),
  })
  .meta({ id: 'PdfFrame' })
export type PdfFrameRead = z.infer<typeof PdfFrameRead>

const shared = {
  Heading: word,
  Number: word,
  Status: word.nullable(),
  Parties: z.array(z.object({ Label: word, Name: word, Lines: z.array(word) })),
  Facts: z.array(z.object({ Label: word, Value: word })),
  Totals: z.array(z.object({ Label: word, Amount: word, Weight: z.enum(['plain', 'strong', 'due']) })),
  Notes: z.array(z.object({ Heading: word, Text: word })),
}

/** All that the PDF of an invoice says, in the words and the order in which it does. */
export const InvoicePdfDetails = PdfFrameRead.extend({
  ...shared,
  Columns: z.object({ Description: word, Quantity: word, Unit: word, Discount: word, Amount: word }),
  Lines: z.array(
    z.object({
      Description: word,
      ItemFor: word.nullable(),
      Period: word.nullable(),
      Quantity: word,
      Unit: word,
      Discount: word.nullable(),
      Amount: word,
    }),
  ),
  PayLink: z.object({ Label: word, Url: word }).nullable(),
}).meta({ id: 'InvoicePdfDetails' })
export type InvoicePdfDetails = z.infer<typeof InvoicePdfDetails>

/** What became of a payment since its receipt was written, which goes on saying what was paid on its day. */
export const ReceiptStanding = z
  .object({
    State: z.enum(RECEIPT_STATES),
    Refunded: word,
    /** The same in a sentence; null where all is as the receipt says. */
    Note: word.nullable(),
  })
  .meta({ id: 'ReceiptStanding' })
export type ReceiptStanding = z.infer<typeof ReceiptStanding>

/** All that the PDF of a receipt says, likewise. */
export const ReceiptPdfDetails = PdfFrameRead.extend({
  ...shared,
  Columns: z.object({ Description: word, Billed: word, Paid: word }),
  Lines: z.array(z.object({ Description: word, Detail: word.nullable(), Billed: word, Paid: word })),
}).meta({ id: 'ReceiptPdfDetails' })
export type ReceiptPdfDetails = z.infer<typeof ReceiptPdfDetails>

/** Where a file is read, as soon as it is there. */
export const PdfFile = z
  .object({
    State: z.enum(PROGRESS_STATES),
    /** To look at it in the page, for ten minutes. */
    Url: word.nullable(),
    /** To save it. */
    DownloadUrl: word.nullable(),
    Expires: z.iso.datetime().nullable(),
    FileName: word.nullable(),
    /** Null of a draft, which is made when it is read. */
    Bytes: z.int().nullable(),
    Pages: z.int().nullable(),
  })
  .meta({ id: 'PdfFile' })
export type PdfFile = z.infer<typeof PdfFile>
