import {
  ApplicationFormChanged,
  ApplicationFormSubmitted,
  type GetAppFormEmploymentInfo,
  type GetAppFormIdentityInfo,
  type GetAppFormPersonalInfo,
  type GetAppFormResidenceInfo,
  RevealAppFormSsn,
  type UpdateAppFormEmploymentInfo,
  type UpdateAppFormIdentityInfo,
  type UpdateAppFormPersonalInfo,
  type UpdateAppFormResidenceInfo,
} from '@keystead/contract/applications/form/form.operations.ts'
import {
  type FieldProblem,
  wrongInEmployment,
  wrongInIdentity,
  wrongInPersonal,
  wrongInResidence,
} from '@keystead/contract/applications/form/form-rules.ts'
import type { FormSection, SsnKind } from '@keystead/contract/applications/form/form.values.ts'
import { CallErrors } from '@keystead/contract/rpc/errors.ts'
import { todayIn } from '../../database/days.ts'
import type { CallContext } from '../../rpc/call-context.ts'
import { fail } from '../../rpc/failure.ts'
import type { Handler } from '../../rpc/module.ts'
import { spendPinConfirmation } from '../../security/security-pin/pin.public.ts'
import { beginForm, getOwnForm, lockOwnForm, type OwnForm, type ReachedForm } from '../applications/application.public.ts'
import { type Content, type Kept, missingIn, readContent } from './content.ts'
import { dropSecrets, saveSection, type SecretKind } from './form.queries.ts'
import { presentEmployment, presentIdentity } from './form.present.ts'
import { openNumbers, sealNumber } from './sealed-numbers.ts'

/*
 * Each section is read and saved by its applicant, under their own claims: what the form holds are rows of theirs, in an application of those
 * who decide.
 */

type FormContext = CallContext & { readonly owned: ReachedForm }

async function read(context: FormContext, section: FormSection) {
  const { form, application } = await getOwnForm(context, context.owned)
  const today = await todayIn(context.db, application.time_zone)
  const content = await readContent(context.db, form.id)
  const head = {
    FormId: form.id,
    ApplicationId: application.id,
    State: form.state,
    Version: content.versions[section],
    Missing: missingIn(section, content, today),
  }
  return { head, content, today }
}

export const getPersonalInfo: Handler<typeof GetAppFormPersonalInfo, ReachedForm> = async (context) => {
  const { head, content } = await read(context, 'personal')
  const { birthDate = null } = await openNumbers(context, head.FormId)
  return { ...head, ...content.personal, BirthDate: birthDate }
}

export const getIdentityInfo: Handler<typeof GetAppFormIdentityInfo, ReachedForm> = async (context) => {
  const { head, content } = await read(context, 'identity')
  return { ...head, ...presentIdentity(content) }
}

export const getResidenceInfo: Handler<typeof GetAppFormResidenceInfo, ReachedForm> = async (context) => {
  const { head, content } = await read(context, 'residence')
  return { ...head, ...content.residence }
}

export const getEmploymentInfo: Handler<typeof GetAppFormEmploymentInfo, ReachedForm> = async (context) => {
  const { head, content, today } = await read(context, 'employment')
  return { ...head, ...presentEmployment(content.employment, today) }
}

/** What is to be kept of a section, and which version of it was read. */
function saidIn<Input extends { readonly FormId: string; readonly Version: number }>({ FormId: formId, Version: version, ...said }: Input) {
  return { formId, version, said }
}

export const updatePersonalInfo: Handler<typeof UpdateAppFormPersonalInfo, ReachedForm> = async (context, input) => {
  const { version, said } = saidIn(input)
  const { BirthDate, ...personal } = said
  const { own, today } = await begin(context, (day) => wrongInPersonal({ BirthDate }, day))
  const at = placeOf(own)
  if (BirthDate === null) await dropSecrets(context.db, at.formId, ['birthDate'])
  else await sealNumber(context, at, 'birthDate', BirthDate)
  return save(context, own, 'personal', version, personal, today)
}

export const updateIdentityInfo: Handler<typeof UpdateAppFormIdentityInfo, ReachedForm> = async (context, input) => {
  const { version, said } = saidIn(input)
  const { Ssn, Last4Ssn, IdNumber, ...identity } = said
  const { own, today } = await begin(context, (day) => wrongInIdentity(identity, day))
  const at = placeOf(own)
  await dropSecrets(context.db, at.formId, notOf(identity.SsnKind))
  if (identity.SsnKind === 'full' && Ssn !== null) await sealNumber(context, at, 'ssn', Ssn)
  if (identity.SsnKind === 'last4' && Last4Ssn !== null) await sealNumber(context, at, 'last4Ssn', Last4Ssn)
  if (IdNumber !== null) await sealNumber(context, at, 'idNumber', IdNumber)
  return save(context, own, 'identity', version, identity, today)
}

/** What is kept of another kind of number than was chosen goes. */
function notOf(kind: SsnKind | null): SecretKind[] {
  if (kind === 'full') return ['last4Ssn']
  return kind === 'last4' ? ['ssn'] : ['ssn', 'last4Ssn']
}

export const updateResidenceInfo: Handler<typeof UpdateAppFormResidenceInfo, ReachedForm> = async (context, input) => {
  const { version, said: residence } = saidIn(input)
  const { own, today } = await begin(context, (day) => wrongInResidence(residence, day))
  return save(context, own, 'residence', version, residence, today)
}

export const updateEmploymentInfo: Handler<typeof UpdateAppFormEmploymentInfo, ReachedForm> = async (context, input) => {
  const { version, said: employment } = saidIn(input)
  const { own, today } = await begin(context, (day) => wrongInEmployment(employment, day))
  return save(context, own, 'employment', version, employment, today)
}

/** The form, held, where nothing that is to be saved is wrong. */
async function begin(context: FormContext, wrongOn: (today: string) => readonly FieldProblem[]): Promise<{ own: OwnForm; today: string }> {
  const own = await lockOwnForm(context, context.owned)
  if (own.form.state === 'submitted') fail(ApplicationFormSubmitted)
  const today = await todayIn(context.db, own.application.time_zone)
  const wrong = wrongOn(today)
  if (wrong.length > 0) fail(CallErrors.InvalidInput, Object.fromEntries(wrong.toReversed().map(({ Path, Text }) => [Path, Text])))
  await beginForm(context, own)
  return { own, today }
}

const placeOf = ({ form }: OwnForm) => ({ formId: form.id, accountId: form.profile_account_id })

async function save<Section extends FormSection>(
  { db, audit }: FormContext,
  own: OwnForm,
  section: Section,
  version: number,
  data: Kept[Section],
  today: string,
) {
  const { formId, accountId } = placeOf(own)
  const saved = (await saveSection(db, { formId, accountId, section, version, data })) ?? fail(ApplicationFormChanged)
  const content: Content = await readContent(db, formId)
  audit(formId, { section })
  return { FormId: formId, Version: saved, Missing: missingIn(section, content, today) }
}

export const revealSsn: Handler<typeof RevealAppFormSsn, ReachedForm> = async (context, { FormId, PinConfirmation }) => {
  await spendPinConfirmation(context, { operation: RevealAppFormSsn.name, objectId: FormId, confirmation: PinConfirmation })
  const { ssn = null } = await openNumbers(context, FormId)
  context.audit(FormId)
  return { FormId, Ssn: ssn }
}
