import { operations } from '@keystead/contract/registry.ts'
import { type MemberRights, refusalOf } from '@keystead/contract/rpc/permissions.ts'
import type { AnyOperation } from '@keystead/contract/rpc/operation.ts'
import { type Reader, type Right, rightsTo, shapeOf, type ThingName } from './shared-things.ts'

/*
 * Which call does what with a thing that it names. Calls that declare it (`own`) do what their declaration says; those that decide by themselves stand
 * here, each with what it needs.
 */

/**
 * A right: without it the thing is not found. `in the bin`: only what is there, for its owner. `narrows`: a list of the caller's own drawer, with nothing
 * in it for others. `link`: anyone who has the link; `shared-by-link.test.ts` tries these. `of a form`: a document of an application form of the caller,
 * which stands in no drawer: everything here is none.
 */
type Need = Right | 'in the bin' | 'own, in the bin as well' | 'narrows' | 'link' | 'of a form'

const DECIDED: Readonly<Record<string, Readonly<Record<string, Need>>>> = {
  AddDocument: { FolderId: 'edit' },
  AddDocumentFolder: { ParentId: 'own' },
  DeleteAppFormDocument: { DocumentId: 'of a form' },
  DeleteForever: { DocumentIds: 'in the bin', FolderIds: 'in the bin' },
  // Where a document of the caller shall lie.
  EditDocument: { FolderId: 'own' },
  GetAppFormDocumentFile: { DocumentId: 'of a form' },
  GetDdlDocumentFolders: { FolderId: 'narrows' },
  GetDocumentFoldersHierarchy: { ParentId: 'view' },
  GetDocumentSharedUsers: { DocumentId: 'own, in the bin as well', FolderId: 'own, in the bin as well' },
  GetDocumentsArchive: { DocumentIds: 'view', FolderIds: 'view' },
  GetDocumentsList: { FolderId: 'narrows' },
  GetFolderDocuments: { FolderId: 'view' },
  GetSharedByLink: { FolderId: 'link' },
  GetSharedFileByLink: { DocumentId: 'link' },
  MoveDocuments: { DocumentIds: 'own', FolderIds: 'own', ToFolderId: 'own' },
  RestoreDocuments: { DocumentIds: 'in the bin', FolderIds: 'in the bin' },
  ShareDocument: { DocumentIds: 'own', FolderIds: 'own' },
  UnshareDocument: { DocumentId: 'own, in the bin as well', FolderId: 'own, in the bin as well' },
}

/** What ids of calls of the area are of, apart from documents and folders. */
const OF_OTHER_THINGS = new Set([
  'AssetId',
  'DocumentTypeId',
  'ForLeaseTypeIds',
  'ForPropertyTypeIds',
  'LeaseId',
  'ProfileIds',
  // Tried for each share by itself.
  'ShareId',
  'UploadId',
  'VisibilityId',
])

const OF_THINGS = /^(?:Document|Folder|Parent|ToFolder|Share)Ids?$/

export type Call = { readonly name: string; readonly field: string; readonly operation: AnyOperation; readonly needs: Need }

/** `MoveDocuments ToFolderId`, for every field of every call that could name a document or a folder. */
export function fieldsOfThings(): string[] {
  return [...operations.values()].flatMap((operation) =>
    Object.keys((operation.input as { shape?: object }).shape ?? {})
      .filter((field) => OF_THINGS.test(field) || (operation.area === 'documents' && /Ids?$/.test(field)))
      .filter((field) => !OF_OTHER_THINGS.has(field))
      .map((field) => `${operation.name} ${field}`),
  )
}

export const CALLS: readonly Call[] = [...operations.values()].flatMap((operation) => {
  const decided = Object.entries(DECIDED[operation.name] ?? {}).map(([field, needs]) => ({ field, needs }))
  return [...declared(operation), ...decided].map((call) => ({ name: operation.name, operation, ...call }))
})

function declared({ access }: AnyOperation): { field: string; needs: Right }[] {
  const own = access.kind === 'signedIn' ? access.own : undefined
  if (own?.kind !== 'document' && own?.kind !== 'document-folder') return []
  const needs = own.reach?.includes('shared') ? 'view' : own.reach?.includes('shared:edit') ? 'edit' : 'own'
  return [{ field: own.field, needs }]
}

/** `nothing`: done, with nothing in it. `not to save`: the reader may only look at it. `not to share`: it is for its owner alone. */
export type SharedCell = 'yes' | 'role' | '404' | 'nothing' | 'not to save' | 'not to share'

export function kindOf(field: string): 'document' | 'folder' {
  return field.startsWith('Document') ? 'document' : 'folder'
}

export function isRefusedByRole({ permission = 'personal', concerns }: AnyOperation, member: MemberRights | undefined): boolean {
  return member !== undefined && refusalOf({ permission, concerns }, member) !== null
}

export function sharedCell({ name, operation, needs }: Call, reader: Reader, thing: ThingName): SharedCell {
  if (isRefusedByRole(operation, reader.member?.rights)) return 'role'
  const { isInBin = false, isRestricted = false } = shapeOf(thing)
  const rights = rightsTo(reader, thing)
  if (needs === 'of a form') return '404'
  if (needs === 'narrows') return reader.owns && !isInBin ? 'yes' : 'nothing'
  if (needs === 'own, in the bin as well') return reader.owns ? 'yes' : '404'
  if (isInBin !== (needs === 'in the bin')) return '404'
  if (!rights.has(needs === 'in the bin' || needs === 'link' ? 'own' : needs)) return '404'
  if (name === 'ShareDocument' && isRestricted) return 'not to share'
  return name === 'GetDocumentsArchive' && !rights.has('download') ? 'not to save' : 'yes'
}
