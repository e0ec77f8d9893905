import { WithdrawApplication } from '@keystead/contract/applications/applications/application.operations.ts'
import { AddApplicationNote } from '@keystead/contract/applications/decisions/decision.operations.ts'
import {
  EraseAppForm,
  GetAppFormDocumentFile,
  GetAppFormPdf,
  GetApplicationFormDetails,
} from '@keystead/contract/applications/form/form.operations.ts'
import { KeepRenterProfile } from '@keystead/contract/applications/renter-profile/renter-profile.operations.ts'
import { beforeEach, describe, expect } from 'vitest'
import { app, test } from '../../../test/app.ts'
import type { TestPerson } from '../../../test/harness.ts'
import { must } from '../../../test/must.ts'
import { connected } from '../../../test/network.ts'
import { keepHouse } from '../../app/housekeeping.ts'
import { applicationOf, begunApplication, sentApplication } from '../applications/application.factory.ts'
import { givenWaitingForm } from '../applications/given-waiting-form.factory.ts'
import { submittedForm } from '../form/form.factory.ts'
import { givenReference } from '../references/given-reference.factory.ts'
import { AGENCY, agreedCheck, openReport, record } from '../screening/screening.factory.ts'
import { decide, DECLINED, decisionOf, newDeciding, noticeTyped } from './decision.factory.ts'

let owner: TestPerson
let renter: TestPerson
let assetId: string
let ApplicationId: string
let FormId: string
beforeEach(async () => {
  ;({ owner, renter, assetId } = await newDeciding(app))
  ;({ ApplicationId, FormId } = await begunApplication(renter, assetId, { Message: 'We have a cat.' }))
  await submittedForm(renter, FormId)
})

const readBy = async (person: TestPerson) => must(await person.call(GetApplicationFormDetails, { ApplicationId, FormId }))
const erase = (person = renter, id = FormId) => person.call(EraseAppForm, { FormId: id })
const left = async () => {
  const [row] = await app.sql<Record<string, number>>(
    `select (select count(*)::int from application_section where form_id = $1) as sections,
       (select count(*)::int from application_secret where form_id = $1) as secrets,
       (select count(*)::int from application_consent where form_id = $1) as consents,
       (select count(*)::int from document where restricted_to = $1) as documents,
       (select count(*)::int from application_reference where form_id = $1) as "references",
       (select count(*)::int from screening_report r join screening s on s.id = r.screening_id where s.form_id = $1 and r.sealed is not null) as reports,
       (select count(*)::int from application_note where application_id = $2) as notes,
       (select count(*)::int from application_decision where application_id = $2) as decisions,
       (select count(*)::int from application_notice where form_id = $1) as notices,
       (select count(score)::int from application_notice where form_id = $1) as scores`,
    [FormId, ApplicationId],
  )
  return row!
}
const NOTHING = { sections: 0, secrets: 0, consents: 0, documents: 0, references: 0, reports: 0 }

/** A report was read, a reference asked, a note made; then they are declined, with the notice that this needs. */
async function declined(): Promise<void> {
  const screeningId = await agreedCheck(owner, renter, ApplicationId, FormId)
  const score = { Score: 612, ScoreLowest: 300, ScoreHighest: 850, ScoreOn: '2026-11-20' }
  must(await record(owner, ApplicationId, screeningId, { ...AGENCY, ...score, Eviction: 'clear' }))
  must(await openReport(owner, ApplicationId, screeningId))
  await givenReference(app, FormId)
  must(await owner.call(AddApplicationNote, { ApplicationId, Text: 'Called twice.' }))
  must(await decide(owner, ApplicationId, { ...DECLINED, ReportUsed: 'Y', Notices: [{ ...noticeTyped(FormId), ...score }] }))
}

describe('what was decided on', () => {
  test('loses its numbers, documents and reports when its person asks, and keeps the rest for those who decided', async () => {
    await declined()
    expect(await left()).toMatchObject({ sections: 4, secrets: 3, documents: 2, references: 1, reports: 1, notes: 1, scores: 1 })
    const [document] = (await readBy(owner)).Documents
    expect((await readBy(renter)).Erasure).toMatchObject({ Erased: 'none', CanErase: 'numbers', KeptUntil: expect.any(String) })
    expect((await readBy(owner)).Erasure).toMatchObject({ CanErase: 'none' })

    expect(must(await erase())).toEqual({ FormId, Erased: 'numbers' })
    expect(await left()).toMatchObject({
      sections: 4,
      secrets: 0,
      documents: 0,
      consents: 2,
      references: 1,
      reports: 0,
      notes: 1,
      notices: 1,
    })
    const read = await readBy(owner)
    expect(read).toMatchObject({ IsAdult: true, Documents: [], MissingDocuments: null, Erasure: { Erased: 'numbers' } })
    expect(read.Sections.flatMap(({ Missing }) => Missing)).toEqual([])
    expect(read.Employment.Jobs).toHaveLength(1)
    const file = { ApplicationId, FormId, DocumentId: document!.DocumentId }
    expect(await owner.call(GetAppFormDocumentFile, file)).toMatchObject({ status: 404 })
    expect((await applicationOf(owner, ApplicationId)).Events.map(({ Kind }) => Kind)).toContain('numbersErased')
    expect((await applicationOf(renter, ApplicationId)).Can.Erase).toBe(false)
    expect(await erase()).toMatchObject({ status: 409, error: { Code: 'ApplicationFormErased' } })
  })

  test('is erased once the time to keep it is over; decisions and notices stay, without the score', async () => {
    await declined()
    const longAgo = (months: string) =>
      app.sql(`update application_form set ended_at = now() - $2::interval where id = $1`, [FormId, months])
    await longAgo('36 months -1 day')
    await keepHouse(app.services, AbortSignal.timeout(60_000))
    expect(await left()).toMatchObject({ sections: 4, notes: 1 })

    await longAgo('36 months 1 day')
    await keepHouse(app.services, AbortSignal.timeout(60_000))
    expect(await left()).toEqual({ ...NOTHING, notes: 0, decisions: 1, notices: 1, scores: 0 })
    expect((await readBy(owner)).Erasure).toMatchObject({ Erased: 'all', CanErase: 'none', KeptUntil: null })
    expect((await decisionOf(owner, ApplicationId)).Decisions).toMatchObject([{ Decision: 'declined' }])
    expect((await applicationOf(owner, ApplicationId)).Message).toBeNull()
    expect(await owner.call(GetAppFormPdf, { ApplicationId, FormId })).toMatchObject({ error: { Code: 'ApplicationFormErased' } })
    const [files] = await app.sql<{ count: number }>(`select count(*)::int from document where restricted_to = $1`, [FormId])
    expect(files).toEqual({ count: 0 })
  })
})

describe('what no one decided on', () => {
  test('is erased as a whole once it was withdrawn, and not before', async () => {
    expect(await erase()).toMatchObject({ status: 409, error: { Code: 'ApplicationFormStillOpen' } })
    expect((await applicationOf(renter, ApplicationId)).Can.Erase).toBe(false)
    must(await renter.call(WithdrawApplication, { FormId, Reason: null }))
    expect((await applicationOf(renter, ApplicationId)).Can.Erase).toBe(true)
    expect(must(await erase())).toEqual({ FormId, Erased: 'all' })
    expect(await left()).toMatchObject(NOTHING)
    expect((await readBy(renter)).Erasure).toMatchObject({ Erased: 'all', CanErase: 'none' })
  })

  test('is not what a next form begins with, nor a renter’s profile', async () => {
    must(await renter.call(WithdrawApplication, { FormId, Reason: null }))
    must(await erase())
    const next = await begunApplication(renter, assetId)
    const form = must(await renter.call(GetApplicationFormDetails, next))
    expect(form.Personal.FirstName).toBe('Mia')
    expect(form.Employment.Jobs).toEqual([])
    expect(await renter.call(KeepRenterProfile, { FormId })).toMatchObject({ status: 409 })
  })
})

test('is erased by its person alone', async () => {
  const other = await app.newPerson({ profileType: 'Tenant' })
  must(await renter.call(WithdrawApplication, { FormId, Reason: null }))
  for (const person of [owner, other]) expect(await erase(person)).toMatchObject({ status: 404 })
  expect(await left()).toMatchObject({ sections: 4, secrets: 3 })
})

test('who never took their form is not named any more once its time is over', async () => {
  const guest = await app.newPerson({ profileType: 'Tenant' })
  await connected(app, owner, guest)
  const id = await sentApplication(owner, assetId, [guest])
  const waiting = await givenWaitingForm(app, id, 'kim@example.com')
  await app.sql(`update application_form set ended_at = now() - interval '40 months', invite_email = null where application_id = $1`, [id])
  await keepHouse(app.services, AbortSignal.timeout(60_000))
  const rows = await app.sql<{ name: string; invite_name: string }>('select name, invite_name from application_form where id = $1', [
    waiting,
  ])
  expect(rows).toEqual([{ name: 'Someone who was asked by email', invite_name: 'Someone who was asked by email' }])
})
