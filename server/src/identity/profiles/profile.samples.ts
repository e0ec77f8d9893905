import type { Sample } from '../../database/samples.ts'
import type { AccountActor } from '../../rpc/actor.ts'
import { ownProfiles } from './profile.access.ts'
import { type ContactColumns, saveContact } from './profile-contact.queries.ts'
import { updateProfile } from './profile-details.queries.ts'

const scope = ownProfiles({ accountId: 'an account' } as AccountActor)

/** Some of the columns: which ones there are changes nothing else. */
export const samples: readonly Sample[] = [
  (db) => updateProfile(db, scope, 'a profile', { first_name: 'Olive', category_ids: [1] }),
  (db) => saveContact(db, scope, 'a profile', { city_name: 'Denver', show_phone: true } as ContactColumns),
]
