import type { AboutChoice } from '@keystead/contract/documents/documents/document.forms.ts'
import type { DocumentDetails } from '@keystead/contract/documents/documents/document.schemas.ts'
import { PERSONAL_TYPE_IDS, RESTRICTED_TYPE_IDS, VISIBILITIES } from '@keystead/contract/documents/documents/document.values.ts'

/** What is said of a document, as its form has it. */
export type DocumentDraft = {
  Title: string
  DocumentTypeId: number | null
  Property: string | null
  Lease: string | null
  VisibilityId: number | null
  Description: string
  Tags: string
  Date: string | null
  ExpiryDate: string | null
}

/** Files that were chosen count as typed: they don’t go without a question. */
export type UploadDraft = DocumentDraft & { FilesCount: number }

/** The version that was read is sent along. */
export type EditDraft = DocumentDraft & { Version: number }

export const NEW_DRAFT: UploadDraft = {
  FilesCount: 0,
  Title: '',
  DocumentTypeId: null,
  Property: null,
  Lease: null,
  VisibilityId: VISIBILITIES.Team,
  Description: '',
  Tags: '',
  Date: null,
  ExpiryDate: null,
}

export function draftOf(details: DocumentDetails): EditDraft {
  const { About } = details
  return {
    Version: details.Version,
    Title: details.Title,
    DocumentTypeId: details.DocumentTypeId,
    Property: About?.Kind === 'property' ? About.Id : About?.Kind === 'lease' ? About.AssetId : null,
    Lease: About?.Kind === 'lease' ? About.Id : null,
    VisibilityId: details.VisibilityId,
    Description: details.Description ?? '',
    Tags: details.Tags.join(', '),
    Date: details.Date,
    ExpiryDate: details.ExpiryDate,
  }
}

/** As calls take it. What it was about stays where the form can’t choose it, as a person, and no property was chosen instead. */
export function aboutOf(
  { Property, Lease }: { Property: string | null; Lease: string | null },
  kept: AboutChoice | null,
): AboutChoice | null {
  if (Lease !== null) return { Kind: 'lease', Id: Lease }
  if (Property !== null) return { Kind: 'property', Id: Property }
  return kept === null || isChosenByForm(kept) ? null : { Kind: kept.Kind, Id: kept.Id }
}

export function isChosenByForm({ Kind }: Pick<AboutChoice, 'Kind'>): boolean {
  return Kind === 'property' || Kind === 'lease'
}

export function isRestricted(typeId: number | null): boolean {
  return typeId !== null && RESTRICTED_TYPE_IDS.includes(typeId)
}

export function isPersonal(typeId: number | null): boolean {
  return typeId !== null && PERSONAL_TYPE_IDS.includes(typeId)
}

/** Who sees a document of a type, until someone says otherwise: of a lease, those who are in it. */
export function usualVisibility(typeId: number | null, { isOfLease }: { isOfLease: boolean }): number {
  if (isPersonal(typeId)) return VISIBILITIES.OnlyOwner
  return isOfLease ? VISIBILITIES.Tenants : VISIBILITIES.Team
}

/** What is about no home is seen by those alone whom it is shared with, so nothing is said of who sees it. */
export function saidVisibility(chosen: number | null, about: AboutChoice | null, { isOfHome = false } = {}): number | null {
  return isOfHome || about?.Kind === 'property' || about?.Kind === 'lease' ? chosen : null
}

/** In groups of as many as one call takes. */
export function inGroups<Item>(items: readonly Item[], size: number): Item[][] {
  return Array.from({ length: Math.ceil(items.length / size) }, (_, index) => items.slice(index * size, (index + 1) * size))
}
