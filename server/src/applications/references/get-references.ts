import { ApplicationNotFound } from '@keystead/contract/applications/applications/application.operations.ts'
import { applicationCan } from '@keystead/contract/applications/applications/application.values.ts'
import type { GetApplicationReferences } from '@keystead/contract/applications/references/reference.operations.ts'
import { may } from '../../rpc/call-context.ts'
import { fail } from '../../rpc/failure.ts'
import type { Handler } from '../../rpc/module.ts'
import { asKeeper, findApplication, listForms, type ReachedApplication } from '../applications/application.public.ts'
import { listReferees } from '../form/form.public.ts'
import { listReferences } from './reference.queries.ts'
import { forApplicant, presentReference } from './reference.present.ts'

export const getApplicationReferences: Handler<typeof GetApplicationReferences, ReachedApplication> = (context, { ApplicationId }) => {
  const { db, owned, actor } = context
  return asKeeper(context, async () => {
    const application = (await findApplication(db, ApplicationId)) ?? fail(ApplicationNotFound)
    const forms = (await listForms(db, [ApplicationId])).filter(
      ({ id, state }) => state === 'submitted' && (owned.formId === null || id === owned.formId),
    )
    const referees = await listReferees(
      db,
      forms.map(({ id }) => id),
    )
    const asked = (await listReferences(db, ApplicationId)).filter(({ form_id }) => forms.some(({ id }) => id === form_id))
    const isOpen =
      owned.formId === null && may(actor, 'applications:edit') && applicationCan('askReference', 'landlord', application.status)
    const isOf = (one: (typeof asked)[number], other: (typeof referees)[number]) =>
      one.form_id === other.formId && one.kind === other.kind && one.place === other.place
    const named = referees.map((referee) => presentReference(referee, asked.find((one) => isOf(one, referee)) ?? null, isOpen))
    // Of someone who has closed their account it is not known any more whom they named, only who was asked.
    const others = asked.filter((one) => !referees.some((referee) => isOf(one, referee))).map((one) => presentReference(null, one, false))
    const all = [...named, ...others]
    return { ApplicationId, Items: owned.formId === null ? all : all.filter(({ ReferenceId }) => ReferenceId !== null).map(forApplicant) }
  })
}
