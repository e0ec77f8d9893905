import {
  CreateAgreement,
  SendAgreement,
  SendAgreementReminder,
  TerminateAgreement,
  UpdateAgreement,
} from '@keystead/contract/agreements/agreements/agreement.operations.ts'
import { SendAgreementCode } from '@keystead/contract/agreements/signing/signing.operations.ts'
import { AddLeaseDraft } from '@keystead/contract/leasing/leases/lease.operations.ts'
import { GetNotifications } from '@keystead/contract/platform/notifications/notification.operations.ts'
import { addDays } from '@keystead/contract/values/dates.ts'
import { beforeEach, describe, expect, vi } from 'vitest'
import { app, test } from '../../../test/emailing-app.ts'
import type { TestPerson } from '../../../test/harness.ts'
import { must } from '../../../test/must.ts'
import { connected } from '../../../test/network.ts'
import { addProperty } from '../../properties/properties/property.factory.ts'
import { addedTemplate, bodyOf } from '../templates/template.factory.ts'
import { detailsOf, draftOf, savedAs, sentAgreement, signedBy, tenant } from '../agreements/agreement.factory.ts'
import { signedByLink } from './link.factory.ts'

let owner: TestPerson
let renter: TestPerson
beforeEach(async () => {
  ;[owner, renter] = await Promise.all([app.newPerson(), app.newPerson({ profileType: 'Tenant' })])
  await connected(app, owner, renter)
})

const today = new Date().toISOString().slice(0, 10)
const addressOf = () => `${crypto.randomUUID()}@example.com`
const newsOf = async (person: TestPerson) => must(await person.call(GetNotifications, {})).Items.map(({ Message }) => Message)

describe('an end that is noted', () => {
  test('is told to all who signed, is shown at once, counts from its day on, and is noted once', async () => {
    const email = addressOf()
    const AgreementId = await sentAgreement(owner, [tenant(renter), tenant({ Name: 'Mia Lang', Email: email })])
    await signedBy(renter, AgreementId)
    await signedByLink(app, email, { Kind: 'typed', Text: 'Mia Lang' })

    const On = addDays(today, 30)
    must(await owner.call(TerminateAgreement, { AgreementId, On, Reason: 'They move out early.' }))
    expect(await newsOf(renter)).toContainEqual(expect.stringMatching(/has noted that “.+” ends on/))
    expect((await app.emailTo(email, /ends early/)).text).toMatch(/Its last day is [\s\S]+They move out early\./)
    for (const person of [owner, renter])
      expect(await detailsOf(person, AgreementId)).toMatchObject({
        State: 'completed',
        After: null,
        Ending: { Kind: 'terminated', On, Reason: 'They move out early.' },
        Can: { Terminate: false },
      })
    const again = await owner.call(TerminateAgreement, { AgreementId, On: addDays(today, 60), Reason: 'Another day' })
    expect(again.error?.Code).toBe('AgreementNotOpen')
  })

  test('for today counts at once', async () => {
    const AgreementId = await sentAgreement(owner, [tenant(renter)])
    await signedBy(renter, AgreementId)
    must(await owner.call(TerminateAgreement, { AgreementId, On: addDays(today, -1), Reason: 'They have moved out.' }))
    expect(await detailsOf(owner, AgreementId)).toMatchObject({ After: 'terminated' })
  })
})

describe('a reminder', () => {
  test('waits four hours for each person, and its line names who got it', async () => {
    const AgreementId = await sentAgreement(owner, [tenant(renter), tenant({ Name: 'Mia Lang', Email: addressOf() })])
    const remind = () => owner.call(SendAgreementReminder, { AgreementId })
    expect((await remind()).error?.Code).toBe('RemindedLately')
    await app.sql(`update agreement_party set told_at = now() - interval '5 hours' where agreement_id = $1 and name = 'Mia Lang'`, [
      AgreementId,
    ])
    expect(must(await remind())).toEqual({ RemindedCount: 1 })
    expect((await remind()).error?.Code).toBe('RemindedLately')
    expect((await detailsOf(owner, AgreementId)).Events.filter(({ Kind }) => Kind === 'reminded')).toMatchObject([{ By: 'Mia Lang' }])
  })
})

describe('the paper of a lease that is a draft', () => {
  test('is sent to its tenants, and to no others', async () => {
    const { AssetId } = await addProperty(owner)
    const Lease = { TenureStart: addDays(today, 10), TenureEnd: null, Rent: '1700.00', Billing: 'joint' as const }
    const Tenants = [{ ProfileId: renter.profileId, SharePercent: 100 }]
    const { LeaseId } = must(await owner.call(AddLeaseDraft, { AssetId, Lease: { ...Lease, Tenants } }))
    const TemplateId = await addedTemplate(owner, { CategoryId: 1, Name: 'Lease', Body: bodyOf(['Tenant']) })
    const { AgreementId } = must(await owner.call(CreateAgreement, { TemplateId, LeaseId }))
    const other = await app.newPerson({ profileType: 'Tenant' })
    await connected(app, owner, other)
    const first = await draftOf(owner, AgreementId)
    const { Version } = must(await owner.call(UpdateAgreement, savedAs(first, { Parties: [tenant(other)] })))
    expect((await draftOf(owner, AgreementId)).Missing).toMatchObject([{ Section: 'people' }])
    expect((await owner.call(SendAgreement, { AgreementId, Version })).error?.Code).toBe('AgreementNotReady')
    const second = await draftOf(owner, AgreementId)
    const saved = must(await owner.call(UpdateAgreement, savedAs(second, { Parties: [tenant(renter)] })))
    must(await owner.call(SendAgreement, { AgreementId, Version: saved.Version }))
  })
})

describe('a link', () => {
  test('asks for a code while the file is being sealed, and holds up no seal', async () => {
    const email = addressOf()
    const AgreementId = await sentAgreement(owner, [tenant({ Name: 'Mia Lang', Email: email })])
    const ticket = await signedByLink(app, email, { Kind: 'typed', Text: 'Mia Lang' })
    must(await app.visitor().call(SendAgreementCode, { Token: ticket.Token }))
    await app.emailTo(email, /Your code/)
    const sealed = async () => expect((await detailsOf(owner, AgreementId)).SealedDigest).not.toBeNull()
    await vi.waitFor(sealed, { timeout: 10_000, interval: 100 })
  })
})
