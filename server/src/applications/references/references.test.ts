import { UnSendApplication, WithdrawApplication } from '@keystead/contract/applications/applications/application.operations.ts'
import {
  AskReference,
  DeclineReference,
  GetReferenceToGive,
  GiveEmployerReference,
  GiveLandlordReference,
  GivePersonalReference,
  RemindReference,
} from '@keystead/contract/applications/references/reference.operations.ts'
import { GetNotifications } from '@keystead/contract/platform/notifications/notification.operations.ts'
import { beforeEach, describe, expect } from 'vitest'
import { dataOf } from '../../../test/account-data.ts'
import { app, test } from '../../../test/emailing-app.ts'
import type { TestPerson } from '../../../test/harness.ts'
import { must } from '../../../test/must.ts'
import { formOf } from '../applications/application.factory.ts'
import { boardOf, completeApplication, decide, DECLINED, newDeciding } from '../decisions/decision.factory.ts'
import { addressTyped, type Filling, jobTyped } from '../form/form.factory.ts'
import { asking, EMPLOYER_SAYS, FRIEND_SAYS, LANDLORD_SAYS, referenceLink, referencesOf } from './reference.factory.ts'

let owner: TestPerson
let renter: TestPerson
let other: TestPerson
let assetId: string
/** New ones for each test: an address gets only so many emails. */
let emails: { landlord: string; employer: string; friend: string }
beforeEach(async () => {
  ;({ owner, renter, other, assetId } = await newDeciding(app))
  const name = crypto.randomUUID()
  emails = { landlord: `l-${name}@example.com`, employer: `e-${name}@example.com`, friend: `f-${name}@example.com` }
})

const RENT = '1733.00'
const REASON = 'The stairs were too much'
const filling = (): Filling => ({
  residence: {
    Addresses: [addressTyped({ LandlordEmail: emails.landlord, MonthlyPayment: RENT, ReasonForLeaving: REASON, RentPaidTo: 'Elm Homes' })],
  },
  employment: { Jobs: [jobTyped({ SupervisorName: 'Ada Bell', SupervisorEmail: emails.employer, Income: '66000.00', PeriodId: 5 })] },
  personal: { References: [{ Name: 'Jon Bell', Relationship: 'Colleague', Phone: '(303) 555-0144', Email: emails.friend }] },
})

async function complete(more: Filling = filling()) {
  const id = await completeApplication(renter, assetId, more)
  return { id, formId: await formOf(renter, id) }
}

const later = (referenceId: string) =>
  app.sql(`update application_reference set sent_at = sent_at - interval '25 hours' where id = $1`, [referenceId])
const newsOf = async (person: TestPerson) => must(await person.call(GetNotifications, {})).Items.map(({ Message }) => Message)
const toGive = (Token: string) => app.visitor().call(GetReferenceToGive, { Token })
const landlordGives = (Token: string, more: object = {}) => app.visitor().call(GiveLandlordReference, { Token, ...LANDLORD_SAYS, ...more })

describe('asking for a reference', () => {
  test('an email says who applies and as what they named its reader, and nothing of what they filled in', async () => {
    const { id, formId } = await complete()
    must(await asking(owner, id, formId, 'landlord'))
    const email = await app.emailTo(emails.landlord)
    expect(email.subject).toBe('Mia Lang named you as a reference')
    expect(email.text).toContain('as a landlord')
    for (const kept of [RENT, '1,733', REASON, '66000', '66,000', 'Pearl', 'Boulder Schools', 'Brick bungalow', 'mia.lang'])
      expect(email.source).not.toContain(kept)
    expect(email.to?.[0]?.name ?? '').toBe('')
  })

  test('the page behind the link says who asks, about whom and as what, and changes nothing', async () => {
    const { id, formId } = await complete()
    must(await asking(owner, id, formId, 'landlord'))
    const Token = await referenceLink(app, emails.landlord)
    const first = must(await toGive(Token))
    expect(first).toMatchObject({
      Kind: 'landlord',
      State: 'asked',
      Name: 'Elm Homes',
      ApplicantName: 'Mia Lang',
      About: '12 Pearl Street, Boulder',
      AnsweredAt: null,
    })
    expect(JSON.stringify(first)).not.toContain(RENT)
    expect(must(await toGive(Token))).toEqual(first)
    expect((await referencesOf(owner, id)).find(({ Kind }) => Kind === 'landlord')).toMatchObject({ State: 'asked', TimesSent: 1 })
  })

  test('a landlord, an employer and a friend answer; those who decide read it, are told, and see it counted', async () => {
    const { id, formId } = await complete()
    for (const kind of ['landlord', 'employer', 'personal'] as const) must(await asking(owner, id, formId, kind))
    expect((await boardOf(owner, assetId)).Applications[0]).toMatchObject({ ReferencesAsked: 3, ReferencesAnswered: 0 })
    must(await landlordGives(await referenceLink(app, emails.landlord), { Rent: '1650.00', Comment: 'A pleasure.' }))
    const pay = await referenceLink(app, emails.employer)
    expect(JSON.stringify(must(await toGive(pay)))).not.toMatch(/66|5500/)
    must(await app.visitor().call(GiveEmployerReference, { Token: pay, ...EMPLOYER_SAYS }))
    must(await app.visitor().call(GivePersonalReference, { Token: await referenceLink(app, emails.friend), ...FRIEND_SAYS }))
    const [landlord, employer, friend] = await referencesOf(owner, id)
    expect(landlord).toMatchObject({ State: 'answered', CanRemind: false, Landlord: { Rent: '1650.00', Comment: 'A pleasure.' } })
    expect(landlord!.Landlord).not.toHaveProperty('FairHousingReviewed')
    expect(employer).toMatchObject({ Employer: { Pay: '5500.00', IncomeConfirmed: 'Y' } })
    expect(friend).toMatchObject({ Personal: { KnownHow: 'We teach together' } })
    expect((await boardOf(owner, assetId)).Applications[0]).toMatchObject({ ReferencesAsked: 3, ReferencesAnswered: 3 })
    expect((await newsOf(owner)).filter((said) => /^A reference of Mia Lang for .* was answered\.$/.test(said))).toHaveLength(3)
  })

  test('pay that is less than what was stated does not confirm it, and what is not said is not known', async () => {
    const { id, formId } = await complete()
    must(await asking(owner, id, formId, 'employer'))
    const Token = await referenceLink(app, emails.employer)
    const without = await app.visitor().call(GiveEmployerReference, { Token, ...EMPLOYER_SAYS, Pay: null })
    expect(without.error?.Fields).toMatchObject({ Pay: 'Please say how much, and for how long.' })
    must(await app.visitor().call(GiveEmployerReference, { Token, ...EMPLOYER_SAYS, Pay: '4000.00' }))
    expect((await referencesOf(owner, id))[1]).toMatchObject({ Employer: { IncomeConfirmed: 'N' } })

    const second = await completeApplication(other, assetId, filling())
    const secondForm = await formOf(other, second)
    must(await asking(owner, second, secondForm, 'employer'))
    const silent = { Employed: 'before', PaySaid: 'notAllowed', Pay: '9999.00', PeriodId: 4, GoesOn: 'notKnown' } as const
    must(await app.visitor().call(GiveEmployerReference, { Token: await referenceLink(app, emails.employer), ...silent }))
    expect((await referencesOf(owner, second))[1]).toMatchObject({ Employer: { Pay: null, IncomeConfirmed: 'notSaid' } })
  })

  test('who applies sees that someone was asked and has answered, and not what they said', async () => {
    const { id, formId } = await complete()
    expect(await referencesOf(renter, id)).toEqual([])
    must(await asking(owner, id, formId, 'landlord'))
    must(await landlordGives(await referenceLink(app, emails.landlord), { Comment: 'Loud at night.' }))
    const seen = await referencesOf(renter, id)
    expect(seen).toHaveLength(1)
    expect(seen[0]).toMatchObject({ Name: 'Elm Homes', State: 'answered', Landlord: null, CanAsk: false, CanRemind: false, Email: null })
    expect(JSON.stringify(seen)).not.toContain('Loud')
  })
})

describe('who can be asked', () => {
  const obstacle = async (more: Filling, kind: 'landlord' | 'employer' | 'personal') => {
    const { id, formId } = await complete({ ...filling(), ...more })
    const refused = await asking(owner, id, formId, kind)
    expect(refused.error?.Code).toBe('ReferenceNotAskable')
    const item = (await referencesOf(owner, id)).find(({ Kind }) => Kind === kind)!
    expect(item).toMatchObject({ CanAsk: false, State: null, ReferenceId: null })
    return item.Obstacle
  }

  test('not whom the applicant does not want to be contacted', async () => {
    const residence = { Addresses: [addressTyped({ MayContact: 'N', LandlordEmail: emails.landlord })] }
    expect(await obstacle({ residence }, 'landlord')).toBe('mayNotContact')
  })
  test('not without an email', async () => {
    expect(await obstacle({ employment: { Jobs: [jobTyped({ SupervisorName: 'Ada Bell' })] } }, 'employer')).toBe('noEmail')
  })
  test('not the applicant themselves', async () => {
    const residence = { Addresses: [addressTyped({ LandlordEmail: 'Mia.Lang@example.com' })] }
    expect(await obstacle({ residence }, 'landlord')).toBe('ownAddress')
  })
  test('not a reference of a form from before that was agreed to', async () => {
    const { id, formId } = await complete()
    await app.sql(`update application_consent set text_version = '2026-11-28' where form_id = $1`, [formId])
    expect((await asking(owner, id, formId, 'personal')).error?.Message).toContain('did not agree')
    must(await asking(owner, id, formId, 'landlord'))
  })
  test('not someone who is not in the form', async () => {
    const { id, formId } = await complete()
    expect((await asking(owner, id, formId, 'landlord', 1)).error?.Code).toBe('ReferenceNotFound')
    expect((await asking(owner, id, crypto.randomUUID(), 'landlord')).status).toBe(404)
  })
})

describe('how often', () => {
  test('once, and again after a day, three times in all', async () => {
    const { id, formId } = await complete()
    const { ReferenceId } = must(await asking(owner, id, formId, 'landlord'))
    expect((await asking(owner, id, formId, 'landlord')).error?.Code).toBe('ReferenceAskedAlready')
    const again = () => owner.call(RemindReference, { ApplicationId: id, ReferenceId })
    expect((await again()).error?.Code).toBe('ReferenceTooEarly')
    for (const times of [2, 3]) {
      await later(ReferenceId)
      must(await again())
      expect((await referencesOf(owner, id))[0]).toMatchObject({ TimesSent: times, CanRemind: false })
    }
    await later(ReferenceId)
    expect((await again()).error?.Code).toBe('ReferenceAskedTooOften')
    const links = [await referenceLink(app, emails.landlord), await referenceLink(app, emails.landlord)]
    must(await landlordGives(links[0]!))
    expect((await landlordGives(links[1]!)).error?.Code).toBe('ReferenceAnsweredAlready')
    expect((await again()).error?.Code).toBe('ReferenceAnsweredAlready')
  })

  test('of two who ask at once one is told that it was done', async () => {
    const { id, formId } = await complete()
    const answers = await Promise.all([asking(owner, id, formId, 'landlord'), asking(owner, id, formId, 'landlord')])
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409])
  })

  test('an address gets three in a day, whoever asks', async () => {
    const many = Array.from({ length: 4 }, () => ({
      Name: 'Jon Bell',
      Relationship: 'Friend',
      Phone: '(303) 555-0144',
      Email: emails.friend.toUpperCase(),
    }))
    const { id, formId } = await complete({ ...filling(), personal: { References: many } })
    for (const place of [0, 1, 2]) must(await asking(owner, id, formId, 'personal', place))
    const refused = await asking(owner, id, formId, 'personal', 3)
    expect([refused.status, refused.error?.Code]).toEqual([429, 'ReferenceAddressBusy'])
    expect((await referencesOf(owner, id)).filter(({ State }) => State === 'asked')).toHaveLength(3)
  })

  test('not by someone who has not confirmed their own address', async () => {
    const { id, formId } = await complete()
    await app.sql('update account set email_verified_at = null where id = $1', [owner.accountId])
    expect((await asking(owner, id, formId, 'landlord')).error?.Code).toBe('ConfirmEmailToAskReferences')
  })
})

describe('a link', () => {
  const asked = async () => {
    const { id, formId } = await complete()
    const { ReferenceId } = must(await asking(owner, id, formId, 'landlord'))
    return { id, formId, ReferenceId, Token: await referenceLink(app, emails.landlord) }
  }
  const expectOver = async (Token: string) => {
    const visitor = app.visitor()
    const answers = await Promise.all([toGive(Token), landlordGives(Token), visitor.call(DeclineReference, { Token, IsNotThem: true })])
    expect(answers.map(({ error }) => error?.Code)).toEqual(Array(3).fill('ReferenceLinkOver'))
  }

  test('ends with the application', async () => {
    const { id, ReferenceId, Token } = await asked()
    must(await decide(owner, id, DECLINED))
    await expectOver(Token)
    expect((await owner.call(RemindReference, { ApplicationId: id, ReferenceId })).error?.Code).toBe('ApplicationNotOpen')
  })
  test('ends as its applicant withdraws, and then those who decide read none of it', async () => {
    const { id, formId, Token } = await asked()
    expect((await dataOf(owner)).applicationReferences).toHaveLength(1)
    must(await renter.call(WithdrawApplication, { FormId: formId }))
    await expectOver(Token)
    expect(await referencesOf(owner, id)).toEqual([])
    expect((await dataOf(owner)).applicationReferences).toEqual([])
  })
  test('ends after its days', async () => {
    const { ReferenceId, Token } = await asked()
    await app.sql(`update application_reference set until_at = now() where id = $1`, [ReferenceId])
    await expectOver(Token)
  })
  test('that was cut, or never was, is answered alike', async () => {
    const { Token } = await asked()
    await expectOver(Token.slice(0, -1))
    await expectOver('a'.repeat(43))
  })
  test('of another kind answers nothing', async () => {
    const { id, Token } = await asked()
    const given = await app.visitor().call(GivePersonalReference, { Token, ...FRIEND_SAYS })
    expect(given.error?.Code).toBe('ReferenceLinkOver')
    expect((await referencesOf(owner, id))[0]!.State).toBe('asked')
  })
  test('keeps what was asked about from being taken back', async () => {
    const { id } = await asked()
    expect((await renter.call(UnSendApplication, { ApplicationId: id })).error?.Code).toBe('ApplicationOpened')
  })
})

describe('an answer', () => {
  const asked = async () => {
    const { id, formId } = await complete()
    const { ReferenceId } = must(await asking(owner, id, formId, 'landlord'))
    return { id, formId, ReferenceId, Token: await referenceLink(app, emails.landlord) }
  }

  test('is given once, also by two at once, and stays', async () => {
    const { id, ReferenceId, Token } = await asked()
    const answers = await Promise.all([landlordGives(Token), landlordGives(Token, { WouldRentAgain: 'N' })])
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409])
    const before = (await referencesOf(owner, id))[0]
    expect((await app.visitor().call(DeclineReference, { Token, IsNotThem: false })).error?.Code).toBe('ReferenceAnsweredAlready')
    expect((await referencesOf(owner, id))[0]).toEqual(before)
    expect(must(await toGive(Token))).toMatchObject({ State: 'answered' })
    for (const change of [
      `answer = '{}'`,
      `state = 'declined', answer = null`,
      `name = 'Oak Homes'`,
      `until_at = now()`,
      `email = 'x@example.com'`,
    ])
      await expect(app.sql(`update application_reference set ${change} where id = $1`, [ReferenceId])).rejects.toThrow('part of the file')
  })

  test('of too much text, of words that no one offers, or without what is asked is refused at its field', async () => {
    const { id, Token } = await asked()
    const tries = await Promise.all([
      landlordGives(Token, { Comment: 'x'.repeat(1_001) }),
      landlordGives(Token, { PaidOnTime: 'never' }),
      landlordGives(Token, { From: '2026-05-01', To: '2026-04-01' }),
      landlordGives(Token, { WouldRentAgain: undefined }),
      landlordGives(Token, { State: 'answered' }),
      landlordGives(Token, { Comment: 'x'.repeat(2_000_000) }),
    ])
    expect(tries.map(({ status }) => status)).toEqual([400, 400, 400, 400, 400, 413])
    expect(Object.keys(tries[0]!.error?.Fields ?? {})).toEqual(['Comment'])
    expect(tries[2]!.error?.Fields).toEqual({ To: 'End date should be greater than Start date.' })
    expect((await referencesOf(owner, id))[0]!.State).toBe('asked')
  })

  test('whose words may go against fair housing law is read once more by its writer', async () => {
    const { id, Token } = await asked()
    const Comment = 'No children, please: rent to Christian couples.'
    const refused = await landlordGives(Token, { Comment })
    expect(refused.error?.Code).toBe('ReferenceFairHousing')
    expect(Object.keys(refused.error?.Fields ?? {})).toEqual(['FairHousingReviewed'])
    must(await landlordGives(Token, { Comment, FairHousingReviewed: true }))
    expect((await referencesOf(owner, id))[0]).toMatchObject({ Landlord: { Comment } })
  })

  test.for([
    [false, 'declined', 'does not want to answer'],
    [true, 'notThem', 'is not the person that was named'],
  ] as const)('may be that they do not want to, or are not that person (%s)', async ([IsNotThem, State, words]) => {
    const { id, ReferenceId, Token } = await asked()
    must(await app.visitor().call(DeclineReference, { Token, IsNotThem }))
    expect((await referencesOf(owner, id))[0]).toMatchObject({ State, Landlord: null, CanRemind: false })
    expect((await newsOf(owner)).some((said) => said.includes(words))).toBe(true)
    await later(ReferenceId).catch(() => {})
    expect((await owner.call(RemindReference, { ApplicationId: id, ReferenceId })).status).toBe(409)
    expect((await landlordGives(Token)).error?.Code).toBe('ReferenceAnsweredAlready')
  })
})

test('a call that names a form of another application asks no one', async () => {
  const { id } = await complete()
  const second = await completeApplication(other, assetId, filling())
  const Kind = 'landlord'
  const crossed = { ApplicationId: id, FormId: await formOf(other, second), Kind, Place: 0 } as const
  expect((await owner.call(AskReference, crossed)).status).toBe(404)
  const { ReferenceId } = must(await asking(owner, second, crossed.FormId, Kind))
  await later(ReferenceId)
  expect((await owner.call(RemindReference, { ApplicationId: id, ReferenceId })).error?.Code).toBe('ReferenceNotFound')
})
