import type { BrandLogo, BrandingDetails, OwnBrand, PublicBrand } from '@keystead/contract/platform/branding/branding.schemas.ts'
import { BRANDING_MODES } from '@keystead/contract/platform/branding/branding.values.ts'
import type { BrandRow, BrandingRow } from './branding.queries.ts'

/** Where the logo of a version is read. */
export function logoUrl(brandId: string, width: number): string {
  return `/media/brands/${brandId}/${width}.webp`
}

export function presentPublicBrand(row: BrandRow): PublicBrand {
  return {
    HeaderText: row.header_text,
    FooterText: row.footer_text,
    ContactLine: row.contact_line,
    Logo: presentLogo(row),
    LogoPosition: row.logo_position,
    PrimaryColor: row.primary_color,
    AccentColor: row.accent_color,
  }
}

export function presentLogo({ id, logo_width: width, logo_height: height }: BrandRow): BrandLogo | null {
  return width === null || height === null ? null : { Url: logoUrl(id, width), Width: width, Height: height }
}

export function presentBranding(branding: BrandingRow | null, custom: BrandRow | null): BrandingDetails {
  return {
    Mode: branding?.mode ?? BRANDING_MODES.Default,
    Version: branding?.version ?? 0,
    Custom: custom && presentOwnBrand(custom),
  }
}

function presentOwnBrand(row: BrandRow): OwnBrand {
  return {
    ...presentPublicBrand(row),
    SenderName: row.sender_name,
    ReplyTo: row.reply_to,
    WatermarkText: row.watermark_text,
    // As it was typed: the column keeps less than a number of JavaScript shows.
    WatermarkOpacity: Math.round(row.watermark_opacity * 100) / 100,
    OnEmails: row.on_emails,
    OnPages: row.on_pages,
    OnDocuments: row.on_documents,
  }
}
