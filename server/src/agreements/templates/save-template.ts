import {
  type CreateAgreementTemplate,
  TemplateChanged,
  TemplateNameTaken,
  TemplateNotFound,
  TooManyTemplates,
  type UpdateAgreementTemplate,
} from '@keystead/contract/agreements/templates/template.operations.ts'
import { MAX_TEMPLATES } from '@keystead/contract/agreements/templates/template.values.ts'
import { messages } from '@keystead/contract/agreements/templates/templates-messages.text.ts'
import type { ParsedInputOf } from '@keystead/contract/rpc/operation.ts'
import { lockProfile } from '../../identity/profiles/profile.public.ts'
import { type CallContext, profileActor } from '../../rpc/call-context.ts'
import { fail, failField } from '../../rpc/failure.ts'
import { orRefused } from '../../leasing/tenures/tenure.public.ts'
import type { Handler } from '../../rpc/module.ts'
import type { Scope } from '../../rpc/scope.ts'
import { checkPlaces, checkRoom, checkState } from './save-checks.ts'
import { takePaper } from './take-paper.ts'
import { templatesOf } from './template.access.ts'
import { countTemplates, findVersion, insertTemplate, type TemplatePaper, updateTemplate, type VersionRow } from './template.queries.ts'

const REFUSED_BY = { agreement_template_by_name: TemplateNameTaken }

export const createAgreementTemplate: Handler<typeof CreateAgreementTemplate> = async (context, input) => {
  const { db, actor, audit } = context
  const templates = templatesOf(profileActor(actor))
  await checkState(db, input)
  // One at a time, so that the limit holds.
  await lockProfile(db, templates)
  if ((await countTemplates(db, templates, { text: null, categoryId: null })) >= MAX_TEMPLATES) fail(TooManyTemplates)
  await checkRoom(context, input)
  const paper = input.UploadId === null ? null : await takePaper(context, input.UploadId)
  if (paper) checkPlaces(input, paper)
  const content = { roles: input.Roles, body: input.Body, fields: paper ? input.Fields : [], paper }
  const id = await orRefused(REFUSED_BY, insertTemplate(db, templates, columnsOf(input), content))
  audit(id)
  return { TemplateId: id, Version: 1 }
}

export const updateAgreementTemplate: Handler<typeof UpdateAgreementTemplate, Scope<'agreement-template'>> = async (context, input) => {
  const { db, audit, owned } = context
  const { TemplateId: id, Version: version } = input
  const before = (await findVersion(db, owned, id)) ?? fail(TemplateNotFound)
  if (before.number !== version) fail(TemplateChanged)
  await checkState(db, input)
  await checkRoom(context, input)
  const paper = input.Body ? null : await paperOfUpdate(context, input)
  if (paper) checkPlaces(input, paper)
  const content = { roles: input.Roles, body: input.Body, fields: paper ? input.Fields : [], paper }
  const changed =
    (await orRefused(REFUSED_BY, updateTemplate(db, owned, { id, version }, columnsOf(input), content))) ?? fail(TemplateChanged)
  audit(id, { version: changed })
  return { TemplateId: id, Version: changed, PaperDigest: paper?.sha256 ?? null }
}

async function paperOfUpdate(
  context: CallContext & { readonly owned: Scope<'agreement-template'> },
  { TemplateId: id, UploadId: uploadId, PaperNumber: number }: ParsedInputOf<typeof UpdateAgreementTemplate>,
): Promise<TemplatePaper> {
  if (uploadId !== null) return takePaper(context, uploadId)
  const kept = await findVersion(context.db, context.owned, id, number)
  return (kept && paperOf(kept)) ?? failField('UploadId', messages.paperNeeded)
}

function columnsOf({
  Name,
  CategoryId,
  Description,
  StateId,
}: {
  Name: string
  CategoryId: number
  Description: string | null
  StateId: number | null
}) {
  return { name: Name, categoryId: CategoryId, description: Description, stateId: StateId }
}

function paperOf({
  paper_key: key,
  paper_name: name,
  paper_bytes: bytes,
  paper_sha256: sha256,
  paper_pages: pages,
}: VersionRow): TemplatePaper | null {
  return key === null ? null : { key, name: name!, bytes: bytes!, sha256: sha256!, pages: pages! }
}
