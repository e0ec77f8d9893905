import { type Listener, hourly } from '../../rpc/events.ts'
import { failLostImports } from './import.queries.ts'

export const importListeners: readonly Listener[] = [hourly('imports that were lost', ({ db }) => failLostImports(db))]
