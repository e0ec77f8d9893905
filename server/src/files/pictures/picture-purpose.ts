import { IMAGE_EXTENSIONS, MAX_FILE_BYTES } from '@keystead/contract/values/uploads.ts'
import type { FilePurpose } from '../file-purpose.ts'
import { releasePicture } from './picture-files.ts'
import { PictureTooLarge, receivePicture } from './picture-uploads.ts'
import type { Picture } from './picture.ts'

type OwnToPictures = Pick<FilePurpose, 'name' | 'access' | 'permission' | 'keptKeys' | 'media'> & {
  /** How it is cut. */
  readonly process: (content: Uint8Array) => Promise<Picture>
}

/** A purpose of pictures, which are all taken in alike. */
export function picturePurpose({ process, ...own }: OwnToPictures): FilePurpose {
  return {
    ...own,
    extensions: IMAGE_EXTENSIONS,
    maxBytes: MAX_FILE_BYTES,
    tooLarge: PictureTooLarge,
    take: (services, file, sender) => receivePicture(services, file, { name: own.name, process }, sender),
    release: releasePicture,
    hasPreview: true,
  }
}
