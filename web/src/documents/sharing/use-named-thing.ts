import { DocumentFolderNotFound, DocumentNotFound, GetDocumentDetails } from '@keystead/contract/documents/documents/document.operations.ts'
import { GetFolderDocuments } from '@keystead/contract/documents/documents/folder.operations.ts'
import { isRowId } from '@keystead/contract/values/ids.ts'
import type { CallFailure } from '../../api/failure.ts'
import { useCall } from '../../api/query.ts'
import type { Thing } from '../documents/thing.ts'

export type NamedThing = {
  thing: Thing | null
  /** It is gone, or is none of the reader’s own. */
  isGone: boolean
  error: CallFailure | null
  refetch: () => void
}

/** The document or folder that an address names, as it is called now. Only its owner shares it. */
export function useNamedThing({ id, folder }: { id: string | null; folder: string | null }): NamedThing {
  const document = useCall(GetDocumentDetails, { DocumentId: id ?? '' }, { enabled: id !== null })
  const inFolder = useCall(GetFolderDocuments, { FolderId: folder }, { enabled: id === null && folder !== null })
  const { error, refetch } = id === null ? inFolder : document
  const isGone = error !== null && (error.is(DocumentNotFound) || error.is(DocumentFolderNotFound))
  const answer = { error, refetch: () => void refetch() }
  if (isGone) return { ...answer, thing: null, isGone }
  if (id !== null) {
    const thing = document.data && ({ kind: 'document', id, name: document.data.Title } as const)
    return { ...answer, thing: thing ?? null, isGone: document.data !== undefined && document.data.Standing !== 'own' }
  }
  const found = inFolder.data?.Folder
  const thing = found && ({ kind: 'folder', id: found.FolderId, name: found.Name } as const)
  return { ...answer, thing: thing ?? null, isGone: inFolder.data !== undefined && inFolder.data.Standing !== 'own' }
}

/** What was chosen on the screen before. It may have been kept by another version. */
export function chosenThings(kept: unknown): Thing[] {
  if (!Array.isArray(kept)) return []
  return kept.filter(isThing)
}

function isThing(one: unknown): one is Thing {
  if (typeof one !== 'object' || one === null) return false
  const { kind, id, name } = one as Partial<Record<keyof Thing, unknown>>
  return (kind === 'document' || kind === 'folder') && typeof id === 'string' && isRowId(id) && typeof name === 'string'
}
