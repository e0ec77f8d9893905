import { RevealAppFormSsn, UpdateAppFormIdentityInfo } from '@keystead/contract/applications/form/form.operations.ts'
import {
  AnswerScreeningQuestions,
  DisputeScreening,
  OpenScreeningReport,
  RetryScreening,
} from '@keystead/contract/applications/screening/screening.operations.ts'
import { ConfirmSecurityPin, SetSecurityPin } from '@keystead/contract/security/security-pin/pin.operations.ts'
import { UNITED_STATES_ID } from '@keystead/contract/values/countries.ts'
import { expect, vi } from 'vitest'
import { formOf, sentApplication } from '../../src/applications/applications/application.factory.ts'
import { decide, decisionOf, submittedWithPapers } from '../../src/applications/decisions/decision.factory.ts'
import { type Filling, identityTyped, versionOf } from '../../src/applications/form/form.factory.ts'
import { agree, askFor, FULL, openReport, screeningOf } from '../../src/applications/screening/screening.factory.ts'
import { app, bureau } from '../bureau-app.ts'
import { must } from '../must.ts'
import { connected } from '../network.ts'
import type { TestPerson } from '../people.ts'
import type { Watch } from './watched-people.ts'

/** Who is decided on by whom: a household of an applicant, a co-applicant, a guarantor and one more co-applicant, in this order. */
export type Household = {
  readonly watch: Watch
  readonly owner: TestPerson
  readonly applicationId: string
  readonly people: readonly { readonly person: TestPerson; readonly formId: string }[]
}

const TYPES = [1, 2, 3, 2]
const PIN = '482913'
/** Of the agency: who is asked questions, has evictions, has a frozen file. */
const [ASKED, EVICTED, FROZEN] = ['500-10-1009', '500 10 1003', '500101006'] as const

export async function newRenter(owner: TestPerson, firstName: string): Promise<TestPerson> {
  const person = await app.newPerson({ profileType: 'Tenant', firstName })
  await connected(app, owner, person)
  return person
}

/** Each has typed in a form what no one else is to read, after something that is refused, and has submitted it. */
export async function applyTogether(watch: Watch, owner: TestPerson, assetId: string): Promise<Household> {
  const renters: TestPerson[] = []
  for (const name of ['Ana', 'Ben', 'Gus', 'Lou']) renters.push(await newRenter(owner, name))
  const asked = renters.map(({ profileId }, index) => ({ profileId, as: TYPES[index]! }))
  const applicationId = await sentApplication(owner, assetId, asked)
  const people: { person: TestPerson; formId: string }[] = []
  for (const [index, filling] of fillings(watch).entries()) {
    const person = renters[index]!
    const formId = await formOf(person, applicationId)
    if (index === 0) await typesRefused(watch, person, formId, watch.number('refused ITIN', '944-91-5823'))
    if (index === 1) await typesRefused(watch, person, formId, watch.number('refused SSN', '666-37-2941'))
    await submittedWithPapers(person, formId, filling)
    people.push({ person, formId })
  }
  return { watch, owner, applicationId, people }
}

const ofCountry = { StateId: null, CountryId: UNITED_STATES_ID }

function fillings({ number, idNumber, day }: Watch): Filling[] {
  return [
    {
      personal: { BirthDate: day('day of birth of the applicant', '1987-03-14') },
      identity: identityTyped({
        Ssn: number('SSN of the applicant', ASKED, ['reply of RevealAppFormSsn']),
        IdNumber: idNumber('driver’s license', 'DL-77120-4418X'),
      }),
    },
    {
      personal: { BirthDate: day('day of birth of the co-applicant', '1991-11-02') },
      identity: identityTyped({
        ...ofCountry,
        Ssn: number('SSN of the co-applicant', EVICTED),
        IdTypeId: 3,
        IdNumber: idNumber('passport', 'P84410927'),
      }),
    },
    {
      personal: { BirthDate: day('day of birth of the guarantor', '1959-07-29') },
      identity: identityTyped({
        Ssn: number('SSN of the guarantor', '531-42-8817'),
        IdTypeId: 2,
        IdNumber: idNumber('state ID', 'S530-2290-1184'),
      }),
    },
    {
      personal: { BirthDate: day('day of birth of the other co-applicant', '1994-02-21') },
      identity: identityTyped({
        ...ofCountry,
        SsnKind: 'last4',
        Ssn: null,
        Last4Ssn: FROZEN.slice(-4),
        IdTypeId: 4,
        IdNumber: number('ITIN', '917-82-4406'),
      }),
    },
  ]
}

async function typesRefused({ hear }: Watch, person: TestPerson, FormId: string, Ssn: string): Promise<void> {
  const Version = await versionOf(person, FormId, 'identity')
  const { error } = await person.call(UpdateAppFormIdentityInfo, { FormId, Version, ...identityTyped({ Ssn }) })
  expect(error?.Fields).toHaveProperty('Ssn')
  hear('refusal of a number', error)
}

/** The applicant looks at their whole number: the one answer that brings one. */
export async function reveal({ watch, people: [applicant] }: Household): Promise<void> {
  const { person, formId } = applicant!
  must(await person.call(SetSecurityPin, { Pin: PIN, ConfirmPin: PIN }))
  const asked = { Operation: RevealAppFormSsn.name, ObjectId: formId, AmountCents: null, Pin: PIN }
  const { Confirmation } = must(await person.call(ConfirmSecurityPin, asked))
  await watch.reads(person, RevealAppFormSsn, { FormId: formId, PinConfirmation: Confirmation })
}

/** All of them agree; the last one gives the whole number only then, after a wrong one. Each report is opened by both sides. */
export async function screenAll(household: Household): Promise<void> {
  const { watch, owner, applicationId, people } = household
  const formIds = people.map(({ formId }) => formId)
  const ids = must(await askFor(owner, applicationId, formIds, { PackageId: FULL })).ScreeningIds
  const wrong = watch.number('SSN that is another than the form has', '612-55-7304')
  const last = people.at(-1)!
  expect((await agree(last.person, last.formId, ids.at(-1)!, { Ssn: wrong })).error?.Fields).toHaveProperty('Ssn')
  for (const [index, { person, formId }] of people.entries()) {
    const whole = index === people.length - 1 ? { Ssn: watch.number('SSN that is given with the consent', FROZEN) } : {}
    must(await agree(person, formId, ids[index]!, whole))
  }
  await goOn(household, ids)
  for (const [index, id] of ids.entries()) {
    await untilState(household, id, 'completed')
    await watch.reads(owner, OpenScreeningReport, { ApplicationId: applicationId, ScreeningId: id })
    must(await openReport(people[index]!.person, applicationId, id))
  }
  const { person, formId } = people[1]!
  must(await person.call(DisputeScreening, { FormId: formId, ScreeningId: ids[1]!, Product: 'eviction', Statement: 'This is not I.' }))
}

/** Questions are answered, and a freeze is lifted. */
async function goOn(household: Household, ids: readonly string[]): Promise<void> {
  const [asked, , , frozen] = household.people
  const right = await bureau.control.rightAnswers(await refOf(ids[0]!))
  const Answers = right.map(({ question, choice }) => ({ QuestionId: question, ChoiceId: choice }))
  must(await asked!.person.call(AnswerScreeningQuestions, { FormId: asked!.formId, ScreeningId: ids[0]!, Answers }))
  await bureau.control.advance({ hours: 30 })
  await untilState(household, ids[3]!, 'blocked')
  await bureau.control.freeze(await refOf(ids[3]!), false)
  must(await frozen!.person.call(RetryScreening, { FormId: frozen!.formId, ScreeningId: ids[3]! }))
  await bureau.control.advance({ hours: 30 })
}

async function refOf(id: string): Promise<string> {
  const [row] = await app.sql<{ bureau_ref: string }>('select bureau_ref from screening where id = $1', [id])
  return row!.bureau_ref
}

const untilState = ({ owner, applicationId }: Household, id: string, state: string) =>
  vi.waitFor(async () => expect((await screeningOf(owner, applicationId, id)).State).toBe(state), { timeout: 60_000, interval: 200 })

/** With a notice to each, since their reports were read. */
export async function decideAgainst({ owner, applicationId, people }: Household): Promise<void> {
  const { Reports } = await decisionOf(owner, applicationId)
  const Notices = people.map(({ formId }) => {
    const { AgencyName, AgencyAddress, AgencyPhone } = Reports!.find(({ FormId }) => FormId === formId)!
    return { FormId: formId, AgencyName, AgencyAddress, AgencyPhone }
  })
  must(await decide(owner, applicationId, { Decision: 'declined', ReasonIds: [3], ReportUsed: 'Y', Notices }))
}
