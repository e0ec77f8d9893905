import { z } from 'zod'
import { defineEvent, defineQuestion } from '../../rpc/events.ts'

/** A profile becomes one of another type. Asked of the rooms where others know it as what it is now. */
export const ProfileTypeChanging = defineEvent('profile.type-changing', z.object({ id: z.uuid(), accountId: z.uuid() }))

/** A profile is of a type from now on: it is new, or was of another one. */
export const ProfileTypeSet = defineEvent('profile.type-set', z.object({ id: z.uuid(), accountId: z.uuid(), profileTypeId: z.int() }))

/** Whom a profile knows by a name that begins with a text, first or last: profiles that it may pick, others who see them. */
export const WhoIsKnownByName = defineQuestion('profile.known', z.object({ profileId: z.uuid(), text: z.string() }), z.array(z.uuid()))
