import { USUAL_TIME_ZONE } from '@keystead/contract/values/time-zones.ts'
import { type CallContext, accountActor } from '../../rpc/call-context.ts'
import { findTimeZoneOfProfile } from '../preferences/preference.public.ts'
import { daysIn, type Reading } from './notification.present.ts'

/** Now, where the reader is: as their browser says, else as their settings do; and in their language. */
export async function readingOf({ db, services, actor }: CallContext, profileId: string, timeZone: string | null): Promise<Reading> {
  const known = timeZone ?? (await findTimeZoneOfProfile(db, profileId)) ?? USUAL_TIME_ZONE
  const language = services.languages.known(accountActor(actor).language)
  return { now: services.clock.now(), timeZone: known, days: daysIn(known), languages: services.languages, language }
}
