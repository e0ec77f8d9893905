import {
  AddAppFormDocument,
  DeleteAppFormDocument,
  GetAppFormDocumentFile,
  GetAppFormEmploymentInfo,
  GetAppFormIdentityInfo,
  GetAppFormPersonalInfo,
  GetApplicationFormDetails,
  ProcessApplication,
  RevealAppFormSsn,
  UpdateAppFormEmploymentInfo,
  UpdateAppFormIdentityInfo,
  UpdateAppFormPersonalInfo,
  UpdateAppFormResidenceInfo,
} from '@keystead/contract/applications/form/form.operations.ts'
import { WithdrawApplication } from '@keystead/contract/applications/applications/application.operations.ts'
import { DeleteDocument, GetDocumentFile, GetDocumentsList } from '@keystead/contract/documents/documents/document.operations.ts'
import { ShareDocument } from '@keystead/contract/documents/sharing/share.operations.ts'
import { ConfirmSecurityPin, SetSecurityPin } from '@keystead/contract/security/security-pin/pin.operations.ts'
import { addMonths } from '@keystead/contract/values/dates.ts'
import { beforeEach, describe, expect } from 'vitest'
import { app, test } from '../../../test/app.ts'
import type { TestPerson } from '../../../test/harness.ts'
import { must } from '../../../test/must.ts'
import { connected, entrusted } from '../../../test/network.ts'
import { uploadedPdf } from '../../documents/documents/document.factory.ts'
import { addListedProperty } from '../../properties/properties/property.factory.ts'
import { applicationsOf, begunApplication, formOf } from '../applications/application.factory.ts'
import {
  addedFormDocument,
  addressTyped,
  CONSENTS,
  daysAgo,
  filledForm,
  identityTyped,
  jobTyped,
  personalTyped,
  SSN,
  submittedForm,
  today,
} from './form.factory.ts'

let owner: TestPerson
let renter: TestPerson
let assetId: string
let ApplicationId: string
let FormId: string
beforeEach(async () => {
  ;[owner, renter] = await Promise.all([app.newPerson(), app.newPerson({ profileType: 'Tenant' })])
  assetId = (await addListedProperty(app, owner)).AssetId
  ;({ ApplicationId, FormId } = await begunApplication(renter, assetId))
})

const fieldsOf = async (answer: Promise<{ error?: { Fields?: object } | undefined }>) => (await answer).error?.Fields
const details = (person: TestPerson) => person.call(GetApplicationFormDetails, { ApplicationId, FormId })

describe('a section', () => {
  test('is saved as far as it is filled in, and says what it lacks', async () => {
    const known = { FirstName: 'Pat', LastName: 'Tester', Email: renter.email, Version: 1 }
    expect(must(await renter.call(GetAppFormPersonalInfo, { FormId }))).toMatchObject(known)
    const saved = must(await renter.call(UpdateAppFormPersonalInfo, { FormId, Version: 1, FirstName: 'Mia' }))
    expect(saved).toMatchObject({
      Version: 2,
      Missing: expect.arrayContaining([{ Path: 'LastName', Text: 'Last name can not be empty.' }]),
    })
    expect(must(await renter.call(GetAppFormPersonalInfo, { FormId }))).toMatchObject({ FirstName: 'Mia', LastName: null, Version: 2 })
    expect(must(await renter.call(UpdateAppFormPersonalInfo, { FormId, Version: 2, ...personalTyped() })).Missing).toEqual([])
    expect((await renter.call(UpdateAppFormPersonalInfo, { FormId, Version: 2, ...personalTyped() })).error?.Code).toBe(
      'ApplicationFormChanged',
    )
    // Another section is another matter.
    must(await renter.call(UpdateAppFormIdentityInfo, { FormId, Version: 0, ...identityTyped() }))
  })

  test.each([
    ['a child', { BirthDate: daysAgo(17 * 365) }, 'Everyone who fills in a form is at least 18 years old.'],
    ['someone who is yet to be born', { BirthDate: '2090-01-01' }, 'It lies in the future.'],
    ['someone of 130 years', { BirthDate: '1900-01-01' }, 'It lies too far in the past.'],
  ])('refuses the birth date of %s', async (_, more, hint) => {
    expect(await fieldsOf(renter.call(UpdateAppFormPersonalInfo, { FormId, Version: 1, ...personalTyped(more) }))).toEqual({
      BirthDate: `Date of birth is not valid. ${hint}`,
    })
  })

  test.each([['000-12-3456'], ['666-12-3456'], ['912-34-5678'], ['123-00-4567'], ['123-45-0000'], ['1234-5678'], ['12345678a']])(
    'refuses %s as a Social Security number',
    async (Ssn) =>
      expect(await fieldsOf(renter.call(UpdateAppFormIdentityInfo, { FormId, Version: 0, ...identityTyped({ Ssn }) }))).toEqual({
        Ssn: 'SSN is not valid. It has nine digits, such as 123-45-6789.',
      }),
  )

  test('refuses an ID that has expired, and asks where it was issued', async () => {
    const save = (more: Parameters<typeof identityTyped>[0]) =>
      renter.call(UpdateAppFormIdentityInfo, { FormId, Version: 0, ...identityTyped(more) })
    expect(await fieldsOf(save({ ExpiryDate: daysAgo(3) }))).toEqual({ ExpiryDate: 'Expiry date is not valid. It has expired.' })
    expect(must(await save({ IdTypeId: 3, StateId: null })).Missing).toEqual([
      { Path: 'CountryId', Text: 'Issuing country can not be empty.' },
    ])
  })

  test('wants three years of addresses without a gap, and none twice or to come', async () => {
    let version = 0
    const save = async (...Addresses: ReturnType<typeof addressTyped>[]) => {
      const answer = await renter.call(UpdateAppFormResidenceInfo, { FormId, Version: version, Addresses })
      version = answer.data?.Version ?? version
      return answer
    }
    const moved = addMonths(today(), -20)
    expect(must(await save(addressTyped({ From: moved }))).Missing).toEqual([
      { Path: 'Addresses', Text: expect.stringMatching(/^Please fill in where you lived from /) },
    ])
    const earlier = addressTyped({ From: addMonths(today(), -60), To: addMonths(moved, -3) })
    expect(must(await save(addressTyped({ From: moved }), earlier)).Missing).toHaveLength(1)
    expect(must(await save(addressTyped({ From: moved }), { ...earlier, To: moved })).Missing).toEqual([])
    expect(await fieldsOf(save(addressTyped({ From: moved }), { ...earlier, To: addMonths(moved, 4) }))).toEqual({
      'Addresses.0.From': expect.stringContaining('You lived in two places from'),
    })
    expect(await fieldsOf(save(addressTyped({ From: '2090-01-01' })))).toEqual({
      'Addresses.0.From': 'Start date is not valid. It lies in the future.',
    })
    expect(await fieldsOf(save(addressTyped({ From: moved, To: addMonths(moved, -2) })))).toEqual({
      'Addresses.0.To': 'End date should be greater than Start date.',
    })
    expect(await fieldsOf(save(addressTyped({ Zip: '8030' })))).toEqual({ 'Addresses.0.Zip': 'Zip is not valid.' })
    expect(must(await save(addressTyped({ RentPaidTo: null }))).Missing).toEqual([
      { Path: 'Addresses.0.RentPaidTo', Text: 'Rent paid to can not be empty.' },
    ])
  })

  test('counts what is earned in a month, and refuses less than nothing', async () => {
    const save = (Version: number, ...Jobs: ReturnType<typeof jobTyped>[]) =>
      renter.call(UpdateAppFormEmploymentInfo, {
        FormId,
        Version,
        Jobs,
        OtherIncome: [{ Source: 'Child support', Amount: '100.00', PeriodId: 1 }],
      })
    expect(await fieldsOf(save(0, jobTyped({ Income: '-5' })))).toHaveProperty('Jobs.0.Income')
    must(await save(0, jobTyped(), jobTyped({ Income: '900.00', PeriodId: 2, From: daysAgo(900), To: daysAgo(30) })))
    // 66,000 a year, and 100 a week; what has ended counts no more.
    expect(must(await renter.call(GetAppFormEmploymentInfo, { FormId })).MonthlyIncome).toBe('5933.33')
    expect(
      must(await save(1, jobTyped({ EmploymentTypeId: 9, Employer: null, From: null, MayContact: null, Income: '0' }))).Missing,
    ).toEqual([])
    expect(must(await save(2)).Missing).toMatchObject([{ Path: 'Jobs' }])
  })
})

describe('what is sealed', () => {
  test('is shown in full to its owner alone, after the PIN, and to those who decide not at all', async () => {
    await submittedForm(renter, FormId)
    expect(must(await renter.call(GetAppFormIdentityInfo, { FormId }))).toMatchObject({
      SsnLast4: '9999',
      IdNumberLast4: '9982',
      HasSsn: true,
    })
    expect((await renter.call(RevealAppFormSsn, { FormId, PinConfirmation: null })).error?.Code).toBe('PinConfirmationNeeded')
    must(await renter.call(SetSecurityPin, { Pin: '482913', ConfirmPin: '482913' }))
    const confirm = async (ObjectId: string) =>
      must(await renter.call(ConfirmSecurityPin, { Operation: 'RevealAppFormSsn', ObjectId, AmountCents: null, Pin: '482913' }))
        .Confirmation
    const PinConfirmation = await confirm(FormId)
    expect(must(await renter.call(RevealAppFormSsn, { FormId, PinConfirmation })).Ssn).toBe('219099999')
    expect((await renter.call(RevealAppFormSsn, { FormId, PinConfirmation })).error?.Code).toBe('PinConfirmationNeeded')
    expect((await owner.call(RevealAppFormSsn, { FormId, PinConfirmation: null })).error?.Code).toBe('ApplicationFormNotFound')
    const seen = must(await details(owner))
    expect(seen).toMatchObject({ IsAdult: true, Identity: { SsnLast4: null, IdNumberLast4: null, HasSsn: false } })
    for (const secret of ['9999', '9982', '1990-05-17', 'BirthDate']) expect(JSON.stringify(seen)).not.toContain(secret)
  })

  test('stands nowhere as it was typed, in no row of the database', async () => {
    await submittedForm(renter, FormId)
    const tables = await app.sql<{ name: string }>(
      `select c.relname as name from pg_class c where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p') and not c.relispartition`,
    )
    for (const { name } of tables)
      for (const secret of [SSN, '219099999', 'CO-4471-9982', '1990-05-17']) {
        const found = await app.sql(
          `select 1 from public."${name}" t where t::text like '%' || $1 || '%'
          or exists (select from jsonb_each_text(to_jsonb(t)) each where each.value like '\\\\x%' and length(each.value) % 2 = 0
            and position(encode(convert_to($1, 'UTF8'), 'hex') in each.value) > 0) limit 1`,
          [secret],
        )
        expect(found, `${secret} in ${name}`).toEqual([])
      }
  })

  test('goes where another kind of number is chosen', async () => {
    must(await renter.call(UpdateAppFormIdentityInfo, { FormId, Version: 0, ...identityTyped() }))
    const save = async (Version: number, more: Parameters<typeof identityTyped>[0]) => {
      must(await renter.call(UpdateAppFormIdentityInfo, { FormId, Version, ...identityTyped({ IdNumber: null, Ssn: null, ...more }) }))
      return must(await renter.call(GetAppFormIdentityInfo, { FormId }))
    }
    expect(await save(1, {})).toMatchObject({ HasSsn: true, SsnLast4: '9999', Missing: [] })
    expect(await save(2, { SsnKind: 'last4', Last4Ssn: '1234' })).toMatchObject({ HasSsn: false, SsnLast4: '1234', IdNumberLast4: '9982' })
    expect(await save(3, { SsnKind: 'none' })).toMatchObject({ HasSsn: false, SsnLast4: null, Missing: [] })
    expect(await save(4, { SsnKind: 'full' })).toMatchObject({ Missing: [{ Path: 'Ssn', Text: 'SSN can not be empty.' }] })
  })
})

describe('a document of a form', () => {
  const listed = async (person: TestPerson) => must(await person.call(GetDocumentsList, {})).Items
  const link = (person: TestPerson, DocumentId: string) => person.call(GetAppFormDocumentFile, { ApplicationId, FormId, DocumentId })

  test('is in no drawer, can be neither opened, shared nor deleted there, and counts in no list', async () => {
    const DocumentId = await addedFormDocument(renter, FormId)
    expect(await listed(renter)).toEqual([])
    expect((await renter.call(GetDocumentFile, { DocumentId })).error?.Code).toBe('DocumentNotFound')
    expect((await renter.call(DeleteDocument, { DocumentId })).error?.Code).toBe('DocumentNotFound')
    expect((await renter.call(ShareDocument, { DocumentIds: [DocumentId], Emails: ['mia@example.com'], Permission: 'view' })).status).toBe(
      404,
    )
    await submittedForm(renter, FormId, { documents: 1 })
    expect(await listed(owner)).toEqual([])
    expect((await owner.call(GetDocumentFile, { DocumentId })).error?.Code).toBe('DocumentNotFound')
  })

  test('is read by those who decide once the form is submitted, for as long as it is', async () => {
    const DocumentId = await addedFormDocument(renter, FormId)
    expect((await link(owner, DocumentId)).status).toBe(404)
    await submittedForm(renter, FormId, { documents: 1 })
    const { Url } = must(await link(owner, DocumentId))
    expect((await owner.raw(Url, { method: 'GET' })).status).toBe(200)
    expect((await renter.raw(must(await link(renter, DocumentId)).Url, { method: 'GET' })).status).toBe(200)
    expect((await renter.raw(Url, { method: 'GET' })).status).not.toBe(200)
    must(await renter.call(WithdrawApplication, { FormId, Reason: null }))
    expect((await owner.raw(Url, { method: 'GET' })).status).toBe(404)
    expect((await link(owner, DocumentId)).status).toBe(404)
  })

  test('is deleted with its file while the form is open, and not of a form of others', async () => {
    const DocumentId = await addedFormDocument(renter, FormId)
    const other = await begunApplication(await app.newPerson({ profileType: 'Tenant' }), assetId)
    expect((await renter.call(DeleteAppFormDocument, { FormId: other.FormId, DocumentId })).error?.Code).toBe('ApplicationFormNotFound')
    must(await renter.call(DeleteAppFormDocument, { FormId, DocumentId }))
    expect((await renter.call(DeleteAppFormDocument, { FormId, DocumentId })).error?.Code).toBe('FormDocumentNotFound')
    expect(must(await details(renter)).Documents).toEqual([])
  })

  test('are at least two', async () => {
    await filledForm(renter, FormId, { documents: 1 })
    expect((await renter.call(ProcessApplication, { FormId, ...CONSENTS })).error).toMatchObject({
      Code: 'ApplicationFormIncomplete',
      Fields: { documents: 'Please select minimum 2 documents to upload.' },
    })
    await addedFormDocument(renter, FormId)
    must(await renter.call(ProcessApplication, { FormId, ...CONSENTS }))
  })
})

describe('a submitted form', () => {
  test('needs the consents to the text of today, and keeps them', async () => {
    await filledForm(renter, FormId)
    const submit = (more: object) => renter.call(ProcessApplication, { FormId, ...CONSENTS, ...more })
    expect(await fieldsOf(submit({ IsAccurate: false, MayShare: false }))).toEqual({
      IsAccurate: 'Please check the box to go on.',
      MayShare: 'Please check the box to go on.',
    })
    expect(await fieldsOf(submit({ ConsentVersion: '2020-01-01' }))).toEqual({
      ConsentVersion: 'The text has changed. Please read it again.',
    })
    must(await submit({}))
    expect(must(await details(owner)).Consents).toMatchObject([{ Kind: 'accuracy' }, { Kind: 'sharing' }])
    const [kept] = await app.sql<{ ip: string | null }>('select ip from application_consent where form_id = $1', [FormId])
    expect(kept!.ip).toBeTruthy()
  })

  test('does not change, by no call and by no statement', async () => {
    await submittedForm(renter, FormId)
    for (const answer of [
      await renter.call(UpdateAppFormPersonalInfo, { FormId, Version: 1, ...personalTyped({ FirstName: 'Mara' }) }),
      await renter.call(UpdateAppFormIdentityInfo, { FormId, Version: 1, ...identityTyped() }),
      await renter.call(UpdateAppFormResidenceInfo, { FormId, Version: 1, Addresses: [] }),
      await renter.call(UpdateAppFormEmploymentInfo, { FormId, Version: 1, Jobs: [] }),
      await renter.call(AddAppFormDocument, { FormId, DocumentTypeId: 11, UploadId: await uploadedPdf(renter) }),
      await renter.call(ProcessApplication, { FormId, ...CONSENTS }),
    ])
      expect(answer.error?.Code).toBe('ApplicationFormSubmitted')
    await expect(app.sql(`update application_section set data = '{}' where form_id = $1`, [FormId])).rejects.toThrow('was submitted')
    await expect(app.sql(`update application_secret set last4 = '0000' where form_id = $1`, [FormId])).rejects.toThrow('was submitted')
  })

  test('is read by agents who move tenants in, and by no others', async () => {
    const [mover, lister] = await Promise.all([app.newPerson({ profileType: 'Agent' }), app.newPerson({ profileType: 'Agent' })])
    await entrusted(app, { assetId, agent: mover, connectionId: await connected(app, owner, mover), scopes: ['tenants'] })
    await entrusted(app, {
      assetId,
      agent: lister,
      connectionId: await connected(app, owner, lister),
      scopes: ['list', 'documents', 'invoice'],
    })
    expect(await applicationsOf(mover)).toEqual([])
    await submittedForm(renter, FormId)
    expect(await applicationsOf(mover)).toMatchObject([{ ApplicationId, IsLandlord: true, Next: 'decide' }])
    expect(must(await details(mover))).toMatchObject({ Personal: { FirstName: 'Mia' }, Documents: [{}, {}] })
    const { DocumentId } = must(await details(mover)).Documents[0]!
    const { Url } = must(await mover.call(GetAppFormDocumentFile, { ApplicationId, FormId, DocumentId }))
    expect((await mover.raw(Url, { method: 'GET' })).status).toBe(200)
    expect(await applicationsOf(lister)).toEqual([])
    expect((await details(lister)).error?.Code).toBe('ApplicationNotFound')
    await app.sql('update engagement set ended_at = now(), ended_on = current_date where profile_id = $1', [mover.profileId])
    expect((await details(mover)).error?.Code).toBe('ApplicationNotFound')
    expect((await mover.raw(Url, { method: 'GET' })).status).toBe(404)
  })

  test('is not read by the others of its household, nor by those who apply for the same home', async () => {
    const [partner, rival] = await Promise.all([app.newPerson({ profileType: 'Tenant' }), app.newPerson({ profileType: 'Tenant' })])
    await submittedForm(renter, FormId)
    await connected(app, owner, partner)
    await begunApplication(rival, assetId)
    for (const person of [partner, rival]) expect((await details(person)).error?.Code).toBe('ApplicationNotFound')
    expect(await formOf(renter, ApplicationId)).toBe(FormId)
  })
})
