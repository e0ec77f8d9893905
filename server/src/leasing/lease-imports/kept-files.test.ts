import {
  GetLeaseImport,
  GetLeaseImportReport,
  PreviewLeaseImport,
} from '@keystead/contract/leasing/lease-imports/lease-import.operations.ts'
import { AddLeaseDraft } from '@keystead/contract/leasing/leases/lease.operations.ts'
import { ErasePerson, GetPersons } from '@keystead/contract/leasing/persons/person.operations.ts'
import { GetAssetImport, GetAssetImportReport } from '@keystead/contract/properties/imports/import.operations.ts'
import { CloseAccount } from '@keystead/contract/security/closing/closing.operations.ts'
import { beforeEach, describe, expect } from 'vitest'
import { app, test } from '../../../test/app.ts'
import type { TestPerson } from '../../../test/harness.ts'
import { must } from '../../../test/must.ts'
import { keepHouse } from '../../app/housekeeping.ts'
import { downloadReport, importCsv } from '../../properties/imports/import.factory.ts'
import { addProperty } from '../../properties/properties/property.factory.ts'
import { leaseWith } from '../assignments/assignment.factory.ts'
import { importLeases, startLeaseImport } from './lease-import.factory.ts'
import { handleLeaseImport } from './lease-import.job.ts'

let owner: TestPerson
beforeEach(async () => {
  owner = await app.newPerson()
  await addProperty(owner, { ReferenceCode: 'H-1' })
})

const YEAR = new Date().getUTCFullYear() + 1
const LEASES = `Property,Tenant,Email,Lease Start,Monthly Rent\nH-9,Pia Novak,pia@example.com,1/1/${YEAR},1200\n`
const HOMES = 'ref,city,state,rent,Tenant\nH-2,Denver,CO,1200,Pia Novak\nH-3,Denver,CO,a lot,Ida Cole\n'
const endedDaysAgo = (importId: string, days: number) =>
  app.sql('update asset_import set finished_at = now() - make_interval(days => $2) where id = $1', [importId, days])
const anHourPasses = () => keepHouse(app.services, new AbortController().signal)
const fileOf = async (uploadId: string | null) => {
  const [row] = await app.sql<{ storage_key: string }>('select storage_key from upload where id = $1', [uploadId])
  return row?.storage_key ?? null
}
const uploadOf = async (importId: string) => {
  const [row] = await app.sql<{ upload_id: string | null }>('select upload_id from asset_import where id = $1', [importId])
  return row?.upload_id ?? null
}
/** Someone who is written down, and lives in no home. */
async function erased(FirstName: string) {
  const { AssetId } = await addProperty(owner)
  const person = { FirstName, LastName: 'Reed', Email: null, Phone: null }
  const { LeaseId } = must(
    await owner.call(AddLeaseDraft, { AssetId, Lease: { ...leaseWith([]), Tenants: [{ Person: person, SharePercent: 100 }] } }),
  )
  await app.sql(`update lease_tenant set ended_at = now(), ended_on = current_date where lease_id = $1`, [LeaseId])
  const { Items } = must(await owner.call(GetPersons, { Text: FirstName }))
  return owner.call(ErasePerson, { PersonId: Items[0]!.PersonId })
}

describe('the file of an import', () => {
  test('goes 30 days after its end, and with it what was said of its rows; the counts stay', async () => {
    const { ImportId, Refused } = await importLeases(app, owner, LEASES)
    expect(Refused).toBe(1)
    const key = await fileOf(await uploadOf(ImportId))
    await endedDaysAgo(ImportId, 29)
    await anHourPasses()
    const { Url } = must(await owner.call(GetLeaseImportReport, { ImportId, Rows: 'all' }))
    expect(await (await owner.raw(Url)).text()).toContain('Pia Novak')

    await endedDaysAgo(ImportId, 31)
    await anHourPasses()
    expect(must(await owner.call(GetLeaseImport, { ImportId }))).toMatchObject({ IsFileKept: false, Refused: 1, Reasons: [], Notices: [] })
    expect(await app.services.files.exists(key ?? '')).toBe(false)
    expect(await app.sql('select from asset_import_batch where import_id = $1', [ImportId])).toEqual([])
    expect((await owner.call(GetLeaseImportReport, { ImportId, Rows: 'all' })).error).toMatchObject({
      Code: 'ImportFileNotKept',
      Message: 'We no longer have this file.',
    })
    expect((await owner.raw(Url)).status).toBe(404)
  })

  test('of homes that names tenants goes with the last import that it served', async () => {
    const { ImportId, UploadId } = await importCsv(app, owner, HOMES, { list: false })
    const leases = await startLeaseImport(owner, LEASES)
    await app.sql(`update asset_import set upload_id = $2, status = 'finished', finished_at = now() where id = $1`, [
      leases.ImportId,
      UploadId,
    ])
    await endedDaysAgo(ImportId, 31)
    await anHourPasses()
    expect(await downloadReport(owner, ImportId, 'all')).toContain('Pia Novak')

    await endedDaysAgo(leases.ImportId, 31)
    await anHourPasses()
    expect(must(await owner.call(GetAssetImport, { ImportId }))).toMatchObject({ IsFileKept: false, UploadId: null, Reasons: [] })
    expect((await owner.call(PreviewLeaseImport, { UploadId: UploadId ?? '' })).error?.Code).toBe('UploadNotFound')
  })

  test('goes at once with a person who is erased, unless it is still being read, and that of no other account', async () => {
    const other = await app.newPerson()
    const theirs = await importCsv(app, other, HOMES, { list: false })
    const ended = await importCsv(app, owner, HOMES, { list: false })
    const key = await fileOf(ended.UploadId)
    const running = await startLeaseImport(owner, LEASES)
    must(await erased('Mia'))
    expect((await owner.call(GetAssetImportReport, { ImportId: ended.ImportId, Rows: 'refused' })).error?.Code).toBe('ImportFileNotKept')
    expect(await app.services.files.exists(key ?? '')).toBe(false)
    expect(await uploadOf(running.ImportId)).not.toBeNull()
    expect(await downloadReport(other, theirs.ImportId, 'all')).toContain('Pia Novak')
  })

  test('goes with an account that closes, and what is still being read ends', async () => {
    const other = await app.newPerson()
    const theirs = await importCsv(app, other, HOMES, { list: false })
    const ended = await importCsv(app, owner, HOMES, { list: false })
    const running = await startLeaseImport(owner, LEASES)
    const keys = [await fileOf(ended.UploadId), await fileOf(await uploadOf(running.ImportId))]
    must(await owner.call(CloseAccount, { Email: owner.email }))
    for (const key of keys) expect(await app.services.files.exists(key ?? '')).toBe(false)
    expect(await app.sql('select status, upload_id from asset_import where id = $1', [running.ImportId])).toEqual([
      { status: 'canceled', upload_id: null },
    ])
    await handleLeaseImport(app.services, { importId: running.ImportId, accountId: owner.accountId }, new AbortController().signal)
    expect(await app.sql('select from person where account_id = $1 and first_name = $2', [owner.accountId, 'Pia'])).toEqual([])
    expect(await downloadReport(other, theirs.ImportId, 'all')).toContain('Pia Novak')
  })
})
