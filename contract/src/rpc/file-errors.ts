import { messages } from '../text/shared-messages.text.ts'
import { defineError } from './errors.ts'

/** Failures of files on their way in and out, whatever they are for. */
export const ImageNotFound = defineError('ImageNotFound', 404, messages.imageNotFound)
export const UploadNotFound = defineError('UploadNotFound', 404, messages.uploadNotFound)
