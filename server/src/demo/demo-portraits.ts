import { setImmediate as yieldToCalls } from 'node:timers/promises'
import sharp from 'sharp'
import { everything } from '../database/pool.ts'
import { processPortrait } from '../files/pictures/picture.ts'
import { storePicture } from '../files/pictures/picture-files.ts'
import type { Services } from '../rpc/services.ts'
import { replaceProfilePicture } from '../identity/profiles/profile.public.ts'
import { type FacelessProfile, listFacelessProfiles } from '../identity/profiles/profile.demo.queries.ts'
import { listDemoBusiness } from '../people/businesses/member.demo.queries.ts'
import { demoProfilesOf } from './demo.access.ts'
import type { DemoEmail } from './demo-people.ts'
import { DEMO_PORTRAITS } from './demo-profile-texts.ts'
import { markPortrayed } from './demo.queries.ts'
import { drawPortrait } from './pictures/portrait.ts'

/** What drawing needs of a process. */
export type DrawingServices = Pick<Services, 'jobDatabase' | 'files'>

/** Draws the people of the demo who have no picture yet; whoever runs it next goes on where it was stopped. */
export async function drawDemoPortraits(services: DrawingServices, signal: AbortSignal): Promise<boolean> {
  const faceless = await services.jobDatabase.transaction(everything('the portfolio belongs to many accounts'), listFacelessProfiles, {
    readOnly: true,
  })
  for (const profile of faceless) {
    await yieldToCalls()
    if (signal.aborted) return false
    await portray(services, profile)
  }
  await services.jobDatabase.transaction({ kind: 'public' }, markPortrayed)
  return true
}

/** A person gets a face. A company gets its logo, and with it what it lacked to be listed. */
async function portray(services: DrawingServices, { id, account_id: accountId, email }: FacelessProfile): Promise<void> {
  const drawing = email === null ? COMPANY_LOGO : drawPortrait({ seed: DEMO_PORTRAITS[email as DemoEmail] })
  const picture = await processPortrait(await sharp(Buffer.from(drawing)).png({ compressionLevel: 1 }).toBuffer())
  await services.jobDatabase.transaction({ kind: 'account', accountId }, async (db) => {
    const storageKey = await storePicture(db, services.files, picture)
    await replaceProfilePicture(db, demoProfilesOf(accountId), id, { storageKey, bytes: picture.bytes, placeholder: picture.placeholder })
    if (email === null) await listDemoBusiness(db, { accountId, profileId: id })
  })
}

/** A warehouse with its dock doors. */
const COMPANY_LOGO = `<svg xmlns="http://www.w3.org/2000/svg" width="512" height="512" viewBox="0 0 32 32">
<rect width="32" height="32" fill="#1f4e4a"/><path d="M5 14 16 7l11 7v12H5z" fill="#f3efe4"/>
<path d="M8 17h4v9H8zM14 17h4v9h-4zM20 17h4v9h-4z" fill="#c98a2b"/><path d="M8 19h4M14 19h4M20 19h4M8 21h4M14 21h4M20 21h4" stroke="#f3efe4" stroke-width=".6"/></svg>`
