import { operations } from '@keystead/contract/registry.ts'
import type { AnyOperation } from '@keystead/contract/rpc/operation.ts'
import { ListAsset } from '@keystead/contract/properties/properties/property.operations.ts'
import { describe, expect } from 'vitest'
import { app, testWith } from '../app.ts'
import { newPublicPerson } from '../../src/marketplace/directory/directory.factory.ts'
import type { TestPerson } from '../harness.ts'
import type { InputWorld } from './input-world.ts'
import { validInput } from './inputs.ts'
import type { OwnedObjects } from './owned-objects.ts'
import { ownedObjects } from './make-owned-objects.ts'
import { must } from '../must.ts'

/*
 * Every field of every call with everything that does not belong there. A wish that the declaration refuses is
 * answered 400 with a message at that field and leaves no trace; nothing at all is answered 5xx.
 */

const test = testWith({}, { callsInProcess: true })

let person: TestPerson
let tenant: TestPerson
let objects: OwnedObjects
let world: InputWorld

test.beforeAll(async () => {
  person = await app.newPerson()
  tenant = await app.newPerson({ profileType: 'Tenant' })
  objects = await ownedObjects(app, person)
  const listed = await ownedObjects(app, await app.newPerson())
  world = { app, knownEmail: person.email, listedAssetId: listed.assetId, publicProfileId: (await newPublicPerson(app)).profileId }
  await app.sql('update asset set is_listed = true, listed_at = now() where id = $1', [listed.assetId])
  must(await person.call(ListAsset, { AssetId: objects.assetId }))
})

const WRONG_VALUES: [label: string, value: unknown][] = [
  ['null', null],
  ['a number', 42],
  ['zero', 0],
  ['a negative number', -1],
  ['a huge number', 1e308],
  ['a fraction', 0.1],
  ['beyond 32 bits', 2 ** 31],
  ['an empty text', ''],
  ['a text', 'not what was asked'],
  ['a very long text', 'x'.repeat(20_000)],
  ['quotes and wildcards', `'"%_\\; drop table asset --`],
  ['emoji', '🏡'.repeat(10)],
  ['right to left', 'בית בדנבר'],
  ['control characters', 'a\u0000b\u0007'],
  ['half a surrogate pair', 'a\ud83c'],
  ['true', true],
  ['an empty list', []],
  ['a list of null', [null]],
  ['a deep list', [[[[[]]]]]],
  ['an object', { $gt: '' }],
]

async function fingerprint(): Promise<unknown> {
  const tables = [
    'account',
    'profile',
    'profile_inquiry',
    'session',
    'asset',
    'asset_image',
    'listing',
    'upload',
    'asset_import',
    'support_ticket',
    'support_ticket_message',
    'testimonial',
    'call_replay',
    'audit_event',
  ]
  const parts = tables.map(
    (name) =>
      // A session notes each minute that it is in use, which a refused call may be the first to do.
      `select '${name}' as name, count(*)::int as rows,
         coalesce(sum(hashtext((to_jsonb(t) - 'last_seen_at')::text)::bigint), 0)::text as sum from ${name} t`,
  )
  return app.sql(parts.join(' union all '))
}

/** The owner of the objects, or a tenant for what is theirs alone. */
function callerOf({ access }: AnyOperation): TestPerson {
  return access.kind === 'public' || access.profiles === 'any' || access.profiles.includes('Owner') ? person : tenant
}

type Mutation = { field: string; label: string; input: Record<string, unknown> }

function mutationsOf(valid: Record<string, unknown>): Mutation[] {
  const perField = Object.keys(valid).flatMap((field): Mutation[] => {
    const { [field]: _, ...without } = valid
    return [
      { field, label: 'missing', input: without },
      ...WRONG_VALUES.map(([label, value]) => ({ field, label, input: { ...valid, [field]: value } })),
    ]
  })
  return [...perField, { field: 'SurpriseField', label: 'an extra key', input: { ...valid, SurpriseField: 'x' } }]
}

describe.each([...operations.values()].map((operation) => ({ name: operation.name, operation })))('$name', ({ operation }) => {
  test('refuses what does not belong at its field and writes nothing', async () => {
    const refused = mutationsOf(validInput(operation, objects, world)).filter(
      ({ input }) => !operation.input.safeParse(wired(input)).success,
    )
    const before = await fingerprint()
    for (const { field, label, input } of refused) {
      const answer = await callerOf(operation).call(operation, input)
      const what = `${operation.name}.${field}: ${label}`
      expect(answer.status, what).toBe(400)
      const fields = answer.error?.Fields ?? {}
      expect(
        Object.keys(fields).some((name) => isAt(name, field, operation)),
        `${what} -> ${JSON.stringify(fields)}`,
      ).toBe(true)
      expect(
        Object.values(fields).every((sentence) => sentence.endsWith('.') && !/undefined|\[object|Invalid input/.test(sentence)),
        `${what} -> ${JSON.stringify(fields)}`,
      ).toBe(true)
    }
    expect(await fingerprint()).toEqual(before)
  })

  test('answers everything else without an error of its own', async () => {
    const accepted = mutationsOf(validInput(operation, objects, world)).filter(
      ({ input }) => operation.input.safeParse(wired(input)).success,
    )
    for (const { field, label, input } of accepted) {
      const answer = await callerOf(operation).call(operation, input)
      expect(answer.status, `${operation.name}.${field}: ${label} -> ${JSON.stringify(answer.error)}`).toBeLessThan(500)
      if (operation.name === 'Logout' || operation.name === 'SwitchUserProfile') person = await app.newPerson()
    }
  })
})

/** What arrives of an input: JSON knows no undefined and no infinite numbers. */
function wired(input: unknown): unknown {
  return JSON.parse(JSON.stringify(input))
}

/** Of two of which one has to be there, the first is told. */
const EITHER_OR: Readonly<Record<string, string>> = { FolderId: 'DocumentId', FolderIds: 'DocumentIds', Emails: 'ProfileIds' }

/** A rule across fields may speak at another field than the one that broke it; confirmation at its pair, for instance. */
function isAt(reported: string, field: string, operation: AnyOperation): boolean {
  if (reported === field || reported.startsWith(`${field}.`) || EITHER_OR[field] === reported) return true
  const related: Record<string, string[]> = {
    Password: ['ConfirmPassword'],
    NewPassword: ['ConfirmNewPassword'],
    CategoryId: ['AssetTypeId', 'ListingTypeId', 'Area', 'Bedrooms'],
    AssetTypeId: ['Bedrooms', 'Bathrooms'],
    ListingTypeId: ['Rent', 'Price'],
    CountryId: ['StateId', 'Zip', 'PhonePrimary'],
    IsLimited: ['AssetIds'],
    Role: ['IsLimited'],
    // Without a text it is a paper, on which no one signs.
    Body: ['Roles', 'UploadId'],
  }
  return operation.kind === 'command' && (related[field] ?? []).includes(reported)
}
