import { invalidMessage } from '@keystead/contract/text/messages.ts'
import { ProfileChanged, type UpdateProfileContact } from '@keystead/contract/users/profiles/profile-details.operations.ts'
import { nationalDigits } from '@keystead/contract/values/phones.ts'
import type { Db } from '../../database/db.ts'
import { accountActor } from '../../rpc/call-context.ts'
import { fail, failField } from '../../rpc/failure.ts'
import type { Handler } from '../../rpc/module.ts'
import { presentChanged } from './changed-profile.ts'
import { ownProfiles } from './profile.access.ts'
import { presentContact } from './profile.present.ts'
import { type ContactColumns, findContact, findStateCode, saveContact } from './profile-contact.queries.ts'
import { isCountryKnown, updateProfile } from './profile-details.queries.ts'
import { checkedState, getLockedProfile } from './profile-guards.ts'

export const updateProfileContact: Handler<typeof UpdateProfileContact> = async (context, input) => {
  const { db } = context
  const scope = ownProfiles(accountActor(context.actor))
  const profile = await getLockedProfile(db, scope, input.ProfileId)
  const before = await findContact(db, scope, profile.id)
  if ((before?.version ?? 0) !== input.Version) fail(ProfileChanged)
  if (!(await isCountryKnown(db, input.CountryId))) failField('CountryId', invalidMessage('Country'))

  const columns: ContactColumns = {
    phone_primary: input.PhonePrimary && nationalDigits(input.PhonePrimary),
    phone_secondary: input.PhoneSecondary && nationalDigits(input.PhoneSecondary),
    email: input.Email,
    address1: input.Address1,
    address2: input.Address2,
    city_name: input.City,
    state_id: await checkedState(db, 'StateId', 'State', input.StateId),
    zip: input.Zip,
    country_id: input.CountryId,
    show_phone: input.ShowPhone,
    show_email: input.ShowEmail,
    show_address: input.ShowAddress,
  }
  await saveContact(db, scope, profile.id, columns)
  await updateProfile(db, scope, profile.id, await publicColumnsOf(db, columns))
  context.audit(profile.id, { showPhone: input.ShowPhone, showEmail: input.ShowEmail, showAddress: input.ShowAddress })
  await presentChanged(context, profile.id)
  return presentContact(await findContact(db, scope, profile.id), profile.country_id)
}

/** What strangers may read of it: copied, so that nobody who reads a profile touches the private table. */
async function publicColumnsOf(db: Db, contact: ContactColumns) {
  return {
    public_phone: contact.show_phone ? contact.phone_primary : null,
    public_email: contact.show_email ? contact.email : null,
    public_place_line: contact.show_address ? await placeLineOf(db, contact) : null,
  }
}

/** `1420 Larimer Street, Suite 4, Denver, CO 80202` */
async function placeLineOf(db: Db, { address1, address2, city_name, state_id, zip }: ContactColumns): Promise<string> {
  const state = state_id === null ? null : await findStateCode(db, state_id)
  return [address1, address2, city_name, [state, zip].filter(Boolean).join(' ')].filter(Boolean).join(', ')
}
