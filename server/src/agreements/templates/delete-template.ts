import { type DeleteAgreementTemplate, TemplateNotFound } from '@keystead/contract/agreements/templates/template.operations.ts'
import { fail } from '../../rpc/failure.ts'
import type { Handler } from '../../rpc/module.ts'
import type { Scope } from '../../rpc/scope.ts'
import { deleteTemplate } from './template.queries.ts'

/** With its versions: what was made from it has its own copy. */
export const deleteAgreementTemplate: Handler<typeof DeleteAgreementTemplate, Scope<'agreement-template'>> = async (
  { db, owned, audit },
  { TemplateId },
) => {
  if (!(await deleteTemplate(db, owned, TemplateId))) fail(TemplateNotFound)
  audit(TemplateId)
  return { TemplateId }
}
