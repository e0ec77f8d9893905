import { join } from 'node:path'
import { GetDocumentsList } from '@keystead/contract/documents/documents/document.operations.ts'
import { GetDocumentFoldersHierarchy, GetFolderDocuments } from '@keystead/contract/documents/documents/folder.operations.ts'
import { GetSharedDocuments } from '@keystead/contract/documents/sharing/share.operations.ts'
import type { AnyOperation } from '@keystead/contract/rpc/operation.ts'
import type { Caller } from './caller.ts'
import { startServer, stopServer, thisCheckout } from './checkout.ts'
import { type Drawer, openDrawers } from './documents-fill.ts'
import { measureRatio, tellRatio } from './paired-rounds.ts'
import { openScratchDatabase } from './scratch-database.ts'
import { machine } from './side-by-side.ts'

/** 10,000 documents in 500 folders, ten deep, and 100 in 5. */
const LARGE = { chains: 50, depth: 10, inEach: 20 }
const SMALL = { chains: 1, depth: 5, inEach: 20 }
const GOAL = 2.5
/** Parts of words are looked for in all titles, so this grows with the drawer. */
const SEARCH = 'a search that finds one in twenty'

type Calls = readonly (readonly [Caller, AnyOperation, unknown])[]

/** What it costs to open a large drawer and its deepest folder against a small one: for its owner, and for who is shared it. */
export async function run(): Promise<void> {
  const scratch = await openScratchDatabase()
  const server = await startServer(thisCheckout, { DATABASE_URL: scratch.url, DATA_DIR: join(scratch.dataDir, 'server') })
  try {
    console.log('  filling: a drawer of 10,000 documents in 500 folders, and one of 100 in 5')
    const drawers = openDrawers(server.url, scratch.url)
    const [large, small] = [await drawers.make(LARGE), await drawers.make(SMALL)]
    await drawers.close()
    console.log(`\nMedians of what calls take, one at a time\n${machine()}`)
    let isMet = true
    for (const [name, callsOf] of COMPARED) {
      const [first, second] = [small, large].map((drawer) => async () => {
        let sum = 0
        for (const [asker, operation, input] of callsOf(drawer)) sum += await asker.time(operation, input)
        return sum
      })
      isMet = tellRatio(name, name === SEARCH ? null : GOAL, await measureRatio([first!, second!])) && isMet
    }
    console.log(isMet ? '\nAll goals met' : '\nGoals missed')
  } finally {
    await stopServer(server)
    await scratch.discard()
  }
}

const COMPARED: readonly (readonly [string, (drawer: Drawer) => Calls])[] = [
  [
    'my documents, at the top',
    ({ owner }) => [
      [owner, GetDocumentFoldersHierarchy, {}],
      [owner, GetFolderDocuments, {}],
    ],
  ],
  [
    'the deepest folder',
    ({ owner, deepest }) => [
      [owner, GetDocumentFoldersHierarchy, { ParentId: deepest }],
      [owner, GetFolderDocuments, { FolderId: deepest }],
    ],
  ],
  ['all documents, the newest first', ({ owner }) => [[owner, GetDocumentsList, {}]]],
  [SEARCH, ({ owner }) => [[owner, GetDocumentsList, { Keyword: 'Paper 7' }]]],
  ['what is shared with me', ({ reader }) => [[reader, GetSharedDocuments, { Direction: 2 }]]],
  [
    'the deepest folder, by a share of the one at the top',
    ({ reader, deepest }) => [
      [reader, GetDocumentFoldersHierarchy, { ParentId: deepest }],
      [reader, GetFolderDocuments, { FolderId: deepest }],
    ],
  ],
]
