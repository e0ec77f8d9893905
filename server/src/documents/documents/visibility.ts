import { RestrictedType } from '@keystead/contract/documents/documents/document.operations.ts'
import { messages } from '@keystead/contract/documents/documents/documents-messages.text.ts'
import { PERSONAL_TYPE_IDS, RESTRICTED_TYPE_IDS, VISIBILITIES } from '@keystead/contract/documents/documents/document.values.ts'
import { fail, failField } from '../../rpc/failure.ts'
import type { AboutColumns } from './about.ts'
import { text } from './document.text.ts'

/** Who sees a document by its home: as was chosen, else what is usual for such a paper. */
export function checkedVisibility(chosen: number | null, documentTypeId: number, { assetId, leaseId }: AboutColumns): number {
  if (chosen !== null && chosen !== VISIBILITIES.OnlyOwner) {
    if (RESTRICTED_TYPE_IDS.includes(documentTypeId)) fail(RestrictedType, { VisibilityId: messages.restrictedType })
    if (assetId === null) failField('VisibilityId', text.needsHome)
  }
  if (chosen !== null) return chosen
  if (assetId === null || PERSONAL_TYPE_IDS.includes(documentTypeId)) return VISIBILITIES.OnlyOwner
  return leaseId === null ? VISIBILITIES.Team : VISIBILITIES.Tenants
}
