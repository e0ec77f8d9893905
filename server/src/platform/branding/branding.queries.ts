import type { BrandingMode, LogoPosition } from '@keystead/contract/platform/branding/branding.values.ts'
import { BRANDING_MODES } from '@keystead/contract/platform/branding/branding.values.ts'
import { type Db, first, only, prepare } from '../../database/db.ts'
import { columnsOf } from '../../database/write-row.ts'
import { lockProfile } from '../../identity/profiles/profile.public.ts'
import type { Scope } from '../../rpc/scope.ts'

type BrandingScope = Scope<'branding'>

/** A design as people make it. */
export type BrandColumns = {
  header_text: string
  footer_text: string
  contact_line: string | null
  logo_key: string | null
  logo_width: number | null
  logo_height: number | null
  logo_position: LogoPosition
  primary_color: string
  accent_color: string
  sender_name: string | null
  reply_to: string | null
  watermark_text: string | null
  watermark_opacity: number
  on_emails: boolean
  on_pages: boolean
  on_documents: boolean
}

export type BrandRow = BrandColumns & { id: string; mode: BrandingMode }

const BRAND = `brand.id, brand.mode, brand.header_text, brand.footer_text, brand.contact_line, brand.logo_key, brand.logo_width, brand.logo_height,
  brand.logo_position, brand.primary_color, brand.accent_color, brand.sender_name, brand.reply_to, brand.watermark_text, brand.watermark_opacity,
  brand.on_emails, brand.on_pages, brand.on_documents`

/** Of the files that designs show, also those that are no longer used and that emails were sent with. */
export const KEPT_LOGOS = 'select logo_key as storage_key from public.brand where logo_key is not null'

export type BrandingRow = { mode: BrandingMode; version: number; custom_brand_id: string | null }

/** One call at a time changes the branding of a profile. */
export async function lockBranding(db: Db, scope: BrandingScope): Promise<void> {
  await lockProfile(db, scope)
}

/** How a profile looks to others; null where nothing was ever chosen. */
export async function findBranding(db: Db, scope: BrandingScope): Promise<BrandingRow | null> {
  return first(
    await db.sql<BrandingRow>('select mode, version, custom_brand_id from branding where profile_id = $1 and account_id = $2', [
      scope.profileId,
      scope.accountId,
    ]),
  )
}

/** The design of a profile, used or not; null where it has none. */
export async function findOwnBrand(db: Db, scope: BrandingScope): Promise<BrandRow | null> {
  return first(
    await db.sql<BrandRow>(
      `select ${BRAND} from branding join brand on brand.id = branding.custom_brand_id
       where branding.profile_id = $1 and branding.account_id = $2`,
      [scope.profileId, scope.accountId],
    ),
  )
}

/** A new version of a design, which is used from now on. The one before stays for what was sent with it. */
export async function useNewBrand(db: Db, scope: BrandingScope, columns: BrandColumns): Promise<void> {
  const names = columnsOf(columns)
  const { id } = only(
    await db.sql<{ id: string }>(
      `insert into brand (account_id, profile_id, mode, ${names})
       select $1, $2, ${BRANDING_MODES.Custom}, ${names} from json_populate_record(null::public.brand, $3::json) returning id`,
      [scope.accountId, scope.profileId, JSON.stringify(columns)],
    ),
  )
  await db.sql(
    `update brand set replaced_at = now()
     where account_id = $1 and profile_id = $2 and mode = ${BRANDING_MODES.Custom} and id <> $3 and replaced_at is null`,
    [scope.accountId, scope.profileId, id],
  )
  await db.sql(
    `insert into branding (profile_id, account_id, mode, brand_id, custom_brand_id, version) values ($1, $2, ${BRANDING_MODES.Custom}, $3, $3, 1)
     on conflict (profile_id) do update set mode = excluded.mode, brand_id = excluded.brand_id, custom_brand_id = excluded.custom_brand_id,
       version = branding.version + 1, updated_at = now()`,
    [scope.profileId, scope.accountId, id],
  )
}

/** What is used from now on; `brandId` is null for the look of the installation. */
export async function useBrand(db: Db, scope: BrandingScope, mode: BrandingMode, brandId: string | null): Promise<void> {
  await db.sql(
    `insert into branding (profile_id, account_id, mode, brand_id) values ($1, $2, $3, $4)
     on conflict (profile_id) do update set mode = excluded.mode, brand_id = excluded.brand_id, updated_at = now()`,
    [scope.profileId, scope.accountId, mode, brandId],
  )
}

/** The version that shows nothing of anyone; a profile has one. */
export async function plainBrandOf(db: Db, scope: BrandingScope): Promise<string> {
  const values = [scope.accountId, scope.profileId]
  const known = first(
    await db.sql<{ id: string }>(
      `select id from brand where account_id = $1 and profile_id = $2 and mode = ${BRANDING_MODES.No} limit 1`,
      values,
    ),
  )
  if (known) return known.id
  return only(
    await db.sql<{ id: string }>(
      `insert into brand (account_id, profile_id, mode) values ($1, $2, ${BRANDING_MODES.No}) returning id`,
      values,
    ),
  ).id
}

/** In which version the emails of a profile leave now; null for the look of the installation. */
export async function findBrandOfEmails(db: Db, profileId: string): Promise<string | null> {
  const found = first(
    await db.sql<{ id: string }>(
      `select brand.id from branding join brand on brand.id = branding.brand_id
       where branding.profile_id = $1 and (brand.mode = ${BRANDING_MODES.No} or brand.on_emails)`,
      [profileId],
    ),
  )
  return found?.id ?? null
}

/** The same of their documents. */
export async function findBrandOfDocuments(db: Db, profileId: string): Promise<string | null> {
  const found = first(
    await db.sql<{ id: string }>(
      `select brand.id from branding join brand on brand.id = branding.brand_id
       where branding.profile_id = $1 and (brand.mode = ${BRANDING_MODES.No} or brand.on_documents)`,
      [profileId],
    ),
  )
  return found?.id ?? null
}

/** A document is sent in this version. */
export async function keepForDocuments(db: Db, brandId: string): Promise<void> {
  await db.sql('update brand set has_documents = true where id = $1 and not has_documents', [brandId])
}

/** A version by which an email was sent, and what the business is called whose it is; null for a person's. */
export async function findBrand(db: Db, brandId: string): Promise<(BrandRow & { business_name: string | null }) | null> {
  return first(
    await db.sql<BrandRow & { business_name: string | null }>(
      `select ${BRAND}, (
         select p.company_name from profile_card p join account_holder a on a.id = p.account_id where p.id = brand.profile_id and a.kind = 'business'
       ) as business_name from brand where id = $1`,
      [brandId],
    ),
  )
}

const brandOfPages = prepare<BrandRow, [string]>(
  'brand of pages',
  `select ${BRAND} from branding join brand on brand.id = branding.brand_id
   where branding.profile_id = $1 and brand.mode = ${BRANDING_MODES.Custom} and brand.on_pages`,
)

/** The design of the public pages of a profile. */
export async function findBrandOfPages(db: Db, profileId: string): Promise<BrandRow | null> {
  return first(await db.prepared(brandOfPages, [profileId]))
}

const logoOfBrand = prepare<{ storage_key: string; width: number }, [string]>(
  'logo of a brand',
  'select logo_key as storage_key, logo_width as width from brand where id = $1 and logo_key is not null',
)

/** The logo of any version: emails of long ago show it. */
export async function findLogo(db: Db, brandId: string): Promise<{ storage_key: string; width: number } | null> {
  return first(await db.prepared(logoOfBrand, [brandId]))
}

/** Since when a version is of no use: a call of a moment ago may still send an email by it. */
const UNUSED_FOR = `interval '1 day'`

/** Housekeeping: versions that were replaced and that no email or document names go. Answers the keys of their logos. */
export async function deleteUnusedBrands(db: Db, limit: number): Promise<string[]> {
  const rows = await db.sql<{ logo_key: string | null }>(
    `delete from brand where id in (
       select id from brand b where b.replaced_at < now() - ${UNUSED_FOR} and not b.has_documents
         and not exists (select from email_brand sent where sent.brand_id = b.id)
         and not exists (select from branding used where used.brand_id = b.id or used.custom_brand_id = b.id)
       order by b.replaced_at limit $1 for update skip locked
     ) returning logo_key`,
    [limit],
  )
  return rows.flatMap(({ logo_key }) => logo_key ?? [])
}

/** For an account that closes. Answers the keys of its logos. */
export async function deleteBrandings(db: Db, accountId: string): Promise<string[]> {
  await db.sql('delete from branding where account_id = $1', [accountId])
  const rows = await db.sql<{ logo_key: string | null }>('delete from brand where account_id = $1 returning logo_key', [accountId])
  return rows.flatMap(({ logo_key }) => logo_key ?? [])
}

/** The design of a profile that has become another account's goes with it. */
export async function moveBranding(db: Db, { profileId, toAccountId }: { profileId: string; toAccountId: string }): Promise<void> {
  await db.sql('update brand set account_id = $2 where profile_id = $1', [profileId, toAccountId])
  await db.sql('update branding set account_id = $2 where profile_id = $1', [profileId, toAccountId])
}
