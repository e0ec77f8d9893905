import { type Db, first } from '../../database/db.ts'
import { CONNECTION_COLUMNS, type ConnectionRow } from './connection.queries.ts'

export async function lockLinkedConnection(db: Db, connectionId: string, { lock }: { lock: boolean }): Promise<ConnectionRow | null> {
  return first(
    await db.sql<ConnectionRow>(`select ${CONNECTION_COLUMNS} from connection c where c.id = $1 ${lock ? 'for no key update of c' : ''}`, [
      connectionId,
    ]),
  )
}
