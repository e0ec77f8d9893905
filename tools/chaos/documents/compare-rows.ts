import { type Intent, type Wrong, isDone, isUnknown } from '../notes.ts'
import type { Drawer, Shelf } from './drawers.ts'
import type { Desk, Dossier, Paper } from './desk.ts'
import type { Ground } from './ground.ts'
import { wrong } from './wrong.ts'

/* What clients rely on against what stands in the tables. */

type PaperRow = { id: string; folder_id: string | null; deleted_with: string | null; digests: string[] }
type FolderRow = { id: string; parent_id: string | null; deleted_with: string | null; path: string[] }

export async function rowsThatDiffer({ sql }: Ground, { person, shelves, desks }: Drawer): Promise<Wrong[]> {
  const papers = await sql<PaperRow>(
    `select d.id, d.folder_id, d.deleted_with, array(
       select encode(v.sha256, 'hex') from document_version v where v.document_id = d.id order by v.number) as digests
     from document d where d.profile_id = $1`,
    [person.profileId],
  )
  const folders = await sql<FolderRow>('select id, parent_id, deleted_with, path from document_folder where profile_id = $1', [
    person.profileId,
  ])
  return [
    ...differing('document', expectedPapers(desks), new Map(papers.map(({ id, ...row }) => [id, JSON.stringify(row)]))),
    ...differing(
      'folder',
      expectedFolders(shelves, desks),
      new Map(folders.map(({ id, parent_id, deleted_with }) => [id, JSON.stringify({ parent_id, deleted_with })])),
    ),
    ...pathsThatDiffer(folders),
  ]
}

function expectedPapers(desks: readonly Desk[]): Map<string, string> {
  const row = ({ folderId, binnedWith, digests }: Paper) => JSON.stringify({ folder_id: folderId, deleted_with: binnedWith, digests })
  return new Map(desks.flatMap(({ papers }) => [...papers.values()].map((paper) => [paper.id, row(paper)] as const)))
}

function expectedFolders(shelves: readonly Shelf[], desks: readonly Desk[]): Map<string, string> {
  const row = (parentId: string | null, deletedWith: string | null) => JSON.stringify({ parent_id: parentId, deleted_with: deletedWith })
  const rowOf = ({ id, parentId, isBinned }: Dossier) => [id, row(parentId, isBinned ? id : null)] as const
  return new Map([
    ...shelves.map(({ id, parentId }) => [id, row(parentId, null)] as const),
    ...desks.flatMap(({ dossiers }) => [...dossiers.values()].map(rowOf)),
  ])
}

function differing(kind: string, expected: ReadonlyMap<string, string>, found: ReadonlyMap<string, string>): Wrong[] {
  const ids = [...new Set([...expected.keys(), ...found.keys()])]
  return ids.flatMap((id) => {
    const [should, is] = [expected.get(id), found.get(id)]
    return should === is ? [] : [wrong('D1', `${kind} ${id}`, `is ${is ?? 'not there'}, and should be ${should ?? 'not there'}`)]
  })
}

function pathsThatDiffer(folders: readonly FolderRow[]): Wrong[] {
  const byId = new Map(folders.map((folder) => [folder.id, folder]))
  return folders.flatMap(({ id, parent_id, path }) => {
    const above = parent_id === null ? [] : (byId.get(parent_id)?.path ?? ['no folder'])
    const should = [...above, id].join(' / ')
    return path.join(' / ') === should ? [] : [wrong('D3', `folder ${id}`, `has the path ${path.join(' / ')}, and should have ${should}`)]
  })
}

/** No client asks for what is not its to do, or not there: what is refused was done before, or lost. */
export function answersThatAreWrong(intents: readonly Intent[]): Wrong[] {
  return intents.flatMap((intent) => {
    const what = `${intent.operation} with ${JSON.stringify(intent.input)}`
    if (isUnknown(intent)) return [wrong('D6', what, 'has no answer')]
    return intent.answers.filter((answer) => !isDone(answer)).map(({ code }) => wrong('D6', what, `was refused with ${code}`))
  })
}
