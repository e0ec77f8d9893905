import { DocumentBeingScanned, DocumentInfected } from '@keystead/contract/documents/documents/document.operations.ts'
import type { ScanState } from '@keystead/contract/documents/documents/document.values.ts'
import { fail } from '../../rpc/failure.ts'

/** Whether a file may leave the house: one that waits for its check, or has a virus, does not. */
export function isOpenable(scan: ScanState): boolean {
  return scan === 'none' || scan === 'clean'
}

export function checkIsOpenable(scan: ScanState): void {
  if (scan === 'waiting') fail(DocumentBeingScanned)
  if (scan === 'infected') fail(DocumentInfected)
}
