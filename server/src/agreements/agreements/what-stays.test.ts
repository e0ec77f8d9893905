import { AGREEMENT_STATES } from '@keystead/contract/agreements/agreements/agreement.values.ts'
import { VoidAgreement } from '@keystead/contract/agreements/agreements/agreement.operations.ts'
import { UpdateProfileType } from '@keystead/contract/identity/profiles/profile-details.operations.ts'
import { PROFILE_TYPES } from '@keystead/contract/identity/profiles/profile.values.ts'
import { GetAssignmentEndPreview } from '@keystead/contract/leasing/assignments/assignment.operations.ts'
import { DeleteBusiness, GetBusinessDeletionPreview } from '@keystead/contract/people/businesses/business.operations.ts'
import { GetConnectionEndPreview } from '@keystead/contract/people/connections/connection-steps.operations.ts'
import { GetClosingPreview } from '@keystead/contract/security/closing/closing.operations.ts'
import { beforeEach, describe, expect } from 'vitest'
import { app, test } from '../../../test/app.ts'
import type { TestPerson } from '../../../test/harness.ts'
import { must } from '../../../test/must.ts'
import { connected, letTo } from '../../../test/network.ts'
import { businessOn, memberOf } from '../../people/businesses/member.factory.ts'
import { addProperty } from '../../properties/properties/property.factory.ts'
import { givenAgreement } from './given-agreement.factory.ts'

let owner: TestPerson
let renter: TestPerson
let stranger: TestPerson
let connectionId: string
beforeEach(async () => {
  ;[owner, renter, stranger] = await Promise.all([
    app.newPerson(),
    app.newPerson({ profileType: 'Tenant' }),
    app.newPerson({ profileType: 'Tenant' }),
  ])
  connectionId = await connected(app, owner, renter)
})

type State = (typeof AGREEMENT_STATES)[number]
const ended = (id: string, state: State) => app.sql('update agreement set status = $2, ended_at = now() where id = $1', [id, state])
/** Out, or at its end in a state. */
async function between(sender: TestPerson, signer: TestPerson, state: State = 'sent', assetId: string | null = null): Promise<string> {
  const id = await givenAgreement(app, sender, { signers: [signer], assetId })
  if (state !== 'sent') await ended(id, state)
  return id
}

describe('the end of a connection', () => {
  const OUT = '1 agreement between you is out for signature and can still be signed. Void it if it should not be.'
  const SIGNED = 'What you have signed with each other stays with both of you.'
  const keeps = async (person: TestPerson) => must(await person.call(GetConnectionEndPreview, { ConnectionId: connectionId })).Keeps

  test('names to both what is out between them, and nothing of others', async () => {
    const before = await keeps(owner)
    await between(owner, stranger)
    await between(owner, stranger, 'completed')
    await between(owner, renter, 'voided')
    await givenAgreement(app, owner, { isDraft: true, signers: [renter] })
    expect(await keeps(owner)).toEqual(before)
    const id = await between(owner, renter)
    for (const person of [owner, renter]) expect(await keeps(person)).toContain(OUT)
    expect((await keeps(owner)).length).toBe(before.length + 1)
    await between(owner, renter)
    expect((await keeps(owner)).join(' ')).toContain('2 agreements between you are out for signature')
    must(await owner.call(VoidAgreement, { AgreementId: id, Reason: 'x' }))
    expect(await keeps(owner)).toContain(OUT)
  })

  test('leaves to both what they have signed', async () => {
    expect(await keeps(owner)).not.toContain(SIGNED)
    await between(owner, renter, 'completed')
    for (const person of [owner, renter]) {
      expect(await keeps(person)).toContain(SIGNED)
      expect(await keeps(person)).not.toContain(OUT)
    }
  })
})

describe('the end of a tenancy', () => {
  test('says what is out about the home, and nothing of others', async () => {
    const [home, another] = [await addProperty(owner), await addProperty(owner)]
    const { assignmentId } = await letTo(app, { assetId: home.AssetId, tenant: renter, connectionId })
    const leaves = async () => must(await owner.call(GetAssignmentEndPreview, { AssignmentId: assignmentId })).Leaves
    await between(owner, renter, 'sent', another.AssetId)
    await between(owner, renter, 'completed', home.AssetId)
    await givenAgreement(app, owner, { isDraft: true, assetId: home.AssetId })
    expect(await leaves()).toEqual([])
    await between(owner, renter, 'sent', home.AssetId)
    expect(await leaves()).toEqual(['1 agreement about this home is out for signature. Void it if it should not be signed any more.'])
    await between(owner, renter, 'sent', home.AssetId)
    expect(await leaves()).toEqual(['2 agreements about this home are out for signature. Void them if they should not be signed any more.'])
  })
})

describe('closing an account', () => {
  const preview = async (person: TestPerson) => must(await person.call(GetClosingPreview, {}))

  test('says how many drafts go', async () => {
    await givenAgreement(app, owner, { isDraft: true })
    expect((await preview(owner)).Means).toContain('1 agreement that was never sent is deleted.')
    await givenAgreement(app, owner, { isDraft: true })
    expect((await preview(owner)).Means).toContain('2 agreements that were never sent are deleted.')
    expect((await preview(stranger)).Means.join(' ')).not.toContain('agreement')
  })

  test('says what is declined, and what was signed and can be read no more', async () => {
    await between(owner, renter, 'voided')
    await between(owner, stranger)
    expect((await preview(renter)).Means.join(' ')).not.toContain('agreement')
    await between(owner, renter)
    await between(owner, renter, 'completed')
    const { Means, Refusals } = await preview(renter)
    expect(Means).toContain('1 agreement that waits for you is declined.')
    expect(Means).toContain('Please download 1 signed agreement before: the other parties keep it, and you can’t open it here afterwards.')
    expect(Refusals).toEqual([])
    await between(owner, renter)
    await between(owner, renter, 'completed')
    expect((await preview(renter)).Means).toEqual(
      expect.arrayContaining([
        '2 agreements that wait for you are declined.',
        'Please download 2 signed agreements before: the other parties keep them, and you can’t open them here afterwards.',
      ]),
    )
  })

  test('is refused while something is out, in words', async () => {
    await between(owner, renter)
    expect((await preview(owner)).Refusals).toEqual([
      {
        Code: 'AccountHasOpenAgreements',
        Message: '1 agreement that you have sent is out for signature. Please void it first, or wait until it is done.',
      },
    ])
  })
})

test('a business is not deleted while what it has sent is out', async () => {
  const business = await businessOn(app, owner)
  const administrator = await memberOf(app, business, { role: 'administrator' })
  const { businessId: BusinessId } = business
  const refusals = async () => must(await administrator.call(GetBusinessDeletionPreview, { BusinessId })).Refusals
  const remove = async () =>
    (await administrator.call(DeleteBusiness, { BusinessId, Name: 'Northgate Realty', PinConfirmation: 'c'.repeat(43) })).error
  await givenAgreement(app, owner, { isDraft: true })
  await between(stranger, owner)
  expect(await refusals()).toEqual([])
  const AgreementId = await between(owner, renter)
  const refusal = {
    Code: 'BusinessHasOpenAgreements',
    Message: '1 agreement that this business has sent is out for signature. Please void it first, or wait until it is done.',
  }
  expect(await refusals()).toEqual([refusal])
  expect(await remove()).toMatchObject(refusal)
  must(await administrator.call(VoidAgreement, { AgreementId, Reason: 'x' }))
  expect(await refusals()).toEqual([])
  expect((await remove())?.Code).toBe('PinConfirmationNeeded')
})

test('a profile that has sent one becomes no other type, and one with drafts alone does', async () => {
  const agent = await app.newPerson({ profileType: 'Agent' })
  const become = (person: TestPerson) =>
    person.call(UpdateProfileType, { ProfileId: person.profileId, ProfileTypeId: PROFILE_TYPES.Tenant })
  await between(agent, renter, 'voided')
  expect((await become(agent)).error?.Code).toBe('ProfileHasAgreements')
  const another = await app.newPerson({ profileType: 'Agent' })
  await givenAgreement(app, another, { isDraft: true })
  must(await become(another))
})
