import { type FilePurpose, keptFilesOf } from '../files/file-purpose.ts'
import { profilePictureFiles } from '../identity/profiles/profile-picture.files.ts'
import { imageFiles } from '../properties/images/image.files.ts'
import { importFiles } from '../properties/imports/import.files.ts'

/** All that files are for. */
export const filePurposes: readonly FilePurpose[] = [imageFiles, profilePictureFiles, importFiles]

export const keptFiles = keptFilesOf(filePurposes)
