import { BRANDING_MODES, shownLogoSize } from '@keystead/contract/platform/branding/branding.values.ts'
import type { Db } from '../../database/db.ts'
import { type Database, everything } from '../../database/pool.ts'
import { emailableWords } from '../../email/emailable-words.ts'
import type { CustomBrand, EmailBrand } from '../../rpc/machinery.ts'
import { presentLogo } from './branding.present.ts'
import { type BrandRow, findBrand, findBrandOfEmails } from './branding.queries.ts'

/** An email is sent by whichever version was used when it was queued. */
const ANY_VERSION = everything('emails have looks of all accounts')

/**
 * In which version of its look an email of a profile leaves, for `sendEmail`; null for the look of the installation. `profileId` is null
 * where no profile sends it.
 */
export async function brandFor(db: Db, profileId: string | null): Promise<string | null> {
  return profileId === null ? null : findBrandOfEmails(db, profileId)
}

/** A version as an email shows it; null where it is gone. */
export async function findEmailBrand(
  database: Database,
  brandId: string,
  { isStranger }: { readonly isStranger: boolean },
): Promise<EmailBrand | null> {
  const row = await database.transaction(ANY_VERSION, (db) => findBrand(db, brandId), { readOnly: true })
  if (!row) return null
  if (row.mode === BRANDING_MODES.No) return { kind: 'plain' }
  const brand = { ...customBrand(row), senderName: row.sender_name ?? row.business_name }
  return isStranger ? forStranger(brand) : brand
}

function customBrand(row: BrandRow): CustomBrand {
  const logo = presentLogo(row)
  return {
    kind: 'custom',
    header: row.header_text,
    footer: row.footer_text,
    contact: row.contact_line,
    logo: logo && { url: logo.Url, ...shownLogoSize(logo) },
    logoPosition: row.logo_position,
    primaryColor: row.primary_color,
    accentColor: row.accent_color,
    senderName: row.sender_name,
    replyTo: row.reply_to,
  }
}

/** Who has not confirmed their address may not have asked for anything: what leads elsewhere does not reach them (0064). */
export function forStranger(brand: CustomBrand): CustomBrand {
  return {
    ...brand,
    header: emailableWords(brand.header) ?? '',
    footer: emailableWords(brand.footer) ?? '',
    contact: brand.contact && contactForStranger(brand.contact),
    senderName: emailableWords(brand.senderName),
    // An answer would go to where no one has proved to be.
    replyTo: null,
  }
}

/** Of several ways to reach someone, those that are words or a number. */
function contactForStranger(contact: string): string | null {
  return (
    contact
      .split(PARTS)
      .filter((part) => emailableWords(part))
      .join(' · ') || null
  )
}

const PARTS = / [·•|] /
