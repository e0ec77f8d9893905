import { MAX_ARCHIVE_BYTES, MAX_ARCHIVE_FILES } from '@keystead/contract/documents/documents/document.values.ts'
import type { ArchivedFile } from './archive.queries.ts'
import { isOpenable } from './openable.ts'

/** What the reader may save of these; null where it is more than an archive holds. */
export function filesToPack(found: readonly ArchivedFile[]): ArchivedFile[] | null {
  if (found.length > MAX_ARCHIVE_FILES) return null
  const packed = found.filter(({ may_download, scan }) => may_download && isOpenable(scan))
  return bytesOf(packed) > MAX_ARCHIVE_BYTES ? null : packed
}

export function bytesOf(files: readonly ArchivedFile[]): number {
  return files.reduce((sum, file) => sum + file.bytes, 0)
}
