import { GetNotifications } from '@keystead/contract/platform/notifications/notification.operations.ts'
import { beforeEach, describe, expect } from 'vitest'
import { app, test } from '../../../test/emailing-app.ts'
import type { TestPerson } from '../../../test/harness.ts'
import { must } from '../../../test/must.ts'
import { connected } from '../../../test/network.ts'
import { detailsOf, sentAgreement, signedBy, tenant } from '../agreements/agreement.factory.ts'
import { remindParties, tellOfLastDays } from '../agreements/days.job.ts'

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
})

const twice = async (job: typeof remindParties) => {
  for (const _ of [1, 2]) await job(app.services, new AbortController().signal)
}
const addressOf = () => `${crypto.randomUUID()}@example.com`
const by = (Email: string) => tenant({ Name: 'Mia Lang', Email })
const newsOf = async (person: TestPerson) => must(await person.call(GetNotifications, {})).Items.map(({ Message }) => Message)
const remindedIn = async (AgreementId: string) =>
  (await detailsOf(owner, AgreementId)).Events.flatMap(({ Kind, By }) => (Kind === 'reminded' ? [By] : []))
const emailsTo = (email: string) =>
  app.sql<{ natural_key: string }>('select natural_key from email where to_email = $1 order by id', [email])
const toldAgo = (AgreementId: string, hours: number) =>
  app.sql(`update agreement_party set told_at = now() - make_interval(hours => $2) where agreement_id = $1 and told_at is not null`, [
    AgreementId,
    hours,
  ])
/** Past what keeps a sent agreement as it is. */
async function overIn(AgreementId: string, hours: number) {
  await app.sql('alter table agreement disable trigger user')
  await app.sql(`update agreement set expires_at = now() + make_interval(hours => $2) where id = $1`, [AgreementId, hours])
  await app.sql('alter table agreement enable trigger user')
}

describe('the day of a reminder', () => {
  test('reminds those once whose turn it is, by news and by email, and no others', async () => {
    const email = addressOf()
    const later = await app.newPerson({ profileType: 'Tenant' })
    await connected(app, owner, later)
    const AgreementId = await sentAgreement(owner, [tenant(renter), by(email), tenant(other), tenant(later, 2)], {
      more: { ReminderDays: 1 },
    })
    await signedBy(other, AgreementId)
    await toldAgo(AgreementId, 25)
    await twice(remindParties)
    expect((await remindedIn(AgreementId)).toSorted()).toEqual(['Mia Lang', 'Pat Tester'])
    expect((await newsOf(renter)).filter((message) => message.includes('still waits for you'))).toHaveLength(1)
    for (const person of [other, later]) expect((await newsOf(person)).join(' ')).not.toContain('still waits for you')
    expect((await app.emailTo(email, /^Reminder/)).text).toContain('waiting for your part')
    expect(await emailsTo(email)).toHaveLength(2)
  })

  test('has not come before its hour, without reminders or after the last day', async () => {
    const early = await sentAgreement(owner, [tenant(renter)], { more: { ReminderDays: 2 } })
    const never = await sentAgreement(owner, [tenant(renter)], { more: { ReminderDays: null } })
    const over = await sentAgreement(owner, [tenant(renter)], { more: { ReminderDays: 1 } })
    await toldAgo(early, 47)
    for (const id of [never, over]) await toldAgo(id, 30 * 24)
    await overIn(over, -1)
    await twice(remindParties)
    for (const id of [early, never, over]) expect(await remindedIn(id)).toEqual([])
    await toldAgo(early, 49)
    await twice(remindParties)
    expect(await remindedIn(early)).toEqual(['Pat Tester'])
  })
})

describe('the last day', () => {
  test('is told once to those whom it waits for', async () => {
    const email = addressOf()
    const AgreementId = await sentAgreement(owner, [tenant(renter), by(email), tenant(other)], { more: { ReminderDays: null } })
    const further = await sentAgreement(owner, [tenant(renter)], { more: { ReminderDays: null } })
    await signedBy(other, AgreementId)
    await overIn(AgreementId, 12)
    await overIn(further, 25)
    await twice(tellOfLastDays)
    const lastDays = async (person: TestPerson) =>
      app.sql<{ natural_key: string }>(`select natural_key from notification where profile_id = $1 and event_key = 'agreement.expiring'`, [
        person.profileId,
      ])
    expect(await lastDays(renter)).toHaveLength(1)
    expect((await newsOf(renter)).filter((message) => message.includes('today is its last day'))).toHaveLength(1)
    for (const person of [other, owner]) expect(await lastDays(person)).toEqual([])
    await app.emailTo(email, /^Reminder/)
    expect(await emailsTo(email)).toHaveLength(2)
    expect(await remindedIn(AgreementId)).toEqual([])
  })
})
