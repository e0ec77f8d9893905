import { IMAGE_TYPES } from '@keystead/contract/values/uploads.ts'

/** What people read of the pictures that are taken. */
export const PICTURE_FORMATS = 'JPEG, PNG, WebP or GIF'
/** For the chooser of a phone, which turns its own photos into one of these. */
export const PICTURE_TYPES = IMAGE_TYPES.join(',')
