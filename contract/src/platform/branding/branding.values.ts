/** How what leaves a profile looks, with the numbers of the specification (§3): as ours, as no one's, or as its own. */
export const BRANDING_MODES = { Default: 0, No: 1, Custom: 2 } as const
export type BrandingMode = (typeof BRANDING_MODES)[keyof typeof BRANDING_MODES]

export const LOGO_POSITIONS = ['left', 'center', 'right'] as const
export type LogoPosition = (typeof LOGO_POSITIONS)[number]

export const MAX_HEADER_CHARACTERS = 200
export const MAX_FOOTER_CHARACTERS = 400
export const MAX_CONTACT_CHARACTERS = 200
export const MAX_SENDER_CHARACTERS = 80
export const MAX_WATERMARK_CHARACTERS = 60

/** How strongly a watermark shows, as a part of 1. */
export const WATERMARK_OPACITY = { min: 0.05, max: 1, step: 0.05 } as const

/** What a new design begins with. */
export const FIRST_DESIGN = {
  LogoPosition: 'left',
  PrimaryColor: '#14523c',
  AccentColor: '#9c4f2c',
  WatermarkOpacity: 0.4,
} as const

/** The room that a logo is shown in: it keeps its shape and fills one of the two. */
export const LOGO_ROOM = { width: 220, height: 56 } as const

/** How large a logo is shown. */
export function shownLogoSize({ Width, Height }: { Width: number; Height: number }): { width: number; height: number } {
  const scale = Math.min(LOGO_ROOM.width / Width, LOGO_ROOM.height / Height, 1)
  return { width: Math.max(1, Math.round(Width * scale)), height: Math.max(1, Math.round(Height * scale)) }
}

/** Where one sees how an email would look in what is typed so far: the fields of the form stand behind the `?`. */
export const BRAND_PREVIEW_PATH = '/previews/email'
/** The same of an invoice, as a PDF. */
export const INVOICE_PREVIEW_PATH = '/previews/invoice'

/** Where the colors of a brand are as a sheet of styles: the address says them, so it never changes. */
export function brandColorsUrl({ PrimaryColor, AccentColor }: { PrimaryColor: string; AccentColor: string }): string {
  return `/media/brand-colors/${brandColorsName({ PrimaryColor, AccentColor })}.css`
}

/** The class that the sheet gives these colors to. */
export function brandColorsClass(colors: { PrimaryColor: string; AccentColor: string }): string {
  return `brand-${brandColorsName(colors)}`
}

function brandColorsName({ PrimaryColor, AccentColor }: { PrimaryColor: string; AccentColor: string }): string {
  return `${PrimaryColor.slice(1)}-${AccentColor.slice(1)}`
}
