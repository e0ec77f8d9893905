import {
  AddApplicants,
  CloseApplication,
  CreateApplication,
  RemoveApplicant,
  SendApplication,
  UnSendApplication,
} from '@keystead/contract/applications/applications/application.operations.ts'
import {
  DeclineApplicationForm,
  GetApplicationInvite,
  ResendApplicationInvite,
  TakeApplicationForm,
} from '@keystead/contract/applications/applications/take-form.operations.ts'
import { paths } from '@keystead/contract/navigation/paths.ts'
import { GetNotifications } from '@keystead/contract/platform/notifications/notification.operations.ts'
import { GetUserConnections } from '@keystead/contract/people/connections/connection.operations.ts'
import { UnlistAsset } from '@keystead/contract/properties/properties/property.operations.ts'
import { beforeEach, describe, expect } from 'vitest'
import { app, test } from '../../../test/emailing-app.ts'
import type { TestPerson } from '../../../test/harness.ts'
import { secretIn } from '../../../test/mail-server.ts'
import { must } from '../../../test/must.ts'
import { addListedProperty } from '../../properties/properties/property.factory.ts'
import { businessOn, memberOf } from '../../people/businesses/member.factory.ts'
import { boardOf } from '../decisions/decision.factory.ts'
import { submittedForm } from '../form/form.factory.ts'
import { applicationOf, applicationsOf, begunApplication } from './application.factory.ts'

let owner: TestPerson
let renter: TestPerson
let assetId: string
let email: string
beforeEach(async () => {
  ;[owner, renter] = await Promise.all([app.newPerson(), app.newPerson({ profileType: 'Tenant', firstName: 'Mia' })])
  assetId = (await addListedProperty(app, owner)).AssetId
  email = `robin-${crypto.randomUUID()}@example.com`
})

const robin = (more: object = {}) => ({ ApplicantTypeId: 1, Name: 'Robin Marlow', Email: email, ...more })
const drafted = async (...people: object[]) =>
  must(
    await owner.call(CreateApplication, {
      AssetId: assetId,
      Message: 'See www.elm.example.com',
      Applicants: (people.length === 0 ? [robin()] : people) as never,
    }),
  ).ApplicationId
const send = (ApplicationId: string) => owner.call(SendApplication, { ApplicationId })
async function sent(...people: object[]) {
  const id = await drafted(...people)
  must(await send(id))
  return id
}
const linkOf = async (address = email) => secretIn(await app.emailTo(address, /rental application$/), `${paths.takeForm('')}/`)
const look = (Token: string) => app.visitor().call(GetApplicationInvite, { Token })
const take = (person: TestPerson, Token: string) => person.call(TakeApplicationForm, { Token })
const waitingIn = async (person: TestPerson, id: string) =>
  (await applicationOf(person, id)).Applicants.find(({ ProfileId }) => ProfileId === null)!
const aDayLater = (formId: string) =>
  app.sql(`update application_form set invite_sent_at = invite_sent_at - interval '25 hours' where id = $1`, [formId])

describe('someone who is named by an email', () => {
  test('hears of it once it is sent; the email says who asks and for what, and what they wrote stands on the page alone', async () => {
    const id = await drafted()
    expect(await waitingIn(owner, id)).toMatchObject({
      Name: 'Robin Marlow',
      Email: email,
      State: 'invited',
      CanResend: false,
      InviteSentAt: null,
    })
    must(await send(id))
    const message = await app.emailTo(email)
    expect(message.subject).toBe('Pat Tester asks you to fill in a rental application')
    expect(message.text).toContain('Applicant')
    expect(message.source).not.toContain('elm.example.com')
    expect(message.to?.[0]?.name ?? '').toBe('')
    const Token = secretIn(message, `${paths.takeForm('')}/`)
    const seen = must(await look(Token))
    expect(seen).toMatchObject({
      FromName: 'Pat Tester',
      Name: 'Robin Marlow',
      Email: email,
      ApplicantType: 'Applicant',
      Message: 'See www.elm.example.com',
      ListedAssetId: assetId,
    })
    expect(must(await look(Token))).toEqual(seen)
    // What is not offered any more is no one's to read.
    must(await owner.call(UnlistAsset, { AssetId: assetId }))
    expect(must(await look(Token))).toEqual({ ...seen, ListedAssetId: null })
  })

  test('whether they have an account is told by nothing', async () => {
    email = renter.email
    const Token = await sent().then(() => linkOf())
    const known = must(await look(Token))
    email = `new-${crypto.randomUUID()}@example.com`
    const other = (await addListedProperty(app, owner)).AssetId
    const id = must(await owner.call(CreateApplication, { AssetId: other, Applicants: [robin()] })).ApplicationId
    must(await send(id))
    const unknown = must(await look(await linkOf()))
    expect(Object.keys(known)).toEqual(Object.keys(unknown))
    expect(must(await renter.call(GetNotifications, {})).Items).toEqual([])
  })

  test('takes the form as whoever they sign in as, once; those who named them see the name of the account', async () => {
    const id = await sent()
    const Token = await linkOf()
    expect(await applicationsOf(renter)).toEqual([])
    const taken = must(await take(renter, Token))
    expect(taken.ApplicationId).toBe(id)
    const [person] = (await applicationOf(owner, id)).Applicants
    expect(person).toMatchObject({
      Name: 'Mia Tester',
      InvitedAs: 'Robin Marlow',
      Email: null,
      ProfileId: renter.profileId,
      CanResend: false,
    })
    expect((await applicationsOf(renter)).map(({ FormId, Next }) => [FormId, Next])).toEqual([[taken.FormId, 'fill']])
    const news = must(await owner.call(GetNotifications, {})).Items.map(({ Message }) => Message)
    expect(news).toEqual([expect.stringMatching(/^takes the form of Robin Marlow in the application for/)])
    const second = await app.newPerson({ profileType: 'Tenant' })
    expect((await take(second, Token)).error?.Code).toBe('ApplicationInviteOver')
    expect((await look(Token)).error?.Code).toBe('ApplicationInviteOver')
    // Being asked makes no one known to the other.
    expect(must(await owner.call(GetUserConnections, {})).Items).toEqual([])
    await submittedForm(renter, taken.FormId)
    expect((await applicationOf(owner, id)).State).toBe('submitted')
  })

  test('who does not want to apply says so without an account, once; the others go on without them', async () => {
    const { ApplicationId, FormId } = await begunApplication(renter, assetId, { Applicants: [robin({ ApplicantTypeId: 2 })] })
    const Token = await linkOf()
    await submittedForm(renter, FormId)
    expect(await applicationOf(owner, ApplicationId)).toMatchObject({ State: 'sent' })
    must(await app.visitor().call(DeclineApplicationForm, { Token }))
    expect(await applicationOf(owner, ApplicationId)).toMatchObject({ State: 'submitted', SubmittedCount: 1 })
    expect(JSON.stringify(await app.sql('select * from application_form where application_id = $1', [ApplicationId]))).not.toContain(email)
    expect((await applicationOf(renter, ApplicationId)).Events).toContainEqual(
      expect.objectContaining({ Kind: 'inviteDeclined', About: 'Robin Marlow', By: null }),
    )
    const news = must(await renter.call(GetNotifications, {})).Items.map(({ Message }) => Message)
    expect(news).toContainEqual(expect.stringMatching(/^Robin Marlow does not want to fill in a form/))
    for (const answer of [await app.visitor().call(DeclineApplicationForm, { Token }), await take(renter, Token)])
      expect(answer.error?.Code).toBe('ApplicationInviteOver')
  })

  test('in whose name it would be ends it by declining', async () => {
    const id = await sent()
    must(await app.visitor().call(DeclineApplicationForm, { Token: await linkOf() }))
    expect(await applicationOf(owner, id)).toMatchObject({ State: 'withdrawn' })
    const news = must(await owner.call(GetNotifications, {})).Items.map(({ Message }) => Message)
    expect(news).toEqual([expect.stringMatching(/has ended: Robin Marlow does not want to apply/)])
  })

  test('of two who press at once one gets it', async () => {
    await sent()
    const Token = await linkOf()
    const second = await app.newPerson({ profileType: 'Tenant' })
    const answers = await Promise.all([take(renter, Token), take(second, Token)])
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 404])
  })

  test('keeps the others waiting until they have submitted, in lists and on the board', async () => {
    const { ApplicationId, FormId } = await begunApplication(renter, assetId, { Applicants: [robin({ ApplicantTypeId: 2 })] })
    const Token = await linkOf()
    await submittedForm(renter, FormId)
    expect(await applicationOf(owner, ApplicationId)).toMatchObject({
      State: 'sent',
      SubmittedCount: 1,
      FormsCount: 2,
      Names: ['Mia Tester', 'Robin Marlow'],
    })
    expect((await boardOf(owner, assetId)).Applications[0]).toMatchObject({ SubmittedCount: 1, FormsCount: 2, Place: null })
    const friend = await app.newPerson({ profileType: 'Tenant', firstName: 'Sam' })
    const taken = must(await take(friend, Token))
    expect((await applicationOf(owner, ApplicationId)).State).toBe('sent')
    await submittedForm(friend, taken.FormId)
    expect((await applicationOf(owner, ApplicationId)).State).toBe('submitted')
  })
})

describe('naming by an email', () => {
  const refused = async (...people: object[]) =>
    (await owner.call(CreateApplication, { AssetId: assetId, Applicants: people as never })).error?.Fields

  test('takes a name and an email, or someone who is known, and says at the field what is wrong', async () => {
    expect(await refused({ ApplicantTypeId: 1 })).toEqual({ 'Applicants.0.ProfileId': 'Tenant can not be empty.' })
    expect(await refused(robin({ Name: null }))).toEqual({ 'Applicants.0.Name': 'Name can not be empty.' })
    expect(await refused(robin({ Email: '' }))).toEqual({ 'Applicants.0.Email': 'Email can not be empty.' })
    expect(Object.keys((await refused(robin({ Email: 'robin' })))!)).toEqual(['Applicants.0.Email'])
    expect(Object.keys((await refused(robin({ ProfileId: renter.profileId })))!)).toEqual(['Applicants.0.ProfileId'])
    expect(Object.keys((await refused(robin(), robin({ ApplicantTypeId: 2, Email: email.toUpperCase() })))!)).toEqual([
      'Applicants.1.Email',
    ])
    expect(Object.keys((await refused(robin({ Email: owner.email })))!)).toEqual(['Applicants.0.Email'])
  })

  test('twice in one application is refused, also where they come later', async () => {
    const id = await sent()
    const again = await owner.call(AddApplicants, { ApplicationId: id, Applicants: [robin({ ApplicantTypeId: 2 })] })
    expect(Object.keys(again.error?.Fields ?? {})).toEqual(['Applicants.0.Email'])
  })

  test('sends nothing for someone who has not confirmed their own address, and no one else hears of it either', async () => {
    const id = await drafted()
    await app.sql('update account set email_verified_at = null where id = $1', [owner.accountId])
    expect((await send(id)).error?.Code).toBe('ConfirmEmailToInviteApplicants')
    expect((await applicationOf(owner, id)).State).toBe('draft')
  })

  test('an address gets three emails in a day, whoever asks', async () => {
    for (const number of [1, 2, 3, 4]) {
      const landlord = await app.newPerson()
      const home = (await addListedProperty(app, landlord)).AssetId
      const ApplicationId = must(await landlord.call(CreateApplication, { AssetId: home, Applicants: [robin()] })).ApplicationId
      const answer = await landlord.call(SendApplication, { ApplicationId })
      expect(answer.status).toBe(number < 4 ? 200 : 429)
      if (number === 4) expect(answer.error?.Message).toContain('Robin Marlow')
    }
  })
})

describe('the link', () => {
  const over = async (Token: string) => {
    const answers = await Promise.all([look(Token), take(renter, Token)])
    expect(answers.map(({ error }) => error?.Code)).toEqual(['ApplicationInviteOver', 'ApplicationInviteOver'])
  }

  test('ends when it is taken back, and another one comes as it is sent once more', async () => {
    const id = await sent()
    const first = await linkOf()
    must(await owner.call(UnSendApplication, { ApplicationId: id }))
    await over(first)
    must(await send(id))
    const second = await linkOf()
    await over(first)
    must(await take(renter, second))
    expect((await owner.call(UnSendApplication, { ApplicationId: id })).error?.Code).toBe('ApplicationOpened')
  })

  test('ends with the application, which forgets the address', async () => {
    const id = await sent()
    const Token = await linkOf()
    must(await owner.call(CloseApplication, { ApplicationId: id, Reason: null }))
    await over(Token)
    expect(await app.sql('select invite_email from application_form where application_id = $1', [id])).toEqual([{ invite_email: null }])
  })

  test('ends as they are removed', async () => {
    const id = await sent(robin(), { ApplicantTypeId: 2, Name: 'Sam Bell', Email: `sam-${email}` })
    const Token = await linkOf(`sam-${email}`)
    const sam = (await applicationOf(owner, id)).Applicants.find(({ Name }) => Name === 'Sam Bell')!
    must(await owner.call(RemoveApplicant, { ApplicationId: id, FormId: sam.FormId }))
    await over(Token)
  })

  test('is sent again after a day, three times in all, and the one before ends', async () => {
    const id = await sent()
    const { FormId } = await waitingIn(owner, id)
    const again = () => owner.call(ResendApplicationInvite, { ApplicationId: id, FormId })
    const first = await linkOf()
    expect((await again()).error?.Code).toBe('ApplicationInviteTooEarly')
    for (let times = 2; times <= 3; times += 1) {
      await aDayLater(FormId)
      expect((await waitingIn(owner, id)).CanResend).toBe(true)
      must(await again())
    }
    await over(first)
    await aDayLater(FormId)
    expect((await waitingIn(owner, id)).CanResend).toBe(false)
    expect((await again()).error?.Code).toBe('ApplicantEmailedTooOften')
  })

  test('gives no form to who manages the home, or has an open one for it', async () => {
    const id = await sent()
    const Token = await linkOf()
    expect((await take(owner, Token)).error?.Code).toBe('OwnHome')
    await begunApplication(renter, assetId)
    expect((await take(renter, Token)).error?.Code).toBe('AppliedAlready')
    // What was refused is not spent.
    const other = await app.newPerson({ profileType: 'Tenant' })
    expect(must(await take(other, Token)).ApplicationId).toBe(id)
  })

  test('gives no second form of one application to the same person', async () => {
    const { ApplicationId } = await begunApplication(renter, assetId, { Applicants: [robin({ ApplicantTypeId: 2 })] })
    expect((await take(renter, await linkOf())).error?.Code).toBe('AppliedAlready')
    expect((await applicationOf(renter, ApplicationId)).Applicants).toHaveLength(2)
  })

  test('that was cut, or never was, is answered alike', async () => {
    await sent()
    await over((await linkOf()).slice(1))
    await over('a'.repeat(43))
  })

  test('goes on working when the profile becomes a business’s, whose members manage the home', async () => {
    await sent()
    const Token = await linkOf()
    const business = await businessOn(app, owner)
    const member = await memberOf(app, business, { role: 'leasing' })
    expect((await take(member, Token)).error?.Code).toBe('OwnHome')
    must(await take(renter, Token))
  })
})

test('the address is for those who named them; others of the household, and the landlord of what a renter began, see the name', async () => {
  const { ApplicationId, FormId } = await begunApplication(renter, assetId, { Applicants: [robin({ ApplicantTypeId: 2 })] })
  expect(await waitingIn(renter, ApplicationId)).toMatchObject({ Email: email })
  await submittedForm(renter, FormId)
  const seen = await waitingIn(owner, ApplicationId)
  expect(seen).toMatchObject({ Name: 'Robin Marlow', Email: null, InviteSentAt: null, CanResend: false })
  const resent = await owner.call(ResendApplicationInvite, { ApplicationId, FormId: seen.FormId })
  expect(resent.status).toBe(409)
})

test('a form that is taken is no one else’s', async () => {
  const id = await sent()
  const { FormId } = must(await take(renter, await linkOf()))
  const other = await app.newPerson({ profileType: 'Tenant' })
  const change = app.sql('update application_form set profile_id = $2, profile_account_id = $3 where id = $1', [
    FormId,
    other.profileId,
    other.accountId,
  ])
  await expect(change).rejects.toThrow('is of someone else')
  expect((await applicationOf(renter, id)).FormId).toBe(FormId)
})
