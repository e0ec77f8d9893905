import { EXPIRES_AFTER_DAYS } from '@keystead/contract/applications/applications/application.values.ts'
import { CONSENT_KINDS, FORM_CONSENT_VERSION, FORM_SECTIONS } from '@keystead/contract/applications/form/form.values.ts'
import { ageDemoApplication, endDemoApplication } from '../../applications/applications/application.demo.queries.ts'
import {
  type ApplicationRow,
  findApplication,
  isTaken,
  listForms,
  setBegun,
  setComplete,
  setFormOpened,
  setFormState,
  setOpened,
  setSent,
  type TakenForm,
} from '../../applications/applications/application.queries.ts'
import { noteEvent } from '../../applications/applications/events.ts'
import { giveForms } from '../../applications/applications/give-forms.ts'
import { collectDemoFee } from '../../applications/fees/fee.demo.queries.ts'
import { ageDemoConsents } from '../../applications/form/form.demo.queries.ts'
import { keepConsent } from '../../applications/form/form.queries.ts'
import type { KeptFile } from '../../documents/documents/document.queries.ts'
import { insertRestricted } from '../../documents/documents/restricted.ts'
import { findDemoProfile } from '../../identity/profiles/profile.demo.queries.ts'
import type { EventContext } from '../../rpc/events.ts'
import { demoDocumentsOf } from '../demo.access.ts'
import { readToday } from '../demo.queries.ts'
import { beginApplication } from './begin-application.ts'
import { type DemoApplicant, demoApplicants, type Who } from './demo-applicants.ts'
import type { DemoApplication, DemoStep } from './demo-applications.ts'
import { sayInForm } from './say-in-form.ts'

/** What is submitted with a form lies there already, in the order of the papers of who submits it; each form has its own. */
export type DemoFiles = ReadonlyMap<DemoStep, readonly KeptFile[]>

type Telling = { readonly context: EventContext; readonly files: DemoFiles; readonly today: string; readonly id: string }

/**
 * Tells how an application came about, by the steps of applications. Each is done now, and what was done before becomes older by as much as lies
 * between the two. No one is told of what is long past. Where a person, their connection or the home has gone, nothing happens.
 */
export async function tellApplication(context: EventContext, story: DemoApplication, files: DemoFiles): Promise<void> {
  const { db } = context
  const today = await readToday(db)
  const id = await beginApplication(context, story, today)
  if (id === null) return
  const telling = { context, files, today, id }
  let at = story.daysAgo
  const goTo = async (daysAgo: number) => {
    await ageDemoApplication(db, id, at - daysAgo)
    await ageDemoConsents(db, await formIds(telling), at - daysAgo)
    at = daysAgo
  }
  for (const step of story.steps) {
    // What has come to its end does not change any more, also not when it was.
    await goTo(isEnd(step) ? 0 : step.daysAgo)
    await take(telling, step)
  }
  if (!story.steps.some(isEnd)) await goTo(0)
}

type EndStep = Extract<DemoStep, { does: 'withdraw' | 'close' | 'expire' }>

function isEnd(step: DemoStep): step is EndStep {
  return step.does === 'withdraw' || step.does === 'close' || step.does === 'expire'
}

async function formIds({ context, id }: Telling): Promise<string[]> {
  return (await listForms(context.db, [id])).map((form) => form.id)
}

async function take(telling: Telling, step: DemoStep): Promise<void> {
  const { context, today } = telling
  const { db } = context
  const application = await found(telling)
  switch (step.does) {
    case 'send':
      await giveForms(context, application.id, await formIds(telling))
      await setSent(db, application.id, EXPIRES_AFTER_DAYS)
      return noteEvent(db, application, { kind: 'sent', byProfileId: application.profile_id })
    case 'look':
      return void (await setOpened(db, application.id))
    case 'open':
      return void (await setFormOpened(db, (await formFor(telling, step.who)).id))
    case 'fill': {
      const form = await formFor(telling, step.who)
      await setBegun(db, form.id, form.profile_account_id)
      return sayInForm(context, form, { applicant: sheetOf(step.who), sections: step.sections, today })
    }
    case 'submit':
      return submit(telling, step)
    default:
      return end(telling, application, step)
  }
}

async function found({ context, id }: Telling): Promise<ApplicationRow> {
  const application = await findApplication(context.db, id)
  if (!application) throw new Error(`application ${id} is not there`)
  return application
}

async function formFor({ context: { db }, id }: Telling, who: Who): Promise<TakenForm> {
  const profile = await findDemoProfile(db, who)
  const form = (await listForms(db, [id])).filter(isTaken).find(({ profile_id }) => profile_id === profile?.id)
  if (!form) throw new Error(`${who.email} has no form in application ${id}`)
  return form
}

export function sheetOf({ email }: Who): DemoApplicant {
  const applicant = demoApplicants[email]
  if (!applicant) throw new Error(`${email} says nothing in forms`)
  return applicant
}

async function submit(telling: Telling, step: Extract<DemoStep, { does: 'submit' }>): Promise<void> {
  const { context, today, files } = telling
  const { who } = step
  const { db } = context
  const form = await formFor(telling, who)
  const applicant = sheetOf(who)
  await setBegun(db, form.id, form.profile_account_id)
  await sayInForm(context, form, { applicant, sections: FORM_SECTIONS, today })
  for (const [index, file] of (files.get(step) ?? []).entries()) await addPaper(context, form, applicant.papers[index]!, file)
  const consent = { version: FORM_CONSENT_VERSION, ip: null, userAgent: null }
  for (const kind of CONSENT_KINDS) await keepConsent(db, { formId: form.id, accountId: form.profile_account_id }, { kind, ...consent })
  await collectDemoFee(db, form.id)
  await setFormState(db, form.id, 'submitted')
  const application = await found(telling)
  await noteEvent(db, application, { kind: 'submitted', byProfileId: form.profile_id })
  // Who applied by themselves sends it along.
  if (application.status === 'draft') {
    await setSent(db, application.id, EXPIRES_AFTER_DAYS)
    await noteEvent(db, application, { kind: 'sent', byProfileId: form.profile_id })
  }
  if ((await listForms(db, [application.id])).some(({ state }) => state !== 'submitted')) return
  await setComplete(db, application.id, true, EXPIRES_AFTER_DAYS)
  await noteEvent(db, application, { kind: 'completed', byProfileId: null })
}

type Paper = DemoApplicant['papers'][number]

async function addPaper({ db, services }: EventContext, form: TakenForm, paper: Paper, kept: KeptFile): Promise<void> {
  const drawer = demoDocumentsOf({ accountId: form.profile_account_id, profileId: form.profile_id })
  await insertRestricted({ db, services }, drawer, { thingId: form.id, documentTypeId: paper.typeId, title: paper.title }, kept)
}

async function end({ context: { db } }: Telling, application: ApplicationRow, step: EndStep): Promise<void> {
  const status = ({ withdraw: 'withdrawn', close: 'closed', expire: 'expired' } as const)[step.does]
  const by = step.does === 'withdraw' ? await findDemoProfile(db, step.who) : null
  const byProfileId = step.does === 'close' ? application.profile_id : (by?.id ?? null)
  const reason = step.does === 'expire' ? null : step.reason
  await noteEvent(db, application, { kind: status, byProfileId, note: reason })
  await endDemoApplication(db, application.id, { status, reason, daysAgo: step.daysAgo })
}
