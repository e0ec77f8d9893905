import { paths, withSearch } from '../../navigation/paths.ts'

/** Where the columns of an uploaded file are matched; the address survives a reload. */
export function matchAddress(uploadId: string): string {
  return withSearch(paths.importProperties(), { upload: uploadId })
}
