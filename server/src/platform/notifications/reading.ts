import { USUAL_TIME_ZONE } from '@keystead/contract/values/time-zones.ts'
import type { ProfileActor } from '../../rpc/actor.ts'
import { type CallContext, accountActor } from '../../rpc/call-context.ts'
import { findTimeZoneOfReader } from '../preferences/preference.public.ts'
import { daysIn, type Reading } from './notification.present.ts'

/** Now, where the reader is: as their browser says, else as their settings do; and in their language. */
export async function readingOf({ db, services, actor }: CallContext, reader: ProfileActor, timeZone: string | null): Promise<Reading> {
  const known = timeZone ?? (await findTimeZoneOfReader(db, reader)) ?? USUAL_TIME_ZONE
  const language = services.languages.known(accountActor(actor).language)
  return { now: services.clock.now(), timeZone: known, days: daysIn(known), languages: services.languages, language }
}
