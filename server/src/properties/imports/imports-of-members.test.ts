import { GetLeaseImport, GetLeaseImportReport, GetLeaseImports } from '@keystead/contract/leasing/lease-imports/lease-import.operations.ts'
import { rightsOf } from '@keystead/contract/people/businesses/role.values.ts'
import { LeaveBusiness, UpdateBusinessMember } from '@keystead/contract/people/businesses/member.operations.ts'
import {
  GetAssetImport,
  GetAssetImportReport,
  GetAssetImports,
  PreviewAssetImport,
  StartAssetImport,
} from '@keystead/contract/properties/imports/import.operations.ts'
import type { Rights } from '@keystead/contract/rpc/permissions.ts'
import { beforeEach, describe, expect } from 'vitest'
import { app, test } from '../../../test/app.ts'
import type { TestPerson } from '../../../test/harness.ts'
import { must } from '../../../test/must.ts'
import { startLeaseImport } from '../../leasing/lease-imports/lease-import.factory.ts'
import { handleLeaseImport } from '../../leasing/lease-imports/lease-import.job.ts'
import { businessOn, memberOf, type TestBusiness } from '../../people/businesses/member.factory.ts'
import { manyHomes, startImport, uploadCsv } from './import.factory.ts'
import { runImport } from './import.job.ts'

type Member = TestPerson & { memberId: string }

let business: TestBusiness
let administrator: Member
let starter: Member
beforeEach(async () => {
  business = await businessOn(app, await app.newPerson({ accountType: 'Business' }))
  administrator = await memberOf(app, business, { role: 'administrator' })
  starter = await memberOf(app, business, { role: 'property-manager' })
})

const RUNNING = new AbortController().signal
const jobOf = (importId: string) => ({ importId, accountId: business.accountId })
const seen = async (ImportId: string) => must(await administrator.call(GetAssetImport, { ImportId }))
const place = (Role: string, more: object = {}) => ({
  MemberId: starter.memberId,
  Version: 1,
  Role,
  IsLimited: false,
  AssetIds: [],
  ...more,
})

const LEASES = 'property,tenant,lease start,rent\nH-1,Pia Novak,1/1/2026,1200\n'

const giveRights = ({ memberId }: Member, rights: Partial<Rights>) =>
  app.sql('update seat set rights = $2::jsonb where member_id = $1', [
    memberId,
    JSON.stringify({ ...rightsOf('property-manager'), ...rights }),
  ])

describe('an import that a member has begun', () => {
  const ends: Readonly<Record<string, () => Promise<unknown>>> = {
    'who has left': async () => must(await starter.call(LeaveBusiness, { BusinessId: business.businessId })),
    'who was blocked': async () => must(await administrator.call(UpdateBusinessMember, place('property-manager', { IsBlocked: true }))),
    'whose role no longer allows it': async () => must(await administrator.call(UpdateBusinessMember, place('maintenance'))),
    'who is given a list of homes': async () => {
      const [home] = await app.sql<{ id: string }>('select id from asset where account_id = $1 limit 1', [business.accountId])
      must(await administrator.call(UpdateBusinessMember, place('property-manager', { IsLimited: true, AssetIds: [home!.id] })))
    },
  }
  for (const [who, happens] of Object.entries(ends))
    test(`${who} stops before the next rows, and says why`, async () => {
      const { ImportId } = await startImport(starter, manyHomes(2_400), { list: false })
      const stopping = new AbortController()
      expect(await runImport(app.services, jobOf(ImportId), { signal: stopping.signal, onProgress: () => stopping.abort() })).toBe(false)
      await happens()
      expect(await runImport(app.services, jobOf(ImportId))).toBe(true)
      expect(await seen(ImportId)).toMatchObject({
        Status: 'failed',
        FailureReason: 'not-allowed',
        FailureReference: null,
        RowsDone: 1_000,
        Accepted: 1_000,
      })
      expect(await app.sql('select count(*)::int as count from asset where account_id = $1', [business.accountId])).toEqual([
        { count: 1_000 },
      ])
    })

  test('goes on where another one leaves', async () => {
    const { ImportId } = await startImport(starter, manyHomes(3), { list: true })
    const other = await memberOf(app, business, { role: 'administrator' })
    must(await other.call(LeaveBusiness, { BusinessId: business.businessId }))
    await runImport(app.services, jobOf(ImportId))
    expect(await seen(ImportId)).toMatchObject({ Status: 'finished', Accepted: 3, Listed: 3 })
  })

  test('puts homes on the market for those alone whose role does, then and later', async () => {
    const rights = { ...rightsOf('property-manager'), listings: 'view' as const }
    const noLister = await memberOf(app, business, { role: 'property-manager', rights })
    const UploadId = await uploadCsv(noLister, manyHomes(3))
    const { Mapping } = must(await noLister.call(PreviewAssetImport, { UploadId }))
    expect((await noLister.call(StartAssetImport, { UploadId, Mapping, ListAtOnce: true })).error?.Code).toBe('NotAllowedForRole')

    const { ImportId } = await startImport(starter, manyHomes(3), { list: true })
    await giveRights(starter, { listings: 'view' })
    await runImport(app.services, jobOf(ImportId))
    expect(await seen(ImportId)).toMatchObject({ Status: 'failed', FailureReason: 'not-allowed', RowsDone: 0 })
  })

  test('of leases asks for leases', async () => {
    const { ImportId } = await startLeaseImport(starter, LEASES)
    await giveRights(starter, { leases: 'view' })
    await handleLeaseImport(app.services, jobOf(ImportId), RUNNING)
    expect(must(await administrator.call(GetLeaseImport, { ImportId }))).toMatchObject({ Status: 'failed', FailureReason: 'not-allowed' })
  })
})

describe('imports of a business are seen', () => {
  test('by those whose role covers what they bring in, and their files by those who import', async () => {
    const { ImportId } = await startImport(starter, manyHomes(3), { list: false })
    await runImport(app.services, jobOf(ImportId))
    const maintenance = await memberOf(app, business, { role: 'maintenance' })
    expect(must(await maintenance.call(GetAssetImports, {})).Items).toMatchObject([{ ImportId, Accepted: 3 }])
    expect((await maintenance.call(GetAssetImportReport, { ImportId, Rows: 'all' })).error?.Code).toBe('NotAllowedForRole')
    expect((await maintenance.call(GetLeaseImports, {})).error?.Code).toBe('NotAllowedForRole')
    // One of homes is not found as one of leases.
    expect((await administrator.call(GetLeaseImportReport, { ImportId, Rows: 'all' })).error?.Code).toBe('ImportNotFound')
  })

  test('with the leases in their files by those who still import leases when the file is taken', async () => {
    const { ImportId } = await startLeaseImport(starter, LEASES)
    await handleLeaseImport(app.services, jobOf(ImportId), RUNNING)
    const { Url } = must(await starter.call(GetLeaseImportReport, { ImportId, Rows: 'all' }))
    expect(await (await starter.raw(Url)).text()).toContain('Pia Novak')
    await giveRights(starter, { leases: 'none' })
    expect((await starter.raw(Url)).status).toBe(403)
  })

  test('by no one who is given a list of homes', async () => {
    const { ImportId } = await startImport(starter, manyHomes(3), { list: false })
    const limited = await memberOf(app, business, { role: 'property-manager', homes: [] })
    for (const answer of [
      await limited.call(GetAssetImports, {}),
      await limited.call(GetAssetImport, { ImportId }),
      await limited.call(GetAssetImportReport, { ImportId, Rows: 'all' }),
    ])
      expect(answer.error?.Code).toBe('NotAllowedForRole')
  })
})

describe('the file of an import', () => {
  test('is sent by who may import homes or leases', async () => {
    for (const role of ['property-manager', 'leasing'] as const)
      expect(await uploadCsv(await memberOf(app, business, { role }), LEASES)).toMatch(/^[0-9a-f-]{36}$/)
    for (const role of ['maintenance', 'viewer'] as const)
      await expect(uploadCsv(await memberOf(app, business, { role }), LEASES)).rejects.toThrow('NotAllowedForRole')
  })
})
