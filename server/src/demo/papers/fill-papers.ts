import { createHash, randomUUID } from 'node:crypto'
import { addDays } from '@keystead/contract/values/dates.ts'
import type { Db } from '../../database/db.ts'
import { everything } from '../../database/pool.ts'
import { insertDocument, type DocumentColumns, type KeptFile } from '../../documents/documents/document.queries.ts'
import { keepWordsAbout } from '../../documents/documents/document-words.queries.ts'
import { insertFolder } from '../../documents/documents/folder.queries.ts'
import { readDocumentJob } from '../../documents/documents/read-document.job-definition.ts'
import { shareWithProfiles } from '../../documents/sharing/share.queries.ts'
import { type DemoProfileRow, findDemoProfile } from '../../identity/profiles/profile.demo.queries.ts'
import { listDemoTenancies } from '../../leasing/leases/lease.demo.queries.ts'
import { listDemoAssets } from '../../properties/properties/property.demo.queries.ts'
import type { Scope } from '../../rpc/scope.ts'
import type { Services } from '../../rpc/services.ts'
import { demoDocumentsOf } from '../demo.access.ts'
import { lockPapers, markFiled, readDemoState, readToday } from '../demo.queries.ts'
import { type DemoDrawer, demoDrawers, type DemoPaper, type DemoShare } from './demo-papers.ts'
import { writePaper } from './write-paper.ts'

const CLAIMS = everything('papers of the people of a demo')

/** Gives the people of a demo their papers, once: the files first, then all rows or none. */
export async function fillPapers(services: Services): Promise<void> {
  const { jobDatabase, jobs } = services
  if ((await readDemoState(jobDatabase.db)).hasPapers) return
  const files = new Map<DemoPaper, KeptFile>()
  for (const { papers } of demoDrawers) for (const paper of papers) files.set(paper, await keptPaper(services, paper))
  await jobDatabase.transaction(CLAIMS, async (db) => {
    await lockPapers(db)
    if ((await readDemoState(db)).hasPapers) return
    for (const drawer of demoDrawers) {
      for (const versionId of await fillDrawer(db, drawer, files)) await jobs.enqueue(db, readDocumentJob, { versionId }, versionId)
    }
    await markFiled(db)
  })
}

export async function keptPaper({ files, scanner }: Services, paper: Pick<DemoPaper, 'title' | 'says'>): Promise<KeptFile> {
  const content = await writePaper(paper)
  const storageKey = `documents/${randomUUID()}`
  await files.put(storageKey, content)
  return {
    storageKey,
    fileName: `${paper.title}.pdf`,
    contentType: 'application/pdf',
    bytes: content.length,
    sha256: createHash('sha256').update(content).digest('hex'),
    pages: paper.says.filter((paragraph) => paragraph === '').length + 1,
    scan: scanner ? 'waiting' : 'none',
    hasText: true,
  }
}

/** Answers the ids of the versions that are to be read. Where a person or a home has gone, nothing happens. */
async function fillDrawer(db: Db, { owner, papers, shares }: DemoDrawer, files: ReadonlyMap<DemoPaper, KeptFile>): Promise<string[]> {
  const profile = await findDemoProfile(db, owner)
  if (!profile) return []
  const drawer = demoDocumentsOf({ accountId: profile.account_id, profileId: profile.id })
  const folders = new Map<string, string>()
  const added = []
  for (const paper of papers) {
    const folderId = await folderOf(db, drawer, folders, paper.folder)
    const columns = await columnsOf(db, profile, paper, folderId)
    if (columns) added.push(await insertDocument(db, drawer, columns, files.get(paper)!, profile.id))
  }
  await keepWordsAbout(
    db,
    added.map(({ id }) => id),
  )
  for (const share of shares) await giveShare(db, drawer, profile, folders.get(share.folder.join('/')), share)
  return added.map(({ versionId }) => versionId)
}

async function folderOf(db: Db, drawer: Scope<'document'>, folders: Map<string, string>, names: readonly string[]): Promise<string | null> {
  let parentId: string | null = null
  for (const [place, name] of names.entries()) {
    const path = names.slice(0, place + 1).join('/')
    const id: string = folders.get(path) ?? (await insertFolder(db, drawer, { parentId, name, assetId: null }))
    folders.set(path, id)
    parentId = id
  }
  return parentId
}

/** Null where the home or the lease is not there any more. */
async function columnsOf(db: Db, profile: DemoProfileRow, paper: DemoPaper, folderId: string | null): Promise<DocumentColumns | null> {
  const today = await readToday(db)
  const day = (days: number | undefined) => (days === undefined ? null : addDays(today, days))
  const home =
    paper.home === undefined ? null : (await listDemoAssets(db, [paper.home])).find((one) => one.managing_profile_id === profile.id)
  const lease = home && paper.ofLease ? (await listDemoTenancies(db, [home.id]))[0] : null
  if (home === undefined || lease === undefined) return null
  return {
    title: paper.title,
    documentTypeId: paper.typeId,
    folderId,
    description: paper.description ?? null,
    tags: paper.tags ?? [],
    documentOn: day(paper.onDay),
    expiresOn: day(paper.untilDay),
    aboutKind: lease ? 'lease' : home ? 'property' : null,
    aboutId: lease?.lease_id ?? home?.id ?? null,
    assetId: home?.id ?? null,
    leaseId: lease?.lease_id ?? null,
    visibility: home ? (paper.visibility ?? (lease ? 2 : 1)) : 0,
  }
}

async function giveShare(
  db: Db,
  drawer: Scope<'document'>,
  giver: DemoProfileRow,
  folderId: string | undefined,
  { with: other, permission, message }: DemoShare,
): Promise<void> {
  const grantee = await findDemoProfile(db, other)
  if (!grantee || folderId === undefined) return
  const thing = { id: folderId, kind: 'folder', name: '', document_type_id: null } as const
  const terms = { permission, message, untilOn: null, timeZone: 'UTC', byProfileId: giver.id }
  await shareWithProfiles(db, drawer, [thing], [grantee.id], terms)
}
