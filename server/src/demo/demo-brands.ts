import { FIRST_DESIGN } from '@keystead/contract/platform/branding/branding.values.ts'
import { PROFILE_TYPES } from '@keystead/contract/identity/profiles/profile.values.ts'
import sharp from 'sharp'
import type { Db } from '../database/db.ts'
import { everything } from '../database/pool.ts'
import { storePicture } from '../files/pictures/picture-files.ts'
import { processLogo } from '../files/pictures/picture.ts'
import { findDemoProfile } from '../identity/profiles/profile.demo.queries.ts'
import { giveDemoLogo, insertDemoBrand, listBrandsWithoutLogo } from '../platform/branding/branding.demo.queries.ts'
import type { DrawingServices } from './demo-portraits.ts'

const BRICK = '#8a3324'
const SLATE = '#2f4858'

/** A company whose emails and pages carry its own name. */
export async function insertBrands(db: Db): Promise<void> {
  const profile = await findDemoProfile(db, { email: 'desmond.achter@example.com', typeId: PROFILE_TYPES.Owner })
  if (!profile) return
  await insertDemoBrand(
    db,
    { accountId: profile.account_id, profileId: profile.id },
    {
      header_text: 'Achter Brick & Hearth',
      footer_text: 'Achter Brick & Hearth LLC\nOld buildings in use, and rents that stay steady.',
      contact_line: '(312) 555-0137 · office@achter-brick.example.com',
      logo_key: null,
      logo_width: null,
      logo_height: null,
      logo_position: 'left',
      primary_color: BRICK,
      accent_color: SLATE,
      sender_name: 'Achter Brick & Hearth',
      reply_to: 'office@achter-brick.example.com',
      watermark_text: 'Achter Brick & Hearth',
      watermark_opacity: FIRST_DESIGN.WatermarkOpacity,
      on_emails: true,
      on_pages: true,
      on_documents: true,
    },
  )
}

/** Draws the logos of the demo that are not there yet. */
export async function drawDemoLogos({ jobDatabase, files }: DrawingServices): Promise<void> {
  const claims = everything('the portfolio belongs to many accounts')
  const brands = await jobDatabase.transaction(claims, listBrandsWithoutLogo, { readOnly: true })
  if (brands.length === 0) return
  const picture = await processLogo(await sharp(Buffer.from(LOGO)).png().toBuffer())
  for (const { id } of brands) {
    await jobDatabase.transaction(claims, async (db) =>
      giveDemoLogo(db, id, { key: await storePicture(db, files, picture), width: picture.width, height: picture.height }),
    )
  }
}

/** A hearth in a wall of bricks. */
const LOGO = `<svg xmlns="http://www.w3.org/2000/svg" width="320" height="320" viewBox="0 0 32 32">
<rect width="32" height="32" fill="#fff"/><rect x="2" y="2" width="28" height="28" rx="4" fill="${BRICK}"/>
<path d="M2 9h28M2 16h28M2 23h28M9 2v7M20 2v7M5 9v7M27 9v7M5 23v7M27 23v7M14 23v7" stroke="#fff" stroke-width="1"/>
<path d="M9 30V19a7 7 0 0 1 14 0v11z" fill="${SLATE}"/>
<path d="M16 17c3 3 4 5 4 7a4 4 0 0 1-8 0c0-2 1-3 2-4 0 1 .5 2 1 2 1 0 1-3 1-5z" fill="#f2b84b"/></svg>`
