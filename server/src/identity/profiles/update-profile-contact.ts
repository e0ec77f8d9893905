import { invalidMessage } from '@keystead/contract/text/messages.ts'
import { ProfileChanged, type UpdateProfileContact } from '@keystead/contract/identity/profiles/profile-details.operations.ts'
import type { FieldMessages } from '@keystead/contract/rpc/envelope.ts'
import { CallErrors } from '@keystead/contract/rpc/errors.ts'
import type { ParsedInputOf } from '@keystead/contract/rpc/operation.ts'
import { postcodeValidator, postcodeValidatorExistsForCountry } from 'postcode-validator'
import type { Db } from '../../database/db.ts'
import { keptPhone } from './phone-numbers.ts'
import { fail, failField } from '../../rpc/failure.ts'
import type { Handler } from '../../rpc/module.ts'
import type { Scope } from '../../rpc/scope.ts'
import { presentChanged } from './changed-profile.ts'
import { presentContact } from './profile.present.ts'
import { type ContactColumns, findContact, findStateCode, saveContact } from './profile-contact.queries.ts'
import { type CountryRow, findCountry, isStateOf, updateProfile } from './profile-details.queries.ts'
import { getLockedProfile } from './profile-guards.ts'
import { text as label } from './profile-fields.text.ts'

export const updateProfileContact: Handler<typeof UpdateProfileContact, Scope<'profile'>> = async (context, input) => {
  const { db } = context
  const scope = context.owned
  const profile = await getLockedProfile(db, scope, input.ProfileId)
  const before = await findContact(db, scope, profile.id)
  if ((before?.version ?? 0) !== input.Version) fail(ProfileChanged)
  const country = (await findCountry(db, input.CountryId)) ?? failField('CountryId', invalidMessage('Country'))
  await checkPlace(db, input, country)

  const columns: ContactColumns = {
    phone_primary: input.PhonePrimary && keptPhone(input.PhonePrimary, country.code),
    phone_secondary: input.PhoneSecondary && keptPhone(input.PhoneSecondary, country.code),
    email: input.Email,
    address1: input.Address1,
    address2: input.Address2,
    city_name: input.City,
    state_id: input.StateId,
    region: input.Region,
    zip: input.Zip,
    country_id: input.CountryId,
    show_phone: input.ShowPhone,
    show_email: input.ShowEmail,
    show_address: input.ShowAddress,
  }
  await saveContact(db, scope, profile.id, columns)
  await updateProfile(db, scope, profile.id, await publicColumnsOf(db, columns, country))
  context.audit(profile.id, { showPhone: input.ShowPhone, showEmail: input.ShowEmail, showAddress: input.ShowAddress })
  await presentChanged(context, profile.id)
  return presentContact(await findContact(db, scope, profile.id), profile.country_id)
}

/** What strangers may read of it: copied, so that no one who reads a profile touches the private table. */
async function publicColumnsOf(db: Db, contact: ContactColumns, country: CountryRow) {
  return {
    public_phone: contact.show_phone ? contact.phone_primary : null,
    public_email: contact.show_email ? contact.email : null,
    public_place_line: contact.show_address ? await placeLineOf(db, contact, country) : null,
  }
}

/** `1420 Larimer Street, Suite 4, Denver, CO 80202`; of other countries with the country behind it. */
async function placeLineOf(
  db: Db,
  { address1, address2, city_name, state_id, region, zip }: ContactColumns,
  { code, name }: CountryRow,
): Promise<string> {
  const state = state_id === null ? region : await findStateCode(db, state_id)
  return [address1, address2, city_name, [state, zip].filter(Boolean).join(' '), code === 'US' ? null : name].filter(Boolean).join(', ')
}

/** What a country's own rules say of its states, postal codes and numbers; all that is wrong is told at once. */
async function checkPlace(db: Db, input: ParsedInputOf<typeof UpdateProfileContact>, { code }: CountryRow): Promise<void> {
  const { CountryId, StateId, Zip, PhonePrimary, PhoneSecondary } = input
  const wrong: FieldMessages = {}
  if (StateId !== null && !(await isStateOf(db, CountryId, StateId))) wrong['StateId'] = invalidMessage(label.state)
  if (Zip !== null && postcodeValidatorExistsForCountry(code) && !postcodeValidator(Zip, code))
    wrong['Zip'] = invalidMessage(label.postalCode)
  if (PhonePrimary !== null && keptPhone(PhonePrimary, code) === null) wrong['PhonePrimary'] = invalidMessage(label.primaryPhone)
  if (PhoneSecondary !== null && keptPhone(PhoneSecondary, code) === null) wrong['PhoneSecondary'] = invalidMessage(label.secondaryPhone)
  if (Object.keys(wrong).length > 0) fail(CallErrors.InvalidInput, wrong)
}
