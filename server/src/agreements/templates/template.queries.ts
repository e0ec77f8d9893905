import type { TemplateBody } from '@keystead/contract/agreements/templates/template-body.ts'
import type { PlacedField } from '@keystead/contract/agreements/templates/template.forms.ts'
import { MAX_VERSIONS } from '@keystead/contract/agreements/templates/template.values.ts'
import type { RoleRead } from '@keystead/contract/agreements/templates/template.operations.ts'
import { type Db, first, only } from '../../database/db.ts'
import { literalOfLike } from '../../database/like.ts'
import { MOST_COUNTED } from '../../rpc/page.ts'
import type { Scope } from '../../rpc/scope.ts'

type TemplateScope = Scope<'agreement-template'>

/** Where an uploaded paper lies, and how large its pages are as they are shown, in points. */
export type TemplatePaper = {
  readonly key: string
  readonly name: string
  readonly bytes: number
  readonly sha256: string
  readonly pages: readonly PageSize[]
}
export type PageSize = { readonly width: number; readonly height: number }

export type TemplateRow = {
  id: string
  name: string
  category_id: number
  description: string | null
  state_id: number | null
  state_code: string | null
  version: number
  kind: 'text' | 'paper'
  updated_at: Date
}

export type TemplateContent = {
  readonly roles: readonly RoleRead[]
  readonly body: TemplateBody | null
  readonly fields: readonly PlacedField[]
  readonly paper: TemplatePaper | null
}

export type VersionRow = {
  id: string
  number: number
  roles: RoleRead[]
  body: TemplateBody | null
  fields: PlacedField[]
  paper_key: string | null
  paper_name: string | null
  paper_bytes: number | null
  paper_sha256: string | null
  paper_pages: PageSize[] | null
}

const COLUMNS = `t.id, t.name, t.category_id, t.description, t.state_id, state.code as state_code, t.version, t.kind, t.updated_at`
const FROM = 'agreement_template t left join place_state state on state.id = t.state_id'
const OWN = 't.account_id = $1 and t.profile_id = $2'

export type TemplateFilter = { readonly text: string | null; readonly categoryId: number | null }

const MATCHES = `${OWN} and ($3::text is null or t.name ilike $3 or t.description ilike $3) and ($4::int is null or t.category_id = $4)`

function filtered(scope: TemplateScope, { text, categoryId }: TemplateFilter): unknown[] {
  return [scope.accountId, scope.profileId, text && `%${literalOfLike(text)}%`, categoryId]
}

export async function listTemplates(
  db: Db,
  scope: TemplateScope,
  filter: TemplateFilter,
  { limit, offset }: { limit: number; offset: number },
): Promise<TemplateRow[]> {
  return db.sql<TemplateRow>(`select ${COLUMNS} from ${FROM} where ${MATCHES} order by lower(t.name), t.id limit $5 offset $6`, [
    ...filtered(scope, filter),
    limit,
    offset,
  ])
}

/** Exactly up to what lists count. */
export async function countTemplates(db: Db, scope: TemplateScope, filter: TemplateFilter): Promise<number> {
  return only(
    await db.sql<{ count: number }>(
      `select count(*)::int as count from (select from agreement_template t where ${MATCHES} limit $5) counted`,
      [...filtered(scope, filter), MOST_COUNTED + 1],
    ),
  ).count
}

export async function findTemplate(db: Db, scope: TemplateScope, id: string): Promise<TemplateRow | null> {
  return first(
    await db.sql<TemplateRow>(`select ${COLUMNS} from ${FROM} where ${OWN} and t.id = $3`, [scope.accountId, scope.profileId, id]),
  )
}

const VERSION = 'v.id, v.number, v.roles, v.body, v.fields, v.paper_key, v.paper_name, v.paper_bytes, v.paper_sha256, v.paper_pages'

/** The current one, or the one of a number. */
export async function findVersion(
  db: Db,
  scope: TemplateScope,
  templateId: string,
  number: number | null = null,
): Promise<VersionRow | null> {
  return first(
    await db.sql<VersionRow>(
      `select ${VERSION} from agreement_template t
       join agreement_template_version v on v.template_id = t.id and v.number = coalesce($4, t.version)
       where ${OWN} and t.id = $3`,
      [scope.accountId, scope.profileId, templateId, number],
    ),
  )
}

/** The current one first. */
export async function listVersions(
  db: Db,
  scope: TemplateScope,
  templateId: string,
): Promise<{ number: number; kind: 'text' | 'paper'; created_at: Date }[]> {
  return db.sql<{ number: number; kind: 'text' | 'paper'; created_at: Date }>(
    `select v.number, case when v.body is null then 'paper' else 'text' end as kind, v.created_at
     from agreement_template t join agreement_template_version v on v.template_id = t.id
     where ${OWN} and t.id = $3
     order by v.number desc`,
    [scope.accountId, scope.profileId, templateId],
  )
}

export type TemplateColumns = {
  readonly name: string
  readonly categoryId: number
  readonly description: string | null
  readonly stateId: number | null
}

export async function insertTemplate(
  db: Db,
  scope: TemplateScope,
  { name, categoryId, description, stateId }: TemplateColumns,
  content: TemplateContent,
): Promise<string> {
  const { id } = only(
    await db.sql<{ id: string }>(
      `insert into agreement_template (account_id, profile_id, name, category_id, description, state_id, kind)
       values ($1, $2, $3, $4, $5, $6, $7) returning id`,
      [scope.accountId, scope.profileId, name, categoryId, description, stateId, content.body ? 'text' : 'paper'],
    ),
  )
  await insertVersion(db, scope, { templateId: id, number: 1 }, content)
  return id
}

/** Null: it is another version by now. */
export async function updateTemplate(
  db: Db,
  scope: TemplateScope,
  { id, version }: { id: string; version: number },
  { name, categoryId, description, stateId }: TemplateColumns,
  content: TemplateContent,
): Promise<number | null> {
  const [changed] = await db.sql<{ version: number }>(
    `update agreement_template t
     set name = $5, category_id = $6, description = $7, state_id = $8, kind = $9, version = version + 1, updated_at = now()
     where ${OWN} and t.id = $3 and t.version = $4 returning t.version`,
    [scope.accountId, scope.profileId, id, version, name, categoryId, description, stateId, content.body ? 'text' : 'paper'],
  )
  if (!changed) return null
  await insertVersion(db, scope, { templateId: id, number: changed.version }, content)
  return changed.version
}

async function insertVersion(
  db: Db,
  { accountId }: TemplateScope,
  { templateId, number }: { templateId: string; number: number },
  { roles, body, fields, paper }: TemplateContent,
): Promise<void> {
  const text = body && JSON.stringify(body)
  await db.sql(
    `insert into agreement_template_version
       (template_id, account_id, number, roles, body, body_bytes, fields, paper_key, paper_name, paper_bytes, paper_sha256, paper_pages)
     values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12)`,
    [
      templateId,
      accountId,
      number,
      JSON.stringify(roles),
      text,
      text && Buffer.byteLength(text),
      JSON.stringify(fields),
      paper?.key ?? null,
      paper?.name ?? null,
      paper?.bytes ?? null,
      paper?.sha256 ?? null,
      paper && JSON.stringify(paper.pages),
    ],
  )
  await db.sql('delete from agreement_template_version where template_id = $1 and number <= $2', [templateId, number - MAX_VERSIONS])
}

export async function deleteTemplate(db: Db, scope: TemplateScope, id: string): Promise<boolean> {
  const deleted = await db.sql(`delete from agreement_template t where ${OWN} and t.id = $3 returning 1`, [
    scope.accountId,
    scope.profileId,
    id,
  ])
  return deleted.length > 0
}

/** Versions may share one; the daily sweep deletes what none names. */
export const KEPT_TEMPLATE_PAPERS = 'select paper_key as storage_key from agreement_template_version where paper_key is not null'

/** Of texts, and of papers, each once however many versions have it. */
export async function sumTemplateBytes(db: Db, accountId: string): Promise<number> {
  return only(
    await db.sql<{ bytes: number }>(
      `select (
         (select coalesce(sum(body_bytes), 0) from agreement_template_version where account_id = $1)
         + (select coalesce(sum(bytes), 0) from (select distinct paper_key, paper_bytes as bytes from agreement_template_version
              where account_id = $1 and paper_key is not null) papers))::bigint as bytes`,
      [accountId],
    ),
  ).bytes
}

export async function countTemplatesOfAccount(db: Db, accountId: string): Promise<number> {
  return only(await db.sql<{ count: number }>('select count(*)::int as count from agreement_template where account_id = $1', [accountId]))
    .count
}

export async function deleteTemplatesOfAccount(db: Db, accountId: string): Promise<void> {
  await db.sql('delete from agreement_template where account_id = $1', [accountId])
}

/** A profile that has become that of a business brings its templates along. */
export async function moveTemplates(db: Db, { id, accountId }: { id: string; accountId: string }): Promise<void> {
  await db.sql(
    'update agreement_template_version v set account_id = $2 from agreement_template t where t.id = v.template_id and t.profile_id = $1',
    [id, accountId],
  )
  await db.sql('update agreement_template set account_id = $2 where profile_id = $1', [id, accountId])
}
