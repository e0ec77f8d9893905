import {
  CancelLeaseImport,
  GetLeaseImport,
  GetLeaseImportReport,
} from '@keystead/contract/leasing/lease-imports/lease-import.operations.ts'
import { beforeEach, expect } from 'vitest'
import { app, test } from '../../../test/app.ts'
import type { TestApp, TestPerson } from '../../../test/harness.ts'
import { must } from '../../../test/must.ts'
import { connected, writtenDown } from '../../../test/network.ts'
import type { Db } from '../../database/db.ts'
import { everything } from '../../database/pool.ts'
import type { Services } from '../../rpc/services.ts'
import { importCsv } from '../../properties/imports/import.factory.ts'
import { workThrough } from '../../properties/imports/import.public.ts'
import { addProperty } from '../../properties/properties/property.factory.ts'
import { startLeaseImport } from './lease-import.factory.ts'
import { leasesImport } from './lease-import.job.ts'

let owner: TestPerson
beforeEach(async () => {
  owner = await app.newPerson()
})

const year = new Date().getUTCFullYear() + 1

/** So many homes, and a file with a lease of each. */
async function homes(count: number): Promise<string> {
  const rows = Array.from({ length: count }, (_unused, index) => `H-${index},${1_000 + index} Elm Street,Denver,CO,1200,2,1`)
  await importCsv(app, owner, `ref,address,city,state,rent,beds,baths\n${rows.join('\n')}\n`)
  const leases = Array.from(
    { length: count },
    (_unused, index) => `H-${index},Pia Novak,pia${index}@example.com,1/1/${year},12/31/${year},1200`,
  )
  return `property,tenant,email,lease start,lease end,rent\n${leases.join('\n')}\n`
}

async function begun(content: string) {
  const { ImportId } = await startLeaseImport(owner, content)
  const job = { importId: ImportId, accountId: owner.accountId }
  return { ImportId, job, now: async () => must(await owner.call(GetLeaseImport, { ImportId })) }
}

async function countLeases(): Promise<number | undefined> {
  const [row] = await app.sql<{ count: number }>('select count(*) as count from lease where account_id = $1', [owner.accountId])
  return row?.count
}

test('an import that is broken off goes on after the last batch; a lease is never taken apart', { timeout: 60_000 }, async () => {
  const file = await homes(2_100)
  // The second tenant of the very first lease stands in the last row but one, of the last lease in the last.
  const { ImportId, job, now } = await begun(`${file}H-1050,Tom Berg,,1/1/${year},,\nH-2099,Ann Lee,,1/1/${year},,\n`)
  const stopping = new AbortController()
  expect(await workThrough(app.services, leasesImport, job, { signal: stopping.signal, onProgress: () => stopping.abort() })).toBe(false)
  expect(await now()).toMatchObject({ Status: 'running', RowsDone: 1_000, Accepted: 1_000 })
  expect(await workThrough(app.services, leasesImport, job)).toBe(true)
  expect(await now()).toMatchObject({ Status: 'finished', RowsDone: 2_102, Accepted: 2_102, Refused: 0 })
  expect(await countLeases()).toBe(2_100)
  expect(await app.sql('select from lease_tenant where account_id = $1', [owner.accountId])).toHaveLength(2_102)
  const link = must(await owner.call(GetLeaseImportReport, { ImportId, Rows: 'all' }))
  expect((await (await owner.raw(link.Url)).text()).trimEnd().split('\r\n')).toHaveLength(2_103)
})

test('a canceled import stops after the rows in hand and keeps what it brought', { timeout: 60_000 }, async () => {
  const { ImportId, job, now } = await begun(await homes(1_200))
  const stopping = new AbortController()
  await workThrough(app.services, leasesImport, job, { signal: stopping.signal, onProgress: () => stopping.abort() })
  must(await owner.call(CancelLeaseImport, { ImportId }))
  expect(await workThrough(app.services, leasesImport, job)).toBe(true)
  expect(await now()).toMatchObject({ Status: 'canceled', RowsDone: 1_000, Accepted: 1_000 })
  expect(await countLeases()).toBe(1_000)
})

test('homes are leased as they are once they are kept, whatever was done to them meanwhile', async () => {
  const ids = new Map<string, string>()
  for (const code of ['listed', 'divided', 'unit', 'deleted'])
    ids.set(code, (await addProperty(owner, { ReferenceCode: code, Title: `Home ${code}` })).AssetId)
  const rows = ['listed', 'divided', 'deleted'].map((code) => `${code},Pia Novak,1/1/${year - 1},900`)
  const { ImportId, job, now } = await begun(`ref,tenant,lease start,rent\n${rows.join('\n')}\n`)
  const { working } = await app.services.database.transaction(everything('a test changes homes'), async (db) => {
    await db.sql(`update asset set is_listed = true, listed_at = now(), open_checks = 0 where id = $1`, [ids.get('listed')])
    await db.sql(`update asset set parent_asset_id = $2, unit_number = '1' where id = $1`, [ids.get('unit'), ids.get('divided')])
    await db.sql('update asset set deleted_at = now() where id = $1', [ids.get('deleted')])
    const working = workThrough(app.services, leasesImport, job)
    const waiting = `select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`
    await expect.poll(async () => (await app.sql(waiting)).length).toBe(1)
    return { working }
  })
  expect(await working).toBe(true)
  expect(await now()).toMatchObject({ Status: 'finished', Accepted: 1, Refused: 2 })
  expect(await app.sql('select unlisted_reason from asset where id = $1', [ids.get('listed')])).toEqual([{ unlisted_reason: 'rented' }])
  const link = must(await owner.call(GetLeaseImportReport, { ImportId, Rows: 'refused' }))
  const report = await (await owner.raw(link.Url)).text()
  expect(report).toContain("Please say which unit: 'Home divided' has several.")
  expect(report).toContain("Property reference code is not valid: 'deleted' isn’t one of your properties.")
})

test('people are taken as they are once their leases are written, and a batch that planned otherwise is tried again', async () => {
  const newTenant = (firstName: string) => app.newPerson({ profileType: 'Tenant', firstName })
  const [disabled, ended, accepting] = [await newTenant('Disa'), await newTenant('Enda'), await newTenant('Acca')]
  await connected(app, owner, disabled)
  const connectionId = await connected(app, owner, ended)
  const written = await writtenDown(app, owner, 'Acca', accepting.email)
  for (const code of ['a', 'b', 'c', 'd']) await addProperty(owner, { ReferenceCode: code, Title: `Home ${code}` })
  const named = [`Disa Tester,${disabled.email}`, `Enda Tester,${ended.email}`, `Acca Marlow,${accepting.email}`, 'Pia Novak,']
  const rows = named.map((name, index) => `${'abcd'[index]},${name},1/1/${year - 1},900`)
  const { job, now } = await begun(`ref,tenant,email,lease start,rent\n${rows.join('\n')}\n`)
  const { working } = await app.services.database.transaction(everything('a test changes people'), async (db) => {
    await db.sql('lock table lease in share mode')
    const working = workThrough(app.services, leasesImport, job)
    const waiting = `select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`
    await expect.poll(async () => (await app.sql(waiting)).length).toBe(1)
    await db.sql(`update account set status = 'P' where id = $1`, [disabled.accountId])
    await db.sql(`update connection set state = 3, outcome = 'ended', ended_at = now() where id = $1`, [connectionId])
    await connected(app, owner, accepting)
    await db.sql('update person set profile_id = $2, accepted_at = now() where id = $1', [written, accepting.profileId])
    return { working }
  })
  expect(await working).toBe(true)
  expect(await now()).toMatchObject({ Status: 'finished', RowsDone: 4 })
  const tenants = await app.sql<{ name: string; profile_id: string | null }>(
    `select coalesce(p.first_name, '') as name, t.profile_id from lease_tenant t left join person p on p.id = t.person_id
     where t.account_id = $1 order by 1`,
    [owner.accountId],
  )
  expect(tenants).toContainEqual({ name: '', profile_id: accepting.profileId })
  expect(tenants).toContainEqual({ name: 'Pia', profile_id: null })
  expect(tenants.filter(({ profile_id: id }) => id === disabled.profileId || id === ended.profileId)).toEqual([])
})

/** The same services, with a count of the statements that jobs send. */
function countingStatements({ services }: TestApp): { services: Services; sent: () => number } {
  let sent = 0
  const counted = (db: Db): Db => ({
    sql(text, values) {
      sent += 1
      return db.sql(text, values)
    },
    prepared(statement, values) {
      sent += 1
      return db.prepared(statement, values)
    },
  })
  const { jobDatabase } = services
  const transaction: typeof jobDatabase.transaction = (claims, work, options) =>
    jobDatabase.transaction(claims, (db) => work(counted(db)), options)
  return { services: { ...services, jobDatabase: { ...jobDatabase, transaction } }, sent: () => sent }
}

test('two hundred leases take as many statements as one', { timeout: 60_000 }, async () => {
  const statementsFor = async (count: number) => {
    owner = await app.newPerson()
    const { job, now } = await begun(await homes(count))
    const { services, sent } = countingStatements(app)
    await workThrough(services, leasesImport, job)
    expect(await now()).toMatchObject({ Accepted: count })
    return sent()
  }
  expect(await statementsFor(200)).toBe(await statementsFor(1))
})
