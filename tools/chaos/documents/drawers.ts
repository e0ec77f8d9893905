import { randomUUID } from 'node:crypto'
import { AddDocumentFolder } from '@keystead/contract/documents/documents/folder.operations.ts'
import { must } from '../../../server/test/must.ts'
import { type TestPerson, newPerson } from '../../../server/test/people.ts'
import { overHttp } from '../../client/client.ts'
import { Desk } from './desk.ts'
import type { Ground } from './ground.ts'

/** A folder of a drawer into which all its clients file, and which one of them moves. */
export type Shelf = { readonly id: string; parentId: string | null }

/** The papers of one person, at which several clients are at work. */
export type Drawer = { readonly person: TestPerson; readonly shelves: readonly Shelf[]; readonly desks: readonly Desk[] }

const SHELVES = 5
const DESKS = 2

export async function newDrawer({ services, appUrls, sql }: Ground): Promise<Drawer> {
  const [url] = appUrls
  const person = await newPerson({ services, url, send: overHttp(url) }, sql, { profileType: 'Owner' })
  const shelves: Shelf[] = []
  for (let place = 0; place < SHELVES; place += 1) {
    const { FolderId } = must(await person.call(AddDocumentFolder, { Name: `Shelf ${randomUUID()}` }))
    shelves.push({ id: FolderId, parentId: null })
  }
  return { person, shelves, desks: Array.from({ length: DESKS }, () => new Desk()) }
}
