import { BRANDING_MODES, shownLogoSize } from '@keystead/contract/platform/branding/branding.values.ts'
import type { Db } from '../../database/db.ts'
import { actingAs, everything } from '../../database/pool.ts'
import { readPictureFile } from '../../files/pictures/picture-files.ts'
import type { PdfBrand, PdfLogo } from '../../pdf/pdf-paper.ts'
import type { Services } from '../../rpc/services.ts'
import { type BrandRow, findBrand, findBrandOfDocuments, keepForDocuments } from './branding.queries.ts'

const ANY_VERSION = everything('documents have looks of all accounts')

/** How a document looks, and what stands at its foot; no line there where its look has none. */
export type DocumentBrand = { readonly brand: PdfBrand; readonly footer: string | null }

/**
 * In which version of its look a document of a profile is sent; null for the look of the installation. It stays from now on, whatever
 * follows it.
 */
export async function documentBrandFor(
  db: Db,
  { accountId, profileId }: { readonly accountId: string; readonly profileId: string },
): Promise<string | null> {
  return actingAs(db, accountId, async () => {
    const brandId = await findBrandOfDocuments(db, profileId)
    if (brandId !== null) await keepForDocuments(db, brandId)
    return brandId
  })
}

/** The version that a draft would be sent in now. */
export async function documentBrandNow(db: Db, profileId: string): Promise<string | null> {
  return findBrandOfDocuments(db, profileId)
}

/** A version as a document shows it. That of the installation where it is gone with its account. */
export async function findDocumentBrand(services: Services, brandId: string | null): Promise<DocumentBrand> {
  const row = brandId && (await services.jobDatabase.transaction(ANY_VERSION, (db) => findBrand(db, brandId), { readOnly: true }))
  if (!row) return houseBrand(services)
  if (row.mode === BRANDING_MODES.No) return { brand: { kind: 'plain' }, footer: null }
  return {
    footer: row.footer_text || null,
    brand: {
      kind: 'custom',
      header: row.header_text,
      contact: row.contact_line,
      logo: await logoOf(services, row),
      logoPosition: row.logo_position,
      primaryColor: row.primary_color,
      accentColor: row.accent_color,
      watermark: row.watermark_text ? { text: row.watermark_text, opacity: Math.round(row.watermark_opacity * 100) / 100 } : null,
    },
  }
}

export function houseBrand({ settings }: Pick<Services, 'settings'>): DocumentBrand {
  return { brand: { kind: 'house', name: settings.COMPANY_NAME }, footer: null }
}

async function logoOf(services: Services, row: BrandRow): Promise<PdfLogo | null> {
  const { logo_key: key, logo_width: width, logo_height: height } = row
  return key && width && height ? documentLogo(services, { key, width, height }, row.header_text) : null
}

/** As large as in an email. */
export async function documentLogo(
  services: Services,
  { key, width, height }: { readonly key: string; readonly width: number; readonly height: number },
  alt: string,
): Promise<PdfLogo | null> {
  const bytes = await readPictureFile(services, { storage_key: key, widths: [width] }, width, 'webp')
  return bytes && { bytes, format: 'webp', ...shownLogoSize({ Width: width, Height: height }), alt }
}
