import { readFile } from 'node:fs/promises'
import { hash } from '@node-rs/argon2'
import { AddFavorite } from '@keystead/contract/marketplace/favorites/favorite.operations.ts'
import { operations } from '@keystead/contract/registry.ts'
import { ListAsset } from '@keystead/contract/properties/properties/property.operations.ts'
import type { AnyOperation } from '@keystead/contract/rpc/operation.ts'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { MATRIX_ACTORS, accessMatrixMarkdown, expectedCell, withoutPadding } from '../../src/docs/access-matrix.ts'
import { newPublicPerson } from '../../src/marketplace/directory/directory.factory.ts'
import { type TestApp, type TestCaller, type TestPerson, startTestApp } from '../harness.ts'
import { startPlainOauthProvider, type TestProvider } from '../openid-provider.ts'
import { type RunningGateway, startGateway } from '../../../gateway/src/start-gateway.ts'
import { settingsOf } from '../gateway-settings.ts'
import { callerNeeds } from './caller-needs.ts'
import { rowsOfAccount } from './rows-of-account.ts'
import type { InputWorld } from './input-world.ts'
import { KNOWN_PASSWORD } from './input-world.ts'
import { validInput } from './inputs.ts'
import { type OwnedObjects, secretIds } from './owned-objects.ts'
import { newActors } from './actors.ts'
import { actorsToCopy } from './copied-actors.ts'
import { ownedObjects } from './make-owned-objects.ts'
import { must } from '../must.ts'

/*
 * Every operation by every actor, from the declarations, against a real server. Each command gets
 * people and objects of its own, so that one call cannot spoil the next; queries change nothing and share theirs. The first are made by
 * calls, and the others are copies of their rows.
 */

let app: TestApp
let world: InputWorld
let provider: TestProvider
let gateway: RunningGateway
let worlds: Awaited<ReturnType<typeof actorsToCopy<Made>>>

beforeAll(async () => {
  provider = await startPlainOauthProvider()
  gateway = await startGateway({ review: 'manual' })
  app = await startTestApp({ ...provider.environment, ...settingsOf(gateway) }, { callsInProcess: true })
  const known = await app.newPerson()
  await app.sql('update account set password_hash = $2 where id = $1', [
    known.accountId,
    await hash(KNOWN_PASSWORD, { memoryCost: 19_456, timeCost: 2, parallelism: 1 }),
  ])
  const objects = await ownedObjects(app, known)
  must(await known.call(ListAsset, { AssetId: objects.assetId }))
  world = { app, knownEmail: known.email, listedAssetId: objects.assetId, publicProfileId: (await newPublicPerson(app)).profileId }
  worlds = await actorsToCopy(app, firstWorld)
  noteSecrets(worlds.first)
})
afterAll(async () => {
  await worlds.close()
  await Promise.all([app.close(), provider.close(), gateway.close()])
})

function inputFor(operation: AnyOperation, objects: OwnedObjects): Record<string, unknown> {
  return validInput(operation, objects, world)
}

test('the table that was reviewed is the one that is tried here', async () => {
  const reviewed = await readFile(new URL('../../../docs/generated/access-matrix.md', import.meta.url), 'utf8')
  expect(withoutPadding(accessMatrixMarkdown(operations.values())), 'run `npm run generate` and read what has changed').toBe(
    withoutPadding(reviewed),
  )
})

describe.each([...operations.values()].map((operation) => ({ name: operation.name, operation })))('$name', ({ operation }) => {
  // Only the cells that are allowed change the objects, and they come last; each further one gets objects of its own.
  const cells = MATRIX_ACTORS.map((actor) => ({ ...actor, cell: expectedCell(operation, actor) }))
  const inOrder = [...cells.filter(({ cell }) => cell !== 'yes'), ...cells.filter(({ cell }) => cell === 'yes')]
  const isRelational = operation.access.kind === 'signedIn' && operation.access.own?.reach !== undefined
  const isConsuming = operation.access.kind === 'signedIn' && operation.permission !== 'personal'
  const onlyReads = readsAlone(operation)
  let made: Made
  let isUsed = false
  beforeAll(async () => {
    made = onlyReads ? await worldToRead() : await newWorld()
  })

  test.each(inOrder)('$name: $cell', async (actor) => {
    if (!onlyReads && actor.cell === 'yes') {
      if (isUsed && (isRelational || (isConsuming && 'member' in actor))) made = await newWorld()
      isUsed = true
    }
    const caller = made.actors[actor.name]
    const needs =
      actor.cell === 'yes' ? await callerNeeds[operation.name]?.(app, forWhom(operation, actor, caller as TestPerson, made)) : undefined
    const input = { ...inputFor(operation, made.objects), ...needs }
    const isWatched = actor.cell === 'yes' && writesForOthers(operation, actor)
    const before = isWatched && (await rowsOfAccount(app, made.owner.accountId))
    const answer = await caller.call(operation, input)
    const code = {
      yes: undefined,
      401: 'SignInRequired',
      403: 'NotAvailableForProfile',
      role: 'NotAllowedForRole',
      404: expect.stringMatching(/NotFound$/),
    }[actor.cell]
    const status = { yes: 200, 401: 401, 403: 403, role: 403, 404: 404 }[actor.cell]
    expect({ status: answer.status, code: answer.error?.Code }).toEqual({ status, code })
    if (isWatched) expect(await rowsOfAccount(app, made.owner.accountId), 'rows of somebody else').toEqual(before)
    if (counts(operation) && STRANGERS.has(actor.name))
      expect(
        numbersIn(answer.data).filter((number) => number !== 0),
        'counts of nothing',
      ).toEqual([])
    if (operation.access.kind === 'public') return
    const seesItAsMember = 'member' in actor && !actor.member.isLimited
    const isRelated = actor.ownsTheObject || actor.relations.length > 0 || seesItAsMember
    const hidden = new Set(isRelated ? [] : secretIds(made.objects, actor))
    const isHidden = (id: string) => hidden.has(id) || (secrets.get(id) ?? made) !== made
    const asked = JSON.stringify(input)
    const told = JSON.stringify(answer.data ?? null).match(/[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f-]{22}/g) ?? []
    expect(
      told.filter((id) => isHidden(id) && !asked.includes(id)),
      'ids of what is somebody else’s',
    ).toEqual([])
  })
})

type Made = Awaited<ReturnType<typeof newActors>>

/** Whose things a call is about: a member's own, or those of the business that the owner is. */
function forWhom({ permission }: AnyOperation, actor: object, caller: TestPerson, { owner }: Made): TestPerson {
  return 'member' in actor && permission !== 'personal' ? { ...caller, accountId: owner.accountId } : caller
}

/** Of all that was made for operations so far, since a list that shows too much shows whatever is there. */
const secrets = new Map<string, Made>()

async function firstWorld(): Promise<Made> {
  const made = await newActors(app)
  // Of a home that others keep, too.
  must(await made.owner.call(AddFavorite, { AssetId: world.listedAssetId }))
  return made
}

async function newWorld(): Promise<Made> {
  const made = await worlds.another()
  noteSecrets(made)
  return asJustSignedIn(made)
}

function noteSecrets(made: Made): void {
  for (const id of secretIds(made.objects, { name: 'other owner' })) secrets.set(id, made)
}

/** Whether a call leaves the world as it was: also nothing is made ready for it. */
function readsAlone({ kind, name }: AnyOperation): boolean {
  return kind === 'query' && callerNeeds[name] === undefined
}

/** No call changes anything there. */
function worldToRead(): Promise<Made> {
  return asJustSignedIn(worlds.first)
}

/** The last calls are tried later than a factor of the first world stays fresh. */
async function asJustSignedIn(made: Made): Promise<Made> {
  const accounts = Object.values(made.actors).flatMap((caller) => ('accountId' in caller ? [caller.accountId] : []))
  await app.sql('update session set factor_at = now() where account_id = any($1)', [accounts])
  return made
}

/** Who has nothing, and stands in no relation to anyone. */
const STRANGERS: ReadonlySet<string> = new Set(['other owner', 'business owner', 'unconnected tenant'])

/** Whether a call that is done has nothing to write in the rows of the owner: it names nothing of theirs, and is someone else's. */
function writesForOthers({ kind, access, permission }: AnyOperation, { name, member }: { name: string; member?: unknown }): boolean {
  return (
    kind === 'command' &&
    access.kind === 'signedIn' &&
    !access.own &&
    (member === undefined || permission === 'personal') &&
    name !== 'owner of the object' &&
    name !== 'same account, other profile'
  )
}

function counts({ name, kind, access }: AnyOperation): boolean {
  return kind === 'query' && access.kind === 'signedIn' && /Counts?$/.test(name)
}

function numbersIn(data: unknown): number[] {
  if (typeof data === 'number') return [data]
  return typeof data === 'object' && data !== null ? Object.values(data).flatMap(numbersIn) : []
}

const freshOperations = [...operations.values()].filter(({ access }) => access.kind === 'signedIn' && access.fresh)

test.each(freshOperations.map((operation) => ({ name: operation.name, operation })))(
  '$name asks who it is when the last factor was given long ago',
  async ({ operation }) => {
    const person = await app.newPerson()
    await app.sql(`update session set factor_at = now() - interval '16 minutes' where id = $1`, [person.sessionId])
    const answer = await person.call(operation, {})
    expect({ status: answer.status, code: answer.error?.Code }).toEqual({ status: 403, code: 'FreshFactorRequired' })
  },
)

let foreignWorld: Promise<OwnedObjects> | undefined

/** Of a person who has nothing to do with the callers. */
function foreignObjects(): Promise<OwnedObjects> {
  return (foreignWorld ??= app.newPerson().then((person) => ownedObjects(app, person)))
}

let deletedWorld: Promise<Made> | undefined

async function worldWithoutHome(): Promise<Made> {
  deletedWorld ??= newWorld().then(async (made) => {
    await app.sql('update asset set deleted_at = now(), is_listed = false, listed_at = null where id = $1', [made.objects.assetId])
    return made
  })
  return asJustSignedIn(await deletedWorld)
}

const ownedOperations = [...operations.values()].filter(({ access }) => access.kind === 'signedIn' && access.own)

describe.each(ownedOperations.map((operation) => ({ name: operation.name, operation })))(
  '$name with an id that is not the caller’s own',
  ({ operation }) => {
    const own = operation.access.kind === 'signedIn' ? operation.access.own : undefined
    const field = own?.field ?? ''
    // Whoever may make the call at all, the owner first.
    const allowed = MATRIX_ACTORS.find((actor) => expectedCell(operation, actor) === 'yes')?.name
    let caller: TestCaller
    let objects: OwnedObjects
    let foreign: OwnedObjects
    beforeAll(async () => {
      if (!allowed) throw new Error(`nobody may call ${operation.name}`)
      // All of these calls are refused.
      const made = await worldToRead()
      caller = made.actors[allowed]
      objects = made.objects
      foreign = await foreignObjects()
    })

    test.each([
      { label: 'foreign', id: () => inputFor(operation, foreign)[field], status: 404 },
      { label: 'unknown', id: () => '01900000-0000-7000-8000-000000000000', status: 404 },
      { label: 'zero', id: () => 0, status: 400 },
      { label: 'negative', id: () => -1, status: 400 },
      { label: 'beyond 32 bits', id: () => 2 ** 31, status: 400 },
      { label: 'text', id: () => "x' or 1=1 --", status: 400 },
      { label: 'list', id: () => [inputFor(operation, objects)[field]], status: 400 },
      { label: 'object', id: () => ({ $ne: null }), status: 400 },
      { label: 'absent', id: () => undefined, status: 400 },
    ])('$label: $status', async ({ id, status }) => {
      const answer = await caller.call(operation, { ...inputFor(operation, objects), [field]: id() })
      expect(answer.status).toBe(status)
      if (status === 400) expect(Object.keys(answer.error?.Fields ?? {})).toContain(field)
    })

    test('deleted: 404', async () => {
      if (own?.kind !== 'asset') return
      const deleted = await worldWithoutHome()
      const answer = await deleted.actors[allowed!].call(operation, inputFor(operation, deleted.objects))
      expect({ status: answer.status, code: answer.error?.Code }).toEqual({ status: 404, code: expect.stringMatching(/NotFound$/) })
    })
  },
)
