import type { GetPersons } from '@keystead/contract/leasing/persons/person.operations.ts'
import { phoneText } from '@keystead/contract/values/phones.ts'
import { profileActor } from '../../rpc/call-context.ts'
import type { Handler } from '../../rpc/module.ts'
import { pageWith, rowsOf } from '../../rpc/page.ts'
import { countWrittenDown, type HomeOfPerson, listHomesGuaranteedBy, listHomesOf, listWrittenDown } from './person-list.queries.ts'

const MOST_HOMES = 3
const MOST_TO_INVITE = 200

export const getPersons: Handler<typeof GetPersons> = async ({ db, actor }, { Text, Show, ...page }) => {
  const filter = { accountId: profileActor(actor).accountId, text: Text || null, show: Show }
  const rows = await listWrittenDown(db, filter, rowsOf(page))
  const counts = await countWrittenDown(db, filter, MOST_TO_INVITE)
  const ids = rows.map(({ id }) => id)
  const homes = Map.groupBy(await listHomesOf(db, ids, MOST_HOMES), ({ person_id }) => person_id)
  const guaranteed = Map.groupBy(await listHomesGuaranteedBy(db, ids, MOST_HOMES), ({ person_id }) => person_id)
  return {
    ...pageWith(
      rows.map((row) => ({
        PersonId: row.id,
        Version: row.version,
        FirstName: row.first_name,
        LastName: row.last_name,
        Email: row.email,
        Phone: row.phone && phoneText(row.phone),
        Invitation: row.invitation,
        InvitedAt: row.invited_at?.toISOString() ?? null,
        Homes: (homes.get(row.id) ?? []).map(presentHome),
        GuarantorOf: (guaranteed.get(row.id) ?? []).map(presentHome),
        IsOnlyGuarantor: row.is_only_guarantor,
      })),
      page,
      counts.found,
    ),
    Counts: { All: counts.all, ToInvite: counts.to_invite, Invited: counts.invited },
    ToInviteIds: counts.to_invite_ids,
  }
}

function presentHome({ asset_id, title, place, state }: HomeOfPerson) {
  return { AssetId: asset_id, Title: title, Place: place, State: state }
}
