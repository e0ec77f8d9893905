import type { AboutChoice } from '@keystead/contract/documents/documents/document.forms.ts'
import type { DocumentDetails } from '@keystead/contract/documents/documents/document.schemas.ts'
import {
  type AboutKind,
  PERSONAL_TYPE_IDS,
  RESTRICTED_TYPE_IDS,
  VISIBILITIES,
} from '@keystead/contract/documents/documents/document.values.ts'

/** What documents are about, as it is chosen first. A lease is chosen with its property. */
export type DraftKind = Exclude<AboutKind, 'lease'>

/** What is said of a document, as its form has it. */
export type DocumentDraft = {
  Title: string
  DocumentTypeId: number | null
  About: DraftKind | null
  Property: string | null
  Lease: string | null
  /** Whom the profile is connected with. */
  Person: string | null
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
  About: null,
  Property: null,
  Lease: null,
  Person: null,
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
    About: About && (About.Kind === 'lease' ? 'property' : About.Kind),
    Property: About?.Kind === 'property' ? About.Id : About?.Kind === 'lease' ? About.AssetId : null,
    Lease: About?.Kind === 'lease' ? About.Id : null,
    Person: About?.Kind === 'profile' ? About.Id : null,
    VisibilityId: details.VisibilityId,
    Description: details.Description ?? '',
    Tags: details.Tags.join(', '),
    Date: details.Date,
    ExpiryDate: details.ExpiryDate,
  }
}

type ChosenAbout = Pick<DocumentDraft, 'About' | 'Property' | 'Lease' | 'Person'>

/** As calls take it. `kept`: what it was about so far; where the form can’t choose that, as of a person without an account, it stays as it is. */
export function aboutOf(
  { About, Property, Lease, Person }: ChosenAbout,
  { kept, profileId }: { kept: AboutChoice | null; profileId: string | null },
): AboutChoice | null {
  switch (About) {
    case 'property':
      return Lease === null ? chosen(About, Property) : chosen('lease', Lease)
    case 'profile':
      return chosen(About, Person)
    case 'business':
      return chosen(About, kept?.Kind === About ? kept.Id : profileId)
    default:
      return About !== null && kept?.Kind === About ? { Kind: About, Id: kept.Id } : null
  }
}

function chosen(Kind: AboutKind, Id: string | null): AboutChoice | null {
  return Id === null ? null : { Kind, Id }
}

export function isOfHome(kind: AboutKind): boolean {
  return kind === 'property' || kind === 'lease'
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

/** What is about no home is seen by those alone whom it is shared with, so nothing is said of who sees it. `inFolderOfHome`: what it is about where nothing else is said. */
export function saidVisibility(visibilityId: number | null, about: AboutChoice | null, { inFolderOfHome = false } = {}): number | null {
  return (about === null ? inFolderOfHome : isOfHome(about.Kind)) ? visibilityId : null
}

/** In groups of as many as one call takes. */
export function inGroups<Item>(items: readonly Item[], size: number): Item[][] {
  return Array.from({ length: Math.ceil(items.length / size) }, (_, index) => items.slice(index * size, (index + 1) * size))
}
