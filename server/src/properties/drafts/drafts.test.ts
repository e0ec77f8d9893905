import {
  DeleteAssetDraft,
  GetAssetDraftDetails,
  GetAssetDrafts,
  MOST_DRAFTS,
  SaveAssetDraft,
} from '@keystead/contract/properties/drafts/draft.operations.ts'
import { AddAsset, GetUserAssets } from '@keystead/contract/properties/properties/property.operations.ts'
import { CloseAccount } from '@keystead/contract/security/closing/closing.operations.ts'
import { messages } from '@keystead/contract/properties/drafts/drafts-messages.text.ts'
import { beforeEach, describe, expect } from 'vitest'
import { app, test } from '../../../test/app.ts'
import type { TestPerson } from '../../../test/harness.ts'
import { keepHouse } from '../../app/housekeeping.ts'
import { nobodysId, propertyInputWith } from '../properties/property.factory.ts'
import type { ProfileActor } from '../../rpc/actor.ts'
import { draftsOf } from './draft.access.ts'
import { beginDraft, draftInputWith } from './draft.factory.ts'
import { awaitTurnToBegin } from './draft.queries.ts'

let owner: TestPerson
let stranger: TestPerson
test.beforeAll(async () => {
  stranger = await app.newPerson()
})
beforeEach(async () => {
  owner = await app.newPerson()
})

const details = async (DraftId: string, who = owner) => (await who.call(GetAssetDraftDetails, { DraftId })).data
const NOT_FOUND = { status: 404, error: { Code: 'DraftNotFound', Message: messages.draftNotFound } }

describe('a draft', () => {
  test('keeps what is typed as it is typed, right or wrong', async () => {
    const Fields = {
      Title: 'Attic 🏠 with a "view"',
      Rent: 'free',
      Bedrooms: 'three',
      Bathrooms: 1.5,
      AmenityIds: [2, 999],
      AlsoForSale: true,
      MoveInFees: [{ Name: 'Keys', Amount: '' }, { Name: null }],
      Address1: ' 12 Oak Street ',
      Address2: null,
      UnitNumber: '4B',
    }
    const { DraftId } = await beginDraft(owner, { Step: 'terms', Fields: Fields as never })
    expect(await details(DraftId)).toMatchObject({
      DraftId,
      Version: 1,
      CategoryId: 1,
      Step: 'terms',
      Fields: { ...Fields, CategoryId: 1 },
    })
    expect((await owner.call(GetAssetDrafts, {})).data.Items).toMatchObject([
      { DraftId, AddressLine: '12 Oak Street, Unit 4B', Title: Fields.Title, City: null, Step: 'terms' },
    ])
  })

  test('drops what the database cannot hold and what this version does not know', async () => {
    const Fields = { Title: 'No\u0000thing \ud800', Telepathy: 'yes' }
    const { DraftId } = await beginDraft(owner, { Fields: Fields as never })
    expect((await details(DraftId)).Fields).toEqual({ Title: 'Nothing \ufffd', CategoryId: 1 })
  })

  test('goes on from the version that was read, and from no other', async () => {
    const { DraftId, Version } = await beginDraft(owner)
    const save = (version: number, title: string) =>
      owner.call(SaveAssetDraft, draftInputWith({ DraftId, Version: version, Step: 'facts', Fields: { Title: title } }))
    expect((await save(Version, 'On the phone')).data).toMatchObject({ DraftId, Version: 2 })
    expect(await save(Version, 'On the desk')).toMatchObject({ status: 409, error: { Code: 'DraftChanged' } })
    expect(await details(DraftId)).toMatchObject({ Title: 'On the phone', Step: 'facts', Version: 2 })
    const both = await Promise.all([save(2, 'One'), save(2, 'Other')])
    expect(both.map((answer) => answer.status).toSorted()).toEqual([200, 409])
  })

  test('names its version exactly when it is there already, and keeps its category', async () => {
    const { DraftId } = await beginDraft(owner)
    const wrong = { status: 400, error: { Fields: { Version: 'Version is not valid.' } } }
    expect(await owner.call(SaveAssetDraft, draftInputWith({ DraftId }))).toMatchObject(wrong)
    expect(await owner.call(SaveAssetDraft, draftInputWith({ Version: 1 }))).toMatchObject(wrong)
    expect(await owner.call(SaveAssetDraft, draftInputWith({ DraftId, Version: 1, CategoryId: 2 }))).toMatchObject({
      status: 400,
      error: { Fields: { CategoryId: 'Category is not valid.' } },
    })
  })

  test.each<[string, unknown]>([
    ['a text of 12,001 characters', { Description: 'x'.repeat(12_001) }],
    ['more than a form holds', { Description: 'x'.repeat(12_000), PrivateRemarks: 'y'.repeat(12_000) }],
    ['an object', { Title: { $ne: null } }],
    ['a long list', { AmenityIds: Array.from({ length: 301 }, (_one, index) => index) }],
    ['no object', 'Title'],
  ])('refuses %s', async (_name, Fields) => {
    const answer = await owner.call(SaveAssetDraft, draftInputWith({ Fields: Fields as never }))
    expect(answer.status).toBe(400)
    expect(Object.keys(answer.error?.Fields ?? {})[0]).toMatch(/^Fields/)
  })

  test('is one of twenty at most, also for many devices at once', async () => {
    for (let count = 0; count < MOST_DRAFTS - 2; count += 1) await beginDraft(owner)
    const answers = await Promise.all(Array.from({ length: 10 }, () => owner.call(SaveAssetDraft, draftInputWith())))
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(2)
    const refused = answers.find(({ status }) => status !== 200)
    expect(refused).toMatchObject({ status: 409, error: { Code: 'TooManyDrafts', Message: messages.tooManyDrafts } })
    const { Items } = (await owner.call(GetAssetDrafts, {})).data
    expect(Items).toHaveLength(MOST_DRAFTS)
    expect(await owner.call(DeleteAssetDraft, { DraftId: Items[0]!.DraftId })).toMatchObject({ status: 200 })
    expect((await owner.call(SaveAssetDraft, draftInputWith())).status).toBe(200)
  })
})

test('who begins drafts at the same time takes turns, so that the count of one holds for the other', async () => {
  const { accountId, profileId } = owner
  const scope = draftsOf({ accountId, profileId } as ProfileActor)
  const steps: string[] = []
  const turn = () =>
    app.services.database.transaction({ kind: 'account', accountId }, async (db) => {
      await awaitTurnToBegin(db, scope)
      steps.push('in')
      await new Promise((resolve) => setTimeout(resolve, 50))
      steps.push('out')
    })
  await Promise.all([turn(), turn()])
  expect(steps).toEqual(['in', 'out', 'in', 'out'])
})

test('missing, deleted and foreign drafts answer alike, also to another profile of the account', async () => {
  const theirs = (await beginDraft(stranger)).DraftId
  const deleted = (await beginDraft(owner)).DraftId
  await owner.call(DeleteAssetDraft, { DraftId: deleted })
  for (const DraftId of [nobodysId(), deleted, theirs]) {
    expect(await owner.call(GetAssetDraftDetails, { DraftId })).toMatchObject(NOT_FOUND)
    expect(await owner.call(DeleteAssetDraft, { DraftId })).toMatchObject(NOT_FOUND)
    expect(await owner.call(SaveAssetDraft, draftInputWith({ DraftId, Version: 1 }))).toMatchObject(NOT_FOUND)
    expect(await owner.call(AddAsset, propertyInputWith({ DraftId }))).toMatchObject(NOT_FOUND)
  }
  expect((await owner.call(GetUserAssets, { PageIndex: 0, PageSize: 10 })).data.Items).toEqual([])
  expect((await details(theirs, stranger)).DraftId).toBe(theirs)
})

describe('when its property is there', () => {
  test('it goes with the same stroke, so that it becomes one property and not two', async () => {
    const { DraftId } = await beginDraft(owner)
    const both = await Promise.all([1, 2].map(() => owner.call(AddAsset, propertyInputWith({ DraftId }))))
    expect(both.map((answer) => answer.status).toSorted()).toEqual([200, 404])
    expect((await owner.call(GetAssetDrafts, {})).data.Items).toEqual([])
    expect((await owner.call(GetUserAssets, { PageIndex: 0, PageSize: 10 })).data.Items).toHaveLength(1)
  })
  test('it stays where the property is refused', async () => {
    const { DraftId } = await beginDraft(owner)
    await owner.call(AddAsset, propertyInputWith({ ReferenceCode: 'OAK-1' }))
    expect(await owner.call(AddAsset, propertyInputWith({ DraftId, ReferenceCode: 'OAK-1' }))).toMatchObject({ status: 409 })
    expect((await owner.call(AddAsset, propertyInputWith({ DraftId, Rent: '-1' }))).status).toBe(400)
    expect((await details(DraftId)).DraftId).toBe(DraftId)
  })
})

test('closing the account takes its drafts along, and no others', async () => {
  await beginDraft(owner)
  const other = await app.newPerson()
  const { DraftId } = await beginDraft(other)
  expect((await owner.call(CloseAccount, { Email: owner.email, Reason: null, PinConfirmation: null })).status).toBe(200)
  expect(await app.sql('select id from asset_draft where account_id = $1', [owner.accountId])).toEqual([])
  expect((await details(DraftId, other)).DraftId).toBe(DraftId)
})

test('a draft that nobody touches goes after half a year', async () => {
  const [kept, old] = [await beginDraft(owner), await beginDraft(owner)]
  await app.sql(`update asset_draft set updated_at = now() - interval '179 days' where id = $1`, [kept.DraftId])
  await app.sql(`update asset_draft set updated_at = now() - interval '181 days' where id = $1`, [old.DraftId])
  await keepHouse(app.services, new AbortController().signal)
  expect((await owner.call(GetAssetDrafts, {})).data.Items.map(({ DraftId }) => DraftId)).toEqual([kept.DraftId])
})
