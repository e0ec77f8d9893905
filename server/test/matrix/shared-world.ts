import { randomUUID } from 'node:crypto'
import { RESTRICTED_TYPE_IDS } from '@keystead/contract/documents/documents/document.values.ts'
import type { AnyOperation } from '@keystead/contract/rpc/operation.ts'
import { givenApplication } from '../../src/applications/applications/given-application.factory.ts'
import { givenDocument, givenFolder } from '../../src/documents/documents/document-rows.factory.ts'
import { givenShare } from '../../src/documents/sharing/share-rows.factory.ts'
import { businessOn, memberOf, type TestBusiness } from '../../src/people/businesses/member.factory.ts'
import { addProperty } from '../../src/properties/properties/property.factory.ts'
import type { TestApp, TestPerson } from '../harness.ts'
import { type Reader, READERS, rightsTo, shapeOf, THING_NAMES, type ThingName } from './shared-things.ts'

/** One of the readers: as which account and profile they act, and a home of these where members are held to a list. */
export type TestReader = Reader & {
  readonly caller: TestPerson
  readonly acts: { readonly accountId: string; readonly profileId: string }
  readonly homeId: string | null
}

export type Readers = ReadonlyMap<string, TestReader>

export async function newReaders(app: TestApp): Promise<Readers> {
  const owner = await app.newPerson()
  const grantee = await app.newPerson()
  const homes = { owner: await homeOf(owner), other: await homeOf(owner), grantee: await homeOf(grantee) }
  const businesses = { owner: await businessOn(app, owner), grantee: await businessOn(app, grantee) }
  const readers = new Map<string, TestReader>()
  for (const reader of READERS) {
    const { caller, acts } = await personOf(app, reader, { owner, businesses, homes, readers })
    readers.set(reader.name, { ...reader, caller, acts, homeId: givenHomeOf(reader, homes) })
  }
  return readers
}

async function homeOf(person: TestPerson): Promise<string> {
  return (await addProperty(person)).AssetId
}

type Homes = Readonly<Record<'owner' | 'other' | 'grantee', string>>

function givenHomeOf({ member, owns }: Reader, homes: Homes): string | null {
  if (owns) return homes.owner
  if (!member) return null
  return member.of === 'grantee' ? homes.grantee : homes.other
}

type Ground = {
  readonly owner: TestPerson
  readonly businesses: Readonly<Record<'owner' | 'grantee', TestBusiness>>
  readonly homes: Homes
  readonly readers: Readers
}

async function personOf(app: TestApp, reader: Reader, { owner, businesses, homes, readers }: Ground) {
  if (reader.member) {
    const business = businesses[reader.member.of]
    const { rights, isAdministrator, isLimited } = reader.member.rights
    const role = isAdministrator ? 'administrator' : 'property-manager'
    const home = givenHomeOf(reader, homes)
    const caller = await memberOf(app, business, { role, rights, homes: isLimited && home ? [home] : null })
    return { caller, acts: business }
  }
  const caller = reader.owns ? owner : await newPerson(app, reader, { owner, readers })
  return { caller, acts: caller }
}

function newPerson(
  app: TestApp,
  { name, profileType }: Reader,
  { owner, readers }: Pick<Ground, 'owner' | 'readers'>,
): Promise<TestPerson> {
  if (name === 'other profile of the owner') return app.secondProfile(owner, profileType)
  if (name === 'other profile of that editor') return app.secondProfile(readers.get('editor of the folder')!.caller, profileType)
  return app.newPerson({ profileType })
}

export type TestShare = { readonly id: string; readonly of: ThingName; readonly granteeName: string | null; readonly holds: boolean }

/** All things once, with all shares. */
export type Drawer = { readonly things: ReadonlyMap<ThingName, string>; readonly shares: readonly TestShare[]; readonly homeId: string }

let count = 0

export async function givenDrawer(app: TestApp, readers: Readers): Promise<Drawer> {
  const { acts: owner, homeId } = readers.get('owner')!
  if (homeId === null) throw new Error('the owner has a home')
  const things = new Map<ThingName, string>()
  const given = async (thing: ThingName): Promise<string> => things.get(thing) ?? make(thing)
  const make = async (thing: ThingName): Promise<string> => {
    const { kind, liesIn, isRestricted, isInBin } = shapeOf(thing)
    const place = liesIn === null ? null : await given(liesIn)
    const about = { assetId: homeId, isDeleted: isInBin ?? false }
    const id =
      kind === 'folder'
        ? await givenFolder(app, owner, { ...about, name: uniqueName(), parentId: place })
        : await givenDocument(app, owner, {
            ...about,
            folderId: place,
            title: thing,
            ...(isRestricted && { typeId: RESTRICTED_TYPE_IDS[0] }),
          })
    things.set(thing, id)
    return id
  }
  for (const thing of THING_NAMES) await given(thing)
  return { things, shares: await sharesOf(app, readers, things), homeId }
}

export function uniqueName(): string {
  count += 1
  return `Folder ${count}`
}

async function sharesOf(app: TestApp, readers: Readers, things: Drawer['things']): Promise<TestShare[]> {
  const { acts: owner } = readers.get('owner')!
  const shares: TestShare[] = []
  const granted = new Set<string>()
  for (const reader of readers.values()) {
    for (const { of, permission, was } of reader.shares) {
      const thing = shareable(of, things)
      // The share of a business is one, no matter who acts for it.
      const once = `${of} ${reader.acts.profileId}`
      if (granted.has(once)) continue
      granted.add(once)
      const ends = { hasEnded: was === 'taken back', isOver: was === 'over' }
      const id = await givenShare(app, owner, { ...thing, grantee: reader.acts, permission, ...ends })
      shares.push({ id, of, granteeName: reader.name, holds: was === undefined })
    }
  }
  for (const of of ['shared folder', 'document alone'] as const)
    shares.push({ id: await givenShare(app, owner, shareable(of, things)), of, granteeName: null, holds: true })
  return shares
}

/** As a share names it. */
export function shareable(thing: ThingName, things: Drawer['things']): { folderId: string } | { documentId: string } {
  const id = things.get(thing)!
  return shapeOf(thing).kind === 'folder' ? { folderId: id } : { documentId: id }
}

/** Whether a share may be ended by a reader: it is one of theirs, or one that they have. That of a link has no profile. */
export function endsShare(reader: TestReader, { holds, granteeName }: TestShare, readers: Readers): boolean {
  if (!holds || reader.owns) return holds
  const isOfList = reader.member?.rights.isLimited === true
  return granteeName !== null && !isOfList && readers.get(granteeName)!.acts.profileId === reader.acts.profileId
}

/** Ids of the things and shares of a drawer that an answer to a reader may hold. */
export function idsFor(reader: TestReader, { things, shares }: Drawer, readers: Readers): ReadonlySet<string> {
  const seen = THING_NAMES.filter((thing) => rightsTo(reader, thing).size > 0).map((thing) => things.get(thing)!)
  return new Set([...seen, ...shares.filter((share) => reader.owns || endsShare(reader, share, readers)).map(({ id }) => id)])
}

/** A document of the reader's own drawer, about a home that they reach. */
export function ownDocument(app: TestApp, { acts, homeId }: TestReader): Promise<string> {
  return givenDocument(app, acts, { assetId: homeId })
}

type FormPlace = { readonly ApplicationId: string; readonly FormId: string }

/** The reader’s own form of an application for the owner’s home: a person has one open form for a home. */
async function ownForm({ app, reader, readers, drawer }: InputParts): Promise<FormPlace> {
  const [form] = await app.sql<FormPlace>(
    'select application_id as "ApplicationId", id as "FormId" from application_form where asset_id = $1 and profile_id = $2',
    [drawer.homeId, reader.acts.profileId],
  )
  if (form) return form
  const given = { assetId: drawer.homeId, applicants: [{ ...reader.acts, state: 'started' as const }] }
  const { applicationId, formIds } = await givenApplication(app, readers.get('owner')!.acts, given)
  return { ApplicationId: applicationId, FormId: formIds[0]! }
}

/** A file that the reader has sent, as a row. */
export async function givenUpload(app: TestApp, { acts, caller }: TestReader): Promise<string> {
  const facts = { contentType: 'application/pdf', sha256: '0'.repeat(64), pages: 1 }
  const [upload] = await app.sql<{ id: string }>(
    `insert into upload (account_id, sender_account_id, purpose, file_name, bytes, storage_key, facts)
     values ($1, $2, 'document', 'paper.pdf', 1200, $3, $4::jsonb) returning id`,
    [acts.accountId, caller.accountId, `documents/${randomUUID()}`, JSON.stringify(facts)],
  )
  return upload!.id
}

type InputParts = { readonly app: TestApp; readonly reader: TestReader; readonly readers: Readers; readonly drawer: Drawer }

/** A valid input of a call that names a thing in a field. */
export async function sharedInput(
  { name, field }: { name: string; field: string },
  id: string,
  parts: InputParts,
): Promise<Record<string, unknown>> {
  return { ...(await WITH[name]?.(parts, field)), [field]: field.endsWith('Ids') ? [id] : id }
}

const about = (homeId: string | null) => (homeId === null ? {} : { About: { Kind: 'property', Id: homeId } })

/** What calls need beside the thing that they name. */
const WITH: Readonly<Record<AnyOperation['name'], (parts: InputParts, field: string) => Promise<Record<string, unknown>>>> = {
  AddDocument: async ({ app, reader }) => ({ Files: [{ UploadId: await givenUpload(app, reader) }], DocumentTypeId: 29 }),
  AddDocumentFolder: async () => ({ Name: uniqueName() }),
  DeleteAppFormDocument: async (parts) => ({ FormId: (await ownForm(parts)).FormId }),
  EditDocument: async ({ app, reader, drawer }, field) => ({
    Version: 1,
    Title: 'Policy of the house',
    DocumentTypeId: 16,
    ...(field === 'FolderId' ? { DocumentId: await ownDocument(app, reader), ...about(reader.homeId) } : about(drawer.homeId)),
  }),
  EditDocumentFolder: async ({ drawer }) => ({ Version: 1, Name: uniqueName(), AssetId: drawer.homeId }),
  GetAppFormDocumentFile: ownForm,
  MoveDocuments: async ({ app, reader }, field) => (field === 'ToFolderId' ? { DocumentIds: [await ownDocument(app, reader)] } : {}),
  // With an address: a member who is given a list of homes sees no connections. One inbox gets so many emails an hour.
  ShareDocument: async () => ({ Emails: [`${randomUUID()}@example.com`], Permission: 'view' }),
  UpdateDocument: async ({ app, reader }) => ({ Version: 1, UploadId: await givenUpload(app, reader), Comments: 'With the new year' }),
}
