import {
  GetConnectedDocuments,
  GetDocumentFile,
  GetDocumentsArchive,
  GetDocumentsList,
} from '@keystead/contract/documents/documents/document.operations.ts'
import { GetDeletedDocuments } from '@keystead/contract/documents/documents/bin.operations.ts'
import {
  GetDdlDocumentFolders,
  GetDocumentFoldersHierarchy,
  GetFolderDocuments,
} from '@keystead/contract/documents/documents/folder.operations.ts'
import { GetSharedDocuments, RemoveSharedDocumentAccess } from '@keystead/contract/documents/sharing/share.operations.ts'
import type { AnyOperation } from '@keystead/contract/rpc/operation.ts'
import { describe, expect } from 'vitest'
import { app, testWith } from '../app.ts'
import { CALLS, type Call, fieldsOfThings, isRefusedByRole, kindOf, sharedCell } from './shared-cells.ts'
import { READERS, type Reader, type Right, rightsTo, shapeOf, THING_NAMES, type ThingName } from './shared-things.ts'
import { type Drawer, endsShare, givenDrawer, idsFor, newReaders, type Readers, sharedInput, type TestReader } from './shared-world.ts'

/*
 * What is shared, in every call that names a document or a folder, by everyone who has a share of it, of what it lies in, of what lies in it, or of
 * nothing. The cells of a call for one reader are one test, which says them all where one is wrong.
 */

const test = testWith({}, { callsInProcess: true })

const NAMES = READERS.map(({ name }) => name)

let readers: Readers
/** Nothing is done to it. */
let drawer: Drawer
test.beforeAll(async () => {
  readers = await newReaders(app)
  drawer = await givenDrawer(app, readers)
})

test('every field of a call that names a document or a folder is tried', () => {
  expect(CALLS.map(({ name, field }) => `${name} ${field}`).toSorted()).toEqual(fieldsOfThings().toSorted())
})

type Answer = Awaited<ReturnType<TestReader['caller']['call']>>

function cellOf({ status, error }: Answer): string {
  if (status === 200) return 'yes'
  if (status === 404 && error?.Code.endsWith('NotFound')) return '404'
  const known: Readonly<Record<string, string>> = {
    NotInBin: '404',
    NotAllowedForRole: 'role',
    ArchiveEmpty: 'not to save',
    RestrictedType: 'not to share',
  }
  return known[error?.Code ?? ''] ?? `${status} ${JSON.stringify(error)}`
}

function idsIn(value: unknown): string[] {
  return JSON.stringify(value ?? null).match(/[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f-]{22}/g) ?? []
}

/** Names of things and shares in an answer that are nothing to the reader. */
function toldTooMuch({ data }: Answer, reader: TestReader, asked: string, { things, shares }: Drawer): string[] {
  const seen = idsFor(reader, { things, shares, homeId: '' }, readers)
  const told = new Set(idsIn(data).filter((id) => id !== asked && !seen.has(id)))
  return [
    ...[...things].filter(([, id]) => told.has(id)).map(([name]) => name),
    ...shares.filter(({ id }) => told.has(id)).map(({ of }) => `a share of ${of}`),
  ]
}

/** Lists that name no thing, and what a reader finds in them. */
const LISTS: readonly { operation: AnyOperation; of: string; input?: () => object; finds: (reader: TestReader) => readonly ThingName[] }[] =
  [
    { operation: GetDocumentsList, of: 'the drawer', finds: (reader) => thingsOf('document', reader, 'own') },
    {
      operation: GetDocumentsList,
      of: 'the home',
      input: () => ({ AssetId: drawer.homeId }),
      finds: (reader) => thingsOf('document', reader, 'view'),
    },
    { operation: GetConnectedDocuments, of: 'homes', finds: () => [] },
    { operation: GetFolderDocuments, of: 'the top', finds: (reader) => thingsOf('document', reader, 'own').filter(isAtTop) },
    { operation: GetDocumentFoldersHierarchy, of: 'the top', finds: (reader) => thingsOf('folder', reader, 'own').filter(isAtTop) },
    {
      operation: GetDdlDocumentFolders,
      of: 'the drawer',
      input: () => ({ Text: 'Folder' }),
      finds: (reader) => thingsOf('folder', reader, 'own'),
    },
    { operation: GetDeletedDocuments, of: 'the bin', finds: ({ owns }) => (owns ? THING_NAMES.filter(isInBin) : []) },
    { operation: GetSharedDocuments, of: 'shares that they have', input: () => ({ Direction: 2 }), finds: sharesOfReader },
    {
      operation: GetSharedDocuments,
      of: 'shares that they gave',
      input: () => ({ Direction: 1 }),
      finds: ({ owns }) => (owns ? drawer.shares.filter(({ holds, of }) => holds && !isInBin(of)).map(({ of }) => of) : []),
    },
  ]

const isInBin = (thing: ThingName) => shapeOf(thing).isInBin === true
const isAtTop = (thing: ThingName) => shapeOf(thing).liesIn === null

function thingsOf(kind: 'document' | 'folder', reader: Reader, right: Right): ThingName[] {
  return THING_NAMES.filter((thing) => shapeOf(thing).kind === kind && !isInBin(thing) && rightsTo(reader, thing).has(right))
}

function sharesOfReader(reader: TestReader): ThingName[] {
  return reader.shares.filter(({ of, was }) => was === undefined && rightsTo(reader, of).size > 0).map(({ of }) => of)
}

// Before the others, which add to the drawer of the owner.
describe.each(LISTS)('$operation.name of $of', ({ operation, input, finds }) => {
  test.for(NAMES)('%s', async (name) => {
    const reader = readers.get(name)!
    const { data } = await reader.caller.call(operation, { ...input?.(), ...(operation !== GetDdlDocumentFolders && { PageSize: 20 }) })
    const { Items, TotalCount = Items.length } = data as { Items: Found[]; TotalCount?: number }
    const nameOf = new Map([...drawer.things].map(([thing, id]) => [id, thing]))
    const found = Items.map(({ DocumentId, FolderId, Id }) => nameOf.get(Id ?? DocumentId ?? FolderId ?? '') ?? 'something else')
    expect({ found: found.toSorted(), TotalCount }).toEqual({ found: finds(reader).toSorted(), TotalCount: finds(reader).length })
  })
})

type Found = { readonly DocumentId?: string; readonly FolderId?: string; readonly Id?: string }

describe.each(CALLS.filter(({ needs }) => needs !== 'link'))('$name $field', (call) => {
  const things = THING_NAMES.filter((thing) => shapeOf(thing).kind === kindOf(call.field))

  test.for(NAMES)('%s', async (name) => {
    const reader = readers.get(name)!
    const expected = new Map(things.map((thing) => [thing, sharedCell(call, reader, thing)]))
    const changes = call.operation.kind === 'command' && [...expected.values()].some((cell) => cell === 'yes')
    const used = changes ? await givenDrawer(app, readers) : drawer
    const cells = new Map<ThingName, string>()
    for (const thing of things) cells.set(thing, await tried(call, reader, thing, used))
    expect(Object.fromEntries(cells)).toEqual(Object.fromEntries(expected))
  })
})

async function tried(call: Call, reader: TestReader, thing: ThingName, used: Drawer): Promise<string> {
  const id = used.things.get(thing)!
  const input = await sharedInput(call, id, { app, reader, readers, drawer: used })
  const answer = await reader.caller.call(call.operation, input)
  expect(toldTooMuch(answer, reader, id, used), `told of ${thing}`).toEqual([])
  const hasNothing = call.needs === 'narrows' && answer.status === 200 && (answer.data as { Items: unknown[] }).Items.length === 0
  return hasNothing ? 'nothing' : cellOf(answer)
}

describe('RemoveSharedDocumentAccess ShareId', () => {
  test.for(NAMES)('%s', async (name) => {
    const reader = readers.get(name)!
    const used = await givenDrawer(app, readers)
    const isRefused = isRefusedByRole(RemoveSharedDocumentAccess, reader.member?.rights)
    const cells = []
    for (const share of used.shares) {
      const cell = cellOf(await reader.caller.call(RemoveSharedDocumentAccess, { ShareId: share.id }))
      cells.push({ ...share, cell })
    }
    const expected = used.shares.map((share) => ({
      ...share,
      cell: isRefused ? 'role' : endsShare(reader, share, readers) ? 'yes' : '404',
    }))
    expect(cells).toEqual(expected)
  })
})

/** Files by links that were got while it was shared. */
const OPEN_LINKS = [
  { operation: GetDocumentFile, right: 'view', input: (id: string) => ({ DocumentId: id }) },
  { operation: GetDocumentFile, right: 'download', input: (id: string) => ({ DocumentId: id, Use: 'download' }) },
  { operation: GetDocumentsArchive, right: 'download', input: (id: string) => ({ DocumentIds: [id] }) },
] as const

/** Members who are given another home get no link, as the cells of the call say. */
const ASKING = READERS.filter(({ owns, member }) => owns || !member?.rights.isLimited).map(({ name }) => name)

describe.each(OPEN_LINKS)('$operation.name by a link to $right', ({ operation, right, input }) => {
  test.for(['document in it', 'document alone'] as const)('%s', async (thing) => {
    const used = await givenDrawer(app, readers)
    const id = used.things.get(thing)!
    await app.services.files.put(`documents/${id}`, Buffer.alloc(1_200))
    const links = new Map<TestReader, string>()
    for (const reader of ASKING.map((name) => readers.get(name)!)) {
      const { status, data } = await reader.caller.call(operation as AnyOperation, input(id))
      if (status === 200) links.set(reader, (data as { Url: string }).Url)
    }
    const holders = [...links.keys()]
    expect(holders.map(({ name }) => name)).toEqual(ASKING.filter((name) => rightsTo(readers.get(name)!, thing).has(right)))
    // One after the other: an account gets one archive at a time.
    const statuses = async () => {
      const all: number[] = []
      for (const [{ caller }, url] of links) {
        const response = await caller.raw(url)
        await response.arrayBuffer()
        all.push(response.status)
      }
      return all
    }
    expect(await statuses()).toEqual(holders.map(() => 200))
    const ids = used.shares.map((share) => share.id)
    await app.sql(`update document_share set permission = 'view' where id = any($1)`, [ids])
    expect(await statuses(), 'once they may only look').toEqual(holders.map(({ owns }) => (owns || right === 'view' ? 200 : 404)))
    await app.sql('update document_share set ended_at = now() where id = any($1) and ended_at is null', [ids])
    expect(await statuses(), 'once no share holds').toEqual(holders.map(({ owns }) => (owns ? 200 : 404)))
    await app.sql('update document set deleted_at = now(), deleted_with = id where id = $1', [id])
    expect(await statuses(), 'once it is in the bin').toEqual(holders.map(() => 404))
  })
})
