import type { Receipt } from '@keystead/contract/money/papers/receipt.events.ts'
import { safeFileName } from '../../files/safe-file-name.ts'
import type { Services } from '../../rpc/services.ts'
import { text } from './paper.text.ts'

export function invoiceFileName(
  { languages }: Pick<Services, 'languages'>,
  { number }: { readonly number: string },
  language: string,
): string {
  return languages.inLanguage(text, language).invoice.fileName({ number: safeFileName(number) })
}

export function receiptFileName(
  { languages }: Pick<Services, 'languages'>,
  { ReceiptNumber: number }: Pick<Receipt, 'ReceiptNumber'>,
  language: string,
): string {
  return languages.inLanguage(text, language).receipt.fileName({ number: safeFileName(number) })
}
