import type { EventContext } from '../../rpc/events.ts'

/** Files go once it is certain that no row names them. What is missed, since the process ends meanwhile, the daily sweep finds. */
export function deleteFilesAfterwards(
  { services, afterCommit }: Pick<EventContext, 'services' | 'afterCommit'>,
  storageKeys: readonly string[],
): void {
  if (storageKeys.length === 0) return
  afterCommit(async () => {
    for (const key of storageKeys) await services.files.delete(key)
  })
}
