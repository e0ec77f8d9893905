import { CallHeaders } from '@keystead/contract/rpc/envelope.ts'
import { randomUUID } from 'node:crypto'
import { SignAgreement } from '@keystead/contract/agreements/signing/signing.operations.ts'
import { GetAssetAssignedProfiles } from '@keystead/contract/leasing/assignments/assignment.operations.ts'
import { addDays } from '@keystead/contract/values/dates.ts'
import { setTimeout as pause } from 'node:timers/promises'
import { beforeEach, describe, expect, vi } from 'vitest'
import { app, test } from '../../../test/app.ts'
import { startAppProcess, startWorkerProcess } from '../../../test/app-process.ts'
import type { TestPerson } from '../../../test/harness.ts'
import { must } from '../../../test/must.ts'
import { connected } from '../../../test/network.ts'
import { readSeal } from '../../../test/read-seal.ts'
import { addProperty } from '../../properties/properties/property.factory.ts'
import { detailsOf, opened, sentAgreement, signedBy, tenant, TYPED } from '../agreements/agreement.factory.ts'
import { firstBrokenEvent } from '../agreements/agreement-events.ts'
import { listEvents } from '../agreements/agreement-event.queries.ts'
import { everything } from '../../database/pool.ts'
import { addedTemplate, bodyOf } from '../templates/template.factory.ts'

/* Processes end as in a crash, at each step of signing and sealing: nothing is half signed, nothing lost, and everything done once. */

let owner: TestPerson
let renter: TestPerson
beforeEach(async () => {
  ;[owner, renter] = await Promise.all([app.newPerson(), app.newPerson({ profileType: 'Tenant' })])
  await connected(app, owner, renter)
})

type Block = { readonly release: () => Promise<void> }

/** Holds what the statement locks, until it is released: all who need it wait there. */
async function blocked(statement: string, values: readonly unknown[] = []): Promise<Block> {
  const connection = await app.services.jobDatabase.pool.connect()
  await connection.query(`begin; set local idle_in_transaction_session_timeout = 0; set local app.everything = 'on'`)
  await connection.query(statement, [...values])
  return {
    async release() {
      await connection.query('rollback')
      connection.release()
    },
  }
}

/** That another transaction waits for a lock now. */
const someoneWaits = () =>
  vi.waitFor(
    async () => {
      const [row] = await app.sql<{ waiting: number }>(
        `select count(*)::int as waiting from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`,
      )
      expect(row!.waiting).toBeGreaterThan(0)
    },
    { timeout: 60_000, interval: 20 },
  )

const stateOf = async (AgreementId: string) => {
  const rows = await app.sql<{ state: string; events: number; filled: number; signed: boolean }>(
    `select p.state, (select count(*)::int from agreement_event e where e.party_id = p.id and e.kind = 'signed') as events,
       (select count(*)::int from agreement_field f where f.party_id = p.id and f.value is not null) as filled, p.signature is not null as signed
     from agreement_party p where p.agreement_id = $1`,
    [AgreementId],
  )
  return rows[0]!
}

const sealedNow = (AgreementId: string) =>
  vi.waitFor(async () => expect((await detailsOf(owner, AgreementId)).SealedDigest).not.toBeNull(), { timeout: 90_000, interval: 100 })

async function sealedFileOf(AgreementId: string): Promise<Uint8Array> {
  const [row] = await app.sql<{ key: string }>('select sealed_key as key from agreement where id = $1', [AgreementId])
  return app.services.files.read(row!.key)
}

async function logOf(AgreementId: string): Promise<string[]> {
  const events = await app.services.database.transaction(everything('a test looks at a log'), (db) => listEvents(db, AgreementId))
  expect(firstBrokenEvent(events)).toBeNull()
  return events.map(({ kind }) => kind)
}

describe('a process that is killed', () => {
  test.each([
    ['before it has the agreement', 'select 1 from agreement where id = $1 for update'],
    ['after the values, before the log', 'lock table agreement_event in share row exclusive mode'],
  ])('while someone signs, %s, leaves nothing, and the same signature counts once', { timeout: 120_000 }, async (_step, statement) => {
    const AgreementId = await sentAgreement(owner, [tenant(renter)])
    const PaperDigest = await opened(renter, AgreementId)
    const web = await startAppProcess(app)
    const block = await blocked(statement, statement.includes('$1') ? [AgreementId] : [])
    const lost = fetch(web.url + SignAgreement.path, {
      method: 'POST',
      headers: { ...renter.headers(), 'Content-Type': 'application/json', [CallHeaders.transactionId]: randomUUID() },
      body: JSON.stringify({ AgreementId, PaperDigest, Signature: TYPED }),
    }).catch((error: unknown) => error)
    try {
      await someoneWaits()
    } finally {
      await web.kill()
      await block.release()
    }
    expect(await lost).toBeInstanceOf(Error)
    expect(await stateOf(AgreementId)).toEqual({ state: 'viewed', events: 0, filled: 0, signed: false })
    must(await renter.call(SignAgreement, { AgreementId, PaperDigest, Signature: TYPED }))
    expect(await stateOf(AgreementId)).toEqual({ state: 'signed', events: 1, filled: 2, signed: true })
  })

  test.each([
    ['when the files are there and no row names them', 'select 1 from agreement where id = $1 for update'],
    ['in the transaction that names them', 'lock table agreement_event in share row exclusive mode'],
  ])('while it seals, %s, loses nothing, and the next one seals once', { timeout: 180_000 }, async (_step, statement) => {
    const AgreementId = await sentAgreement(owner, [tenant(renter)])
    await signedBy(renter, AgreementId)
    const block = await blocked(statement, statement.includes('$1') ? [AgreementId] : [])
    const worker = startWorkerProcess(app)
    try {
      await someoneWaits()
    } finally {
      await worker.kill()
      await block.release()
    }
    expect((await detailsOf(owner, AgreementId)).Next).toBe('beingSealed')
    const next = startWorkerProcess(app)
    try {
      await sealedNow(AgreementId)
    } finally {
      await next.kill()
    }
    expect((await logOf(AgreementId)).filter((kind) => kind === 'sealed')).toHaveLength(1)
    expect(readSeal(await sealedFileOf(AgreementId))).toMatchObject({ isIntact: true, coversAll: true })
  })

  test('while it records the lease, records it once', { timeout: 180_000 }, async () => {
    const assetId = (await addProperty(owner)).AssetId
    const templateId = await addedTemplate(owner, { CategoryId: 1, Body: bodyOf(['Tenant']) })
    const today = new Date().toISOString().slice(0, 10)
    const more = { TenureStart: addDays(today, 5), TenureEnd: null, Rent: '1500.00', RentFrequencyId: 1 }
    const AgreementId = await sentAgreement(owner, [tenant(renter)], { templateId, AssetId: assetId, more })
    await signedBy(renter, AgreementId)
    const block = await blocked('lock table lease_tenant in share row exclusive mode')
    const worker = startWorkerProcess(app)
    try {
      await someoneWaits()
    } finally {
      await worker.kill()
      await block.release()
    }
    const next = startWorkerProcess(app)
    try {
      await vi.waitFor(async () => expect((await detailsOf(owner, AgreementId)).LeaseOutcome?.IsRecorded).toBe(true), {
        timeout: 90_000,
        interval: 100,
      })
    } finally {
      await next.kill()
    }
    expect(must(await owner.call(GetAssetAssignedProfiles, { AssetId: assetId })).Leases).toHaveLength(1)
    expect((await logOf(AgreementId)).filter((kind) => kind === 'leaseRecorded')).toHaveLength(1)
  })

  test('again and again, at any moment, ends with every paper sealed once', { timeout: 240_000 }, async () => {
    const ids = await Promise.all(
      Array.from({ length: 3 }, async () => {
        const AgreementId = await sentAgreement(owner, [tenant(renter)])
        await signedBy(renter, AgreementId)
        return AgreementId
      }),
    )
    for (const afterMs of [1_900, 2_400]) {
      const worker = startWorkerProcess(app)
      await pause(afterMs)
      await worker.kill()
    }
    const last = startWorkerProcess(app)
    try {
      for (const id of ids) await sealedNow(id)
    } finally {
      await last.kill()
    }
    for (const id of ids) {
      expect((await logOf(id)).filter((kind) => kind === 'sealed')).toHaveLength(1)
      expect(readSeal(await sealedFileOf(id))).toMatchObject({ isIntact: true, coversAll: true })
    }
  })
})
