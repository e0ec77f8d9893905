import { z } from 'zod'
import { BRANDING_MODES, LOGO_POSITIONS } from './branding.values.ts'

/** A logo as it is kept; how large it is shown is `shownLogoSize`. */
export const BrandLogo = z.object({ Url: z.string(), Width: z.int(), Height: z.int() }).meta({ id: 'BrandLogo' })
export type BrandLogo = z.infer<typeof BrandLogo>

const shownParts = {
  HeaderText: z.string(),
  FooterText: z.string(),
  ContactLine: z.string().nullable(),
  Logo: BrandLogo.nullable(),
  LogoPosition: z.enum(LOGO_POSITIONS),
  PrimaryColor: z.string(),
  AccentColor: z.string(),
}

/** The design of a profile as its public pages have it. */
export const PublicBrand = z.object(shownParts).meta({ id: 'PublicBrand' })
export type PublicBrand = z.infer<typeof PublicBrand>

/** The same with what only its owner reads. */
export const OwnBrand = z
  .object({
    ...shownParts,
    SenderName: z.string().nullable(),
    ReplyTo: z.string().nullable(),
    WatermarkText: z.string().nullable(),
    WatermarkOpacity: z.number(),
    OnEmails: z.boolean(),
    OnPages: z.boolean(),
    OnDocuments: z.boolean(),
  })
  .meta({ id: 'OwnBrand' })
export type OwnBrand = z.infer<typeof OwnBrand>

export const BrandingDetails = z
  .object({
    Mode: z.literal(Object.values(BRANDING_MODES)),
    /** Of the design; 0 where there is none yet. */
    Version: z.int(),
    /** The profile's own design, also while it is not used. */
    Custom: OwnBrand.nullable(),
  })
  .meta({ id: 'BrandingDetails' })
export type BrandingDetails = z.infer<typeof BrandingDetails>
