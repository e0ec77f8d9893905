import { CreateAgreementTemplate } from '@keystead/contract/agreements/templates/template.operations.ts'
import type { InputOf } from '@keystead/contract/rpc/operation.ts'
import type { TestApp, TestPerson } from '../../../test/harness.ts'
import { must } from '../../../test/must.ts'
import { upload } from '../../../test/uploads.ts'

type Ids = { readonly accountId: string; readonly profileId: string }
type TemplateInput = InputOf<typeof CreateAgreementTemplate>

export const TENANT_SIGNS = { Name: 'Tenant', Part: 'signer', IsMany: true } as const

/** A text of one sentence, with whatever else stands in its paragraph, and a place to sign for each role. */
export function bodyOf(roles: readonly string[], ...inlines: readonly object[]): object {
  const signatures = roles.map((role) => ({ type: 'signatureBlock', attrs: { role } }))
  return {
    type: 'doc',
    content: [
      { type: 'paragraph', attrs: { align: 'start' }, content: [{ type: 'text', text: 'The tenant takes the home.' }, ...inlines] },
      ...signatures,
    ],
  }
}

export function textTemplate(more: Partial<TemplateInput> = {}): TemplateInput {
  return { Name: 'House lease', CategoryId: 1, Roles: [TENANT_SIGNS], Body: bodyOf(['Tenant']), ...more }
}

export const SIGNATURE = {
  kind: 'signature',
  role: 'Tenant',
  label: 'Signature',
  isRequired: true,
  page: 1,
  x: 60,
  y: 700,
  width: 180,
  height: 40,
} as const

/** An uploaded paper with a place to sign on its first page. */
export function paperTemplate(UploadId: string, more: Partial<TemplateInput> = {}): TemplateInput {
  return { Name: 'Pet rules', CategoryId: 3, Roles: [TENANT_SIGNS], UploadId, Fields: [SIGNATURE], ...more }
}

export const uploadedPaper = (person: Pick<TestPerson, 'raw'>, content: Uint8Array, name = 'rules.pdf') =>
  upload(person, 'template-paper', name, content)

/** A template of a person, by the call. */
export async function addedTemplate(person: TestPerson, more: Partial<TemplateInput> = {}): Promise<string> {
  return must(await person.call(CreateAgreementTemplate, textTemplate(more))).TemplateId
}

/** A template with an uploaded paper as rows, for what does not open it. */
export async function givenPaperTemplate(app: Pick<TestApp, 'sql'>, { accountId, profileId }: Ids): Promise<string> {
  const [template] = await app.sql<{ id: string }>(
    `with template as (
       insert into agreement_template (account_id, profile_id, name, category_id, kind)
       values ($1, $2, 'Rules ' || public.new_id(), 3, 'paper') returning id, account_id),
     version as (
       insert into agreement_template_version (template_id, account_id, number, roles, paper_key, paper_name, paper_bytes, paper_sha256, paper_pages)
       select id, account_id, 1, $3, 'agreements/templates/' || id, 'rules.pdf', 1200, repeat('0', 64), '[{"width": 612, "height": 792}]' from template)
     select id from template`,
    [accountId, profileId, JSON.stringify([TENANT_SIGNS])],
  )
  return template!.id
}
