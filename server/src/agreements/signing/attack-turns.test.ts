import {
  CopyAgreement,
  DeleteAgreement,
  GetAgreementDraft,
  SendAgreement,
  SendAgreementReminder,
  TerminateAgreement,
  UpdateAgreement,
  VoidAgreement,
} from '@keystead/contract/agreements/agreements/agreement.operations.ts'
import {
  ApproveAgreement,
  DeclineAgreement,
  OpenAgreement,
  SignAgreement,
} from '@keystead/contract/agreements/signing/signing.operations.ts'
import { CONSENT_VERSION } from '@keystead/contract/agreements/agreements/agreement.values.ts'
import { beforeEach, describe, expect } from 'vitest'
import { app, test } from '../../../test/emailing-app.ts'
import type { TestPerson } from '../../../test/harness.ts'
import { must } from '../../../test/must.ts'
import { connected } from '../../../test/network.ts'
import { addedDraft, detailsOf, draftOf, opened, savedAs, sentAgreement, signedBy, tenant, TYPED } from '../agreements/agreement.factory.ts'
import { expireAgreements } from '../agreements/days.job.ts'

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

const digestOf = async (AgreementId: string) => (await detailsOf(owner, AgreementId)).PaperDigest!
const sign = (person: TestPerson, AgreementId: string, PaperDigest: string) =>
  person.call(SignAgreement, { AgreementId, PaperDigest, Signature: TYPED })
const decline = async (person: TestPerson, AgreementId: string) =>
  (await person.call(DeclineAgreement, { AgreementId, Reason: 'No' })).error?.Code
const open = (person: TestPerson, AgreementId: string, PaperDigest: string) =>
  person.call(OpenAgreement, { AgreementId, PaperDigest, ConsentVersion: CONSENT_VERSION })
const kindsOf = async (AgreementId: string) => (await detailsOf(owner, AgreementId)).Events.map(({ Kind }) => Kind)
/** Past what keeps a sent agreement as it is. */
async function overNow(AgreementId: string) {
  await app.sql('alter table agreement disable trigger user')
  await app.sql(`update agreement set expires_at = now() - interval '1 minute' where id = $1`, [AgreementId])
  await app.sql('alter table agreement enable trigger user')
}

describe('a step at a wrong time', () => {
  test('by the sender who is a later signer waits for their turn', async () => {
    const AgreementId = await sentAgreement(owner, [
      tenant(renter),
      { Role: 'Tenant', Part: 'signer', Turn: 2, ProfileId: owner.profileId },
    ])
    const digest = await digestOf(AgreementId)
    expect((await open(owner, AgreementId, digest)).error?.Code).toBe('NotYourTurn')
    expect((await sign(owner, AgreementId, digest)).error?.Code).toBe('NotYourTurn')
    expect(await decline(owner, AgreementId)).toBe('NotYourTurn')
    expect((await owner.call(ApproveAgreement, { AgreementId, PaperDigest: digest })).error?.Code).toBe('NotYourPart')
    await signedBy(renter, AgreementId)
    expect(await signedBy(owner, AgreementId)).toMatchObject({ State: 'completed' })
  })

  test('after each of the ends is refused, whatever the step', async () => {
    const agent = await app.newPerson({ profileType: 'Agent' })
    await connected(app, owner, agent)
    const On = new Date(Date.now() + 30 * 86_400_000).toISOString().slice(0, 10)
    const terminate = async (person: TestPerson, AgreementId: string) =>
      (await person.call(TerminateAgreement, { AgreementId, On, Reason: 'x' })).error?.Code
    const ends: Record<string, (AgreementId: string) => Promise<unknown>> = {
      voided: async (AgreementId) => must(await owner.call(VoidAgreement, { AgreementId, Reason: 'No' })),
      declined: (AgreementId) => decline(agent, AgreementId),
      completed: (AgreementId) => signedBy(agent, AgreementId),
    }
    for (const [State, end] of Object.entries(ends)) {
      const AgreementId = await sentAgreement(owner, [tenant(renter), tenant(agent)])
      await signedBy(renter, AgreementId)
      await opened(agent, AgreementId)
      await end(AgreementId)
      const digest = await digestOf(AgreementId)
      expect(await detailsOf(owner, AgreementId)).toMatchObject({ State })
      for (const [person, code] of [
        [renter, 'NotAvailableForProfile'],
        [agent, 'AgreementNotFound'],
      ] as const) {
        expect((await sign(person, AgreementId, digest)).error?.Code).toBe('AgreementNotOpen')
        expect((await open(person, AgreementId, digest)).error?.Code).toBe('AgreementNotOpen')
        expect(await decline(person, AgreementId)).toBe('AgreementNotOpen')
        expect((await person.call(VoidAgreement, { AgreementId, Reason: 'x' })).error?.Code).toBe(code)
        expect(await terminate(person, AgreementId)).toBe(code)
      }
      expect((await owner.call(VoidAgreement, { AgreementId, Reason: 'x' })).error?.Code).toBe('AgreementNotOpen')
      expect((await owner.call(SendAgreementReminder, { AgreementId })).error?.Code).toBe('AgreementNotOpen')
      expect((await owner.call(DeleteAgreement, { AgreementId })).error?.Code).toBe('AgreementNotDraft')
      expect((await owner.call(GetAgreementDraft, { AgreementId })).error?.Code).toBe('AgreementNotDraft')
      if (State === 'completed') expect((await owner.call(CopyAgreement, { AgreementId })).error?.Code).toBe('AgreementNotOpen')
      else expect(await terminate(owner, AgreementId)).toBe('AgreementNotOpen')
    }
  })

  test('after the last day is refused before the hour in which it expires', async () => {
    const AgreementId = await sentAgreement(owner, [tenant(renter)])
    const digest = await opened(renter, AgreementId)
    await overNow(AgreementId)
    expect((await sign(renter, AgreementId, digest)).error?.Code).toBe('AgreementNotOpen')
    expect((await open(renter, AgreementId, digest)).error?.Code).toBe('AgreementNotOpen')
    expect(await decline(renter, AgreementId)).toBe('AgreementNotOpen')
  })

  test('after the last day is offered by no screen', async () => {
    const AgreementId = await sentAgreement(owner, [tenant(renter)])
    await opened(renter, AgreementId)
    await overNow(AgreementId)
    expect(await detailsOf(renter, AgreementId)).toMatchObject({ Can: { Sign: false, Decline: false } })
  })

  test('at the same moment as the hour expires it: one of the two holds', async () => {
    const AgreementId = await sentAgreement(owner, [tenant(renter)])
    const digest = await opened(renter, AgreementId)
    await overNow(AgreementId)
    await Promise.all([
      sign(renter, AgreementId, digest),
      ...[1, 2].map(() => expireAgreements(app.services, new AbortController().signal)),
    ])
    expect(await kindsOf(AgreementId)).toEqual(['created', 'sent', 'viewed', 'consented', 'expired'])
  })
})

describe('two at the same moment', () => {
  test('sign as one party once', async () => {
    const AgreementId = await sentAgreement(owner, [tenant(renter), tenant(other)])
    const digest = await opened(renter, AgreementId)
    const answers = await Promise.all(Array.from({ length: 5 }, () => sign(renter, AgreementId, digest)))
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
    expect(answers.flatMap(({ error }) => error?.Code ?? [])).toEqual(Array(4).fill('AlreadyDone'))
    expect((await kindsOf(AgreementId)).filter((kind) => kind === 'signed')).toHaveLength(1)
  })

  test('sign, decline and void: it has one end', async () => {
    for (let round = 0; round < 3; round += 1) {
      const AgreementId = await sentAgreement(owner, [tenant(renter), tenant(other)])
      const digest = await opened(renter, AgreementId)
      await opened(other, AgreementId)
      await Promise.all([
        sign(renter, AgreementId, digest),
        sign(other, AgreementId, digest),
        decline(other, AgreementId),
        owner.call(VoidAgreement, { AgreementId, Reason: 'No' }),
      ])
      const kinds = await kindsOf(AgreementId)
      expect(kinds.filter((kind) => ['completed', 'declined', 'voided'].includes(kind))).toHaveLength(1)
    }
  })

  test('send a draft once: one paper, one number, one email', async () => {
    const email = `${crypto.randomUUID()}@example.com`
    const draft = await addedDraft(owner, [tenant({ Name: 'Mia Lang', Email: email }), tenant(renter)])
    const answers = await Promise.all(Array.from({ length: 4 }, () => owner.call(SendAgreement, draft)))
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
    await app.emailTo(email, /asks you to sign/)
    expect(await app.sql('select 1 from email where to_email = $1', [email])).toHaveLength(1)
    const [row] = await app.sql<{ fields: number }>('select count(*)::int as fields from agreement_field where agreement_id = $1', [
      draft.AgreementId,
    ])
    expect(row!.fields).toBe(4)
  })

  test('save and send: what goes out is what was saved last before', async () => {
    const draft = await addedDraft(owner, [tenant(renter)])
    const read = await draftOf(owner, draft.AgreementId)
    const [saved, sent] = await Promise.all([
      owner.call(UpdateAgreement, savedAs(read, { Title: 'Changed meanwhile' })),
      owner.call(SendAgreement, draft),
    ])
    expect([saved.status, sent.status].filter((status) => status === 200)).toHaveLength(1)
    const { Title, State } = await detailsOf(owner, draft.AgreementId)
    expect(
      sent.status === 200 ? State === 'sent' && Title !== 'Changed meanwhile' : State === 'draft' && Title === 'Changed meanwhile',
    ).toBe(true)
  })

  test('send the last one of the month once, of one profile', async () => {
    await app.sql('update plan set signatures_per_month = 1')
    const drafts = [await addedDraft(owner, [tenant(renter)]), await addedDraft(owner, [tenant(renter)])]
    const answers = await Promise.all(drafts.map((draft) => owner.call(SendAgreement, draft)))
    expect(answers.flatMap(({ error }) => error?.Code ?? [])).toEqual(['SignatureLimitReached'])
  })

  test('send the last one of the month once, of two profiles of an account', async () => {
    await app.sql('update plan set signatures_per_month = 1')
    for (let round = 0; round < 5; round += 1) {
      const person = await app.newPerson()
      const agent = await app.secondProfile(person, 'Agent')
      await connected(app, person, renter)
      await connected(app, agent, renter)
      const drafts = [await addedDraft(person, [tenant(renter)]), await addedDraft(agent, [tenant(renter)])]
      const answers = await Promise.all([person.call(SendAgreement, drafts[0]!), agent.call(SendAgreement, drafts[1]!)])
      expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
    }
  })
})
