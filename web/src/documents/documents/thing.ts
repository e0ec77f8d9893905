import type { DocumentCard, FolderCard } from '@keystead/contract/documents/documents/document.schemas.ts'
import { text } from './folders.text.ts'

/** A document or a folder, as what is done with both knows it. */
export type Thing = { readonly kind: 'document' | 'folder'; readonly id: string; readonly name: string }

/** A row of what lies in a folder. */
export type Row = { readonly kind: 'folder'; readonly folder: FolderCard } | { readonly kind: 'document'; readonly document: DocumentCard }

export function thingOf(row: Row): Thing {
  return row.kind === 'folder'
    ? { kind: 'folder', id: row.folder.FolderId, name: row.folder.Name }
    : { kind: 'document', id: row.document.DocumentId, name: row.document.Title }
}

/** One key for both kinds. */
export function keyOf({ kind, id }: Pick<Thing, 'kind' | 'id'>): string {
  return `${kind} ${id}`
}

/** As calls take them. */
export function chosenInput(things: readonly Thing[]): { DocumentIds: string[]; FolderIds: string[] } {
  const ids = (kind: Thing['kind']) => things.filter((one) => one.kind === kind).map(({ id }) => id)
  return { DocumentIds: ids('document'), FolderIds: ids('folder') }
}

const MOST_NAMES = 2

/** `“Deed”`, or `“Deed”, “Lease” and 3 more` */
export function namesOf(things: readonly Thing[]): string {
  const names = things.slice(0, MOST_NAMES).map(({ name }) => `“${name}”`)
  return things.length > MOST_NAMES ? text.namesMore({ names: names.join(', '), count: things.length - MOST_NAMES }) : names.join(', ')
}
