import {
  AddDocument,
  DeleteDocument,
  EditDocument,
  GetConnectedDocuments,
  GetDocumentDetails,
  GetDocumentFile,
  GetDocumentsArchive,
  GetDocumentsList,
  GetDocumentText,
  GetDocumentTypes,
  GetDocumentViews,
  UpdateDocument,
} from '@keystead/contract/documents/documents/document.operations.ts'
import { RESTRICTED_TYPE_IDS } from '@keystead/contract/documents/documents/document.values.ts'
import { GetAssetDeletionPreview } from '@keystead/contract/properties/properties/property.operations.ts'
import { beforeEach, describe, expect } from 'vitest'
import { app, test } from '../../../test/app.ts'
import type { TestPerson } from '../../../test/harness.ts'
import { must } from '../../../test/must.ts'
import { connected, entrusted, letTo } from '../../../test/network.ts'
import { docxOf, paragraph } from '../../files/contents/made-docx.factory.ts'
import { addProperty } from '../../properties/properties/property.factory.ts'
import { givenDocument } from './document-rows.factory.ts'
import { addedDocument, testPdf, uploadedPdf } from './document.factory.ts'
import { readDocument } from './read-document.ts'

let owner: TestPerson
beforeEach(async () => {
  owner = await app.newPerson()
})

const read = async (documentId: string) => {
  const [version] = await app.sql<{ id: string }>('select id from document_version where document_id = $1 order by number desc', [
    documentId,
  ])
  await readDocument(app.services, { versionId: version!.id }, new AbortController().signal)
}

const fileOf = async (person: TestPerson, DocumentId: string, more: { Number?: number; Use?: 'view' | 'download' } = {}) =>
  must(await person.call(GetDocumentFile, { DocumentId, ...more }))

describe('a document', () => {
  test('is kept as it came, and served to its owner, whole and in parts', async () => {
    const content = await testPdf('The boiler is checked each fall')
    const id = await addedDocument(
      owner,
      { Title: 'Boiler', Tags: ['Heat', 'heat', 'Fall'], Description: 'Each year' },
      { fileName: 'Boiler 2026.pdf', content },
    )
    const details = must(await owner.call(GetDocumentDetails, { DocumentId: id }))
    expect(details).toMatchObject({
      Title: 'Boiler',
      FileName: 'Boiler 2026.pdf',
      ContentType: 'application/pdf',
      Bytes: content.length,
      Pages: 1,
      Tags: ['heat', 'Fall'],
      Standing: 'own',
      Owner: null,
      Scan: 'none',
      May: { Download: true, Edit: true, Delete: true, Share: true },
      Versions: [{ Number: 1 }],
    })
    const { Url } = await fileOf(owner, id)
    const whole = await owner.raw(Url)
    expect(Buffer.from(await whole.arrayBuffer())).toEqual(content)
    expect(
      Object.fromEntries(
        ['content-type', 'content-disposition', 'accept-ranges', 'cache-control', 'content-security-policy'].map((name) => [
          name,
          whole.headers.get(name),
        ]),
      ),
    ).toEqual({
      'content-type': 'application/pdf',
      'content-disposition': `inline; filename="Boiler 2026.pdf"; filename*=UTF-8''Boiler%202026.pdf`,
      'accept-ranges': 'bytes',
      'cache-control': 'private, no-store',
      'content-security-policy': `default-src 'none'; sandbox`,
    })
    const part = await owner.raw(Url, { headers: { Range: 'bytes=0-4' } })
    expect([part.status, await part.text(), part.headers.get('content-range')]).toEqual([206, '%PDF-', `bytes 0-4/${content.length}`])
    const end = await owner.raw(Url, { headers: { Range: 'bytes=-3' } })
    expect(Buffer.from(await end.arrayBuffer())).toEqual(content.subarray(-3))
    const beyond = await owner.raw(Url, { headers: { Range: `bytes=${content.length}-` } })
    expect([beyond.status, beyond.headers.get('content-range')]).toEqual([416, `bytes */${content.length}`])
  })

  test('is found by a word inside its PDF, by its tags and by a part of its name', async () => {
    const id = await addedDocument(
      owner,
      { Title: 'Policy 4711', Tags: ['Insurance'] },
      { content: await testPdf('Hailstones are covered', 'and floods') },
    )
    await addedDocument(owner, { Title: 'Something else' })
    await read(id)
    const found = async (Keyword: string) => must(await owner.call(GetDocumentsList, { Keyword })).Items.map(({ DocumentId }) => DocumentId)
    for (const word of ['hailstone', 'FLOODS', 'insurance', 'olic', '4711', 'hailstones covered'])
      expect(await found(word), word).toEqual([id])
    expect(await found('earthquake')).toEqual([])
    expect(must(await owner.call(GetDocumentText, { DocumentId: id }))).toMatchObject({ State: 'completed', Html: null, IsCut: false })
    const other = await app.newPerson()
    expect(must(await other.call(GetDocumentsList, { Keyword: 'hailstone' })).TotalCount).toBe(0)
  })

  test('keeps its versions, and its words are those of the latest', async () => {
    const id = await addedDocument(owner, { Title: 'Rules' }, { content: await testPdf('No hedgehogs') })
    await read(id)
    const UploadId = await uploadedPdf(owner, { fileName: 'Rules 2.pdf', content: await testPdf('No porcupines') })
    const second = must(await owner.call(UpdateDocument, { DocumentId: id, Version: 1, UploadId, Comments: 'New rules' }))
    expect(second).toMatchObject({ Version: 2, Number: 2 })
    await read(id)
    const found = async (Keyword: string) => must(await owner.call(GetDocumentsList, { Keyword })).TotalCount
    expect([await found('hedgehogs'), await found('porcupines')]).toEqual([0, 1])
    const details = must(await owner.call(GetDocumentDetails, { DocumentId: id }))
    expect(details.Versions.map(({ Number, Comments }) => [Number, Comments])).toEqual([
      [2, 'New rules'],
      [1, null],
    ])
    expect((await fileOf(owner, id, { Number: 1 })).FileName).toBe('paper.pdf')
    expect((await fileOf(owner, id)).FileName).toBe('Rules 2.pdf')
    const stale = await owner.call(UpdateDocument, { DocumentId: id, Version: 1, UploadId: await uploadedPdf(owner), Comments: 'Too late' })
    expect(stale.error?.Code).toBe('DocumentChanged')
  })

  test('says at the file what is wrong, and takes nothing of the call', async () => {
    const good = await uploadedPdf(owner)
    const foreign = await uploadedPdf(await app.newPerson())
    const refused = await owner.call(AddDocument, { Files: [{ UploadId: good }, { UploadId: foreign }], DocumentTypeId: 29 })
    expect(refused.error).toMatchObject({ Code: 'UploadNotFound', Fields: { 'Files.1.UploadId': expect.any(String) } })
    const six = await owner.call(AddDocument, { Files: Array.from({ length: 6 }, () => ({ UploadId: good })), DocumentTypeId: 29 })
    expect(six.error?.Fields).toMatchObject({ Files: 'Maximum files limit reached.' })
    const none = await owner.call(AddDocument, { Files: [], DocumentTypeId: 29 })
    expect(none.error?.Fields).toMatchObject({ Files: 'Please select files to upload.' })
    must(await owner.call(AddDocument, { Files: [{ UploadId: good }], DocumentTypeId: 29 }))
    const twice = await owner.call(AddDocument, { Files: [{ UploadId: good }], DocumentTypeId: 29 })
    expect(twice.error?.Code).toBe('UploadNotFound')
  })

  test('is refused where it lies about its type, or has a script', async () => {
    await expect(uploadedPdf(owner, { content: Buffer.from('<script>alert(1)</script>') })).rejects.toThrow('FileFormatInvalid')
    const { fileName, content } = { fileName: 'photo.png', content: await testPdf('I am no picture') }
    await expect(uploadedPdf(owner, { fileName, content })).rejects.toThrow('FileFormatInvalid')
  })

  test('is one of 29 kinds, of which the screening report is for its owner alone', async () => {
    const { Items, FilesAreScanned } = must(await owner.call(GetDocumentTypes, {}))
    expect([Items.length, Items.filter(({ IsRestricted }) => IsRestricted).map(({ Text }) => Text), FilesAreScanned]).toEqual([
      29,
      ['Screening Report'],
      false,
    ])
    const { AssetId } = await addProperty(owner)
    const about = { DocumentTypeId: 28, About: { Kind: 'property', Id: AssetId } } as const
    const refused = await owner.call(AddDocument, { Files: [{ UploadId: await uploadedPdf(owner) }], VisibilityId: 2, ...about })
    expect(refused.error).toMatchObject({ Code: 'RestrictedType' })
    const id = await addedDocument(owner, about)
    expect(must(await owner.call(GetDocumentDetails, { DocumentId: id }))).toMatchObject({ VisibilityId: 0, May: { Share: false } })
  })

  test('is seen by those who saw it before, where who sees it is left out of an edit', async () => {
    const { AssetId } = await addProperty(owner)
    const About = { Kind: 'property', Id: AssetId } as const
    const id = await addedDocument(owner, { About, VisibilityId: 2 })
    const said = { DocumentId: id, Title: 'Rules', About }
    must(await owner.call(EditDocument, { ...said, Version: 1, DocumentTypeId: 17 }))
    expect(must(await owner.call(GetDocumentDetails, { DocumentId: id })).VisibilityId).toBe(2)
    must(await owner.call(EditDocument, { ...said, Version: 2, DocumentTypeId: 17, VisibilityId: 0 }))
    must(await owner.call(EditDocument, { ...said, Version: 3, DocumentTypeId: 17 }))
    expect(must(await owner.call(GetDocumentDetails, { DocumentId: id })).VisibilityId).toBe(0)
  })

  test('is named by its id in letters of either case', async () => {
    const id = await addedDocument(owner)
    must(await owner.call(GetDocumentDetails, { DocumentId: id.toUpperCase() }))
    expect(must(await owner.call(GetDocumentsArchive, { DocumentIds: [id, id.toUpperCase()] })).FilesCount).toBe(1)
  })

  test('of more different words than an index takes is read all the same', async () => {
    const words = Array.from({ length: 60_000 }, (_, n) => `word${n}x`).join(' ')
    const id = await addedDocument(owner, {}, { fileName: 'words.docx', content: docxOf({ body: paragraph(words) }) })
    await read(id)
    expect(must(await owner.call(GetDocumentText, { DocumentId: id })).State).toBe('completed')
    expect(must(await owner.call(GetDocumentsList, { Keyword: 'word17x' })).TotalCount).toBe(1)
  })

  test('cannot be edited on a stale version', async () => {
    const id = await addedDocument(owner, { Title: 'One' })
    const edit = (Version: number, Title: string) => owner.call(EditDocument, { DocumentId: id, Version, Title, DocumentTypeId: 29 })
    must(await edit(1, 'Two'))
    expect((await edit(1, 'Three')).error?.Code).toBe('DocumentChanged')
    expect(must(await owner.call(GetDocumentDetails, { DocumentId: id })).Title).toBe('Two')
  })

  test('stays about someone once the connection is over, and is not said of others then', async () => {
    const agent = await app.newPerson({ profileType: 'Agent' })
    const connectionId = await connected(app, owner, agent)
    const About = { Kind: 'profile', Id: agent.profileId } as const
    const id = await addedDocument(owner, { Title: 'One', About })
    const other = await addedDocument(owner, { Title: 'Other' })
    await app.sql(`update connection set state = 3, outcome = 'ended', ended_at = now() where id = $1`, [connectionId])
    const edit = (DocumentId: string) => owner.call(EditDocument, { DocumentId, Version: 1, Title: 'Two', DocumentTypeId: 29, About })
    must(await edit(id))
    expect(must(await owner.call(GetDocumentDetails, { DocumentId: id })).About).toMatchObject({ ...About, AssetId: null })
    expect(must(await owner.call(GetDocumentsList, { About })).Items.map(({ DocumentId }) => DocumentId)).toEqual([id])
    expect((await edit(other)).error?.Code).toBe('AboutNotFound')
  })
})

describe('documents of a home', () => {
  test('reach its tenants, agents and co-owners as far as each is meant to see them', async () => {
    const { AssetId } = await addProperty(owner)
    const [tenant, formerTenant, agent, other] = await Promise.all([
      app.newPerson({ profileType: 'Tenant' }),
      app.newPerson({ profileType: 'Tenant' }),
      app.newPerson({ profileType: 'Agent' }),
      app.newPerson({ profileType: 'Agent' }),
    ])
    const { leaseId: oldLease } = await letTo(app, {
      assetId: AssetId,
      tenant: formerTenant,
      connectionId: await connected(app, owner, formerTenant),
      hasMovedOut: true,
    })
    const { leaseId } = await letTo(app, { assetId: AssetId, tenant, connectionId: await connected(app, owner, tenant) })
    await entrusted(app, { assetId: AssetId, agent, connectionId: await connected(app, owner, agent), scopes: ['documents'] })
    await entrusted(app, { assetId: AssetId, agent: other, connectionId: await connected(app, owner, other), scopes: ['invoice'] })
    const home = { Kind: 'property', Id: AssetId } as const
    const ids = {
      lease: await addedDocument(owner, { Title: 'Lease', DocumentTypeId: 1, About: { Kind: 'lease', Id: leaseId } }),
      oldLease: await addedDocument(owner, { Title: 'Old lease', DocumentTypeId: 1, About: { Kind: 'lease', Id: oldLease } }),
      rules: await addedDocument(owner, { Title: 'Rules', DocumentTypeId: 17, About: home, VisibilityId: 2 }),
      deed: await addedDocument(owner, { Title: 'Deed', DocumentTypeId: 18, About: home }),
      mine: await addedDocument(owner, { Title: 'Mine', About: home, VisibilityId: 0 }),
    }
    await addedDocument(owner, { Title: 'Not of the home' })
    const seen = async (person: TestPerson) => {
      const titles = must(await person.call(GetDocumentsList, { AssetId, Sort: 'title' })).Items.map(({ Title }) => Title)
      const connectedTitles = must(await person.call(GetConnectedDocuments, {})).Items.map(({ Title }) => Title)
      expect(connectedTitles.toSorted()).toEqual(titles.toSorted())
      return titles
    }
    expect(await seen(tenant)).toEqual(['Lease', 'Rules'])
    expect(await seen(agent)).toEqual(['Deed', 'Lease', 'Old lease', 'Rules'])
    expect(await seen(other)).toEqual([])
    expect(await seen(formerTenant)).toEqual([])
    expect(must(await owner.call(GetDocumentsList, { AssetId })).TotalCount).toBe(5)
    for (const id of [ids.oldLease, ids.deed, ids.mine])
      expect((await tenant.call(GetDocumentDetails, { DocumentId: id })).error?.Code).toBe('DocumentNotFound')
    expect(must(await tenant.call(GetDocumentDetails, { DocumentId: ids.lease }))).toMatchObject({
      Standing: 'tenant',
      May: { Download: true, Edit: false, Delete: false, Share: false },
    })
    // It is theirs as tenants: not under another profile of the same account.
    const elsewhere = await app.secondProfile(tenant, 'Owner')
    expect((await elsewhere.call(GetDocumentDetails, { DocumentId: ids.lease })).error?.Code).toBe('DocumentNotFound')
    // A screening report is no one's by a home, even where its row says so.
    await app.sql('update document set document_type_id = $2 where id = $1', [ids.rules, RESTRICTED_TYPE_IDS[0]])
    expect((await tenant.call(GetDocumentDetails, { DocumentId: ids.rules })).error?.Code).toBe('DocumentNotFound')
    expect(await seen(tenant)).toEqual(['Lease'])
    // What the tenant opened is known to the owner.
    await tenant.raw((await fileOf(tenant, ids.lease, { Use: 'download' })).Url)
    const views = must(await owner.call(GetDocumentViews, { DocumentId: ids.lease })).Items
    expect(views.map(({ Name, Use, Number }) => [Name, Use, Number])).toEqual([['Pat Tester', 'download', 1]])
    // It ends with the lease, also for a link that is open.
    const { Url } = await fileOf(tenant, ids.lease)
    await app.sql(`update lease_tenant set ended_at = now(), ended_on = current_date where lease_id = $1`, [leaseId])
    expect((await tenant.raw(Url)).status).toBe(404)
    expect(await seen(tenant)).toEqual([])
  })

  test('can be added by an agent who looks after them, into the drawer of the owner and into their storage', async () => {
    const { AssetId } = await addProperty(owner)
    const agent = await app.newPerson({ profileType: 'Agent' })
    await entrusted(app, { assetId: AssetId, agent, connectionId: await connected(app, owner, agent), scopes: ['documents'] })
    const id = await addedDocument(agent, { Title: 'Inspection', DocumentTypeId: 6, About: { Kind: 'property', Id: AssetId } })
    expect(must(await owner.call(GetDocumentsList, {})).Items).toMatchObject([{ DocumentId: id, AddedBy: 'Pat Tester' }])
    expect(must(await agent.call(GetDocumentDetails, { DocumentId: id }))).toMatchObject({
      Standing: 'agent',
      Owner: { Id: owner.profileId },
    })
    expect(must(await agent.call(GetDocumentsList, {})).TotalCount).toBe(0)

    const forBills = await app.newPerson({ profileType: 'Agent' })
    await entrusted(app, { assetId: AssetId, agent: forBills, connectionId: await connected(app, owner, forBills), scopes: ['invoice'] })
    const Files = [{ UploadId: await uploadedPdf(forBills) }]
    const brought = await forBills.call(AddDocument, { Files, DocumentTypeId: 6, About: { Kind: 'property', Id: AssetId } })
    expect(brought.error?.Code).toBe('AboutNotFound')
    const [row] = await app.sql<{ account_id: string }>('select account_id from document_version where document_id = $1', [id])
    expect(row!.account_id).toBe(owner.accountId)
    // No more than so much a day.
    await app.sql('update document_version set bytes = 209715200 where document_id = $1', [id])
    const full = await agent.call(AddDocument, {
      Files: [{ UploadId: await uploadedPdf(agent) }],
      DocumentTypeId: 29,
      About: { Kind: 'property', Id: AssetId },
    })
    expect(full.error?.Code).toBe('OthersAddedMuch')
  })

  test('of a home that was deleted are its owner’s alone', async () => {
    const { AssetId } = await addProperty(owner)
    const agent = await app.newPerson({ profileType: 'Agent' })
    await entrusted(app, { assetId: AssetId, agent, connectionId: await connected(app, owner, agent), scopes: ['documents'] })
    const id = await givenDocument(app, owner, { assetId: AssetId, visibility: 1 })
    must(await agent.call(GetDocumentDetails, { DocumentId: id }))
    expect(JSON.stringify(must(await owner.call(GetAssetDeletionPreview, { AssetId })))).toContain(
      'Its document stays among your documents',
    )
    await app.sql('update asset set deleted_at = now() where id = $1', [AssetId])
    must(
      await owner.call(EditDocument, {
        DocumentId: id,
        Version: 1,
        Title: 'Policy',
        DocumentTypeId: 16,
        About: { Kind: 'property', Id: AssetId },
      }),
    )
    expect((await agent.call(GetDocumentDetails, { DocumentId: id })).error?.Code).toBe('DocumentNotFound')
    expect(must(await owner.call(GetDocumentDetails, { DocumentId: id })).About).toMatchObject({ Text: null, AssetId: null })
  })
})

test('a deleted document is reached by no one but its bin', async () => {
  const id = await addedDocument(owner)
  const { Url } = await fileOf(owner, id)
  must(await owner.call(DeleteDocument, { DocumentId: id }))
  expect((await owner.raw(Url)).status).toBe(404)
  expect((await owner.call(GetDocumentDetails, { DocumentId: id })).error?.Code).toBe('DocumentNotFound')
  expect((await owner.call(DeleteDocument, { DocumentId: id })).error?.Code).toBe('DocumentNotFound')
})
