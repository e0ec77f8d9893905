/** Upload limits (spec §5). */
export const MAX_FILE_BYTES = 15_728_640
export const MAX_IMAGES_PER_ASSET = 10
/** The second limit of the specification: files of one document upload. */
export const MAX_FILES_PER_DOCUMENT_UPLOAD = 5
export const MAX_IMAGE_PIXELS = 40_000_000
/** Those of the specification, and WebP, in which half of the web keeps its photos. The content has to be one of the types. */
export const IMAGE_EXTENSIONS = ['jpeg', 'jpg', 'png', 'gif', 'webp'] as const
export const IMAGE_TYPES = ['image/jpeg', 'image/png', 'image/gif', 'image/webp'] as const
/** What a document can be: a picture, too. */
export const DOCUMENT_EXTENSIONS = [...IMAGE_EXTENSIONS, 'pdf', 'doc', 'docx'] as const
/** A property file to import may be larger: a million rows are about 150 MB. */
export const MAX_IMPORT_FILE_BYTES = 536_870_912

/** How far a file has come, with the numbers of the spec (§3); a failed one is ours. */
export const UPLOAD_STATES = { NotStarted: 0, Started: 1, Uploading: 2, Completed: 3, Failed: 4 } as const
export type UploadState = (typeof UPLOAD_STATES)[keyof typeof UPLOAD_STATES]

const UNITS = ['Bytes', 'KB', 'MB', 'GB', 'TB', 'PB', 'EB', 'ZB', 'YB']

/** `15728640` -> `15 MB`: base 1024, at most two decimals (spec §9). */
export function formatBytes(bytes: number): string {
  if (!(bytes > 0)) return '0 Bytes'
  const power = Math.min(Math.floor(Math.log(bytes) / Math.log(1024)), UNITS.length - 1)
  return `${Number((bytes / 1024 ** power).toFixed(2))} ${UNITS[power]}`
}

/** Pictures are kept at these widths (pixels), as WebP and AVIF. */
export const IMAGE_WIDTHS = [400, 800, 1600] as const
export type ImageFormat = 'webp' | 'avif'
/** Pictures of people are squares of these sides. */
export const PORTRAIT_WIDTHS = [96, 200, 400] as const
/** Logos are kept as wide as this, or as they are where that is less. */
export const LOGO_WIDTH = 480

/** Address of one size of a picture. */
export function imageUrl(imageId: string, width: (typeof IMAGE_WIDTHS)[number], format: ImageFormat): string {
  return `/media/${imageId}/${width}.${format}`
}

/** Address of one size of a picture of a person. */
export function portraitUrl(pictureId: string, width: (typeof PORTRAIT_WIDTHS)[number], format: ImageFormat): string {
  return `/media/profiles/${pictureId}/${width}.${format}`
}

/** Address of one size of a picture of a business; of one that is smaller than every fixed width, at its own. */
export function businessPictureUrl(pictureId: string, width: number, format: ImageFormat): string {
  return `/media/businesses/${pictureId}/${width}.${format}`
}

/** All sizes of the picture behind the address of one of them, as `srcset`; null for any other address. */
export function portraitSources(address: string): Record<ImageFormat, string> | null {
  const pictureId = /^\/media\/profiles\/([0-9a-f-]{36})\/\d+\.(?:webp|avif)$/.exec(address)?.[1]
  if (!pictureId) return null
  const sourceSet = (format: ImageFormat) => PORTRAIT_WIDTHS.map((width) => `${portraitUrl(pictureId, width, format)} ${width}w`).join(', ')
  return { webp: sourceSet('webp'), avif: sourceSet('avif') }
}
