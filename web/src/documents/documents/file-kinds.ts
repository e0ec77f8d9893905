import { DOCUMENT_EXTENSIONS } from '@keystead/contract/values/uploads.ts'
import { PICTURE_ENDINGS, PICTURE_TYPES } from '../../ui/form/picture-files.ts'

/** How files of documents end; those that iPhones keep photos in are made JPEGs on the way. */
export const ENDINGS: readonly string[] = [...new Set<string>([...DOCUMENT_EXTENSIONS, ...PICTURE_ENDINGS])]
/** A phone offers its photos for these, and its files. */
export const TYPES = `${PICTURE_TYPES},.pdf,.doc,.docx`
