import {
  CancelLeaseImport,
  GetLeaseImport,
  GetLeaseImportReport,
} from '@keystead/contract/leasing/lease-imports/lease-import.operations.ts'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { type TestApp, type TestPerson, startTestApp } from '../../../test/harness.ts'
import { must } from '../../../test/matrix/world.ts'
import type { Db } from '../../database/db.ts'
import type { Services } from '../../rpc/services.ts'
import { importCsv } from '../../properties/imports/import.factory.ts'
import { workThrough } from '../../properties/imports/import.public.ts'
import { startLeaseImport } from './lease-import.factory.ts'
import { leasesImport } from './lease-import.job.ts'

let app: TestApp
let owner: TestPerson
beforeAll(async () => {
  app = await startTestApp()
})
afterAll(() => app.close())
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
