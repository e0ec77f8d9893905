import { BrandingChanged, type CreateUserBranding, LogoNotFound } from '@keystead/contract/platform/branding/branding.operations.ts'
import type { ParsedInputOf } from '@keystead/contract/rpc/operation.ts'
import { messages } from '@keystead/contract/text/shared-messages.text.ts'
import type { Db } from '../../database/db.ts'
import { takeUpload } from '../../files/pictures/named-pictures.ts'
import { senderOf, type UploadSender } from '../../files/upload.queries.ts'
import { profileActor } from '../../rpc/call-context.ts'
import { fail } from '../../rpc/failure.ts'
import type { Handler } from '../../rpc/module.ts'
import { brandingOf } from './branding.access.ts'
import { LOGO_PURPOSE } from './brand-logo.files.ts'
import { type BrandColumns, findBranding, findOwnBrand, lockBranding, useNewBrand } from './branding.queries.ts'
import { readBranding } from './own-branding.ts'

export const createUserBranding: Handler<typeof CreateUserBranding> = async ({ db, actor, audit }, input) => {
  const profile = profileActor(actor)
  const scope = brandingOf(profile)
  await lockBranding(db, scope)
  const before = await findBranding(db, scope)
  if ((before?.version ?? 0) !== input.Version) fail(BrandingChanged)
  const used = input.KeepLogo ? await findOwnBrand(db, scope) : null
  const logo = input.LogoUploadId === null ? logoOf(used) : await takeLogo(db, senderOf(actor), input.LogoUploadId)
  await useNewBrand(db, scope, { ...columnsOf(input), ...logo })
  audit(profile.profileId, { mode: 'custom' })
  return readBranding(db, scope)
}

type Logo = Pick<BrandColumns, 'logo_key' | 'logo_width' | 'logo_height'>

function logoOf(brand: Logo | null): Logo {
  return { logo_key: brand?.logo_key ?? null, logo_width: brand?.logo_width ?? null, logo_height: brand?.logo_height ?? null }
}

async function takeLogo(db: Db, sender: UploadSender, uploadId: string): Promise<Logo> {
  const upload =
    (await takeUpload(db, { ...sender, purpose: LOGO_PURPOSE }, uploadId)) ?? fail(LogoNotFound, { LogoUploadId: messages.uploadNotFound })
  return { logo_key: upload.storage_key, logo_width: upload.facts.width, logo_height: upload.facts.height }
}

function columnsOf(input: ParsedInputOf<typeof CreateUserBranding>): Omit<BrandColumns, keyof Logo> {
  return {
    header_text: input.HeaderText,
    footer_text: input.FooterText,
    contact_line: input.ContactLine,
    logo_position: input.LogoPosition,
    primary_color: input.PrimaryColor,
    accent_color: input.AccentColor,
    sender_name: input.SenderName,
    reply_to: input.ReplyTo,
    watermark_text: input.WatermarkText,
    watermark_opacity: input.WatermarkOpacity,
    on_emails: input.OnEmails,
    on_pages: input.OnPages,
    on_documents: input.OnDocuments,
  }
}
