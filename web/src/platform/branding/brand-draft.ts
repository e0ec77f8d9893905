import type { CreateUserBranding } from '@keystead/contract/platform/branding/branding.operations.ts'
import type { BrandLogo, BrandingDetails, PublicBrand } from '@keystead/contract/platform/branding/branding.schemas.ts'
import {
  BRANDING_MODES,
  BRAND_PREVIEW_PATH,
  FIRST_DESIGN,
  INVOICE_PREVIEW_PATH,
} from '@keystead/contract/platform/branding/branding.values.ts'
import type { InputOf } from '@keystead/contract/rpc/operation.ts'
import { HEX_COLOR, isReadable } from '@keystead/contract/values/colors.ts'
import { text } from './branding-form.text.ts'

export type BrandDraft = InputOf<typeof CreateUserBranding>

/** Names of fields as `ChangedMeanwhile` tells them. */
export const BRAND_LABELS = {
  HeaderText: text.headerText,
  FooterText: text.footerText,
  ContactLine: text.contactLine,
  LogoUploadId: text.logo,
  KeepLogo: text.logo,
  LogoPosition: text.logoPosition,
  PrimaryColor: text.primaryColor,
  AccentColor: text.accentColor,
  SenderName: text.senderName,
  ReplyTo: text.replyTo,
  WatermarkText: text.watermarkText,
  WatermarkOpacity: text.watermarkOpacity,
  OnEmails: text.onEmails,
  OnPages: text.onPages,
  OnDocuments: text.onDocuments,
} as const

/** What the form begins with: the design as it is, or a first one in the name of the profile. */
export function draftOf({ Version, Custom }: BrandingDetails, name: string): BrandDraft {
  const { Logo: _logo, ...design } = Custom ?? {
    Logo: null,
    ...FIRST_DESIGN,
    HeaderText: name,
    FooterText: '',
    ContactLine: null,
    SenderName: name,
    ReplyTo: null,
    WatermarkText: null,
    OnEmails: true,
    OnPages: true,
    OnDocuments: true,
  }
  return { Version, ...design, LogoUploadId: null, KeepLogo: true }
}

/** A value of the form as a person reads it. */
export function brandText(value: unknown): string {
  if (typeof value === 'boolean') return value ? text.yes : text.no
  return value === null || value === undefined || value === '' ? text.nothing : String(value)
}

/** What is typed so far as pages would show it: a color that can not be used yet is that of a first design. */
export function shownBrand(draft: BrandDraft, logo: BrandLogo | null): PublicBrand {
  return {
    HeaderText: draft.HeaderText.trim(),
    FooterText: draft.FooterText.trim(),
    ContactLine: draft.ContactLine?.trim() || null,
    Logo: logo,
    LogoPosition: draft.LogoPosition,
    PrimaryColor: usable(draft.PrimaryColor, FIRST_DESIGN.PrimaryColor),
    AccentColor: usable(draft.AccentColor, FIRST_DESIGN.AccentColor),
  }
}

function usable(typed: string, otherwise: string): string {
  const color = typed.trim().toLowerCase()
  return HEX_COLOR.test(color) && isReadable(color) ? color : otherwise
}

/** Where an email is shown in what is typed so far. */
export function previewAddress(draft: BrandDraft): string {
  return addressOf(BRAND_PREVIEW_PATH, { ...fieldsOf(draft), Mode: modeWhere(draft.OnEmails) })
}

/** The same of an invoice. */
export function invoicePreviewAddress(draft: BrandDraft): string {
  return addressOf(INVOICE_PREVIEW_PATH, {
    ...fieldsOf(draft),
    Mode: modeWhere(draft.OnDocuments),
    WatermarkText: draft.WatermarkText ?? '',
    WatermarkOpacity: String(draft.WatermarkOpacity),
  })
}

function modeWhere(isUsed: boolean): string {
  return String(isUsed ? BRANDING_MODES.Custom : BRANDING_MODES.Default)
}

function fieldsOf(draft: BrandDraft): Record<string, string> {
  return {
    HeaderText: draft.HeaderText,
    FooterText: draft.FooterText,
    ContactLine: draft.ContactLine ?? '',
    LogoUploadId: draft.LogoUploadId ?? '',
    KeepLogo: String(draft.KeepLogo),
    LogoPosition: draft.LogoPosition,
    PrimaryColor: draft.PrimaryColor,
    AccentColor: draft.AccentColor,
  }
}

/** The same in a look that is there already. */
export function lookAddress(mode: number, branding: BrandingDetails): string {
  if (mode !== BRANDING_MODES.Custom) return addressOf(BRAND_PREVIEW_PATH, { Mode: String(mode) })
  return previewAddress({ ...draftOf(branding, ''), OnEmails: true })
}

function addressOf(path: string, fields: Record<string, string>): string {
  return `${path}?${new URLSearchParams(fields).toString()}`
}
