/** What a person has to know to go on: shown without a stack. */
export class BackupRefusal extends Error {}

const FULL_DISK = new Set(['ENOSPC', 'EDQUOT', '53100'])

/** A disk that is full, here or under the database, is no fault of the program. */
export async function sayingWhenFull<Result>(sentence: string, work: () => Promise<Result>): Promise<Result> {
  try {
    return await work()
  } catch (error) {
    if (FULL_DISK.has(String((error as { code?: unknown }).code))) refuse(sentence, error)
    throw error
  }
}

export function refuse(sentence: string, cause?: unknown): never {
  throw new BackupRefusal(sentence, { cause })
}
