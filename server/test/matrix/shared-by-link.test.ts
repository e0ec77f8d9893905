import { GetSharedByLink, GetSharedFileByLink } from '@keystead/contract/documents/sharing/share.operations.ts'
import { describe, expect } from 'vitest'
import { givenShare } from '../../src/documents/sharing/share-rows.factory.ts'
import { linkToShare } from '../../src/documents/sharing/share.factory.ts'
import { app, testWith } from '../app.ts'
import { isWithin, shapeOf, THING_NAMES, type ThingName } from './shared-things.ts'
import { type Drawer, givenDrawer, newReaders, shareable } from './shared-world.ts'

/*
 * Each link to a document or a folder, and what it opens of all that lies in the drawer. The one who has the link has no account.
 */

const test = testWith({ SENSITIVE_CALLS_PER_10_MINUTES: '10000' }, { callsInProcess: true })

type Link = { readonly name: string; readonly of: ThingName; readonly was?: 'taken back' | 'over' }

const LINKS: readonly Link[] = [
  ...THING_NAMES.map((of) => ({ name: `of the ${of}`, of })),
  ...(['document in it', 'shared folder'] as const).flatMap((of) =>
    (['taken back', 'over'] as const).map((was) => ({ name: `of the ${of}, ${was}`, of, was })),
  ),
]

let drawer: Drawer
const tokens = new Map<string, string>()
test.beforeAll(async () => {
  const readers = await newReaders(app)
  drawer = await givenDrawer(app, readers)
  const { acts: owner } = readers.get('owner')!
  for (const { name, of, was } of LINKS) {
    // One address has one share of a thing that holds; those of the drawer are other ones.
    await app.sql(`update document_share set email = id || '@example.com' where email is not null`)
    const ends = { hasEnded: was === 'taken back', isOver: was === 'over' }
    tokens.set(name, await linkToShare(app, owner, await givenShare(app, owner, { ...shareable(of, drawer.things), ...ends })))
  }
  tokens.set('unknown', `${tokens.get('of the shared folder')}x`)
})

const isReadable = (thing: ThingName) => !shapeOf(thing).isInBin && !shapeOf(thing).isRestricted
const isOpen = ({ of, was }: Link) => was === undefined && isReadable(of)
const ofKind = (kind: 'document' | 'folder') => THING_NAMES.filter((thing) => shapeOf(thing).kind === kind)

/** What a folder shows of what lies directly in it; of a document, itself. */
function shownBy(thing: ThingName): { documents: ThingName[]; folders: ThingName[] } {
  if (shapeOf(thing).kind === 'document') return { documents: [thing], folders: [] }
  const within = THING_NAMES.filter((one) => shapeOf(one).liesIn === thing && isReadable(one))
  return {
    documents: within.filter((one) => shapeOf(one).kind === 'document'),
    folders: within.filter((one) => shapeOf(one).kind === 'folder'),
  }
}

/** From the folder that was shared to the one that is open. */
function wayTo(thing: ThingName, from: ThingName): ThingName[] {
  const { liesIn } = shapeOf(thing)
  return thing === from || liesIn === null ? [thing] : [...wayTo(liesIn, from), thing]
}

const OVER = '404 ShareLinkOver'

function expectedLevel(link: Link, at: ThingName | null): unknown {
  if (!isOpen(link)) return OVER
  if (shapeOf(link.of).kind === 'document') return { ...shownBy(link.of), path: [] }
  const open = at ?? link.of
  if (!isReadable(open) || !isWithin(open, link.of)) return '404 DocumentFolderNotFound'
  return { ...shownBy(open), path: wayTo(open, link.of) }
}

const nameOf = (id: string) => [...drawer.things].find(([, known]) => known === id)?.[0] ?? 'something else'

async function levelOf(token: string, at: ThingName | null): Promise<unknown> {
  const answer = await app.visitor().call(GetSharedByLink, { Token: token, FolderId: at && drawer.things.get(at)!, PageSize: 20 })
  if (answer.status !== 200) return `${answer.status} ${answer.error?.Code}`
  const { Items, Folders, Path, TotalCount, MoreFoldersCount } = answer.data
  expect([TotalCount, MoreFoldersCount]).toEqual([Items.length, 0])
  const inOrder = (things: string[]) => THING_NAMES.filter((thing) => things.includes(thing))
  return {
    documents: inOrder(Items.map(({ DocumentId }) => nameOf(DocumentId))),
    folders: inOrder(Folders.map(({ FolderId }) => nameOf(FolderId))),
    path: Path.map(({ FolderId }) => nameOf(FolderId)),
  }
}

describe('GetSharedByLink FolderId', () => {
  test.for(LINKS)('$name', async (link) => {
    const places = [null, ...ofKind('folder')]
    const found = await Promise.all(places.map((at) => levelOf(tokens.get(link.name)!, at)))
    expect(found).toEqual(places.map((at) => expectedLevel(link, at)))
  })

  test('of no one', async () => {
    expect(await levelOf(tokens.get('unknown')!, null)).toBe(OVER)
  })
})

async function fileOf(token: string, document: ThingName): Promise<string> {
  const answer = await app.visitor().call(GetSharedFileByLink, { Token: token, DocumentId: drawer.things.get(document)! })
  return answer.status === 200 ? 'yes' : `${answer.status} ${answer.error?.Code}`
}

describe('GetSharedFileByLink DocumentId', () => {
  test.for(LINKS)('$name', async (link) => {
    const documents = ofKind('document')
    const found = await Promise.all(documents.map((document) => fileOf(tokens.get(link.name)!, document)))
    const expected = documents.map((document) =>
      isOpen(link) ? (isReadable(document) && isWithin(document, link.of) ? 'yes' : '404 DocumentNotFound') : OVER,
    )
    expect(found).toEqual(expected)
  })

  test('of no one', async () => {
    expect(await fileOf(tokens.get('unknown')!, 'document in it')).toBe(OVER)
  })
})
