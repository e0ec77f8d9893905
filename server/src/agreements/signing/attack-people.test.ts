import { GetAgreementDetails, SendAgreement } from '@keystead/contract/agreements/agreements/agreement.operations.ts'
import {
  ApproveAgreement,
  DeclineAgreement,
  OpenAgreement,
  SignAgreement,
} from '@keystead/contract/agreements/signing/signing.operations.ts'
import { CONSENT_VERSION } from '@keystead/contract/agreements/agreements/agreement.values.ts'
import { DeleteAsset } from '@keystead/contract/properties/properties/property.operations.ts'
import { CloseAccount } from '@keystead/contract/security/closing/closing.operations.ts'
import { ConfirmSecurityPin, SetSecurityPin } from '@keystead/contract/security/security-pin/pin.operations.ts'
import { setTimeout as wait } from 'node:timers/promises'
import { beforeEach, describe, expect } from 'vitest'
import { app, test } from '../../../test/app.ts'
import type { TestPerson } from '../../../test/harness.ts'
import { must } from '../../../test/must.ts'
import { connected } from '../../../test/network.ts'
import { everything } from '../../database/pool.ts'
import { businessOn, memberOf } from '../../people/businesses/member.factory.ts'
import { addProperty } from '../../properties/properties/property.factory.ts'
import { addedTemplate, bodyOf, givenPaperTemplate, TENANT_SIGNS } from '../templates/template.factory.ts'
import { addedDraft, detailsOf, opened, sentAgreement, signedBy, tenant, TYPED } from '../agreements/agreement.factory.ts'

let owner: TestPerson
let renter: TestPerson
let other: TestPerson
beforeEach(async () => {
  ;[owner, renter, other] = await Promise.all([
    app.newPerson(),
    app.newPerson({ profileType: 'Tenant' }),
    app.newPerson({ profileType: 'Tenant' }),
  ])
  await connected(app, owner, renter)
  await connected(app, owner, other)
  await app.sql('update plan set signatures_per_month = 100')
})

describe('a PIN', () => {
  test('is asked for each signature, and one for another paper or another deed is none', async () => {
    must(await renter.call(SetSecurityPin, { Pin: '482913', ConfirmPin: '482913' }))
    const [AgreementId, another] = [await sentAgreement(owner, [tenant(renter)]), await sentAgreement(owner, [tenant(renter)])]
    const PaperDigest = await opened(renter, AgreementId)
    const digest = await opened(renter, another)
    const confirmed = async (ObjectId: string, Operation: string = SignAgreement.name) =>
      must(await renter.call(ConfirmSecurityPin, { Pin: '482913', Operation, ObjectId, AmountCents: null })).Confirmation
    const sign = (PinConfirmation: string | null) =>
      renter.call(SignAgreement, { AgreementId, PaperDigest, Signature: TYPED, PinConfirmation })
    const ofAnother = await confirmed(another)
    const own = await confirmed(AgreementId)
    for (const wrong of [null, '', 'x', ofAnother]) expect((await sign(wrong)).error?.Code, `${wrong}`).toBe('PinConfirmationNeeded')
    expect((await sign('x'.repeat(201))).status).toBe(400)
    expect(await detailsOf(renter, AgreementId)).toMatchObject({ State: 'sent', NeedsPin: true })
    must(await sign(own))
    const again = await renter.call(SignAgreement, { AgreementId: another, PaperDigest: digest, Signature: TYPED, PinConfirmation: own })
    expect(again.error?.Code).toBe('PinConfirmationNeeded')
    expect(await detailsOf(renter, another)).toMatchObject({ State: 'sent' })
  })
})

describe('parts', () => {
  test('of approvers, viewers and copies do what they are for and no more', async () => {
    const [approver, viewer, copy] = await Promise.all([1, 2, 3].map(() => app.newPerson()))
    for (const one of [approver!, viewer!, copy!]) await connected(app, owner, one)
    const Roles = [TENANT_SIGNS, { Name: 'Lender', Part: 'approver', IsMany: false }] as const
    const templateId = await addedTemplate(owner, { CategoryId: 8, Roles: [...Roles], Body: bodyOf(['Tenant']) })
    const AgreementId = await sentAgreement(
      owner,
      [
        tenant(renter, 2),
        { Role: 'Lender', Part: 'approver', Turn: 1, ProfileId: approver!.profileId },
        { Role: 'Reader', Part: 'viewer', Turn: 1, ProfileId: viewer!.profileId },
        { Role: 'Copy', Part: 'copy', Turn: 1, ProfileId: copy!.profileId },
      ],
      { templateId },
    )
    const PaperDigest = (await detailsOf(owner, AgreementId)).PaperDigest!
    const codes = async (person: TestPerson) => [
      (await person.call(SignAgreement, { AgreementId, PaperDigest, Signature: TYPED })).error?.Code,
      (await person.call(ApproveAgreement, { AgreementId, PaperDigest })).error?.Code,
    ]
    const decline = async (person: TestPerson) => (await person.call(DeclineAgreement, { AgreementId, Reason: 'No' })).error?.Code
    expect(await codes(approver!)).toEqual(['NotYourPart', 'ConsentNeeded'])
    expect(await codes(viewer!)).toEqual(['NotYourPart', 'NotYourPart'])
    expect(await decline(viewer!)).toBe('NotYourPart')
    for (const hidden of [copy!, renter])
      expect((await hidden.call(GetAgreementDetails, { AgreementId })).error?.Code).toBe('AgreementNotFound')
    await opened(viewer!, AgreementId)
    await opened(approver!, AgreementId)
    expect((await approver!.call(ApproveAgreement, { AgreementId, PaperDigest: '0'.repeat(64) })).error?.Code).toBe('PaperChanged')
    expect(must(await approver!.call(ApproveAgreement, { AgreementId, PaperDigest }))).toMatchObject({ State: 'sent' })
    expect(await codes(approver!)).toEqual(['NotYourPart', 'AlreadyDone'])
    expect((await approver!.call(OpenAgreement, { AgreementId, PaperDigest, ConsentVersion: CONSENT_VERSION })).error?.Code).toBe(
      'AlreadyDone',
    )
    expect(await signedBy(renter, AgreementId)).toMatchObject({ State: 'completed' })
    expect(await detailsOf(copy!, AgreementId)).toMatchObject({ State: 'completed', Can: { Sign: false, Decline: false } })
  })

  test('without agreeing to this very text nothing is signed', async () => {
    const AgreementId = await sentAgreement(owner, [tenant(renter)])
    const PaperDigest = (await detailsOf(owner, AgreementId)).PaperDigest!
    for (const ConsentVersion of ['2026-11-27', '', null])
      expect(
        (await renter.call(OpenAgreement, { AgreementId, PaperDigest, ConsentVersion: ConsentVersion as typeof CONSENT_VERSION })).status,
      ).toBe(400)
    expect((await renter.call(SignAgreement, { AgreementId, PaperDigest, Signature: TYPED })).error?.Code).toBe('ConsentNeeded')
  })

  test('of a business are noted with who acted for it', async () => {
    const firm = await app.newPerson({ profileType: 'Agent' })
    await connected(app, owner, firm)
    const member = await memberOf(app, await businessOn(app, firm), { role: 'administrator' })
    const AgreementId = await sentAgreement(owner, [tenant(firm)])
    await signedBy(member, AgreementId)
    const [event] = await app.sql<{ event: object }>(
      `select to_jsonb(e) as event from agreement_event e where agreement_id = $1 and kind = 'signed'`,
      [AgreementId],
    )
    expect(JSON.stringify(event)).toContain('Max')
  })

  test('of a member who may only look, and of who was removed, are none', async () => {
    const firm = await app.newPerson({ profileType: 'Agent' })
    await connected(app, owner, firm)
    const business = await businessOn(app, firm)
    const [viewer, removed] = [
      await memberOf(app, business, { role: 'viewer' }),
      await memberOf(app, business, { role: 'administrator', status: 'removed' }),
    ]
    const AgreementId = await sentAgreement(owner, [tenant(firm)])
    const PaperDigest = (await detailsOf(viewer, AgreementId)).PaperDigest!
    for (const [person, code] of [
      [viewer, 'NotAllowedForRole'],
      [removed, 'NotAvailableForProfile'],
    ] as const) {
      expect((await person.call(OpenAgreement, { AgreementId, PaperDigest, ConsentVersion: CONSENT_VERSION })).error?.Code).toBe(code)
      expect((await person.call(DeclineAgreement, { AgreementId, Reason: 'No' })).error?.Code).toBe(code)
    }
  })
})

describe('a home or an account that goes at the moment when something is sent', () => {
  /** Both at once: the sending has looked at everything and has written something when the other begins. */
  async function whileSending(draft: Awaited<ReturnType<typeof addedDraft>>, other: () => Promise<Answer>) {
    const both = await app.services.database.transaction(everything('a test holds a table'), async (db) => {
      await db.sql('lock table agreement_field in exclusive mode')
      const sending = owner.call(SendAgreement, draft)
      await wait(700)
      const ending = other()
      await wait(700)
      return { sending: [sending], ending: [ending] }
    })
    return [outcomeOf(await both.sending[0]!), outcomeOf(await both.ending[0]!)]
  }
  type Answer = { readonly status: number; readonly error?: { readonly Code: string } | undefined }
  const outcomeOf = ({ status, error }: Answer) => error?.Code ?? status
  const close = (person: TestPerson) => person.call(CloseAccount, { Email: person.email, Reason: null, PinConfirmation: null })

  test('leaves no agreement out about a home that is gone', async () => {
    const { AssetId } = await addProperty(owner)
    const draft = await addedDraft(owner, [tenant(renter)], { AssetId })
    expect(await whileSending(draft, () => owner.call(DeleteAsset, { AssetId }))).toEqual([200, 'PropertyHasOpenAgreements'])
  })

  test('leaves no agreement out of an account that is closed', async () => {
    const draft = await addedDraft(owner, [tenant(renter)])
    expect(await whileSending(draft, () => close(owner))).toEqual([200, 'AccountHasOpenAgreements'])
  })

  test('leaves none that waits for an account that is closed', async () => {
    const draft = await addedDraft(owner, [tenant(renter)], { templateId: await givenPaperTemplate(app, owner) })
    const both = await app.services.database.transaction(everything('a test holds a table'), async (db) => {
      // Closing has declined what waits for the account, and deletes its links now.
      await db.sql('lock table secret_link in exclusive mode')
      const closing = close(renter)
      await wait(500)
      const sending = owner.call(SendAgreement, draft)
      await wait(700)
      return { closing: [closing], sending: [sending] }
    })
    expect([outcomeOf(await both.closing[0]!), outcomeOf(await both.sending[0]!)]).toEqual([200, 'AgreementNotReady'])
    expect(await detailsOf(owner, draft.AgreementId)).toMatchObject({ State: 'draft' })
  })
})
