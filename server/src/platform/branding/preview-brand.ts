import { HEX_COLOR, isReadable } from '@keystead/contract/values/colors.ts'
import {
  BRANDING_MODES,
  FIRST_DESIGN,
  LOGO_POSITIONS,
  MAX_CONTACT_CHARACTERS,
  MAX_FOOTER_CHARACTERS,
  MAX_HEADER_CHARACTERS,
  MAX_WATERMARK_CHARACTERS,
  WATERMARK_OPACITY,
  shownLogoSize,
} from '@keystead/contract/platform/branding/branding.values.ts'
import type { Actor } from '../../rpc/actor.ts'
import { profileActor } from '../../rpc/call-context.ts'
import type { CustomBrand, EmailBrand } from '../../rpc/machinery.ts'
import type { Services } from '../../rpc/services.ts'
import type { PictureFacts } from '../../files/pictures/picture.ts'
import { readPictureFile } from '../../files/pictures/picture-files.ts'
import { findSentUpload, senderOf } from '../../files/upload.queries.ts'
import { LOGO_PURPOSE } from './brand-logo.files.ts'
import { brandingOf } from './branding.access.ts'
import { findOwnBrand } from './branding.queries.ts'
import { type DocumentBrand, documentLogo, houseBrand } from './document-brand.ts'
import { forStranger } from './email-brand.ts'

/** What a form has typed so far, by the names of its fields: any of it may be missing or wrong. */
export type BrandDraft = Readonly<Record<string, string | undefined>>

/** A look as an email would have it if it were saved as it is typed; what can not be used yet is left out. */
export async function previewBrand(services: Services, actor: Actor, draft: BrandDraft): Promise<EmailBrand | null> {
  if (draft['Mode'] === String(BRANDING_MODES.No)) return { kind: 'plain' }
  if (draft['Mode'] !== String(BRANDING_MODES.Custom)) return null
  const brand: CustomBrand = {
    kind: 'custom',
    header: text(draft['HeaderText'], MAX_HEADER_CHARACTERS),
    footer: text(draft['FooterText'], MAX_FOOTER_CHARACTERS),
    contact: text(draft['ContactLine'], MAX_CONTACT_CHARACTERS) || null,
    logo: await logoOf(services, actor, draft),
    logoPosition: LOGO_POSITIONS.find((position) => position === draft['LogoPosition']) ?? FIRST_DESIGN.LogoPosition,
    primaryColor: color(draft['PrimaryColor'], FIRST_DESIGN.PrimaryColor),
    accentColor: color(draft['AccentColor'], FIRST_DESIGN.AccentColor),
    senderName: null,
    replyTo: null,
  }
  return forStranger(brand)
}

/** The same as a document would have it. */
export async function previewDocumentBrand(services: Services, actor: Actor, draft: BrandDraft): Promise<DocumentBrand> {
  if (draft['Mode'] === String(BRANDING_MODES.No)) return { brand: { kind: 'plain' }, footer: null }
  if (draft['Mode'] !== String(BRANDING_MODES.Custom)) return houseBrand(services)
  const header = text(draft['HeaderText'], MAX_HEADER_CHARACTERS)
  const watermark = text(draft['WatermarkText'], MAX_WATERMARK_CHARACTERS)
  const logo = await findLogoOf(services, actor, draft)
  return {
    footer: text(draft['FooterText'], MAX_FOOTER_CHARACTERS) || null,
    brand: {
      kind: 'custom',
      header,
      contact: text(draft['ContactLine'], MAX_CONTACT_CHARACTERS) || null,
      logo: logo && (await documentLogo(services, logo, header)),
      logoPosition: LOGO_POSITIONS.find((position) => position === draft['LogoPosition']) ?? FIRST_DESIGN.LogoPosition,
      primaryColor: color(draft['PrimaryColor'], FIRST_DESIGN.PrimaryColor),
      accentColor: color(draft['AccentColor'], FIRST_DESIGN.AccentColor),
      watermark: watermark === '' ? null : { text: watermark, opacity: opacity(draft['WatermarkOpacity']) },
    },
  }
}

function opacity(typed: string | undefined): number {
  const given = Number(typed)
  return given >= WATERMARK_OPACITY.min && given <= WATERMARK_OPACITY.max ? given : FIRST_DESIGN.WatermarkOpacity
}

function text(typed = '', max: number): string {
  return [...typed.toWellFormed().trim()].slice(0, max).join('')
}

function color(typed = '', otherwise: string): string {
  const lower = typed.trim().toLowerCase()
  return HEX_COLOR.test(lower) && isReadable(lower) ? lower : otherwise
}

type KeptLogo = { readonly key: string; readonly width: number; readonly height: number }

/** In the page itself, since a frame that may do nothing has no session to fetch a picture with. */
async function logoOf(services: Services, actor: Actor, draft: BrandDraft): Promise<CustomBrand['logo']> {
  const logo = await findLogoOf(services, actor, draft)
  const content = logo && (await readPictureFile(services, { storage_key: logo.key, widths: [logo.width] }, logo.width, 'webp'))
  if (!logo || !content) return null
  return {
    url: `data:image/webp;base64,${Buffer.from(content).toString('base64')}`,
    ...shownLogoSize({ Width: logo.width, Height: logo.height }),
  }
}

function findLogoOf(services: Services, actor: Actor, draft: BrandDraft): Promise<KeptLogo | null> {
  const profile = profileActor(actor)
  const { LogoUploadId: uploadId, KeepLogo: keeps } = draft
  return services.database.transaction(
    { kind: 'account', accountId: profile.accountId },
    async (db) => {
      if (uploadId) {
        const upload = await findSentUpload<PictureFacts>(db, senderOf(actor), [LOGO_PURPOSE], uploadId)
        return upload && { key: upload.storage_key, width: upload.facts.width, height: upload.facts.height }
      }
      if (keeps !== 'true') return null
      const brand = await findOwnBrand(db, brandingOf(profile))
      if (!brand?.logo_key || !brand.logo_width || !brand.logo_height) return null
      return { key: brand.logo_key, width: brand.logo_width, height: brand.logo_height }
    },
    { readOnly: true },
  )
}
