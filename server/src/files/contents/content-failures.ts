import { type ErrorDefinition, defineError } from '@keystead/contract/rpc/errors.ts'
import { MAX_IMAGE_PIXELS } from '@keystead/contract/values/uploads.ts'
import { FileFormatInvalid } from '../pictures/picture-uploads.ts'
import { text } from './contents.text.ts'
import { MOST_PAGES, MOST_PAPER_PAGES, type Refusal } from './refused.ts'

const MEGAPIXEL = 1_000_000

/** What a person is told of a file that is not taken in. */
export const CONTENT_FAILURES: Readonly<Record<Refusal, ErrorDefinition>> = {
  format: FileFormatInvalid,
  encrypted: defineError('FileEncrypted', 415, text.encrypted),
  active: defineError('FileActive', 415, text.active),
  holdsFiles: defineError('FileHoldsFiles', 415, text.holdsFiles),
  tooManyPages: defineError('FileHasTooManyPages', 413, text.tooManyPages({ most: MOST_PAGES })),
  tooManyPixels: defineError('PictureTooManyPixels', 413, text.tooManyPixels({ most: MAX_IMAGE_PIXELS / MEGAPIXEL })),
  unpacks: defineError('FileUnpacksToTooMuch', 413, text.unpacks),
  unreadable: defineError('FileUnreadable', 415, text.unreadable),
  takesTooMuch: defineError('FileTakesTooMuch', 413, text.takesTooMuch),
  signed: defineError('PaperIsSigned', 415, text.signed),
  hasForm: defineError('PaperHasForm', 415, text.hasForm),
  tooLongToSign: defineError('PaperTooLong', 413, text.tooLongToSign({ most: MOST_PAPER_PAGES })),
  pageSize: defineError('PaperPageSize', 413, text.pageSize),
}
