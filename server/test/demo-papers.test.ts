import { GetDocumentFile, GetDocumentsList } from '@keystead/contract/documents/documents/document.operations.ts'
import { GetDocumentFoldersHierarchy } from '@keystead/contract/documents/documents/folder.operations.ts'
import { GetMissingDocuments } from '@keystead/contract/documents/requirements/requirement.operations.ts'
import { GetSharedDocuments } from '@keystead/contract/documents/sharing/share.operations.ts'
import { expect } from 'vitest'
import { DEMO_PASSWORD } from '../src/demo/demo-people.ts'
import { seedDemo } from '../src/demo/demo.ts'
import { demoDrawers } from '../src/demo/papers/demo-papers.ts'
import { fillPapers } from '../src/demo/papers/fill-papers.ts'
import { readDocument } from '../src/documents/documents/read-document.ts'
import { signedInBrowser } from '../src/security/sign-in/account.factory.ts'
import { app, testWith } from './app.ts'
import { must } from './must.ts'
import { readPdf } from './read-pdf.ts'

const test = testWith({ DEMO: '1' })

test('people of a demo have papers in folders, of their homes and leases, some of them shared, once', async () => {
  await seedDemo(app.services, () => {})
  await fillPapers(app.services)
  await fillPapers(app.services)
  const papers = demoDrawers.flatMap((drawer) => drawer.papers)
  const rows = await app.sql<{ id: string; home: boolean }>('select id, asset_id is not null as home from document')
  expect([rows.length, rows.filter(({ home }) => home).length]).toEqual([papers.length, papers.filter(({ home }) => home).length])

  const ruth = await signedInBrowser(app, 'ruth.calloway@example.com', DEMO_PASSWORD)
  expect(must(await ruth.call(GetDocumentFoldersHierarchy, {})).Items.map(({ Name }) => Name)).toEqual([
    'Deeds',
    'Insurance',
    'Leases',
    'Receipts',
    'Taxes and licenses',
  ])
  for (const { id } of await app.sql<{ id: string }>('select id from document_version'))
    await readDocument(app.services, { versionId: id }, new AbortController().signal)
  const [found] = must(await ruth.call(GetDocumentsList, { Keyword: 'burner' })).Items
  expect(found).toMatchObject({ Title: 'Furnace service', About: { Kind: 'property' } })
  expect(must(await ruth.call(GetDocumentsList, { Expiry: 'expired' })).Items.map(({ Title }) => Title)).toEqual(['Business license'])
  const [lease] = must(await ruth.call(GetDocumentsList, { DocumentTypeId: 1 })).Items
  const missing = must(await ruth.call(GetMissingDocuments, { AssetId: lease!.About!.AssetId!, LeaseId: lease!.About!.Id }))
  expect(missing.Items.map(({ Text, State }) => [Text, State])).toEqual([
    ['Lease Agreement', 'there'],
    ['Move-in/out Inspection', 'missing'],
    ['Insurance Policy', 'missing'],
  ])
  const { Url } = must(await ruth.call(GetDocumentFile, { DocumentId: lease!.DocumentId }))
  const pdf = await readPdf(Buffer.from(await (await ruth.raw(Url)).arrayBuffer()))
  expect(pdf.title).toBe('Lease of June Okoye')

  const june = await signedInBrowser(app, 'june.okoye@example.com', DEMO_PASSWORD)
  expect(must(await june.call(GetSharedDocuments, { Direction: 2 })).Items.map(({ Name }) => Name)).toEqual(['Inspections'])
})
