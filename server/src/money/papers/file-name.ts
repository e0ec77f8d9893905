import type { Receipt } from '@keystead/contract/money/papers/receipt.events.ts'
import type { Services } from '../../rpc/services.ts'
import { text } from './paper.text.ts'

/** Not every program takes every character in the name of a file. */
const NOT_IN_NAMES = /[\p{C}/\\:*?"<>|]/gu

export function invoiceFileName(
  { languages }: Pick<Services, 'languages'>,
  { number }: { readonly number: string },
  language: string,
): string {
  return languages.inLanguage(text, language).invoice.fileName({ number: number.replaceAll(NOT_IN_NAMES, '-') })
}

export function receiptFileName(
  { languages }: Pick<Services, 'languages'>,
  { ReceiptNumber: number }: Pick<Receipt, 'ReceiptNumber'>,
  language: string,
): string {
  return languages.inLanguage(text, language).receipt.fileName({ number: number.replaceAll(NOT_IN_NAMES, '-') })
}
