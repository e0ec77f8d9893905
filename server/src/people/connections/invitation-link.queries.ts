import { type Db, first } from '../../database/db.ts'
import { CONNECTION_COLUMNS, type ConnectionRow } from './connection.queries.ts'

type Link = { tokenId: string; accountId: string; connectionId: string }

export async function insertInvitationLink(db: Db, { tokenId, accountId, connectionId }: Link): Promise<void> {
  await db.sql('insert into connection_link (token_id, account_id, connection_id) values ($1, $2, $3)', [tokenId, accountId, connectionId])
}

/** Of an invitation: all links, or those whose mail has not left yet. */
export async function deleteInvitationLinks(db: Db, connectionId: string, { keepSent }: { keepSent: boolean }): Promise<void> {
  await db.sql(
    `delete from account_token using connection_link l
     where l.token_id = account_token.id and l.connection_id = $1 and (not $2 or token_sha256 is null)`,
    [connectionId, keepSent],
  )
}

export async function lockLinkedConnection(db: Db, tokenId: string, { lock }: { lock: boolean }): Promise<ConnectionRow | null> {
  return first(
    await db.sql<ConnectionRow>(
      `select ${CONNECTION_COLUMNS} from connection_link l join connection c on c.id = l.connection_id
       where l.token_id = $1 ${lock ? 'for no key update of c' : ''}`,
      [tokenId],
    ),
  )
}
