/** What a person has to know to go on: shown without a stack. */
export class BackupRefusal extends Error {}

export function refuse(sentence: string, cause?: unknown): never {
  throw new BackupRefusal(sentence, { cause })
}
