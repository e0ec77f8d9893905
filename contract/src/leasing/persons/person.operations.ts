import { z } from 'zod'
import { signedIn } from '../../rpc/access.ts'
import { defineError } from '../../rpc/errors.ts'
import { area } from '../../rpc/operation.ts'
import { pageOf, pagingInput } from '../../rpc/paging.ts'
import { messages } from './persons-messages.text.ts'
import { rowId } from '../../values/fields.ts'
import { EmailNotConfirmed, TooManyAddresses } from '../../people/connections/connection.operations.ts'
import { ASSIGNMENT_STATES } from '../tenures/tenure.values.ts'
import { EditPersonInput, InvitePersonsInput, MergePersonsForm, PersonSearchForm } from './person.forms.ts'

/*
 * People whom an owner has written down as tenants or guarantors, and who have no account here or have not accepted: their
 * account alone sees them in one list.
 */

const users = area('users')

export const PersonNotFound = defineError('PersonNotFound', 404, messages.personNotFound)
export const PersonChanged = defineError('PersonChanged', 409, messages.personChanged)
export const PersonHasAddress = defineError('PersonHasAddress', 409, messages.personHasAddress)
export const PersonLivesThere = defineError('PersonLivesThere', 409, messages.personLivesThere)
export const PersonIsGuarantor = defineError('PersonIsGuarantor', 409, messages.personIsGuarantor)
export const PersonsShareLease = defineError('PersonsShareLease', 409, messages.personsShareLease)
export const PersonsLiveTogether = defineError('PersonsLiveTogether', 409, messages.personsLiveTogether)

const owners = signedIn({ profiles: ['Owner'] })
const ownPerson = signedIn({ profiles: ['Owner'], own: { field: 'PersonId', kind: 'person' } })

/** `none`: not invited yet. `open`: waits for an answer. */
export const PERSON_INVITATIONS = ['none', 'open', 'declined', 'expired', 'withdrawn'] as const

const HomeOfPerson = z.object({ AssetId: z.guid(), Title: z.string(), Place: z.string(), State: z.enum(ASSIGNMENT_STATES) })

export const PersonRead = z.object({
  PersonId: z.guid(),
  Version: z.int(),
  FirstName: z.string(),
  LastName: z.string(),
  Email: z.string().nullable(),
  Phone: z.string().nullable(),
  Invitation: z.enum(PERSON_INVITATIONS),
  InvitedAt: z.iso.datetime().nullable(),
  /** Where they live, will or have lived; the latest first, at most three. */
  Homes: z.array(HomeOfPerson),
  /** Homes whose leases they answer for, the latest first, at most three. */
  GuarantorOf: z.array(HomeOfPerson),
  /** They stand in leases as a guarantor alone: an invitation would give them nothing. */
  IsOnlyGuarantor: z.boolean(),
})
export type PersonRead = z.infer<typeof PersonRead>

/** Of the list: those who are to be invited have an address, are not only guarantors, and neither have an open invitation nor declined one. */
export const PERSON_LISTS = ['all', 'to-invite', 'invited'] as const

export const GetPersons = users.query('GetPersons', {
  summary: 'People whom the account has written down as tenants or guarantors and who have not accepted yet, by name.',
  access: owners,
  permission: 'leases:view',
  concerns: 'whole business',
  input: z.strictObject({
    ...PersonSearchForm.shape,
    Show: z.enum(PERSON_LISTS, { error: 'List is not valid.' }).default('all'),
    ...pagingInput,
  }),
  output: pageOf(PersonRead).extend({
    Counts: z.object({ All: z.int(), ToInvite: z.int(), Invited: z.int() }),
    /** Those of `to-invite` that the filter finds, at most 200: what "invite all" invites. */
    ToInviteIds: z.array(z.guid()),
  }),
  reads: ['lease', 'leaseDraft', 'person'],
})

export const EditPerson = users.command('EditPerson', {
  summary:
    'Changes how a person is called and reached. Another email takes back the invitation that waits at the old one; that of a tenant who is connected with the account makes the person them. `Version` is the one that was read.',
  access: ownPerson,
  permission: 'leases:edit',
  concerns: 'whole business',
  input: EditPersonInput,
  output: z.object({ PersonId: z.guid(), Version: z.int() }),
  errors: [PersonNotFound, PersonChanged, PersonHasAddress],
  changes: ['person', 'lease', 'asset', 'listing'],
})

export const MergePersons = users.command('MergePersons', {
  summary: 'Two persons are one: leases of the first become those of the other, whose name and addresses stay.',
  access: ownPerson,
  permission: 'leases:edit',
  concerns: 'whole business',
  input: MergePersonsForm,
  output: z.object({ PersonId: z.guid() }),
  errors: [PersonNotFound, PersonsLiveTogether, PersonsShareLease],
  changes: ['person', 'lease', 'asset', 'listing'],
})

export const ErasePerson = users.command('ErasePerson', {
  summary:
    'Erases name, email and phone of a person who lives in no home of the account and answers for no lease of it, wherever they stand, and takes back an invitation that waits for them. Files of imports that have ended are deleted, since they may name them. Their leases stay.',
  access: ownPerson,
  permission: 'leases:delete',
  concerns: 'whole business',
  input: z.strictObject({ PersonId: rowId('Person') }),
  output: z.object({ PersonId: z.guid() }),
  errors: [PersonNotFound, PersonLivesThere, PersonIsGuarantor],
  changes: ['person', 'lease', 'asset', 'listing', 'assetImport', 'leaseImport'],
})

/** `open`: an invitation waits for them already. `refused`: `Reason` says why. */
export const INVITED_OUTCOMES = ['sent', 'open', 'refused'] as const

export const InvitePersons = users.command('InvitePersons', {
  summary:
    'Invites people who were written down to their account here, each to their address; who accepts finds their homes. Whether an address has an account is not told.',
  access: owners,
  permission: 'connections:edit',
  concerns: 'whole business',
  input: InvitePersonsInput,
  output: z.object({
    Results: z.array(
      z.object({ PersonId: z.guid(), Name: z.string().nullable(), Outcome: z.enum(INVITED_OUTCOMES), Reason: z.string().nullable() }),
    ),
  }),
  errors: [EmailNotConfirmed, TooManyAddresses],
  changes: ['person', 'connection', 'lease', 'share', 'asset', 'listing'],
})
