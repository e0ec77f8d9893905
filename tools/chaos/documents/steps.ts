import { DeleteForever, RestoreDocuments } from '@keystead/contract/documents/documents/bin.operations.ts'
import {
  AddDocument,
  DeleteDocument,
  GetDocumentDetails,
  UpdateDocument,
} from '@keystead/contract/documents/documents/document.operations.ts'
import { AddDocumentFolder, DeleteDocumentFolder, MoveDocuments } from '@keystead/contract/documents/documents/folder.operations.ts'
import type { Tab } from '../tab.ts'
import type { Desk } from './desk.ts'
import type { Shelf } from './drawers.ts'
import type { SendFile, Sent } from './files-to-send.ts'
import type { Step, StepKind } from './plan.ts'

/** Where one client files its papers. */
export type AtDesk = {
  readonly desk: Desk
  readonly shelves: readonly Shelf[]
  readonly tab: Tab
  readonly send: SendFile
  /** A name that no other has. */
  name(): string
}

type Do = (at: AtDesk, step: Step) => Promise<void>

/* What an answer says is done is noted; what was refused or never answered is not, and is found when all is compared. */

const add: Do = async ({ desk, shelves, tab, send, name }, step) => {
  const sent: Sent[] = []
  for (let file = 0; file < step.count; file += 1) {
    const one = await send({ ...step.file, name: name() }, step.patienceMs)
    if (!one) return
    sent.push(one)
  }
  const FolderId = placeOf(desk, shelves, step)
  const came = await tab.change(
    AddDocument,
    { Files: sent.map(({ uploadId }) => ({ UploadId: uploadId })), DocumentTypeId: 29, FolderId },
    step,
  )
  if (came?.data) desk.add(came.data.DocumentIds, digestsOf(sent), FolderId)
}

const replace: Do = async ({ desk, tab, send, name }, step) => {
  const paper = oneOf(desk.open(), step.pick)
  if (!paper) return
  const sent = await send({ ...step.file, name: name() }, step.patienceMs)
  const details = sent && (await tab.ask(GetDocumentDetails, { DocumentId: paper.id }))
  if (!details) return
  const came = await tab.change(
    UpdateDocument,
    { DocumentId: paper.id, Version: details.Version, UploadId: sent.uploadId, Comments: 'Scanned once more' },
    step,
  )
  if (came?.data) paper.digests.push(sent.digest)
}

const move: Do = async ({ desk, shelves, tab }, step) => {
  const papers = desk.open().slice(-step.count)
  if (papers.length === 0) return
  const ToFolderId = placeOf(desk, shelves, step)
  const came = await tab.change(MoveDocuments, { DocumentIds: papers.map(({ id }) => id), ToFolderId }, step)
  if (came?.data) for (const paper of papers) paper.folderId = ToFolderId
}

const makeDossier: Do = async ({ desk, shelves, tab, name }, step) => {
  const ParentId = shelfOf(shelves, step.place)
  const came = await tab.change(AddDocumentFolder, { Name: name(), ParentId }, step)
  if (came?.data) desk.addDossier(came.data.FolderId, ParentId)
}

const moveDossier: Do = async ({ desk, shelves, tab }, step) => {
  const dossier = oneOf(desk.openDossiers(), step.pick)
  if (!dossier) return
  const ToFolderId = shelfOf(shelves, step.place)
  const came = await tab.change(MoveDocuments, { FolderIds: [dossier.id], ToFolderId }, step)
  if (came?.data) dossier.parentId = ToFolderId
}

const bin: Do = async ({ desk, tab }, step) => {
  const paper = oneOf(desk.open(), step.pick)
  const came = paper && (await tab.change(DeleteDocument, { DocumentId: paper.id }, step))
  if (paper && came?.data) paper.binnedWith = paper.id
}

const binDossier: Do = async ({ desk, tab }, step) => {
  const dossier = oneOf(desk.openDossiers(), step.pick)
  const came = dossier && (await tab.change(DeleteDocumentFolder, { FolderId: dossier.id }, step))
  if (dossier && came?.data) desk.binDossier(dossier)
}

const restore: Do = async ({ desk, tab }, step) => {
  const paper = oneOf(desk.binned(), step.pick)
  const came = paper && (await tab.change(RestoreDocuments, { DocumentIds: [paper.id] }, step))
  if (paper && came?.data) desk.restore(paper)
}

const restoreDossier: Do = async ({ desk, tab }, step) => {
  const dossier = oneOf(desk.binnedDossiers(), step.pick)
  const came = dossier && (await tab.change(RestoreDocuments, { FolderIds: [dossier.id] }, step))
  if (dossier && came?.data) desk.restoreDossier(dossier)
}

const deleteForever: Do = async ({ desk, tab }, step) => {
  const paper = oneOf(desk.binned(), step.pick)
  const came = paper && (await tab.change(DeleteForever, { DocumentIds: [paper.id] }, step))
  if (paper && came?.data) desk.deleteForever(paper)
}

const deleteDossierForever: Do = async ({ desk, tab }, step) => {
  const dossier = oneOf(desk.binnedDossiers(), step.pick)
  const came = dossier && (await tab.change(DeleteForever, { FolderIds: [dossier.id] }, step))
  if (dossier && came?.data) desk.deleteDossierForever(dossier)
}

export const STEPS: Readonly<Record<StepKind, Do>> = {
  add,
  replace,
  move,
  'make dossier': makeDossier,
  'move dossier': moveDossier,
  bin,
  'bin dossier': binDossier,
  restore,
  'restore dossier': restoreDossier,
  'delete forever': deleteForever,
  'delete dossier forever': deleteDossierForever,
}

/** Puts a shelf into another one, or at the top; never into one that stands in it. */
export async function moveShelf(tab: Tab, shelves: readonly Shelf[], step: Step): Promise<void> {
  const shelf = oneOf(shelves, step.pick)!
  const places = [null, ...shelves.filter((other) => !standsIn(shelves, other, shelf)).map(({ id }) => id)]
  const ToFolderId = places[Math.floor(step.place * places.length)]!
  const came = await tab.change(MoveDocuments, { FolderIds: [shelf.id], ToFolderId }, step)
  if (came?.data) shelf.parentId = ToFolderId
}

function standsIn(shelves: readonly Shelf[], one: Shelf, other: Shelf): boolean {
  if (one === other) return true
  const parent = shelves.find(({ id }) => id === one.parentId)
  return parent !== undefined && standsIn(shelves, parent, other)
}

function placeOf(desk: Desk, shelves: readonly Shelf[], { place }: Step): string | null {
  const places = [null, ...shelves.map(({ id }) => id), ...desk.openDossiers().map(({ id }) => id)]
  return places[Math.floor(place * places.length)]!
}

function shelfOf(shelves: readonly Shelf[], place: number): string | null {
  return oneOf([null, ...shelves.map(({ id }) => id)], place) ?? null
}

function oneOf<Item>(items: readonly Item[], pick: number): Item | undefined {
  return items[Math.floor(pick * items.length)]
}

function digestsOf(sent: readonly Sent[]): string[] {
  return sent.map(({ digest }) => digest)
}
