import { readFile } from 'node:fs/promises'
import {
  CancelAssetImport,
  GetAssetImport,
  GetAssetImportReport,
  GetAssetImports,
  PreviewAssetImport,
  StartAssetImport,
} from '@keystead/contract/properties/imports/import.operations.ts'
import { GetAssets } from '@keystead/contract/marketplace/search/marketplace.operations.ts'
import { GetUserAssets } from '@keystead/contract/properties/properties/property.operations.ts'
import { describe, expect, vi } from 'vitest'
import { app, test } from '../../../test/app.ts'
import type { TestPerson } from '../../../test/harness.ts'
import { handleAssetImport } from './import.job.ts'
import { downloadReport, importCsv, startImport, uploadCsv } from './import.factory.ts'

let owner: TestPerson

const UNUSED_OF_ADS = ['Column 1', 'fee', 'has_photo', 'price_display']
const counts = ({ Accepted, Changed, Unchanged, Refused, Listed }: Awaited<ReturnType<typeof importCsv>>) => ({
  Accepted,
  Changed,
  Unchanged,
  Refused,
  Listed,
})
const assetsOf = (person: TestPerson) =>
  app.sql<Record<string, unknown>>('select * from asset where account_id = $1 and deleted_at is null order by reference_code', [
    person.accountId,
  ])

describe('real ads', () => {
  test.beforeAll(async () => {
    owner = await app.newPerson()
  })

  test('the preview matches the columns and shows problems at their cells', async () => {
    const UploadId = await uploadCsv(owner, await sample(), 'rental-ads.csv')
    const { data } = await owner.call(PreviewAssetImport, { UploadId })
    expect(data).toMatchObject({
      FileName: 'rental-ads.csv',
      Encoding: 'UTF-8',
      MappingIsRemembered: false,
      MissingFields: [],
      RowsRead: 100,
      Mapping: {
        ReferenceCode: 'id',
        City: 'cityname',
        State: 'state',
        Bedrooms: 'bedrooms',
        Bathrooms: 'bathrooms',
        Area: 'square_feet',
        PetsAllowed: 'pets_allowed',
        Rent: 'price',
        RentFrequency: 'price_type',
        Currency: 'currency',
      },
    })
    const placeless = data.Rows.find((row) => row.Cells[12] === 'null')
    expect(placeless?.Problems).toEqual([
      { ColumnIndex: 12, Text: 'City can not be empty.', Refuses: true },
      { ColumnIndex: 13, Text: 'State can not be empty.', Refuses: true },
    ])
    // Of the first rows; the file has more.
    expect(data).toMatchObject({ IsWholeFile: false, UnusedColumns: UNUSED_OF_ADS })
    expect([data.RowsRefused, data.RowsReady]).toEqual([7, 90])
    expect(data.RowsRefused).toBe(data.Rows.filter((row) => row.Problems.some((problem) => problem.Refuses)).length)
  })

  test('come in, are listed and can be searched; the second time nothing changes', async () => {
    const first = await importCsv(app, owner, await sample())
    expect(first).toMatchObject({ Status: 'finished', RowsDone: 300, Accepted: 289, Refused: 11, BytesDone: first.BytesTotal })
    // Ads without a word on bedrooms are not fit for the market.
    expect(first.Listed).toBe(286)
    expect(first.Reasons).toEqual([
      { Text: 'City can not be empty.', Count: 11 },
      { Text: 'State can not be empty.', Count: 11 },
    ])
    const [weekly] = await app.sql('select * from listing where search_cents = 676000')
    expect(weekly).toMatchObject({ title: '1-bedroom apartment in New Bern, NC', rent_frequency_id: 2, amount_cents: 156_000 })
    const found = await app.visitor().call(GetAssets, { Place: 'New Bern, NC' })
    expect(found.data.Items.map((item) => item.Title)).toContain('1-bedroom apartment in New Bern, NC')

    expect(counts(await importCsv(app, owner, await sample()))).toEqual({ Accepted: 0, Changed: 0, Unchanged: 289, Refused: 11, Listed: 0 })
  })

  test('remarks are counted and listed, and columns that were not used are named', async () => {
    const run = await importCsv(
      app,
      owner,
      'ref,city,state,rent,baths,year built,View\n1,Denver,CO,900,2.1,1925,lake\n2,Denver,CO,950,1,old,\n3,Denver,CO,,1,1930,\n',
    )
    expect(run).toMatchObject({ Accepted: 2, Refused: 1, Noted: 2, UnusedColumns: ['View'] })
    expect(run.Notices).toEqual([
      { Text: 'Bathrooms must be in quarters, such as 1.75. They were left out.', Count: 1 },
      { Text: 'Year built is not valid. It was left out.', Count: 1 },
    ])
    const report = await downloadReport(owner, run.ImportId, 'all')
    expect(report.split('\r\n').slice(0, 3)).toEqual([
      '\ufeffref,city,state,rent,baths,year built,View,Outcome,Problems,Columns not used',
      '1,Denver,CO,900,2.1,1925,lake,Accepted,"Bathrooms must be in quarters, such as 1.75. They were left out.",View',
      '2,Denver,CO,950,1,old,,Accepted,Year built is not valid. It was left out.,',
    ])
    // The report itself is a file of the same columns.
    const again = await importCsv(app, owner, report)
    expect(again).toMatchObject({ Unchanged: 2, Refused: 1, UnusedColumns: ['View'] })
  })

  test('nothing becomes public unless that is asked for, and how much would is said before', async () => {
    const other = await app.newPerson()
    const UploadId = await uploadCsv(other, 'ref,city,state,rent,beds\n1,Denver,CO,900,1\n2,Denver,CO,950,\n3,Nowhere,CO,950,1\n')
    const { data } = await other.call(PreviewAssetImport, { UploadId })
    expect(data).toMatchObject({ RowsRead: 3, RowsReady: 1, RowsRefused: 1, IsWholeFile: true })
    const { data: run } = await other.call(StartAssetImport, { UploadId, Mapping: data.Mapping })
    await handleAssetImport(app.services, { importId: run.ImportId, accountId: other.accountId }, new AbortController().signal)
    expect((await other.call(GetAssetImport, { ImportId: run.ImportId })).data).toMatchObject({ Accepted: 2, Listed: 0 })
  })

  test('the report of refused rows can be mended and imported again', async () => {
    const { data } = await owner.call(GetAssetImports, {})
    const report = await downloadReport(owner, data.Items.at(-1)!.ImportId, 'refused')
    expect(report.trimEnd().split('\r\n')).toHaveLength(12)
    expect(report).toMatch(/^\ufeffColumn 1,id,bathrooms,.*,state,Outcome,Problems,Columns not used\r\n/)
    expect(report).toContain('null,null,Refused,City can not be empty. State can not be empty.')

    const mended = report.replaceAll('null,null,Refused', 'Tucson,AZ,Refused')
    const preview = await owner.call(PreviewAssetImport, { UploadId: await uploadCsv(owner, mended) })
    expect(preview.data.MappingIsRemembered).toBe(true)
    expect(counts(await importCsv(app, owner, mended))).toMatchObject({ Accepted: 11, Refused: 0 })
  })

  test('the report of all rows has an outcome for each', async () => {
    const { data } = await owner.call(GetAssetImports, {})
    const opened = vi.spyOn(app.services.threads, 'open')
    const lines = (await downloadReport(owner, data.Items.at(-1)!.ImportId, 'all')).trimEnd().split('\r\n')
    expect(opened, 'rows are cut in a thread').toHaveBeenCalledOnce()
    opened.mockRestore()
    expect(lines).toHaveLength(301)
    expect(lines.filter((line) => line.includes(',Accepted,'))).toHaveLength(289)
    expect(lines.filter((line) => line.includes(',Refused,'))).toHaveLength(11)
  })
})

describe('a second file', () => {
  const file = (...rows: string[]) => `ref,city,state,rent,beds,baths,description\n${rows.join('\n')}\n`

  test.beforeAll(async () => {
    owner = await app.newPerson()
    await importCsv(app, owner, file('A,Denver,CO,1000,1,1,', 'B,Denver,CO,1000,1,1,', 'C,Denver,CO,1000,,1,'))
  })

  test('changes what it says otherwise, remembers the columns and makes the title anew', async () => {
    const UploadId = await uploadCsv(owner, file('A,Denver,CO,1000,1,1,'))
    expect((await owner.call(PreviewAssetImport, { UploadId })).data.MappingIsRemembered).toBe(true)

    const before = await assetsOf(owner)
    const done = await importCsv(app, owner, file('A,Denver,CO,1100,3,1,', 'B,Denver,CO,1000,1,1,', 'C,Denver,CO,1000,2,1,'))
    expect(counts(done)).toEqual({ Accepted: 0, Changed: 2, Unchanged: 1, Refused: 0, Listed: 1 })
    const [a, b, c] = await assetsOf(owner)
    expect(a).toMatchObject({
      amount_cents: 110_000,
      title: '3-bedroom apartment in Denver, CO',
      version: 2,
      is_listed: true,
      listed_at: before[0]!.listed_at,
    })
    expect(b).toEqual(before[1])
    expect(c).toMatchObject({ is_listed: true, bedrooms: 2 })
  })

  test('a title that was made without the street, as before, stays so and follows the facts', async () => {
    const addressed = (beds: number) => `ref,address,city,state,rent,beds,baths\nS,12 Oak St,Denver,CO,1000,${beds},1\n`
    const titleOf = async () => (await assetsOf(owner)).find((row) => row['reference_code'] === 'S')?.['title']
    await importCsv(app, owner, addressed(1))
    expect(await titleOf()).toBe('1-bedroom apartment on Oak St')
    await app.sql(`update asset set title = '1-bedroom apartment in Denver, CO' where reference_code = 'S' and account_id = $1`, [
      owner.accountId,
    ])
    expect(counts(await importCsv(app, owner, addressed(1)))).toMatchObject({ Changed: 0, Unchanged: 1 })
    await importCsv(app, owner, addressed(2))
    expect(await titleOf()).toBe('2-bedroom apartment in Denver, CO')
  })

  test("leaves alone what it does not speak of and what is the owner's own", async () => {
    await app.sql(
      `update asset set title = 'My loft', year_built = 1905, is_listed = false, listed_at = null, updated_at = clock_timestamp() where reference_code = 'A' and account_id = $1`,
      [owner.accountId],
    )
    const done = await importCsv(app, owner, file('A,Denver,CO,1200,3,1,Newly painted'))
    expect(counts(done)).toMatchObject({ Changed: 1, Listed: 0 })
    expect((await assetsOf(owner))[0]).toMatchObject({
      title: 'My loft',
      year_built: 1905,
      description: 'Newly painted',
      is_listed: false,
      amount_cents: 120_000,
    })
  })

  test('a code that stands twice counts once; the later row is told the line of the first', async () => {
    const done = await importCsv(app, owner, file('X,Denver,CO,900,1,1,', 'Y,Nowhere,CO,900,1,1,', 'X,Denver,CO,950,1,1,'))
    expect(counts(done)).toMatchObject({ Accepted: 1, Refused: 2 })
    const report = await downloadReport(owner, done.ImportId, 'refused')
    expect(report).toContain("City is not valid: there’s no place called 'Nowhere' in CO.")
    expect(report).toContain('Line 2 already has this reference code.')
  })

  test('rows without codes are the same properties the next time', async () => {
    const codeless = 'address,city,state,rent,beds\n1 Main St,Denver,CO,900,1\n2 Main St,Denver,CO,900,1\n1 Main St,Denver,CO,900,1\n'
    expect(counts(await importCsv(app, owner, codeless))).toMatchObject({ Accepted: 2, Refused: 1 })
    expect(counts(await importCsv(app, owner, codeless.replaceAll('900', '950')))).toMatchObject({ Accepted: 0, Changed: 2, Refused: 1 })
  })

  test('without listing at once nothing goes on the market, until a later import lists it', async () => {
    const other = await app.newPerson()
    expect(counts(await importCsv(app, other, file('A,Denver,CO,1000,1,1,'), { list: false }))).toMatchObject({ Accepted: 1, Listed: 0 })
    expect(counts(await importCsv(app, other, file('A,Denver,CO,1000,1,1,')))).toMatchObject({ Changed: 1, Listed: 1 })
  })
})

describe('files of all kinds', () => {
  test.beforeAll(async () => {
    owner = await app.newPerson()
  })

  test.each([
    ['empty', ''],
    ['binary', Buffer.from('89504e470d0a1a0a0000000d4948445200000001', 'hex')],
    ['UTF-16', Buffer.from('\ufeffcity,rent\nDenver,1\n', 'utf16le')],
  ])('%s: refused with a sentence', async (_kind, content) => {
    const UploadId = await uploadCsv(owner, content as string)
    for (const answer of [
      await owner.call(PreviewAssetImport, { UploadId }),
      await owner.call(StartAssetImport, { UploadId, Mapping: { City: 'city', Rent: 'rent' } }),
    ]) {
      expect(answer.error).toMatchObject({ Code: 'ImportFileUnreadable' })
    }
  })

  test('a header alone is an import of no rows', async () => {
    expect(await importCsv(app, owner, 'city,state,rent\n')).toMatchObject({ Status: 'finished', RowsDone: 0, Accepted: 0, Refused: 0 })
  })

  test('two columns are enough', async () => {
    expect(await importCsv(app, owner, 'Where\tHow much\nDenver, CO\t$1,250\n')).toMatchObject({ Accepted: 1, Refused: 0, Listed: 0 })
  })

  test('columns that are missing are named, and unknown ones refused', async () => {
    const UploadId = await uploadCsv(owner, 'a,b\nx,y\n')
    expect((await owner.call(PreviewAssetImport, { UploadId })).data).toMatchObject({ Mapping: {}, MissingFields: ['City', 'Rent'] })
    const started = await owner.call(StartAssetImport, { UploadId, Mapping: { City: 'nope' } })
    expect(started.error?.Fields).toEqual({
      'Mapping.Rent': 'Rent can not be empty.',
      'Mapping.City': 'This column isn’t in the file. Please choose another one.',
    })
  })

  test('semicolons, Windows-1252 and doubled headers', async () => {
    const content = Buffer.from('ref;ref;city;state;rent;title\n1;x;Denver;CO;1.250,50;Piñon café\n', 'latin1')
    const { data } = await owner.call(PreviewAssetImport, { UploadId: await uploadCsv(owner, content) })
    expect(data.Encoding).toBe('Windows-1252')
    expect(data.Columns.map((column) => column.Name)).toEqual(['ref', 'ref (2)', 'city', 'state', 'rent', 'title'])
    await importCsv(app, owner, content)
    const [row] = await app.sql(`select title, rent_cents from asset where account_id = $1 and reference_code = '1'`, [owner.accountId])
    expect(row).toEqual({ title: 'Piñon café', rent_cents: 125_050 })
  })

  test('a bad row never stops the rest', async () => {
    const content = [
      'ref,city,state,rent,title',
      'ok-1,Denver,CO,1000,Fine',
      `big,Denver,CO,1000,${'x'.repeat(1_000_000)}`,
      'ragged,Denver,CO,1000,Fine,surplus',
      'short,Denver,CO,1000',
      'open,Denver,CO,1000,"never closed',
      'ok-2,Denver,CO,1000,Fine',
    ].join('\n')
    const done = await importCsv(app, owner, content)
    expect(counts(done)).toMatchObject({ Accepted: 3, Refused: 3 })
    const report = await downloadReport(owner, done.ImportId, 'refused')
    expect(report).toContain('This row is too long to read.')
    expect(report).toContain('This row has 6 cells, but the header has 5.')
    expect(report).toContain('A quotation mark in this row is never closed.')
  })

  test('cells that start like formulas are harmless in the report and whole again when imported', async () => {
    const content = 'ref,city,state,rent,title\n=1+1,Nowhere,CO,1000,@home\n'
    const { ImportId } = await importCsv(app, owner, content)
    const report = await downloadReport(owner, ImportId, 'refused')
    expect(report).toContain("'=1+1,Nowhere,CO,1000,'@home,")
    await importCsv(app, owner, report.replace('Nowhere', 'Denver'))
    const [row] = await app.sql(`select title from asset where account_id = $1 and reference_code = '=1+1'`, [owner.accountId])
    expect(row).toEqual({ title: '@home' })
  })
})

describe('whose imports', () => {
  test("another owner's import and file do not exist", async () => {
    owner = await app.newPerson()
    const stranger = await app.newPerson()
    const { ImportId } = await importCsv(app, owner, 'city,state,rent\nDenver,CO,1000\n')
    for (const operation of [GetAssetImport, CancelAssetImport]) {
      expect((await stranger.call(operation, { ImportId })).error?.Code).toBe('ImportNotFound')
    }
    expect((await stranger.call(GetAssetImportReport, { ImportId, Rows: 'all' })).error?.Code).toBe('ImportNotFound')
    expect((await stranger.call(PreviewAssetImport, { UploadId: await uploadCsv(owner, 'a,b\n') })).error?.Code).toBe('UploadNotFound')
    expect((await stranger.call(GetAssetImports, {})).data.TotalCount).toBe(0)

    const link = (await owner.call(GetAssetImportReport, { ImportId, Rows: 'all' })).data.Url
    expect((await stranger.raw(link)).status).toBe(404)
    expect((await owner.raw(link)).headers.get('content-disposition')).toContain('homes - report.csv')
  })

  test('one import at a time; a finished one cannot be canceled', async () => {
    owner = await app.newPerson()
    const { ImportId } = await startImport(owner, 'city,state,rent\nDenver,CO,1000\n')
    const UploadId = await uploadCsv(owner, 'city,state,rent\nDenver,CO,1000\n')
    const Mapping = { City: 'city', State: 'state', Rent: 'rent' }
    expect((await owner.call(StartAssetImport, { UploadId, Mapping })).error?.Code).toBe('ImportRunning')
    expect((await owner.call(CancelAssetImport, { ImportId })).data).toMatchObject({ Status: 'canceled', FinishedAt: expect.any(String) })
    expect((await owner.call(CancelAssetImport, { ImportId })).error?.Code).toBe('ImportFinished')
    expect((await owner.call(StartAssetImport, { UploadId, Mapping })).data.Status).toBe('waiting')
    expect((await owner.call(GetUserAssets, {})).data.TotalCount).toBe(0)
  })
})

async function sample(): Promise<string> {
  return readFile(new URL('../../../test/samples/rental-ads.csv', import.meta.url), 'utf8')
}
