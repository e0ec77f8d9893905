import { access } from 'node:fs/promises'

/** Whether something lies at a path and can be reached. */
export async function isThere(path: string): Promise<boolean> {
  return access(path).then(
    () => true,
    () => false,
  )
}
