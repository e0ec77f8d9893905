import { AddAsset } from '@keystead/contract/assets/properties/property.operations.ts'
import { SendUserEnquiry } from '@keystead/contract/common/support-tickets/ticket.operations.ts'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type TestApp, type TestPerson, startTestApp } from '../../test/harness.ts'
import { enquiryInput, houseInput, must } from '../../test/matrix/world.ts'
import type { Claims } from './pool.ts'

/*
 * The second net: with every scope of the application forgotten, the database itself still shows nobody the rows of
 * another account.
 */

let app: TestApp
let owner: TestPerson
let other: TestPerson
let assetId: string
beforeAll(async () => {
  app = await startTestApp()
  owner = await app.newPerson()
  other = await app.newPerson()
  assetId = must(await owner.call(AddAsset, houseInput)).AssetId
  must(await owner.call(SendUserEnquiry, enquiryInput(owner.email)))
})
afterAll(() => app.close())

function asClaimed<Row>(claims: Claims, text: string): Promise<Row[]> {
  return app.services.database.transaction(claims, (db) => db.sql<Row>(text))
}

const account = (person: TestPerson): Claims => ({ kind: 'account', accountId: person.accountId })

describe('without any condition in the statement', () => {
  test('an account sees its own rows', async () => {
    expect(await asClaimed(account(owner), 'select id from asset')).toEqual([{ id: assetId }])
  })
  test.each([
    ['another account', () => account(other)],
    ['the public', (): Claims => ({ kind: 'public' })],
  ])('%s sees none', async (_who, claims) => {
    for (const table of [
      'asset',
      'asset_image',
      'upload',
      'asset_import',
      'asset_import_batch',
      'support_ticket',
      'support_ticket_message',
      'profile_contact',
      'profile_enquiry',
      'subscription',
      'plan_request',
      'totp_factor',
      'recovery_code',
      'identity_code',
    ]) {
      expect(await asClaimed(claims(), `select 1 from ${table}`), table).toEqual([])
    }
  })
  test('another account changes and deletes none', async () => {
    expect(await asClaimed(account(other), `update asset set title = 'mine' returning id`)).toEqual([])
    expect(await asClaimed(account(other), 'delete from asset returning id')).toEqual([])
  })
  test('nobody writes a row for somebody else', async () => {
    const forged = `insert into upload (account_id, purpose, file_name, bytes, storage_key) values ('${owner.accountId}', 'asset-image', 'x', 1, 'x')`
    await expect(asClaimed(account(other), forged)).rejects.toThrow(/row-level security/)
  })
  test('outside of a transaction with claims nothing is seen', async () => {
    expect(await app.services.database.db.sql('select 1 from asset')).toEqual([])
  })
  test('claims end with their transaction', async () => {
    await asClaimed(account(owner), 'select 1')
    for (let tries = 0; tries < 20; tries += 1) expect(await app.services.database.db.sql('select 1 from asset')).toEqual([])
  })
})

test('the application’s role cannot step around row security', async () => {
  const [role] = await app.sql<{ rolsuper: boolean; rolbypassrls: boolean }>(
    'select rolsuper, rolbypassrls from pg_roles where rolname = current_user',
  )
  expect(role).toEqual({ rolsuper: false, rolbypassrls: false })
})

test('every table with an account_id of its own rows is guarded, or says why not', async () => {
  const open = await app.sql<{ name: string }>(`
    select c.relname as name from pg_class c
    join pg_attribute a on a.attrelid = c.oid and a.attname = 'account_id' and not a.attisdropped
    where c.relnamespace = 'public'::regnamespace and c.relkind = 'r' and not (c.relrowsecurity and c.relforcerowsecurity)
    order by 1`)
  // They are read before anybody is known: to find out who calls.
  expect(open.map(({ name }) => name)).toEqual([
    'account_token',
    'known_device',
    'oauth_attempt',
    'oauth_ticket',
    'passkey',
    'passkey_challenge',
    'profile',
    'session',
    'sign_in_ticket',
    'user_identity',
  ])
})
